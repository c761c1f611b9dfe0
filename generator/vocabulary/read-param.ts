import { isMapping } from '../../kernel/index.ts';
import type { Bounds, ClosedWords, Param, ParamForm, ParamType } from './model.ts';
import type { Text } from '../../engine/index.ts';

/** What parameters may refer to by name. */
export interface Lists {
  readonly words: ReadonlyMap<string, ClosedWords>;
  readonly counts: readonly string[];
}

type Declared = Readonly<Record<string, unknown>>;

type ReadForm<T extends ParamType> = (
  declared: Declared,
  lists: Lists,
) => Extract<ParamForm, { readonly type: T }>;

/** To add a type of parameter: its form in params.ts, and a line here and in the tables that do not compile then. */
const readers: { readonly [T in ParamType]: ReadForm<T> } = {
  integer: (declared) => ({ type: 'integer', ...bounds(declared) }),
  boolean: () => ({ type: 'boolean' }),
  word: (declared, lists) => ({ type: 'word', ...closedWords(declared, lists) }),
  words: (declared, lists) => ({ type: 'words', ...closedWords(declared, lists) }),
  pattern: () => ({ type: 'pattern' }),
  amount: (declared, lists) => ({
    type: 'amount',
    counts: Array.isArray(declared['counts']) ? namesIn(declared['counts']) : lists.counts,
    ...bounds(declared),
  }),
  filter: ({ fields }, { words }) => ({
    type: 'filter',
    fields: new Map(namesIn(fields).map((field) => [field, words.get(field) ?? null])),
  }),
  target: ({ targets }) => ({ type: 'target', targets: namesIn(targets) }),
  duration: ({ durations }) => ({ type: 'duration', durations: namesIn(durations) }),
  pick: ({ picks }) => ({ type: 'pick', picks: namesIn(picks) }),
  id: ({ kinds }) => ({ type: 'id', kinds: namesIn(kinds) }),
};

/** A parameter as declared; null when it has no type that is known. */
export function readParam(
  name: string,
  declared: unknown,
  required: boolean,
  lists: Lists,
): Param | null {
  if (!isMapping(declared)) return null;
  const type = textIn(declared['type']);
  if (type === undefined || !Object.hasOwn(readers, type)) return null;
  const description = textIn(declared['description']);
  return {
    name,
    required,
    ...(description === undefined ? {} : { description }),
    ...readers[type as ParamType](declared, lists),
  };
}

function bounds({ minimum, maximum, except }: Declared): Bounds {
  const numbers: unknown[] = Array.isArray(except) ? except : [];
  // A range without any number is reported where it is declared, and not at every card.
  const isRange = !(Number(minimum) > Number(maximum));
  return {
    ...(isRange && typeof minimum === 'number' ? { minimum } : {}),
    ...(isRange && typeof maximum === 'number' ? { maximum } : {}),
    ...(numbers.length > 0 ? { except: numbers.filter((one) => typeof one === 'number') } : {}),
  };
}

function closedWords(
  { words }: Declared,
  lists: Lists,
): { readonly words: ClosedWords; readonly list?: string } {
  if (typeof words !== 'string') return { words: wordsIn(words) };
  return { words: lists.words.get(words) ?? new Map<string, never>(), list: words };
}

/** Takes values out of a vocabulary that may have any form. */

/** The value as a mapping; an empty one when it is none. */
export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The texts in a list; none when it is no list. */
export function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function wordsIn(value: unknown): ClosedWords {
  return new Map(Object.entries(mapping(value)).map(([word, name]) => [word, name as Text]));
}
