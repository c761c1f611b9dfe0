/** What the `then` of a scenario says about a state, key by key: the parts that games share. */
import { readSquares } from '../drawing/board-drawing.ts';
import { isMapping } from '../plain-data.ts';
import { isSame } from '../scenarios/same.ts';
import { BadPosition, type Position, type PositionDifference } from '../rules.ts';
import {
  readCards,
  writeCards,
  listOf,
  mapOf,
  squareText,
  textOf,
  type ByName,
} from './reading.ts';
import type { Words } from './by-player.ts';

/** What a scenario gave and what it says now, for keys that need others beside them. */
export interface GivenAndThen {
  readonly given: Position;
  readonly then: Position;
}

/** Compares one key. Throws a `BadPosition` for what cannot be read. */
export type Compare<State> = (
  state: State,
  expected: unknown,
  key: string,
  scenario: GivenAndThen,
) => readonly PositionDifference[];

/** Compares every key of `then`; one that has no comparison throws a `BadPosition`. */
export function compareKeys<State>(
  comparisons: Readonly<Record<string, Compare<State>>>,
  state: State,
  then: Position,
  given: Position,
): PositionDifference[] {
  return Object.entries(then).flatMap(([key, expected]) => {
    const compare = Object.hasOwn(comparisons, key) ? comparisons[key] : undefined;
    if (compare === undefined) throw new BadPosition(key, expected);
    return compare(state, expected, key, { given, then });
  });
}

/** Keys that are compared as `positionOf` has them; of maps only the keys that are named. */
export function asWritten<State>(
  keys: readonly string[],
  positionOf: (state: State) => Position,
): Readonly<Record<string, Compare<State>>> {
  const compare: Compare<State> = (state, expected, key) =>
    compared(key, expected, positionOf(state)[key]);
  return Object.fromEntries(keys.map((key) => [key, compare]));
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

/** The same for a value that may be missing on either side: null. */
export function comparedOrNull(
  what: string,
  expected: unknown,
  actual: unknown,
): PositionDifference[] {
  if (expected !== null && actual !== null) return compared(what, expected, actual);
  return expected === actual ? [] : [{ what, expected, actual }];
}

/**
 * A map of words, of which only those that are expected count, and so in the maps in it. A square may
 * be expected as `[4, 3]`.
 */
export function compareWords(
  what: string,
  expected: unknown,
  actual: Words,
  as: { readonly inAnyOrder?: readonly string[]; readonly whole?: readonly string[] } = {},
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([word, wanted]) => {
    const place = `${what}.${word}`;
    if (!Object.hasOwn(actual, word)) return noSuchKey(place, wanted);
    const found = actual[word];
    if (as.inAnyOrder?.includes(word) === true) return compareSets(place, wanted, found);
    if (isMapping(wanted) && isMapping(found) && as.whole?.includes(word) !== true) {
      return compareWords(place, wanted, found, as);
    }
    const plain = typeof found === 'string' ? squareText(wanted) : wanted;
    return isSame(plain, found) ? [] : [{ what: place, expected: wanted, actual: found }];
  });
}

/** Lists of names, in any order. A square may be expected as `[4, 3]`. */
export function compareSets(
  what: string,
  expected: unknown,
  actual: unknown,
): PositionDifference[] {
  return compared(what, sortedNames(expected), sortedNames(actual));
}

function sortedNames(list: unknown): string[] {
  return listOf(list)
    .map((one) => String(squareText(one)))
    .toSorted();
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
 * By name, `(4,2): (3,3) (4,3)`, how many squares, or which; a set of them may also be drawn or listed.
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
    const list = Array.isArray(wanted)
      ? wanted.map((one) => String(squareText(one)))
      : readSquares(textOf(wanted), place);
    return inOrder
      ? compared(place, list, found)
      : compared(place, list.toSorted(), found.toSorted());
  });
}

/**
 * What is on squares, `(4,3): P1 orc-ravager placed`: the squares that differ. Words behind
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

/** Compares a key as it is written. */
export function asSaid<State>(of: (state: State) => unknown): Compare<State> {
  return (state, expected, key) => compared(key, expected, of(state));
}
