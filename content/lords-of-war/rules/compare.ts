/** What the `then` of a scenario says about a state, word by word (scenarios/README.md). */
import {
  asWritten,
  bySide,
  compareCards,
  compared,
  compareSquares,
  compareWords,
  mapOf,
  readSquare,
  readSquares,
  textOf,
  type Compare,
  type Position,
  type PositionDifference,
} from 'cardwright/engine';
import { readUnits } from './board-words.ts';
import { boardWords, bySeat, deckNames, handNames, namesOf, publicWords } from './describe.ts';
import { adjacentSquares, incomingAt, struckSquares, targetSquares } from './geometry.ts';
import type { State } from './state.ts';
import { SIDES } from './tables.ts';

/** By word, in the order of the documentation. */
const comparisons: Readonly<Record<string, Compare<State>>> = {
  board: (state, _, __, { then, given }) => compareBoard(state, then, given),
  at: (state, _, __, { then, given }) => ('board' in then ? [] : compareBoard(state, then, given)),
  hand: (state, expected, word) =>
    compareCards(
      word,
      expected,
      bySeat(state, (seat) => handNames(state, seat)),
      { inOrder: false },
    ),
  deck: (state, expected, word) =>
    compareCards(word, expected, deckNames(state), { inOrder: true }),
  pile: (state, expected, word) =>
    compareCards(
      word,
      expected,
      bySide(SIDES, (side) => namesOf(state, state.config.layout.piles[side]!)),
      { inOrder: true },
    ),
  ...asWritten(['sharedGeneral', 'turn', 'next', 'turnNumber', 'phase'], publicWords),
  ...asWritten(['races', 'sides', 'faces', 'entrants'], publicWords),
  strikes: (state, expected, word) =>
    compareRanges(state, word, expected, struckSquares, { inOrder: true }),
  incoming: compareIncoming,
  targets: (state, expected, word) =>
    compareRanges(state, word, expected, targetSquares, { inOrder: false }),
  adjacent: (state, expected, word) =>
    compareRanges(state, word, expected, adjacentSquares, { inOrder: false }),
};

export function differences(state: State, then: Position, given: Position): PositionDifference[] {
  return compareWords(comparisons, state, then, given);
}

/** The squares that differ. Flags are compared where they are written. */
function compareBoard(state: State, then: Position, given: Position): PositionDifference[] {
  const expected = Object.fromEntries(
    readUnits(then, given).map(({ column, row, owner, card, flags }) => [
      `(${column},${row})`,
      [owner, card, ...flags].join(' '),
    ]),
  );
  return compareSquares('board', expected, boardWords(state));
}

function compareIncoming(state: State, expected: unknown): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
    const place = `incoming.${name}`;
    const square = readSquare(state.config.grid, name, place);
    return compared(place, wanted, incomingAt(state, square));
  });
}

/** By square: how many squares, or which; a set of them may also be drawn. */
function compareRanges(
  state: State,
  what: string,
  expected: unknown,
  squaresOf: (state: State, square: number) => string[],
  { inOrder }: { readonly inOrder: boolean },
): PositionDifference[] {
  return Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
    const place = `${what}.${name}`;
    const found = squaresOf(state, readSquare(state.config.grid, name, place));
    if (typeof wanted === 'number') return compared(place, wanted, found.length);
    const list = readSquares(textOf(wanted), place);
    return inOrder
      ? compared(place, list, found)
      : compared(place, list.toSorted(), found.toSorted());
  });
}
