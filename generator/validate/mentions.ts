/** Places in a file that a schema marks for later stages, so that linking never walks the data again. */
import type { JsonSchema } from '../schema/json-schema.ts';

/** Keywords that mark a value. */
export const marks = [
  'x-ref',
  'x-text',
  'x-message',
  'x-pattern',
  'x-asset',
  'x-unique',
  'x-vocabulary',
  'x-target',
  'x-rules-text',
] as const;

export type Mark = (typeof marks)[number];

/** A place in the data that a keyword of ours marks. */
export interface Mention {
  readonly keyword: Mark;
  /** The keyword's value in the schema: the kind that `x-ref` wants. */
  readonly argument: unknown;
  readonly value: unknown;
  /** JSON pointer into the file; `parsePointer` makes a path of it. */
  readonly pointer: string;
  /** The schema object that bears the keyword, for its x-code. */
  readonly schema: JsonSchema;
}

/** The marked places of a file, by keyword, in the order of the data. */
export type Mentions = Readonly<Record<Mark, readonly Mention[]>>;

/** Mentions that are being collected. */
export type GatheredMentions = Record<Mark, Mention[]>;

export function startMentions(): GatheredMentions {
  return {
    'x-ref': [],
    'x-text': [],
    'x-message': [],
    'x-pattern': [],
    'x-asset': [],
    'x-unique': [],
    'x-vocabulary': [],
    'x-target': [],
    'x-rules-text': [],
  };
}

/** No marked places: of a file that could not be read. */
export const noMentions: Mentions = startMentions();

/** The keys and indexes of a JSON pointer; indexes stay text where the data has a map there. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of a path. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Like `parsePointer`, with numbers where `data` has lists. */
export function pathIn(data: unknown, pointer: string): (string | number)[] {
  let node = data;
  return parsePointer(pointer).map((step) => {
    const key = Array.isArray(node) ? Number(step) : step;
    node = (node as Record<string | number, unknown> | null | undefined)?.[key];
    return key;
  });
}
