/**
 * How turns begin, end and follow each other: LOW-5.3.1, LOW-5.3.2, LOW-5.8.5; the end of games that
 * lead nowhere: LOW-5.9.8, LOW-6.1.3.
 */
import { placeAfter, seatName, type Seat } from 'cardwright/engine';
import type { Listener } from './events.ts';
import { seatOfExtraTurn } from './generals.ts';
import { beginPlacement, skipPlacement } from './placement.ts';
import {
  beginAnew,
  busy,
  cycle,
  extraTurn,
  forgetTurn,
  idleTurns,
  phase,
  placementRule,
  turn,
  turnNumber,
  type State,
} from './state.ts';
import { challengersOf } from './teams.ts';
import { endByTally } from './victory.ts';

/** LOW-5.2.3, LOW-6.6.6, LOW-6.7.4: the next challenger, or P1 with turn 1 (LOW-5.2.6). */
export function afterChallenge(state: State, tell: Listener): void {
  const challengers = challengersOf(state.config.seats);
  const next = challengers[challengers.indexOf(turn.get(state)) + 1];
  if (next === undefined) {
    turnNumber.set(state, 1);
    beginTurn(state, 0, tell);
  } else {
    turn.set(state, next);
    phase.set(state, 'challenge');
  }
}

/** Begins a turn of the seat. Its place in the cycle and its number are set. */
export function beginTurn(state: State, seat: Seat, tell: Listener): void {
  turn.set(state, seat);
  beginAnew(state);
  openTurn(state, tell);
}

/** The placement, or the shots when it is skipped (LOW-5.5.15). Reads the board (LOW-5.4.15). */
export function openTurn(state: State, tell: Listener): void {
  beginPlacement(state);
  const isSkipped = placementRule.is(state, 'skipped');
  phase.set(state, isSkipped ? 'shoot' : 'place');
  if (isSkipped) skipPlacement(state, tell);
}

/** Ends the turn; the next one begins, or the game is over. */
export function endTurn(state: State, tell: Listener): void {
  const number = turnNumber.get(state);
  forgetTurn(state); // LOW-3.4.3, LOW-5.7.12
  idleTurns.set(state, busy.is(state) ? 0 : idleTurns.get(state) + 1);
  if (tell) tell({ type: 'turnEnded', seat: seatName(turn.get(state)), turnNumber: number });
  const { options } = state.config;
  if (options.turnLimit !== null && number >= options.turnLimit) {
    endByTally(state, 'turnLimit', tell); // LOW-6.1.3
  } else if (idleTurns.get(state) >= state.config.cycle.length) {
    endByTally(state, 'deadRound', tell); // LOW-5.9.8
  } else {
    beginNextTurn(state, tell);
  }
}

/** LOW-5.8.5: an extra turn does not move the place in the cycle. */
function beginNextTurn(state: State, tell: Listener): void {
  const extra = seatOfExtraTurn(state);
  turnNumber.add(state, 1);
  extraTurn.set(state, extra !== null);
  if (extra !== null) {
    if (tell) tell({ type: 'extraTurnGranted', seat: seatName(extra) });
    beginTurn(state, extra, tell);
    return;
  }
  const next = placeAfter(state.config.cycle, cycle.get(state));
  cycle.set(state, next);
  beginTurn(state, state.config.cycle[next]!, tell);
}
