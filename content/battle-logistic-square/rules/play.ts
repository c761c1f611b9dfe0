/**
 * Which actions there are at which time, and who takes them (3.6). What each of them does is in the
 * file of its name.
 */
import {
  ANSWER,
  argumentOf,
  cardAction,
  cardNotation,
  kindsAnswered,
  listAnswers,
  OTHER_SET,
  OTHER_STEP,
  picksOf,
  refuseAnswer,
  refuseOutOfTurn,
  takeAnswer,
  verbOf,
  type Refusal,
  type Seat,
} from 'cardwright/engine';
import {
  CAA,
  CHAIN,
  EFFECT,
  END,
  forms,
  IT,
  MOVE,
  PASS,
  USE,
  type Action,
  refuse,
  refuseMissing,
} from './actions.ts';
import { listEffects, refuseEffect, useEffect } from './avi-effects.ts';
import { beginCaa, exchange, refuseCaa } from './caa.ts';
import { answerWith, listChain, pass, refuseChain, responder } from './chain.ts';
import type { Listener } from './events.ts';
import { beginAssembly, integrate, listIts, refuseIt } from './integrate.ts';
import { listMoves, move, refuseMove } from './move.ts';
import { ap, asked, phase, stage, turn, type State } from './state.ts';
import { discardDown, endMainPhase, proceed } from './turn.ts';
import { listUses, refuseUse, use } from './use.ts';

/** BLS-6.1.3: the seat that is asked, the responder, or the turn player. */
export function toAct(state: State): Seat | null {
  if (phase.is(state, 'over')) return null;
  if (asked.isOpen(state)) return asked.chooser(state);
  return stage.is(state, 'window') ? responder(state) : turn.get(state);
}

/** A window asks for an answer, or none (BLS-7.1.1). */
export function isAnswer(state: State): boolean {
  return stage.is(state, 'window') && !asked.isOpen(state);
}

/** BLS-4.1.13: none for all but the seat to act. */
export function legalActions(state: State, seat: Seat, into: Action[], enough = Infinity): number {
  if (toAct(state) !== seat) return 0;
  if (asked.isOpen(state)) return listAnswers(asked, state, into);
  if (stage.is(state, 'window')) return listChain(state, seat, into, enough);
  return listMain(state, seat, into, enough);
}

/** To end the phase comes first where it is legal; else what costs AP, moves first. */
function listMain(state: State, seat: Seat, into: Action[], enough: number): number {
  let found = 0;
  if (state.config.options.mainEnd === 'voluntary') into[found++] = cardAction(END); // BLS-6.3.9
  if (found === enough) return found;
  found = listCosting(state, seat, into, found, enough);
  if (found >= enough) return found;
  if (found === 0) into[found++] = cardAction(END); // BLS-6.3.8
  if (refuseCaa(state, seat, null) === null) into[found++] = cardAction(CAA);
  return found;
}

const costing = [listMoves, listUses, listIts, listEffects];

/** Actions with a cost of 1 AP or more, from `found` on; returns where they end. */
function listCosting(
  state: State,
  seat: Seat,
  into: Action[],
  found: number,
  enough: number,
): number {
  let end = found;
  for (let i = 0; i < costing.length && end < enough; i += 1)
    end = costing[i]!(state, seat, into, end);
  return end;
}

/** The first that applies (3.6). */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat);
  if (outOfTurn !== null) return outOfTurn;
  const verb = verbOf(action);
  const form = asked.form(state);
  if (form === null) {
    if (stage.is(state, 'window')) return refuseInWindow(state, seat, action);
    return verb >= MOVE && verb <= END ? refuseMain(state, seat, action) : wrongPhase(state);
  }
  if (form.word === 'handLimit') {
    if (verb === ANSWER) return refuseDiscard(state, action);
    return verb === OTHER_STEP ? refuse('BAD_CHOICE') : wrongPhase(state);
  }
  if (verb >= MOVE || verb === OTHER_SET) return refuse('CHOICE_PENDING');
  return verb === ANSWER ? refuseChoice(state, action) : refuse('BAD_CHOICE');
}

function refuseChoice(state: State, action: Action): Refusal | null {
  return refuseAnswer(asked, state, action) === null ? null : refuse('BAD_CHOICE');
}

/** BLS-6.9.2: exactly as many as are above the limit. */
function refuseDiscard(state: State, action: Action): Refusal | null {
  const { least, most } = asked.asked(state);
  if (picksOf(action) === null && most > 1) return refuseChoice(state, action);
  const kinds = kindsAnswered(action);
  const count = kinds.length;
  if (count !== least || asked.pickCount(state) > 0) {
    return refuse('DISCARD_COUNT', { count, expected: least });
  }
  const fault = asked.refuse(state, kinds);
  return fault?.why === 'noOption' ? refuseMissing(state, fault.pick) : null;
}

function wrongPhase(state: State): Refusal {
  return refuse('WRONG_PHASE', { phase: phase.get(state) });
}

function refuseInWindow(state: State, seat: Seat, action: Action): Refusal | null {
  const verb = verbOf(action);
  if (verb === CHAIN) return refuseChain(state, seat, argumentOf(action));
  return verb === PASS ? null : refuse('CHAIN_OPEN');
}

function refuseMain(state: State, seat: Seat, action: Action): Refusal | null {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case MOVE:
      return refuseMove(state, seat, argument);
    case USE:
      return refuseUse(state, seat, argument);
    case IT:
      return refuseIt(state, seat, argument, picksOf(action));
    case EFFECT:
      return refuseEffect(state, seat, argument);
    case CAA:
      return refuseCaa(state, seat, picksOf(action));
    default:
      return refuseEnd(state, seat);
  }
}

/** BLS-6.3.8, BLS-6.3.9 */
function refuseEnd(state: State, seat: Seat): Refusal | null {
  const { mainEnd } = state.config.options;
  if (mainEnd === 'voluntary' || listCosting(state, seat, [], 0, 1) === 0) return null;
  return refuse('AP_REMAINING', { ap: ap.get(state) });
}

export function apply(state: State, action: Action, report?: Listener): void {
  if (asked.isOpen(state)) applyAnswer(state, action, report);
  else if (stage.is(state, 'window')) applyInWindow(state, action, report);
  else applyMain(state, turn.get(state), action, report);
}

function applyInWindow(state: State, action: Action, report: Listener): void {
  const seat = responder(state);
  if (verbOf(action) === CHAIN) answerWith(state, seat, argumentOf(action), report);
  else pass(state, seat, report);
  proceed(state, report);
}

function applyMain(state: State, seat: Seat, action: Action, report: Listener): void {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case MOVE:
      move(state, seat, argument, report);
      break;
    case USE:
      use(state, seat, argument, report);
      break;
    case EFFECT:
      useEffect(state, seat, argument, report);
      break;
    case END:
      endMainPhase(state, seat);
      break;
    default:
      if (beginSet(state, action)) {
        if (picksOf(action) !== null) applyAnswer(state, action, report);
        return;
      }
      exchange(state, seat, [], report);
  }
  proceed(state, report);
}

/** The cards of an action are named, and until the last one nothing has happened. False: there is none to name. */
function beginSet(state: State, action: Action): boolean {
  const seat = turn.get(state);
  return verbOf(action) === CAA
    ? beginCaa(state, seat)
    : beginAssembly(state, seat, argumentOf(action));
}

function applyAnswer(state: State, action: Action, report: Listener): void {
  const { word } = asked.form(state)!;
  const seat = asked.chooser(state);
  if (!takeAnswer(asked, state, action)) return;
  switch (word) {
    case 'handLimit':
      discardDown(state, asked.picked(state), report);
      break;
    case 'assembly':
      integrate(state, seat, asked.about(state), asked.picked(state), report);
      break;
    case 'caa':
      exchange(state, seat, asked.picked(state), report);
      break;
    default:
      state.config.effects.runner.answer(state, asked.listOf(state));
  }
  proceed(state, report);
}

export const notation = cardNotation({ forms, choices: asked, begin: beginSet });
