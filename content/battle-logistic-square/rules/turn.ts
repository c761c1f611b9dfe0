/**
 * The course of a turn (section 5.6): draw phase, main phase, end phase, and what a chain makes of it.
 *
 * `proceed` lets effects run and then goes on to the next stage, until somebody must decide.
 */
import { listClear, listItems, listPush, seatName, type Seat } from 'cardwright/engine';
import { clearChain, lastDeclarer, resolveLastOf } from './chain.ts';
import { ask, chosenCards } from './choices.ts';
import type { Card } from './config.ts';
import { apBonus, queueTurn, runEffects, settle } from './effects/index.ts';
import type { Listener } from './events.ts';
import {
  ACTING,
  CLEARING,
  DISCARDING,
  DRAWING,
  EXPIRING,
  OPENING,
  RESOLVING_LAST,
  RESOLVING_OTHER,
  WINDOW,
} from './stages.ts';
import {
  AP,
  AP_NEXT,
  BOOST,
  CAA_USED,
  CHOOSE_HAND_LIMIT,
  DRAW,
  END,
  get,
  isOver,
  LOCK_NEXT,
  MAIN,
  MOVE_LOCKED,
  opponentOf,
  PHASE,
  seatWord,
  set,
  setSeatWord,
  SHIELD_TURN,
  STAGE,
  TURN_NUMBER,
  TURN_SEAT,
  type State,
} from './state.ts';
import { TurnsWithoutDecision } from './standstill.ts';
import { endByLife, testTurnEnd } from './victory.ts';
import { drawCards, handOf, handSize, trashFromHand } from './zones.ts';

/** Goes on until somebody must decide or the game is over. */
export function proceed(state: State, tell: Listener): void {
  let turns: TurnsWithoutDecision | null = null;
  while (runEffects(state, tell) && !isOver(state)) {
    if (get(state, STAGE) === EXPIRING) {
      turns ??= new TurnsWithoutDecision(state);
      if (!endTurn(state, turns, tell)) return;
    } else if (!goOn(state, tell)) return;
  }
}

/** Begins the next stage. Returns whether there is more to do before somebody must decide. */
function goOn(state: State, tell: Listener): boolean {
  const seat = get(state, TURN_SEAT);
  switch (get(state, STAGE)) {
    case DRAWING:
      return drawForTurn(state, seat, tell);
    case OPENING:
      return openMainPhase(state, seat, tell);
    case ACTING:
      if (get(state, AP) > 0) return false;
      return endMainPhase(state, seat); // BLS-6.3.5, BLS-6.3.11
    case WINDOW:
      return false;
    case RESOLVING_LAST:
      set(state, STAGE, RESOLVING_OTHER);
      resolveLastOf(state, lastDeclarer(state), tell);
      return true;
    case RESOLVING_OTHER:
      set(state, STAGE, CLEARING);
      resolveLastOf(state, opponentOf(lastDeclarer(state)), tell);
      return true;
    case CLEARING:
      set(state, STAGE, ACTING);
      clearChain(state);
      return true;
    default:
      set(state, STAGE, EXPIRING);
      return !asksForDiscard(state, seat, tell);
  }
}

/** The turn of this seat begins: BLS-12.2.3, BLS-12.4.3, BLS-12.3.3. Its number is set. */
export function beginTurn(state: State, seat: Seat, tell: Listener): void {
  set(state, TURN_SEAT, seat);
  set(state, PHASE, DRAW);
  set(state, STAGE, DRAWING);
  set(state, AP, 0);
  set(state, CAA_USED, 0);
  setSeatWord(state, seat, SHIELD_TURN, 0);
  setSeatWord(state, seat, MOVE_LOCKED, seatWord(state, seat, LOCK_NEXT));
  setSeatWord(state, seat, LOCK_NEXT, 0);
  if (tell) {
    tell({ type: 'turnBegun', seat: seatName(seat), turnNumber: get(state, TURN_NUMBER) });
  }
  queueTurn(state, 'turnStart', seat);
}

/** BLS-6.2.1 to BLS-6.2.6 */
function drawForTurn(state: State, seat: Seat, tell: Listener): boolean {
  const { handTarget, drawAtTarget } = state.config.options;
  const missing = handTarget - handSize(state, seat);
  drawCards(state, seat, missing > 0 ? missing : drawAtTarget, tell);
  settle(state, tell);
  set(state, STAGE, OPENING);
  return true;
}

/** BLS-6.3.1, BLS-6.3.2, BLS-12.6.2, BLS-12.6.3 */
function openMainPhase(state: State, seat: Seat, tell: Listener): boolean {
  const { ap, firstAp } = state.config.options;
  const printed = get(state, TURN_NUMBER) === 1 ? firstAp : ap;
  const points = Math.max(0, printed + apBonus(state, seat) + seatWord(state, seat, AP_NEXT));
  setSeatWord(state, seat, AP_NEXT, 0);
  set(state, AP, points);
  set(state, PHASE, MAIN);
  set(state, STAGE, ACTING);
  if (tell) tell({ type: 'apChanged', seat: seatName(seat), by: points, ap: points });
  return true;
}

/** BLS-6.9.1 (1); points that are left are lost (BLS-6.3.3, BLS-6.3.8). */
export function endMainPhase(state: State, seat: Seat): true {
  set(state, PHASE, END);
  set(state, STAGE, DISCARDING);
  set(state, AP, 0);
  queueTurn(state, 'turnEnd', seat);
  return true;
}

/** BLS-6.9.1 (2), BLS-6.9.2 to BLS-6.9.4. Returns whether the player must decide. */
function asksForDiscard(state: State, seat: Seat, tell: Listener): boolean {
  const excess = handSize(state, seat) - state.config.options.handLimit;
  if (excess <= 0) return false;
  const { words, config } = state;
  const { options } = config.layout;
  listClear(words, options);
  for (const card of listItems(words, handOf(state, seat))) listPush(words, options, card);
  if (ask(state, CHOOSE_HAND_LIMIT, seat, excess, excess)) return true;
  discardDown(state, chosenCards(state), tell);
  return false;
}

export function discardDown(state: State, cards: readonly Card[], tell: Listener): void {
  trashFromHand(state, cards, 'handLimit', tell);
  settle(state, tell);
}

/** BLS-6.9.1 (3) to (5) */
function endTurn(state: State, turns: TurnsWithoutDecision, tell: Listener): boolean {
  const seat = get(state, TURN_SEAT);
  expire(state);
  if (tell) {
    tell({ type: 'turnEnded', seat: seatName(seat), turnNumber: get(state, TURN_NUMBER) });
  }
  if (testTurnEnd(state, tell)) return false; // BLS-11.2.6
  if (turns.comeRound(state)) {
    endByLife(state, 'standstill', tell); // BLS-11.3.3
    return false;
  }
  set(state, TURN_NUMBER, get(state, TURN_NUMBER) + 1);
  beginTurn(state, opponentOf(seat), tell);
  return true;
}

/** Bits of used effects whose limit counts by turn; those of the game lie above. */
const TURN_LIMITS = 0xffff;

/** What lasts until the end of the turn: BLS-12.4.2, BLS-12.3.3, limits per turn (BLS-6.7.4). */
function expire({ words, config }: State): void {
  const { seats, used } = config.layout;
  for (const at of seats) {
    words[at + BOOST] = 0;
    words[at + MOVE_LOCKED] = 0;
  }
  for (let card = 0; card < config.types.length; card += 1) words[used + card]! &= ~TURN_LIMITS;
}
