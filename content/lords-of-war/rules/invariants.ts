/** What holds at every step, whatever is played. The contract suite asks after every action. */
import { isByType, isOnBoard, listItems, seatName } from 'cardwright/engine';
import { squareOf, unitOn } from './board.ts';
import { NONE } from './config.ts';
import { unitsOnBoard } from './describe.ts';
import { handSize } from './hands.ts';
import { toAct } from './play.ts';
import { get, NOWHERE, OVER, PHASE, result, SHARED_GENERAL, type State } from './state.ts';

export function invariants(state: State): string[] {
  return [...zones(state), ...board(state), ...hands(state), ...progress(state)];
}

/** LOW-3.4.1: each card of each army is in exactly one zone. */
function zones(state: State): string[] {
  const { layout, types } = state.config;
  const lists = [...layout.hands, ...layout.decks, ...layout.piles, layout.board];
  const general = get(state, SHARED_GENERAL);
  const found = [
    ...lists.flatMap((list) => listItems(state.words, list)),
    ...(general === NONE ? [] : [general]),
  ];
  const isWhole = found.length === types.length && new Set(found).size === types.length;
  return isWhole ? [] : [`${types.length} cards, but ${found.length} in zones (LOW-3.4.1)`];
}

/** LOW-3.3.1, LOW-3.3.2: the list of units and the squares agree. */
function board(state: State): string[] {
  const { grid, layout, types } = state.config;
  const units = unitsOnBoard(state);
  const squares = units.map((unit) => squareOf(state, unit));
  const onBoard = types.filter((_, card) => get(state, layout.squares + card) !== NOWHERE);
  return [
    ...(units.length === onBoard.length ? [] : ['a card off the board has a square']),
    ...(squares.every((square, i) => i === 0 || square > (squares[i - 1] ?? 0))
      ? []
      : ['units are not in the order of their squares']),
    ...units.flatMap((unit) => {
      const square = squareOf(state, unit);
      const isThere = isOnBoard(grid, square) && unitOn(state, square) === unit;
      return isThere ? [] : [`card ${unit} is not on its square`];
    }),
  ];
}

/** LOW-5.7.1: nobody gets beyond the limit; equal cards stand together. */
function hands(state: State): string[] {
  const { layout, options, types } = state.config;
  return layout.hands.flatMap((list, seat) => {
    const isSorted = isByType(state.words, list, types);
    const isWithin = handSize(state, seat) <= (options.handSizes[seat] ?? 0);
    return [
      ...(isSorted ? [] : [`the hand of ${seatName(seat)} is not in order`]),
      ...(isWithin ? [] : [`the hand of ${seatName(seat)} is above its limit (LOW-5.7.1)`]),
    ];
  });
}

/** LOW-5.9.7: the game is over when it has a result, and then nobody acts. */
function progress(state: State): string[] {
  const isOver = get(state, PHASE) === OVER;
  return [
    ...(isOver === result.isKnown(state) ? [] : ['phase and result do not agree']),
    ...(isOver === (toAct(state) === null) ? [] : ['phase and decider do not agree']),
  ];
}
