/** What the `then` of a scenario says about a state, word by word: the parts that games share. */
import { readSquares } from '../drawing/board-drawing.ts';
import { isMapping } from '../mapping.ts';
import { isSame } from '../scenarios/same.ts';
import { BadPosition, type Position, type PositionDifference } from '../rules.ts';
import { readCards, writeCards } from './card-lists.ts';
import { mapOf, textOf, type ByName } from './words.ts';

/** What a scenario gave and what it says now, for words that need others beside them. */
export interface Told {
  readonly given: Position;
  readonly then: Position;
}

/** Compares one word. Throws a `BadPosition` for what cannot be read. */
export type Compare<State> = (
  state: State,
  expected: unknown,
  word: string,
  told: Told,
) => readonly PositionDifference[];

/** Compares every word of `then`; one that has no comparison throws a `BadPosition`. */
export function compareWords<State>(
  comparisons: Readonly<Record<string, Compare<State>>>,
  state: State,
  then: Position,
  given: Position,
): PositionDifference[] {
  return Object.entries(then).flatMap(([word, expected]) => {
    const compare = Object.hasOwn(comparisons, word) ? comparisons[word] : undefined;
    if (compare === undefined) throw new BadPosition(word, expected);
    return compare(state, expected, word, { given, then });
  });
}

/** Words that are compared as `wordsOf` has them; of maps only the keys that are named. */
export function asWritten<State>(
  words: readonly string[],
  wordsOf: (state: State) => Position,
): Readonly<Record<string, Compare<State>>> {
  const compare: Compare<State> = (state, expected, word) =>
    compared(word, expected, wordsOf(state)[word]);
  return Object.fromEntries(words.map((word) => [word, compare]));
}

/** Nothing when both are the same; of maps only the keys that are expected count. */
export function compared(what: string, expected: unknown, actual: unknown): PositionDifference[] {
  if (isMapping(expected)) {
    const found = mapOf(actual);
    return Object.entries(expected).flatMap(([key, wanted]) =>
      Object.hasOwn(found, key)
        ? compared(`${what}.${key}`, wanted, found[key])
        : noSuchKey(`${what}.${key}`, wanted),
    );
  }
  return isSame(expected, actual) ? [] : [{ what, expected, actual }];
}

function noSuchKey(what: string, wanted: unknown): never {
  throw new BadPosition(what, wanted);
}

/** By holder (`P1`) a number of cards, or exactly these; in any order unless `inOrder`. */
export function compareCards(
  what: string,
  expected: unknown,
  actual: ByName<readonly string[]>,
  { inOrder }: { readonly inOrder: boolean },
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([holder, wanted]) => {
    const place = `${what}.${holder}`;
    const found = Object.hasOwn(actual, holder) ? actual[holder] : undefined;
    if (found === undefined) throw new BadPosition(place, wanted);
    return compareCardList(place, wanted, found, { inOrder });
  });
}

/** A number of cards, or exactly these; in any order unless `inOrder`. */
export function compareCardList(
  what: string,
  expected: unknown,
  actual: readonly string[],
  { inOrder }: { readonly inOrder: boolean },
): PositionDifference[] {
  if (typeof expected === 'number') return compared(what, expected, actual.length);
  const list = readCards(expected, what);
  return inOrder
    ? compared(what, writeCards(list), writeCards(actual))
    : compared(what, writeCards(list.toSorted()), writeCards(actual.toSorted()));
}

/**
 * By name, `(4,2): (3,3) (4,3)`, how many squares, or which; a set of them may also be drawn.
 * `squaresOf` throws a `BadPosition` for a name that it does not know.
 */
export function compareSquareSets(
  what: string,
  expected: unknown,
  squaresOf: (name: string, place: string) => readonly string[],
  { inOrder = false }: { readonly inOrder?: boolean } = {},
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
    const place = `${what}.${name}`;
    const found = squaresOf(name, place);
    if (typeof wanted === 'number') return compared(place, wanted, found.length);
    const list = readSquares(textOf(wanted), place);
    return inOrder
      ? compared(place, list, found)
      : compared(place, list.toSorted(), found.toSorted());
  });
}

/**
 * What stands on squares, `(4,3): P1 orc-ravager placed`: the squares that differ. Words behind
 * those that are expected do not count.
 */
export function compareSquares(
  what: string,
  expected: ByName<unknown>,
  actual: ByName<string>,
): PositionDifference[] {
  const squares = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return squares.flatMap((square) => {
    const [wanted = null, found = null] = [expected[square], actual[square]];
    if (wanted === found || found?.startsWith(`${String(wanted)} `)) return [];
    return [{ what: `${what}.${square}`, expected: wanted, actual: found }];
  });
}
