/** The move part of an activation (5.7), and what happens on the way (5.15, 5.16). */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Refusal } from 'cardwright/engine';
import { raise } from './effects/triggers.ts';
import { STOP as STOPPED } from './effects/vocabulary.ts';
import { told, type Event, type Listener } from './events.ts';
import { grid } from './field.ts';
import { stepsOf } from './path.ts';
import { refuse } from './refuse.ts';
import { enter, followArrow, setOffBomb } from './squares.ts';
import { activeUnit, facing, field, h, hasMoved, owner, type State } from './state.ts';
import { isSurviving } from './units.ts';
import { settle } from './vanish.ts';
import { canMove } from './ways.ts';

/** The kind of frame of this step. */
export const MOVE = 2;

/** APE-5.15.12: goes on until the unit is destroyed; the rest is `moveStep`. */
export function move(state: State, path: number, face: number, tell: Listener): void {
  const card = activeUnit(state);
  const wasDoomed = h.get(state, card) === 0;
  hasMoved.set(state);
  let square = field.squareOf(state, card);
  for (const direction of stepsOf(path)) {
    square += grid.steps[direction]!;
    enter(state, card, square, tell);
    if (h.get(state, card) === 0 && !wasDoomed) break;
  }
  // A unit that is destroyed over another one leaves nothing there.
  if (field.on(state, square) < 0) field.move(state, card, square);
  const seat = owner.get(state, card);
  state.config.effects.runner.pending.beginStep(state, MOVE, card, face, seat);
  if (tell) tell(told.moved(state, { seat, card, square }));
  settle(state, tell);
}

/** APE-5.15.13: bomb, then facing, the arrow last, then `stop` abilities. */
export const moveStep = engine.stagedStep<State, Event>([
  (state, frame, tell) => {
    const card = engine.sourceIn(state, frame);
    if (!isSurviving(state, card)) return;
    setOffBomb(state, card, tell);
    settle(state, tell);
  },
  (state, frame, tell) => {
    const card = engine.sourceIn(state, frame);
    if (!isSurviving(state, card)) return;
    face(state, card, frame, tell);
    raise(state, STOPPED, card);
  },
]);

/** APE-5.7.5: 0 for nothing said. */
function face(state: State, card: Card, frame: Frame, tell: Listener): void {
  const before = facing.place(state, card);
  const chosen = state.ints[frame + engine.FRAME_WHAT]!;
  if (chosen > 0) facing.setPlace(state, card, (chosen - 1) * 2);
  followArrow(state, card);
  if (facing.place(state, card) !== before) tellTurn(state, card, tell);
}

function tellTurn(state: State, card: Card, tell: Listener): void {
  const faces = engine.compass[facing.place(state, card)]!;
  if (tell) tell(told.turned(state, { seat: owner.get(state, card), card, facing: faces }));
}

/** APE-5.7.7 */
export function refuseTurn(state: State): Refusal | null {
  if (hasMoved.is(state)) return refuse('MOVE_ALREADY_DONE');
  return canMove(state) ? refuse('MOVE_REQUIRED', {}, 'APE-5.7.7') : null;
}

export function turnOnSpot(state: State, quarter: number, tell: Listener): void {
  const card = activeUnit(state);
  hasMoved.set(state);
  facing.setPlace(state, card, quarter * 2);
  tellTurn(state, card, tell);
}
