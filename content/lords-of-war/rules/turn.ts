/**
 * How turns begin, end and follow each other: LOW-5.3.1, LOW-5.3.2, LOW-5.8.5; the end of games that
 * lead nowhere: LOW-5.9.8, LOW-6.1.3.
 */
import { nextInCycle, placeAfter, type Seat } from 'cardwright/engine';
import { events, type Listener } from './events.ts';
import { beginPlacement, skipPlacement } from './placement.ts';
import {
  beginAnew,
  busy,
  cycle,
  extraTurn,
  forgetTurn,
  idleTurns,
  lostGenerals,
  phase,
  placementRule,
  seatSide,
  turn,
  turnNumber,
  type State,
} from './state.ts';
import { endByTally } from './victory.ts';

/** Begins a turn of the seat. Its place in the cycle and its number are set. */
export function beginTurn(state: State, seat: Seat, report: Listener): void {
  turn.set(state, seat);
  beginAnew(state);
  openTurn(state, report);
}

/** The placement, or the shots when it is skipped (LOW-5.5.15). Reads the board (LOW-5.4.15). */
export function openTurn(state: State, report: Listener): void {
  beginPlacement(state);
  const isSkipped = placementRule.is(state, 'skipped');
  phase.set(state, isSkipped ? 'shoot' : 'place');
  if (isSkipped) skipPlacement(state, report);
}

/** Ends the turn; the next one begins, or the game is over. */
export function endTurn(state: State, report: Listener): void {
  const number = turnNumber.get(state);
  forgetTurn(state); // LOW-3.4.3, LOW-5.7.12
  idleTurns.set(state, busy.is(state) ? 0 : idleTurns.get(state) + 1);
  if (report) report(events.turnEnded(state, { seat: turn.get(state), turnNumber: number }));
  const { options } = state.config;
  if (options.turnLimit !== null && number >= options.turnLimit) {
    endByTally(state, 'turnLimit', report); // LOW-6.1.3
  } else if (idleTurns.get(state) >= state.config.cycle.length) {
    endByTally(state, 'deadRound', report); // LOW-5.9.8
  } else {
    beginNextTurn(state, report);
  }
}

/** LOW-5.8.5: an extra turn does not move the place in the cycle. */
function beginNextTurn(state: State, report: Listener): void {
  const extra = seatOfExtraTurn(state);
  turnNumber.add(state, 1);
  extraTurn.set(state, extra !== null);
  if (extra !== null) {
    if (report) report(events.extraTurnGranted(state, { seat: extra }));
    beginTurn(state, extra, report);
    return;
  }
  const next = placeAfter(state.config.cycle, cycle.get(state));
  cycle.set(state, next);
  beginTurn(state, state.config.cycle[next]!, report);
}

/**
 * The seat that takes an extra turn after the turn that ends now, or null (LOW-5.8.1 to LOW-5.8.8). All
 * checks of a turn count together (LOW-6.5.16), and one turn gives one extra turn at most (LOW-5.8.7).
 */
export function seatOfExtraTurn(state: State): Seat | null {
  const active = turn.get(state);
  const side = seatSide(state, active);
  const isOwnLost = lostGenerals.is(state, side);
  if (isOwnLost === lostGenerals.is(state, 1 - side)) return null; // LOW-5.8.3, LOW-5.8.6
  if (!isOwnLost) return active; // LOW-5.8.1
  // LOW-5.8.2, LOW-6.6.16
  return nextInCycle(
    state.config.cycle,
    cycle.get(state),
    (seat) => seatSide(state, seat) !== side,
  );
}
