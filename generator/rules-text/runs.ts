/** Rules text as it comes out: pieces that know how they look and which field they show. */
import type { Path } from '../../diagnostics/index.ts';
import { intlLocale } from '../words.ts';

export interface Run {
  /** `keyword`: text in bold. `icon`: a pattern; its text is the id or the drawing in braces. */
  readonly kind: 'text' | 'number' | 'keyword' | 'icon';
  readonly text: string;
  /** The field of the card that a number or an icon shows. */
  readonly path?: Path;
  /** A number or an icon inside a keyword. */
  readonly strong?: true;
  /** Part of the explanation of a keyword. */
  readonly reminder?: true;
}

/** What a reader reads aloud. */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The same with neighbours of one look as one run, and without empty ones. */
export function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = [];
  for (const run of runs) {
    const last = made.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && isWords(last) && sameLook(last, run)) {
      made[made.length - 1] = { ...last, text: last.text + run.text };
    } else made.push(run);
  }
  return made;
}

export function isWords({ kind }: Run): boolean {
  return kind === 'text' || kind === 'keyword';
}

function sameLook(a: Run, b: Run): boolean {
  return a.kind === b.kind && a.reminder === b.reminder;
}

/** The runs as part of a keyword. */
export function strong(runs: readonly Run[]): Run[] {
  return runs.map((run) => (isWords(run) ? { ...run, kind: 'keyword' } : { ...run, strong: true }));
}

/** The runs as a sentence: its first letter is a capital, where the script has capitals. */
export function sentence(runs: readonly Run[], locale: string): Run[] {
  const index = runs.findIndex(({ text }) => text !== '');
  return runs.map((run, at) =>
    at === index && isWords(run) ? { ...run, text: capital(run.text, locale) } : run,
  );
}

export function capital(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(intlLocale(locale)) + text.slice(first.length);
}
