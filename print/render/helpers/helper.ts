import type { GameData } from '../game-data.ts';
import { failTemplate } from '../strict-compiler.ts';

/** What helpers may know of the rendering they are called in. */
export interface Scope {
  readonly game: GameData;
  readonly locale: string;
  /** Whom the sheet must thank; helpers add to it. */
  readonly credits: Set<string>;
}

/** One helper of templates. To add one: an object here, a line in `index.ts`, a line in docs/how-to/write-templates.md. */
export interface Helper {
  readonly name: string;
  /** Fewest and most values it takes. */
  readonly takes: readonly [least: number, most: number];
  /** Names of the options it takes (`ring=3`); `any` for all. */
  readonly options: readonly string[] | 'any';
  /** Stops the rendering with `failTemplate` when it is given something that it cannot use. */
  run(values: readonly unknown[], options: Options, scope: Scope): unknown;
}

export type Options = Readonly<Record<string, unknown>>;

/** A text, or the rendering stops. `name` is the helper's. */
export function textValue(name: string, actual: unknown): string {
  if (typeof actual === 'string') return actual;
  return failTemplate('CW2008', { helper: name, wrong: 'value', expected: 'a text', actual });
}

export function numberValue(name: string, actual: unknown): number {
  if (typeof actual === 'number' && Number.isFinite(actual)) return actual;
  return failTemplate('CW2008', { helper: name, wrong: 'value', expected: 'a number', actual });
}

/** `undefined` where the option is omitted. */
export function optionalText(name: string, actual: unknown): string | undefined {
  return actual === undefined ? undefined : textValue(name, actual);
}

export const builders: readonly Helper[] = [
  { name: 'array', takes: [0, Infinity], options: [], run: (values) => [...values] },
  { name: 'object', takes: [0, 0], options: 'any', run: (_, options) => ({ ...options }) },
  {
    name: 'concat',
    takes: [1, Infinity],
    options: [],
    run: (values) => values.map(piece).join(''),
  },
];

function piece(actual: unknown): string {
  if (typeof actual === 'string' || typeof actual === 'number') return String(actual);
  const expected = 'texts and numbers';
  return failTemplate('CW2008', { helper: 'concat', wrong: 'value', expected, actual });
}
