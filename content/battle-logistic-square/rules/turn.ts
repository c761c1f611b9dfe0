/**
 * The course of a turn (section 5.6): draw phase, main phase, end phase, and what a chain makes of it.
 *
 * `proceed` lets effects run and then goes on to the next stage, until somebody must decide.
 */
import { seatName, type Card, type Seat } from 'cardwright/engine';
import { clearChain, resolveLastOf } from './chain.ts';
import { apBonus } from './effects/operations/points.ts';
import { settle } from './effects/settle.ts';
import { TURN_END, TURN_START } from './effects/vocabulary.ts';
import { queueTurn } from './sets.ts';
import type { Listener } from './events.ts';
import { opponentOf } from './config.ts';
import {
  ap,
  apNext,
  asked,
  caaUsed,
  forgetTurn,
  hand,
  locked,
  lockNext,
  phase,
  shield,
  stage,
  turn,
  turnNumber,
  type State,
} from './state.ts';
import { endByLife, testTurnEnd, TurnsWithoutDecision } from './victory.ts';
import { drawCards, trashFromHand, lastDeclarer } from './zones.ts';

/** Goes on until somebody must decide or the game is over. */
export function proceed(state: State, report: Listener): void {
  let turns: TurnsWithoutDecision | null = null;
  while (state.config.effects.runner.run(state, report) && !phase.is(state, 'over')) {
    if (stage.is(state, 'expiring')) {
      turns ??= new TurnsWithoutDecision(state);
      if (!endTurn(state, turns, report)) return;
    } else if (!goOn(state, report)) return;
  }
}

/** Begins the next stage. Returns whether there is more to do before somebody must decide. */
function goOn(state: State, report: Listener): boolean {
  const seat = turn.get(state);
  switch (stage.get(state)) {
    // Effects that begin the turn have run (BLS-12.2.3, BLS-6.2.1).
    case 'drawing':
      return drawForTurn(state, seat, report);
    case 'opening':
      return openMainPhase(state, seat, report);
    case 'acting':
      return ap.get(state) > 0 ? false : endMainPhase(state, seat); // BLS-6.3.5, BLS-6.3.11
    case 'window':
      return false;
    case 'resolvingLast':
      stage.set(state, 'resolvingOther');
      resolveLastOf(state, lastDeclarer(state), report);
      return true;
    case 'resolvingOther':
      stage.set(state, 'clearing');
      resolveLastOf(state, opponentOf(lastDeclarer(state)), report);
      return true;
    case 'clearing':
      stage.set(state, 'acting');
      clearChain(state);
      return true;
    case 'discarding':
    case 'expiring':
      stage.set(state, 'expiring');
      return !asksForDiscard(state, seat, report);
  }
}

/** The turn of this seat begins: BLS-12.2.3, BLS-12.4.3, BLS-12.3.3. Its number is set. */
export function beginTurn(state: State, seat: Seat, report: Listener): void {
  turn.set(state, seat);
  phase.set(state, 'draw');
  stage.set(state, 'drawing');
  ap.set(state, 0);
  caaUsed.set(state, false);
  shield.set(state, seat, 0);
  locked.set(state, seat, lockNext.is(state, seat));
  lockNext.set(state, seat, false);
  if (report)
    report({ type: 'turnBegun', seat: seatName(seat), turnNumber: turnNumber.get(state) });
  queueTurn(state, TURN_START, seat);
}

/** BLS-6.2.1 to BLS-6.2.6 */
function drawForTurn(state: State, seat: Seat, report: Listener): boolean {
  const { handTarget, drawAtTarget } = state.config.options;
  const missing = handTarget - hand.size(state, seat);
  drawCards(state, seat, missing > 0 ? missing : drawAtTarget, report);
  settle(state, report);
  stage.set(state, 'opening');
  return true;
}

/** BLS-6.3.1, BLS-6.3.2, BLS-12.6.2, BLS-12.6.3 */
function openMainPhase(state: State, seat: Seat, report: Listener): boolean {
  const { options } = state.config;
  const printed = turnNumber.get(state) === 1 ? options.firstAp : options.ap;
  const points = Math.max(0, printed + apBonus(state, seat) + apNext.get(state, seat));
  apNext.set(state, seat, 0);
  ap.set(state, points);
  phase.set(state, 'main');
  stage.set(state, 'acting');
  if (report) report({ type: 'apChanged', seat: seatName(seat), by: points, ap: points });
  return true;
}

/** BLS-6.9.1 (1); points that are left are lost (BLS-6.3.3, BLS-6.3.8). */
export function endMainPhase(state: State, seat: Seat): true {
  phase.set(state, 'end');
  stage.set(state, 'discarding');
  ap.set(state, 0);
  queueTurn(state, TURN_END, seat);
  return true;
}

/** BLS-6.9.1 (2), BLS-6.9.2 to BLS-6.9.4. Returns whether the player must decide. */
function asksForDiscard(state: State, seat: Seat, report: Listener): boolean {
  const excess = hand.size(state, seat) - state.config.options.handLimit;
  if (excess <= 0) return false;
  if (asked.ask(state, 'handLimit', seat, excess, excess, 0)) return true;
  discardDown(state, asked.picked(state), report);
  return false;
}

export function discardDown(state: State, cards: readonly Card[], report: Listener): void {
  trashFromHand(state, cards, 'handLimit', report);
  settle(state, report);
}

/** BLS-6.9.1 (3) to (5) */
function endTurn(state: State, turns: TurnsWithoutDecision, report: Listener): boolean {
  const seat = turn.get(state);
  const number = turnNumber.get(state);
  forgetTurn(state);
  if (report) report({ type: 'turnEnded', seat: seatName(seat), turnNumber: number });
  if (testTurnEnd(state, report)) return false; // BLS-11.2.6
  if (turns.comeRound(state)) {
    endByLife(state, 'standstill', report); // BLS-11.3.3
    return false;
  }
  turnNumber.set(state, number + 1);
  beginTurn(state, opponentOf(seat), report);
  return true;
}
