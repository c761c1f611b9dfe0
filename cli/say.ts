/**
 * What the command line says, in the language of the tool. The English is written where it is said;
 * `words/` has it in other languages. A text that one of them lacks does not compile.
 */
import { Spoken } from '../diagnostics/index.ts';
import type { japanese } from './words/ja/index.ts';
import type { ParametersOf } from './words/translated.ts';

/** A text that every language has. */
type English = keyof typeof japanese;

/** One of them without values. */
export type Plain = {
  readonly [Text in English]: [ParametersOf<Text>] extends [never] ? Text : never;
}[English];

type Words = Readonly<Record<English, string>>;

/** Values by the names in the braces; none for a text without. */
type Values<Text extends string> = [ParametersOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<ParametersOf<Text>, string | number>>];

/** English says itself. */
const english = new Proxy({} as Words, { get: (_, text) => text });

const spoken = new Spoken<Words>(english, {
  ja: async () => (await import('./words/ja/index.ts')).japanese,
});

/** To be awaited before anything is said in the language in use. */
export function loadWords(): Promise<void> {
  return spoken.load();
}

/** The text in the language of the tool, with its values. */
export function say<Text extends English>(text: Text, ...[values]: Values<Text>): string {
  const given = (values ?? {}) as Readonly<Record<string, string | number>>;
  return spoken.words[text].replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : hole,
  );
}
