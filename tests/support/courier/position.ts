/** The couriers' game, as positions have it. */
import {
  choiceInPosition,
  freshState,
  listItems,
  listPush,
  listSize,
  ofSeat,
  readCards,
  readChoice,
  readInteger,
  readName,
  readSeat,
  readSquare,
  seatName,
  squareName,
  bySeat,
  type Position,
  type Seat,
  type Viewer,
} from '../../../engine/index.ts';
import {
  COUNT,
  STAGE,
  type State,
  TURN,
  TURNS_DONE,
  at,
  blank,
  gone,
  grid,
  hands,
  named,
  names,
  pile,
  result,
  squareOf,
  stages,
  thrown,
  types,
} from './state.ts';
import { choices } from './questions.ts';

const zones: Readonly<Record<string, number>> = { pile, gone, thrown };

export function positions(state: State, viewer: Viewer | undefined): Position {
  const { ints } = state;
  const isSeen = (seat: Seat): boolean => viewer === undefined || viewer === seat;
  const hand = (seat: Seat) =>
    isSeen(seat) ? named(listItems(ints, hands[seat]!)) : listSize(ints, hands[seat]!);
  return {
    turn: seatName(ints[TURN]!),
    turns: ints[TURNS_DONE],
    stage: stages[ints[STAGE]!],
    count: bySeat(2, (seat) => ints[COUNT + seat]!),
    at: bySeat(2, (seat) => squareName(grid, squareOf(state, seat))),
    hand: bySeat(2, hand),
    pile: viewer === undefined ? named(listItems(ints, pile)) : listSize(ints, pile),
    gone: named(listItems(ints, gone)),
    thrown: named(listItems(ints, thrown)),
    choice: choiceInPosition(choices, state, viewer),
    outcome: result.inPosition(state),
  };
}

export function fromPosition(position: Position): State {
  const state = freshState({ blank });
  const { ints } = state;
  ints[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', 2);
  ints[TURNS_DONE] = readInteger(position['turns'], 0, 'turns');
  ints[STAGE] = readName(stages, position['stage'] ?? 'acting', 'stage');
  const left = types.map((_, card) => card);
  const deal = (zone: number, list: unknown, what: string): void => {
    for (const name of readCards(list ?? [], what)) {
      const card = left.find((one) => names[types[one]!] === name);
      if (card === undefined) throw new RangeError(name);
      left.splice(left.indexOf(card), 1);
      listPush(ints, zone, card);
    }
  };
  for (const seat of [0, 1]) {
    ints[at + seat] = readSquare(
      grid,
      ofSeat(position, 'at', seat) ?? `(${1 + 3 * seat},${1 + 3 * seat})`,
      'at',
    );
    ints[COUNT + seat] = readInteger(ofSeat(position, 'count', seat), 0, 'count');
    deal(hands[seat]!, ofSeat(position, 'hand', seat), 'hand');
  }
  for (const [word, zone] of Object.entries(zones)) deal(zone, position[word], word);
  // What is not named is out of the game: at the bottom, in the box.
  for (const card of left) listPush(ints, gone, card);
  readChoice(choices, state, position['choice'], 'choice', 2);
  if (position['outcome']) result.read(state, position['outcome'], 2);
  return state;
}
