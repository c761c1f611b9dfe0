/** What the `then` of a scenario says about a state, word by word (scenarios/README.md). */
import {
  BadPosition,
  readCards,
  readSquares,
  seatName,
  writeCards,
  type Position,
  type PositionDifference,
} from 'cardwright/engine';
import { mapOf, readUnits, textOf } from './board-words.ts';
import {
  boardWords,
  bySide,
  deckNames,
  deckSeats,
  handNames,
  namesOf,
  publicWords,
} from './describe.ts';
import {
  adjacentSquares,
  incomingAt,
  squareNamed,
  struckSquares,
  targetSquares,
} from './geometry.ts';
import type { State } from './state.ts';

type Compare = (state: State, then: Position, given: Position) => PositionDifference[];

/** By word, in the order of the documentation. */
const comparisons: Readonly<Record<string, Compare>> = {
  board: (state, then, given) => compareBoard(state, then, given),
  at: (state, then, given) => ('board' in then ? [] : compareBoard(state, then, given)),
  hand: (state, { hand }) => compareCards('hand', hand, hands(state), sorted),
  deck: (state, { deck }) => compareCards('deck', deck, decks(state), asIs),
  pile: (state, { pile }) => compareCards('pile', pile, piles(state), asIs),
  sharedGeneral: (state, then) => comparePublic(state, then, 'sharedGeneral'),
  turn: (state, then) => comparePublic(state, then, 'turn'),
  next: (state, then) => comparePublic(state, then, 'next'),
  turnNumber: (state, then) => comparePublic(state, then, 'turnNumber'),
  phase: (state, then) => comparePublic(state, then, 'phase'),
  races: (state, then) => comparePublic(state, then, 'races'),
  sides: (state, then) => comparePublic(state, then, 'sides'),
  faces: (state, then) => comparePublic(state, then, 'faces'),
  entrants: (state, then) => comparePublic(state, then, 'entrants'),
  strikes: (state, { strikes }) => compareSquares(state, 'strikes', strikes, struckSquares),
  incoming: (state, { incoming }) => compareIncoming(state, incoming),
  targets: (state, { targets }) => compareSquares(state, 'targets', targets, targetSquares),
  adjacent: (state, { adjacent }) => compareSquares(state, 'adjacent', adjacent, adjacentSquares),
};

export function differences(state: State, then: Position, given: Position): PositionDifference[] {
  return Object.keys(then).flatMap((word) => {
    const compare = comparisons[word];
    if (compare === undefined) throw new BadPosition(word, then[word]);
    return compare(state, then, given);
  });
}

/** Nothing when both read the same. */
function compared(what: string, expected: unknown, actual: unknown): PositionDifference[] {
  return String(expected) === String(actual) ? [] : [{ what, expected, actual }];
}

/** The squares that differ. Flags are compared where they are written. */
function compareBoard(state: State, then: Position, given: Position): PositionDifference[] {
  const actual = boardWords(state);
  const expected = Object.fromEntries(
    readUnits(then, given).map(({ column, row, owner, card, flags }) => [
      `(${column},${row})`,
      [owner, card, ...flags].join(' '),
    ]),
  );
  const squares = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return squares.flatMap((square) => {
    const [wanted = null, found = null] = [expected[square], actual[square]];
    if (wanted === found || (wanted !== null && found?.startsWith(`${wanted} `))) return [];
    return [{ what: `board.${square}`, expected: wanted, actual: found }];
  });
}

function hands(state: State): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    state.config.sides.map((_, seat) => [seatName(seat), handNames(state, seat)]),
  );
}

function decks(state: State): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    deckSeats(state).map((seat, deck) => [seatName(seat), deckNames(state, deck)]),
  );
}

function piles(state: State): Readonly<Record<string, string[]>> {
  return bySide((side) => namesOf(state, state.config.layout.piles[side] ?? 0));
}

const asIs = (cards: readonly string[]): readonly string[] => cards;
const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted();

/** By holder: a number of cards, or exactly these. */
function compareCards(
  what: string,
  expected: unknown,
  actual: Readonly<Record<string, readonly string[]>>,
  order: (cards: readonly string[]) => readonly string[],
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([holder, wanted]) => {
    const place = `${what}.${holder}`;
    const found = actual[holder];
    if (found === undefined) throw new BadPosition(place, wanted);
    if (typeof wanted === 'number') return compared(place, wanted, found.length);
    const list = order(readCards(wanted, place));
    return compared(place, writeCards(list), writeCards(order(found)));
  });
}

/** A word that everybody may know; of words by seat only the seats that are named. */
function comparePublic(state: State, then: Position, word: string): PositionDifference[] {
  const actual = (publicWords(state) as Position)[word];
  const expected = then[word];
  if (typeof expected !== 'object' || expected === null) return compared(word, expected, actual);
  return Object.entries(expected).flatMap(([seat, wanted]) =>
    compared(`${word}.${seat}`, wanted, mapOf(actual)[seat]),
  );
}

function compareIncoming(state: State, expected: unknown): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
    const place = `incoming.${name}`;
    return compared(place, wanted, incomingAt(state, squareNamed(state, name, place)));
  });
}

/**
 * By square: how many squares, or which. Struck squares keep their order, the others are a set that
 * may also be drawn.
 */
function compareSquares(
  state: State,
  what: string,
  expected: unknown,
  squaresOf: (state: State, square: number) => string[],
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
    const place = `${what}.${name}`;
    const found = squaresOf(state, squareNamed(state, name, place));
    if (typeof wanted === 'number') return compared(place, wanted, found.length);
    const order = what === 'strikes' ? asIs : sorted;
    const list = order(readSquares(textOf(wanted), place));
    return compared(place, list.join(' '), order(found).join(' '));
  });
}
