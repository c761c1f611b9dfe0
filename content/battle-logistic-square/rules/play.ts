/**
 * Which actions there are at which time, and who takes them (3.6). What each of them does stands in
 * the file of its name.
 */
import { refuseOutOfTurn, type Refusal, type Seat } from 'cardwright/engine';
import {
  action,
  argumentOf,
  cardsIn,
  DO_CAA,
  DO_CAA_WITH,
  DO_CHAIN,
  DO_CHOOSE_CELL,
  DO_DISCARD,
  DO_DISCARD_SET,
  DO_EFFECT,
  DO_END,
  DO_IT,
  DO_IT_WITH,
  DO_MOVE,
  DO_PASS,
  DO_TAKE,
  DO_USE,
  verbOf,
  type Action,
} from './actions.ts';
import { listEffects, refuseEffect, useEffect } from './avi-effects.ts';
import { beginCaa, exchange, refuseCaa, refuseCaaWith } from './caa.ts';
import { chain, listChain, pass, refuseChain, responder } from './chain.ts';
import type { Card } from './config.ts';
import { answer, chosenCards, listChoices, refuseChoice, stopAsking } from './choices.ts';
import { answer as answerEffect } from './effects/index.ts';
import type { Listener } from './events.ts';
import { beginAssembly, integrate, listIts, refuseIt, refuseItWith } from './integrate.ts';
import { listMoves, move, refuseMove } from './move.ts';
import { namedCards } from './named-cards.ts';
import { isFull } from './picking.ts';
import { refuse } from './refuse.ts';
import { WINDOW } from './stages.ts';
import {
  AP,
  ASSEMBLED,
  CHOOSE_ASSEMBLY,
  CHOOSE_CAA,
  CHOOSE_HAND_LIMIT,
  CHOOSER,
  get,
  isOver,
  NOTHING,
  PENDING,
  PHASE,
  phases,
  STAGE,
  TURN_SEAT,
  type State,
} from './state.ts';
import { discardDown, endMainPhase, proceed } from './turn.ts';
import { listUses, refuseUse, use } from './use.ts';
import { handOf } from './zones.ts';

/** BLS-6.1.3: the seat that is asked, the responder, or the turn player. */
export function toAct(state: State): Seat | null {
  if (isOver(state)) return null;
  if (get(state, PENDING) !== NOTHING) return get(state, CHOOSER);
  return get(state, STAGE) === WINDOW ? responder(state) : get(state, TURN_SEAT);
}

/** BLS-4.1.13: none for all but the seat to act. */
export function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  if (get(state, PENDING) !== NOTHING) return listChoices(state, into);
  if (get(state, STAGE) === WINDOW) return listChain(state, seat, into);
  return listMain(state, seat, into);
}

/** To end the phase comes first where it is legal; else what costs AP, moves first. */
function listMain(state: State, seat: Seat, into: Action[]): number {
  let found = 0;
  if (state.config.options.voluntaryEnd) into[found++] = action(DO_END); // BLS-6.3.9
  found = listCosting(state, seat, into, found);
  if (found === 0) into[found++] = action(DO_END); // BLS-6.3.8
  if (refuseCaa(state, seat) === null) into[found++] = action(DO_CAA);
  return found;
}

/** Actions with a cost of 1 AP or more, from `found` on; returns where they end. */
function listCosting(state: State, seat: Seat, into: Action[], found: number): number {
  const moves = listMoves(state, seat, into, found);
  const uses = listUses(state, seat, into, moves);
  const its = listIts(state, seat, into, uses);
  return listEffects(state, seat, into, its);
}

/** The first that applies (3.6). */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat);
  if (outOfTurn !== null) return outOfTurn;
  const verb = verbOf(action);
  const kind = get(state, PENDING);
  if (kind === CHOOSE_HAND_LIMIT) {
    return isDiscard(verb) ? refuseChoice(state, action) : wrongPhase(state);
  }
  if (kind !== NOTHING) {
    return isAnswer(verb) ? refuseChoice(state, action) : refuse('CHOICE_PENDING');
  }
  if (get(state, STAGE) === WINDOW) return refuseInWindow(state, seat, action);
  return isMain(verb) ? refuseMain(state, seat, action) : wrongPhase(state);
}

const isMain = (verb: number): boolean => verb <= DO_END;
const isAnswer = (verb: number): boolean => verb >= DO_CHOOSE_CELL;
/** A card of the hand may be discarded with others at once, or one by one. */
const isDiscard = (verb: number): boolean =>
  verb === DO_DISCARD || verb === DO_DISCARD_SET || verb >= DO_TAKE;

function wrongPhase(state: State): Refusal {
  return refuse('WRONG_PHASE', { phase: phases[get(state, PHASE)] });
}

function refuseInWindow(state: State, seat: Seat, action: Action): Refusal | null {
  switch (verbOf(action)) {
    case DO_CHAIN:
      return refuseChain(state, seat, argumentOf(action));
    case DO_PASS:
      return null;
    default:
      return refuse('CHAIN_OPEN');
  }
}

function refuseMain(state: State, seat: Seat, action: Action): Refusal | null {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case DO_MOVE:
      return refuseMove(state, seat, argument);
    case DO_USE:
      return refuseUse(state, seat, argument);
    case DO_IT:
      return refuseIt(state, seat, argument);
    case DO_IT_WITH:
      return refuseItWith(state, seat, argument, action);
    case DO_EFFECT:
      return refuseEffect(state, seat, argument);
    case DO_CAA:
      return refuseCaa(state, seat);
    case DO_CAA_WITH:
      return refuseCaaWith(state, seat, action);
    default:
      return refuseEnd(state, seat);
  }
}

/** BLS-6.3.8, BLS-6.3.9 */
function refuseEnd(state: State, seat: Seat): Refusal | null {
  if (state.config.options.voluntaryEnd || listCosting(state, seat, [], 0) === 0) return null;
  return refuse('AP_REMAINING', { ap: get(state, AP) });
}

export function apply(state: State, action: Action, tell?: Listener): void {
  if (get(state, PENDING) !== NOTHING) applyAnswer(state, action, tell);
  else if (get(state, STAGE) === WINDOW) applyInWindow(state, action, tell);
  else applyMain(state, get(state, TURN_SEAT), action, tell);
}

function applyInWindow(state: State, action: Action, tell: Listener): void {
  const seat = responder(state);
  if (verbOf(action) === DO_CHAIN) chain(state, seat, argumentOf(action), tell);
  else pass(state, seat, tell);
  proceed(state, tell);
}

function applyMain(state: State, seat: Seat, action: Action, tell: Listener): void {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case DO_MOVE:
      move(state, seat, argument, tell);
      break;
    case DO_USE:
      use(state, seat, argument, tell);
      break;
    case DO_IT:
      return beginAssembly(state, seat, argument);
    case DO_IT_WITH:
      integrate(state, seat, argument, cardsNamed(state, seat, action), tell);
      break;
    case DO_EFFECT:
      useEffect(state, seat, argument, tell);
      break;
    case DO_CAA:
      beginCaa(state, seat);
      if (!isFull(state)) return;
      stopAsking(state);
      exchange(state, seat, [], tell);
      break;
    case DO_CAA_WITH:
      exchange(state, seat, cardsNamed(state, seat, action), tell);
      break;
    default:
      endMainPhase(state, seat);
  }
  proceed(state, tell);
}

function cardsNamed(state: State, seat: Seat, action: Action): Card[] {
  return namedCards(state, handOf(state, seat), cardsIn(action));
}

function applyAnswer(state: State, action: Action, tell: Listener): void {
  if (!answer(state, action)) return;
  const kind = get(state, PENDING);
  const seat = get(state, CHOOSER);
  const it = get(state, ASSEMBLED);
  stopAsking(state);
  switch (kind) {
    case CHOOSE_HAND_LIMIT:
      discardDown(state, chosenCards(state), tell);
      break;
    case CHOOSE_ASSEMBLY:
      integrate(state, seat, it, chosenCards(state), tell);
      break;
    case CHOOSE_CAA:
      exchange(state, seat, chosenCards(state), tell);
      break;
    default:
      answerEffect(state);
  }
  proceed(state, tell);
}
