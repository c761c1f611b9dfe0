/** The marker and its way (5.6), the parts of an activation and its end (5.7). */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Seat } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { raise } from './effects/triggers.ts';
import { ACTIVATION_END, ACTIVATION_START, MARKER_PASS } from './effects/vocabulary.ts';
import { events, type Event, type Listener } from './events.ts';
import { canMove } from './ways.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { isGrave, isSurviving, otherSeat, specialOf } from './units.ts';
import { endDoomed, isTimeToRevive, revive } from './vanish.ts';
import { adjudicate, judgeExtraTurn } from './victory.ts';

const { activeUnit, asked, field, first, gravePasses, h, hasActed, hasMoved, hasOffered } = parts;
const { laps, modifiers, phase, player, position, rowCard, startSquare, turn } = parts;

/** Kinds of frames. */
export const [MARKER, END] = [3, 4] as const;

/** Stages of the marker: on its way, with the next unit, and when that has begun. */
const [FOUND, BEGUN] = [1, 2] as const;

/** APE-5.6.2: the marker goes to the next unit of a player. */
export function goTo(state: State, seat: Seat): void {
  player.set(state, seat); // APE-5.13.15
  state.config.effects.runner.pending.beginStep(state, MARKER, -1, 0, seat);
}

/** APE-5.6.3 to APE-5.6.9: one position after the other, until a unit is there that acts. */
export function markerStep(state: State, frame: Frame, report: Listener): engine.StepResult {
  const seat = engine.seatIn(state, frame);
  const stage = state.ints[frame + engine.FRAME_STAGE]!;
  if (stage === BEGUN) return engine.DONE;
  if (stage === FOUND) {
    state.ints[frame + engine.FRAME_STAGE] = BEGUN;
    begin(state, seat, report);
    return engine.ON;
  }
  let card = -1;
  while (!isSurviving(state, card)) {
    const next = position.get(state, seat) + 1;
    if (isLastOf(state, seat, next)) {
      laps.add(state, seat, 1); // APE-5.6.7
      position.set(state, seat, 0);
      passSideZone(state, seat, report);
      return engine.ON;
    }
    position.set(state, seat, next);
    card = rowCard(state, seat, next);
    comeTo(state, card, report);
  }
  state.ints[frame + engine.FRAME_STAGE] = FOUND;
  return engine.ON;
}

/** No unit has this position or a later one. */
function isLastOf(state: State, seat: Seat, from: number): boolean {
  for (let place = from; place <= state.config.options.fieldUnits; place += 1)
    if (rowCard(state, seat, place) >= 0) return false;
  return true;
}

/** APE-5.6.8, APE-5.21.3 */
function passSideZone(state: State, seat: Seat, report: Listener): void {
  const special = specialOf(state, seat);
  if (special < 0) return;
  if (report) report(events.markerPassed(state, { seat }));
  raise(state, MARKER_PASS, special);
}

/** APE-5.22.6, APE-5.22.7 */
function comeTo(state: State, card: Card, report: Listener): void {
  if (card < 0 || !isGrave(state, card)) return;
  gravePasses.add(state, card, 1);
  if (isTimeToRevive(state, card)) revive(state, card, report);
}

/** APE-5.13.21 */
function begin(state: State, seat: Seat, report: Listener): void {
  const card = activeUnit(state);
  startSquare.set(state, field.squareOf(state, card));
  hasMoved.clear(state);
  hasActed.clear(state);
  hasOffered.clear(state);
  if (report) report(events.activated(state, { seat, card, turn: turn.get(state) }));
  raise(state, ACTIVATION_START, card);
}

/** APE-5.7.2, APE-5.7.8 */
export const end: Verb = {
  in: ['play'],
  refuse: [(state) => (!hasMoved.is(state) && canMove(state) ? refuse('MOVE_REQUIRED') : null)],
  play: endActivation,
};

export function endActivation(state: State): void {
  const seat = player.get(state);
  state.config.effects.runner.pending.beginStep(state, END, activeUnit(state), 0, seat);
}

/** APE-5.7.10, in its order. */
export const endStep = engine.stagedStep<State, Event>([
  (state, frame) => {
    const card = engine.sourceIn(state, frame);
    if (isSurviving(state, card) && h.get(state, card) > 0) raise(state, ACTIVATION_END, card);
  },
  (state, frame, report) => endDoomed(state, engine.sourceIn(state, frame), report),
  // APE-5.13.18: what lasts for any activation, and what waits for those of this unit
  (state, frame, report) => {
    modifiers.pass(state, 'activationEnd', engine.NOBODY, report);
    const unit = engine.sourceIn(state, frame);
    modifiers.pass(state, 'ownActivationEnd', engine.NOBODY, report, unit);
  },
  (state, frame, report) => void judgeExtraTurn(state, engine.seatIn(state, frame), report),
  (state, frame, report) => goOn(state, engine.seatIn(state, frame), report),
]);

/** APE-5.6.6, APE-5.24.4 */
function goOn(state: State, seat: Seat, report: Listener): void {
  if (seat !== first.get(state)) {
    if (turn.get(state) === state.config.options.turnLimit) return adjudicate(state, report);
    turn.add(state, 1);
  }
  goTo(state, otherSeat(seat));
}

/** Does what is pending, until somebody must decide. APE-5.7.9: whose unit vanishes has no activation. */
export function proceed(state: State, report: Listener): void {
  while (!asked.isOpen(state) && state.config.effects.runner.run(state, report)) {
    if (!phase.is(state, 'play') || asked.isOpen(state)) return;
    const card = activeUnit(state);
    if (card >= 0 && isSurviving(state, card)) return;
    endActivation(state);
  }
}
