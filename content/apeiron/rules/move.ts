/** The move part of an activation (5.7), and what happens on the way (5.15, 5.16). */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Refusal } from 'cardwright/engine';
import { facingWord, LONGEST, type Verb } from './actions.ts';
import type { Code } from './config.ts';
import { moveOf } from './effects/standing.ts';
import { raise } from './effects/triggers.ts';
import { STOP as STOPPED } from './effects/vocabulary.ts';
import { events, type Event, type Listener } from './events.ts';
import { grid } from './field.ts';
import { refuse, refuseFor } from './refuse.ts';
import { enter, followArrow, setOffBomb } from './squares.ts';
import { activeUnit, facing, field, h, hasMoved, owner, type State } from './state.ts';
import { isSurviving } from './units.ts';
import { settle } from './vanish.ts';
import * as ways from './ways.ts';

/** The kind of frame of this step. */
const MOVE = 2;

const refuseMoved = (state: State): Refusal | null =>
  hasMoved.is(state) ? refuse('MOVE_ALREADY_DONE') : null;

/** Steps by their directions, and where the unit faces then: as before where nothing is said. */
export const move: Verb = {
  in: ['play'],
  words: {
    way: engine.rowOfWords(engine.compass, LONGEST),
    face: engine.optionalWord(facingWord),
  },
  among: {
    way: (state, _, into) => ways.listWays(state, into),
    face: (state, _, into, way) => ways.listFacings(state, into, way),
  },
  tested: ['way', 'face'],
  refuse: [
    [[], refuseMoved],
    [['way'], (state, _, way) => refuseWay(state, way)],
  ],
  play: (state, _, report, way, face) => moveBy(state, way, face, report),
};

/** What cannot be entered comes first, then what is too long, then where it must stop (section 5). */
function refuseWay(state: State, way: number): Refusal | null {
  const mover = ways.moverOf(state, activeUnit(state));
  if (way === 0) return refuse('PATH_EMPTY');
  let [square, length] = [field.squareOf(state, mover.card), 0];
  let goesOn: Code | null = null;
  for (let rest = way; rest > 0; rest = ways.otherSteps(rest)) {
    if (length > 0 && ways.mustStop(mover, square)) goesOn = 'PATH_STOP_FORCED';
    const direction = ways.firstStep(rest);
    if (direction % 2 === 1) return refuse('PATH_NOT_ORTHOGONAL');
    square += grid.steps[direction]!;
    const fault = ways.entryFault(mover, square);
    if (fault !== null) return refuse(fault);
    length += 1;
  }
  if (length > moveOf(state, mover.card)) return refuse('PATH_TOO_LONG');
  return refuseFor(goesOn ?? ways.endFault(mover, square));
}

/** APE-5.15.12: goes on until the unit is destroyed; the rest is `moveStep`. */
export function moveBy(state: State, way: number, face: number, report: Listener): void {
  const card = activeUnit(state);
  const wasDoomed = h.get(state, card) === 0;
  hasMoved.set(state);
  let square = field.squareOf(state, card);
  for (let rest = way; rest > 0; rest = ways.otherSteps(rest)) {
    square += grid.steps[ways.firstStep(rest)]!;
    enter(state, card, square, report);
    if (h.get(state, card) === 0 && !wasDoomed) break;
  }
  // A unit that is destroyed over another one leaves nothing there.
  if (field.on(state, square) < 0) field.move(state, card, square);
  const seat = owner.get(state, card);
  state.config.effects.runner.pending.beginStep(state, MOVE, card, face, seat);
  if (report) report(events.moved(state, { seat, card, square }));
  settle(state, report);
}

/** APE-5.15.13: bomb, then facing, the arrow last, then `stop` abilities. */
export const moveStep = engine.stagedStep<State, Event>([
  (state, frame, report) => {
    const card = engine.sourceIn(state, frame);
    if (!isSurviving(state, card)) return;
    setOffBomb(state, card, report);
    settle(state, report);
  },
  (state, frame, report) => {
    const card = engine.sourceIn(state, frame);
    if (!isSurviving(state, card)) return;
    face(state, card, frame, report);
    raise(state, STOPPED, card);
  },
]);

/** APE-5.7.5: 0 for nothing said. */
function face(state: State, card: Card, frame: Frame, report: Listener): void {
  const before = facing.place(state, card);
  const chosen = state.ints[frame + engine.FRAME_WHAT]!;
  if (chosen > 0) facing.setPlace(state, card, (chosen - 1) * 2);
  followArrow(state, card);
  if (facing.place(state, card) !== before) reportTurn(state, card, report);
}

function reportTurn(state: State, card: Card, report: Listener): void {
  const [seat, faces] = [owner.get(state, card), facing.get(state, card)];
  if (report) report(events.turned(state, { seat, card, facing: faces }));
}

const mustMove = refuse('MOVE_REQUIRED', {}, 'APE-5.7.7');

/** APE-5.7.7 */
export const turn: Verb = {
  in: ['play'],
  words: { face: facingWord },
  refuse: [refuseMoved, (state) => (ways.canMove(state) ? mustMove : null)],
  play(state, _, report, quarter) {
    const card = activeUnit(state);
    hasMoved.set(state);
    facing.setPlace(state, card, quarter * 2);
    reportTurn(state, card, report);
  },
};
