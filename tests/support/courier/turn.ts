/** What goes on when a courier acts or answers. */
import {
  insertByType,
  listIndexOf,
  listItems,
  listPush,
  listRemove,
  seatName,
  squareName,
  YES,
  type Listener,
  type Seat,
} from '../../../engine/index.ts';
import {
  ACTING,
  type Action,
  CATCHING,
  COUNT,
  DODGING,
  type Event,
  RUNNING,
  STAGE,
  type State,
  THROWING,
  TURN,
  TURNING,
  TURNS,
  TURNS_DONE,
  at,
  gone,
  grid,
  hands,
  named,
  pile,
  result,
  squareOf,
  thrown,
  types,
} from './state.ts';
import { choices } from './questions.ts';

export function apply(state: State, seat: Seat, action: Action, report: Listener<Event>): void {
  const { ints } = state;
  if (typeof action !== 'number') choices.takeAll(state, action.kinds);
  else if (action >= STEP - 1) {
    if (!choices.take(state, action - STEP)) return;
  } else {
    ints[STAGE] = [RUNNING, THROWING, ACTING][action]!;
    if (action === 2) return endTurn(state, report);
    const isAsked =
      action === 0
        ? choices.ask(state, 'path', seat, 1, 3, 0)
        : choices.ask(state, 'cards', seat, 0, 2, 0);
    if (isAsked) return;
  }
  goOn(state, report);
}

/** Goes on with the answer, to the next question or the end of the turn. */
function goOn(state: State, report: Listener<Event>): void {
  const { ints } = state;
  const seat = ints[TURN]!;
  const other = 1 - seat;
  const picked = choices.picked(state);
  switch (ints[STAGE]!) {
    case RUNNING: {
      if (picked.length > 0) ints[at + seat] = picked.at(-1)!;
      const path = picked.map((square) => squareName(grid, square));
      if (report) report({ type: 'ran', seat: seatName(seat), path });
      return endTurn(state, report);
    }
    case THROWING:
      for (const card of picked) {
        listRemove(ints, hands[seat]!, listIndexOf(ints, hands[seat]!, card));
        listPush(ints, thrown, card);
      }
      if (report) report({ type: 'threw', seat: seatName(seat), cards: named(picked) });
      if (picked.length === 0) return endTurn(state, report);
      return next(state, DODGING, choices.ask(state, 'dodge', other, 1, 1, picked.length), report);
    case DODGING:
      if (picked[0] === YES) {
        return next(state, TURNING, choices.ask(state, 'direction', other, 1, 1, 0), report);
      }
      return next(state, CATCHING, choices.ask(state, 'catch', other, 0, 2, 0), report);
    case TURNING: {
      const [direction] = picked;
      if (direction !== undefined)
        ints[at + other] = squareOf(state, other) + grid.steps[direction]!;
      if (report) {
        report({
          type: 'dodged',
          seat: seatName(other),
          to: squareName(grid, squareOf(state, other)),
        });
      }
      return land(state, 0, report);
    }
    default: {
      for (const card of picked) {
        listRemove(ints, pile, listIndexOf(ints, pile, card));
        insertByType(ints, hands[other]!, types, card);
      }
      if (report) report({ type: 'caught', seat: seatName(other), cards: named(picked) });
      return land(state, 1, report);
    }
  }
}

function next(state: State, stage: number, isAsked: boolean, report: Listener<Event>): void {
  state.ints[STAGE] = stage;
  if (!isAsked) goOn(state, report);
}

/** Thrown cards come down and count, or not. */
function land(state: State, worth: number, report: Listener<Event>): void {
  const { ints } = state;
  const cards = listItems(ints, thrown);
  const seat = ints[TURN]!;
  ints[COUNT + seat]! += cards.length * worth;
  for (const card of cards) listPush(ints, gone, card);
  ints[thrown] = 0;
  if (report && worth > 0) report({ type: 'hit', seat: seatName(1 - seat), cards: named(cards) });
  endTurn(state, report);
}

function endTurn(state: State, report: Listener<Event>): void {
  const { ints } = state;
  ints[STAGE] = ACTING;
  ints[TURN] = 1 - ints[TURN]!;
  ints[TURNS_DONE]! += 1;
  if (ints[TURNS_DONE]! < TURNS) return;
  const lead = ints[COUNT]! - ints[COUNT + 1]!;
  result.set(state, lead === 0 ? [] : [lead > 0 ? 0 : 1], 'count');
  if (report) report({ type: 'gameEnded', ...result.inPosition(state)! });
}

export const verbs = ['run', 'throw', 'pass'];
export const STEP = 10;
