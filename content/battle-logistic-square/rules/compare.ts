/** What the `then` of a scenario says about a state, word by word (scenarios/README.md). */
import {
  asWritten,
  BadPosition,
  compareCards,
  compared,
  compareSquares,
  compareWords,
  mapOf,
  NO_RANGE,
  parseSquare,
  readCards,
  readSeat,
  readSquares,
  squareName,
  type Compare,
  type Position,
  type PositionDifference,
  type Seat,
} from 'cardwright/engine';
import { coverOf } from './board.ts';
import { SEATS } from './config.ts';
import { bySeat, deckNames, handNames, itNames, publicWords, trashNames } from './describe.ts';
import { seatWord, SHIELD_CHAIN, SHIELD_TURN, type State } from './state.ts';

/** By word, in the order of the documentation. */
const comparisons: Readonly<Record<string, Compare<State>>> = {
  ...asWritten(['avi', 'cell', 'life', 'boost', 'apNext', 'lowestLife'], publicWords),
  shield: (state, expected, word) =>
    compared(
      word,
      expected,
      bySeat((seat) => shieldOf(state, seat)),
    ),
  hand: cards(handNames, { inOrder: false }),
  it: cards((state, seat) => itNames(state, seat, false), { inOrder: false }),
  itUsed: cards((state, seat) => itNames(state, seat, true), { inOrder: false }),
  deck: cards(deckNames, { inOrder: true }),
  trash: cards(trashNames, { inOrder: true }),
  set: (state, expected, word) => compareSquares(word, mapOf(expected), publicWords(state).set),
  chain: (state, expected, word) =>
    compared(word, readCards(expected, word), publicWords(state).chain),
  ...asWritten(
    [
      'turn',
      'turnNumber',
      'ap',
      'caaUsed',
      'locked',
      'lockNext',
      'usedEffects',
      'deckOut',
      'phase',
    ],
    publicWords,
  ),
  range: compareRanges,
};

export function differences(state: State, then: Position, given: Position): PositionDifference[] {
  return compareWords(comparisons, state, then, given);
}

/** By seat: a number of cards, or exactly these. */
function cards(
  namesOf: (state: State, seat: Seat) => readonly string[],
  order: { readonly inOrder: boolean },
): Compare<State> {
  return (state, expected, word) =>
    compareCards(
      word,
      expected,
      bySeat((seat) => namesOf(state, seat)),
      order,
    );
}

function shieldOf(state: State, seat: Seat): number {
  return seatWord(state, seat, SHIELD_TURN) + seatWord(state, seat, SHIELD_CHAIN);
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
    const { squares } = coverOf(state, range, readSeat(owner, what, SEATS));
    const wanted = readSquares(String(cells), what);
    if (wanted.some((cell) => parseSquare(cell) === null)) throw new BadPosition(what, cells);
    const found = squares.map((square) => squareName(grid, square));
    return compared(what, wanted.toSorted(), found.toSorted());
  });
}
