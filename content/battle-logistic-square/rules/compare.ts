/** What the `then` of a scenario says about a state, word by word (scenarios/README.md). */
import {
  BadPosition,
  parseSquare,
  readCards,
  readSquares,
  seatName,
  squareName,
  writeCards,
  type Position,
  type PositionDifference,
  type Seat,
} from 'cardwright/engine';
import { coverOf } from './board.ts';
import { deckNames, handNames, itNames, publicWords, trashNames } from './describe.ts';
import { NO_RANGE } from './ranges.ts';
import { seatWord, SHIELD_CHAIN, SHIELD_TURN, type State } from './state.ts';
import { mapOf, readSeat } from './words.ts';

type Compare = (state: State, expected: unknown, word: string) => PositionDifference[];

/** By word, in the order of the documentation. */
const comparisons: Readonly<Record<string, Compare>> = {
  avi: comparePublic,
  cell: comparePublic,
  life: comparePublic,
  boost: comparePublic,
  apNext: comparePublic,
  lowestLife: comparePublic,
  shield: (state, expected) => compareBySeat('shield', expected, (seat) => shieldOf(state, seat)),
  hand: (state, expected, word) =>
    compareCards(word, expected, (seat) => handNames(state, seat), sorted),
  it: (state, expected, word) =>
    compareCards(word, expected, (seat) => itNames(state, seat, false), sorted),
  itUsed: (state, expected, word) =>
    compareCards(word, expected, (seat) => itNames(state, seat, true), sorted),
  deck: (state, expected, word) =>
    compareCards(word, expected, (seat) => deckNames(state, seat), asIs),
  trash: (state, expected, word) =>
    compareCards(word, expected, (seat) => trashNames(state, seat), asIs),
  set: compareSets,
  chain: (state, expected, word) =>
    compared(word, readCards(expected, word), publicWords(state).chain),
  turn: comparePublic,
  turnNumber: comparePublic,
  ap: comparePublic,
  caaUsed: comparePublic,
  locked: comparePublic,
  lockNext: comparePublic,
  usedEffects: compareUsed,
  deckOut: comparePublic,
  phase: comparePublic,
  range: compareRanges,
};

export function differences(state: State, then: Position): PositionDifference[] {
  return Object.entries(then).flatMap(([word, expected]) => {
    const compare = comparisons[word];
    if (compare === undefined) throw new BadPosition(word, expected);
    return compare(state, expected, word);
  });
}

/** Nothing when both read the same. */
function compared(what: string, expected: unknown, actual: unknown): PositionDifference[] {
  return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ what, expected, actual }];
}

/** A word that everybody may know; of words by seat only the seats that are named. */
function comparePublic(state: State, expected: unknown, word: string): PositionDifference[] {
  const actual = (publicWords(state) as Position)[word];
  if (typeof expected !== 'object' || Array.isArray(expected)) {
    return compared(word, expected, actual);
  }
  return compareBySeat(word, expected, (seat) => mapOf(actual)[seatName(seat)]);
}

function compareBySeat(
  word: string,
  expected: unknown,
  actual: (seat: Seat) => unknown,
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) =>
    compared(`${word}.${name}`, wanted, actual(readSeat(name, word))),
  );
}

function shieldOf(state: State, seat: Seat): number {
  return seatWord(state, seat, SHIELD_TURN) + seatWord(state, seat, SHIELD_CHAIN);
}

const asIs = (cards: readonly string[]): readonly string[] => cards;
const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted();

/** By seat: a number of cards, or exactly these. */
function compareCards(
  word: string,
  expected: unknown,
  actual: (seat: Seat) => readonly string[],
  order: (cards: readonly string[]) => readonly string[],
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
    const place = `${word}.${name}`;
    const found = actual(readSeat(name, word));
    if (typeof wanted === 'number') return compared(place, wanted, found.length);
    return compared(place, writeCards(order(readCards(wanted, place))), writeCards(order(found)));
  });
}

/** The cells that differ; endurance is compared where it is written. */
function compareSets(state: State, expected: unknown): PositionDifference[] {
  const actual = publicWords(state).set;
  const wanted = mapOf(expected);
  const cells = [...new Set([...Object.keys(wanted), ...Object.keys(actual)])];
  return cells.flatMap((cell) => {
    const [written = null, found = null] = [wanted[cell], actual[cell]];
    if (written === found || (typeof written === 'string' && found?.startsWith(`${written} `))) {
      return [];
    }
    return [{ what: `set.${cell}`, expected: written, actual: found }];
  });
}

function compareUsed(state: State, expected: unknown): PositionDifference[] {
  const actual = publicWords(state).usedEffects;
  return Object.entries(mapOf(expected)).flatMap(([name, lists]) =>
    Object.entries(mapOf(lists)).flatMap(([limit, wanted]) =>
      compared(`usedEffects.${name}.${limit}`, wanted, mapOf(actual[name])[limit]),
    ),
  );
}

/** `P1 ac-line-cutter: (3,4) (3,5)`: what a card covers from where the AVI stands, in any order. */
function compareRanges(state: State, expected: unknown): PositionDifference[] {
  const { cards, grid } = state.config;
  return Object.entries(mapOf(expected)).flatMap(([name, cells]) => {
    const [owner, id = ''] = name.split(' ');
    const what = `range.${name}`;
    const type = cards.indexOf.get(id);
    const range = type === undefined ? NO_RANGE : (cards.range[type] ?? NO_RANGE);
    if (range === NO_RANGE) throw new BadPosition(what, cells);
    const { squares } = coverOf(state, range, readSeat(owner, what));
    const wanted = readSquares(String(cells), what);
    if (wanted.some((cell) => parseSquare(cell) === null)) throw new BadPosition(what, cells);
    const found = squares.map((square) => squareName(grid, square));
    return compared(what, wanted.toSorted(), found.toSorted());
  });
}
