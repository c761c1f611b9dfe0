/** What the couriers' game holds: integers of the array, cards, the board. */
import {
  boundedGrid,
  Choices,
  GameResult,
  isOnBoard,
  StateLayout,
  type Answer,
  type NamedEnding,
  type FlatState,
  type Seat,
  type EventOfType,
} from '../../../engine/index.ts';

export const grid = boundedGrid(4, 4);
export const names = ['axe', 'bow', 'cap'];
/** Type by card: four of each. */
export const types = Array.from({ length: 12 }, (_, card) => card % names.length);
export const HAND = 3;
export const LOOK = 3;
export const TURNS = 6;
export const ROOM = 3;

const layout = new StateLayout(7);
export const TURN = 0;
export const TURNS_DONE = 1;
/** What goes on when the open question is answered. */
export const STAGE = 2;
const RESULT = 3;
export const COUNT = 5;
export const [ACTING, RUNNING, THROWING, DODGING, TURNING, CATCHING] = [0, 1, 2, 3, 4, 5] as const;
export const stages = ['acting', 'running', 'throwing', 'dodging', 'turning', 'catching'];
export const at = layout.take(2);
export const hands = [layout.list(types.length), layout.list(types.length)];
export const pile = layout.list(types.length);
export const gone = layout.list(types.length);
/** Cards in the air. */
export const thrown = layout.list(types.length);
export const choiceAt = layout.take(Choices.size(ROOM));
export const blank = layout.blank();
export const result = new GameResult(RESULT, ['count'] as const);

export type State = FlatState<{ readonly blank: Int32Array }>;
/** `run` or `throw`, or an answer to a question: a pick and 10, or a whole one. */
export type Action = number | Answer;

export type Event =
  | (EventOfType<'ran'> & { readonly seat: string; readonly path: readonly string[] })
  | (EventOfType<'threw' | 'hit'> & { readonly seat: string; readonly cards: readonly string[] })
  | (EventOfType<'dodged'> & { readonly seat: string; readonly to: string })
  | (EventOfType<'caught'> & { readonly seat: string; readonly cards?: readonly string[] })
  | (EventOfType<'gameEnded'> & NamedEnding<'count'>);

export const squareOf = ({ ints }: State, seat: Seat): number => ints[at + seat]!;
export const isFree = (state: State, square: number): boolean =>
  isOnBoard(grid, square) && squareOf(state, 0) !== square && squareOf(state, 1) !== square;

export const named = (cards: readonly number[]): string[] =>
  cards.map((card) => names[types[card]!]!);
