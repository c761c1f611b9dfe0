/**
 * How turns begin, end and follow each other: LOW-5.3.1, LOW-5.3.2, LOW-5.8.5; the end of games that
 * lead nowhere: LOW-5.9.8, LOW-6.1.3.
 */
import { placeAfter, seatName, type Seat } from 'cardwright/engine';
import { unitAt, unitCount } from './board.ts';
import type { Listener } from './events.ts';
import { extraTurn } from './generals.ts';
import { beginPlacement, SKIPPED, skipPlacement } from './placement.ts';
import {
  ACTIVE,
  BUSY,
  CHALLENGE,
  CHECKS,
  EXTRA_TURN,
  get,
  IDLE_TURNS,
  LOST_GENERALS,
  NO_REINFORCEMENT,
  PHASE,
  PLACE,
  PLACE_IN_CYCLE,
  RULE,
  set,
  setFlags,
  SHOOT,
  TURN_NUMBER,
  type State,
} from './state.ts';
import { challengersOf } from './teams.ts';
import { endByTally } from './victory.ts';

/** LOW-5.2.3, LOW-6.6.6, LOW-6.7.4: the next challenger, or P1 with turn 1 (LOW-5.2.6). */
export function afterChallenge(state: State, tell: Listener): void {
  const challengers = challengersOf(state.config.seats);
  const next = challengers[challengers.indexOf(get(state, ACTIVE)) + 1];
  if (next === undefined) {
    set(state, TURN_NUMBER, 1);
    beginTurn(state, 0, tell);
  } else {
    set(state, ACTIVE, next);
    set(state, PHASE, CHALLENGE);
  }
}

/** Begins a turn of the seat. Its place in the cycle and its number are set. */
export function beginTurn(state: State, seat: Seat, tell: Listener): void {
  set(state, ACTIVE, seat);
  set(state, CHECKS, 0);
  set(state, LOST_GENERALS, 0);
  set(state, BUSY, 0);
  set(state, NO_REINFORCEMENT, 0);
  openTurn(state, tell);
}

/** The placement, or the shots when it is skipped (LOW-5.5.15). Reads the board (LOW-5.4.15). */
export function openTurn(state: State, tell: Listener): void {
  beginPlacement(state);
  const isSkipped = get(state, RULE) === SKIPPED;
  set(state, PHASE, isSkipped ? SHOOT : PLACE);
  if (isSkipped) skipPlacement(state, tell);
}

/** Ends the turn; the next one begins, or the game is over. */
export function endTurn(state: State, tell: Listener): void {
  const seat = get(state, ACTIVE);
  const turnNumber = get(state, TURN_NUMBER);
  clearFlags(state);
  set(state, IDLE_TURNS, get(state, BUSY) !== 0 ? 0 : get(state, IDLE_TURNS) + 1);
  if (tell) tell({ type: 'turnEnded', seat: seatName(seat), turnNumber });
  const { cycle, options } = state.config;
  if (options.turnLimit !== null && turnNumber >= options.turnLimit) {
    endByTally(state, 'turnLimit', tell); // LOW-6.1.3
  } else if (get(state, IDLE_TURNS) >= cycle.length) {
    endByTally(state, 'deadRound', tell); // LOW-5.9.8
  } else {
    beginNextTurn(state, tell);
  }
}

/** LOW-5.8.5: an extra turn does not move the place in the cycle. */
function beginNextTurn(state: State, tell: Listener): void {
  const extra = extraTurn(state);
  set(state, TURN_NUMBER, get(state, TURN_NUMBER) + 1);
  set(state, EXTRA_TURN, extra === null ? 0 : 1);
  if (extra !== null) {
    if (tell) tell({ type: 'extraTurnGranted', seat: seatName(extra) });
    beginTurn(state, extra, tell);
    return;
  }
  const { cycle } = state.config;
  const place = placeAfter(cycle, get(state, PLACE_IN_CYCLE));
  set(state, PLACE_IN_CYCLE, place);
  beginTurn(state, cycle[place]!, tell);
}

/** LOW-3.4.3, LOW-5.7.12: placed and involved end with the turn. */
function clearFlags(state: State): void {
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) setFlags(state, unitAt(state, n), 0);
}
