/**
 * Which actions there are at which time, and who takes them (3.6). What each of them does is in the
 * file of its name.
 */
import { NO_MORE, refuseOutOfTurn, type Refusal, type Seat } from 'cardwright/engine';
import {
  action,
  answer,
  ANSWER,
  argumentOf,
  CAA,
  CHAIN,
  EFFECT,
  END,
  IT,
  MOVE,
  OTHER_DISCARD,
  OTHER_STEP,
  PASS,
  picksOf,
  USE,
  verbOf,
  type Action,
} from './actions.ts';
import { listEffects, refuseEffect, useEffect } from './avi-effects.ts';
import { beginCaa, exchange, refuseCaa, refuseCaaWith } from './caa.ts';
import { answerWith, listChain, pass, refuseChain, responder } from './chain.ts';
import type { Listener } from './events.ts';
import { beginAssembly, integrate, listIts, refuseIt, refuseItWith } from './integrate.ts';
import { listMoves, move, refuseMove } from './move.ts';
import { refuse, refuseMissing } from './refuse.ts';
import { ap, asked, phase, stage, turn, type State } from './state.ts';
import { discardDown, endMainPhase, proceed } from './turn.ts';
import { listUses, refuseUse, use } from './use.ts';

/** BLS-6.1.3: the seat that is asked, the responder, or the turn player. */
export function toAct(state: State): Seat | null {
  if (phase.is(state, 'over')) return null;
  if (asked.isOpen(state)) return asked.chooser(state);
  return stage.is(state, 'window') ? responder(state) : turn.get(state);
}

/** BLS-4.1.13: none for all but the seat to act. */
export function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  if (asked.isOpen(state)) return listAnswers(state, into);
  if (stage.is(state, 'window')) return listChain(state, seat, into);
  return listMain(state, seat, into);
}

const kinds: number[] = [];

/** To choose nothing where one thing may be chosen comes last. */
function listAnswers(state: State, into: Action[]): number {
  const count = asked.list(state, kinds);
  const isLast = count > 0 && kinds[0] === NO_MORE && asked.isSingle(state);
  const from = isLast ? 1 : 0;
  for (let i = from; i < count; i += 1) into[i - from] = answer(kinds[i]!);
  if (isLast) into[count - 1] = answer(NO_MORE);
  return count;
}

/** To end the phase comes first where it is legal; else what costs AP, moves first. */
function listMain(state: State, seat: Seat, into: Action[]): number {
  let found = 0;
  if (state.config.options.mainEnd === 'voluntary') into[found++] = action(END); // BLS-6.3.9
  found = listCosting(state, seat, into, found);
  if (found === 0) into[found++] = action(END); // BLS-6.3.8
  if (refuseCaa(state, seat) === null) into[found++] = action(CAA);
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
  const form = asked.form(state);
  if (form === null) {
    if (stage.is(state, 'window')) return refuseInWindow(state, seat, action);
    return verb <= END ? refuseMain(state, seat, action) : wrongPhase(state);
  }
  if (form.word === 'handLimit') {
    if (verb === ANSWER) return refuseDiscard(state, action);
    return verb === OTHER_STEP ? refuse('BAD_CHOICE') : wrongPhase(state);
  }
  if (verb < ANSWER || verb === OTHER_DISCARD) return refuse('CHOICE_PENDING');
  return verb === ANSWER && isAnswer(state, action) ? null : refuse('BAD_CHOICE');
}

function isAnswer(state: State, action: Action): boolean {
  const picks = picksOf(action);
  if (picks !== null) return asked.refuse(state, picks) === null;
  return asked.refuseStep(state, argumentOf(action) - 1) === null;
}

/** BLS-6.9.2: exactly as many as are above the limit. */
function refuseDiscard(state: State, action: Action): Refusal | null {
  const { least, most } = asked.asked(state);
  const pick = argumentOf(action) - 1;
  const single = pick === NO_MORE ? [] : [pick];
  const picks = picksOf(action) ?? (most === 1 ? single : null);
  if (picks === null) return isAnswer(state, action) ? null : refuse('BAD_CHOICE');
  const count = picks.length;
  if (count !== least || asked.pickCount(state) > 0) {
    return refuse('DISCARD_COUNT', { count, expected: least });
  }
  const fault = asked.refuse(state, picks);
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
  const picks = picksOf(action);
  switch (verbOf(action)) {
    case MOVE:
      return refuseMove(state, seat, argument);
    case USE:
      return refuseUse(state, seat, argument);
    case IT:
      return picks === null
        ? refuseIt(state, seat, argument)
        : refuseItWith(state, seat, argument, picks);
    case EFFECT:
      return refuseEffect(state, seat, argument);
    case CAA:
      return picks === null ? refuseCaa(state, seat) : refuseCaaWith(state, seat, picks);
    default:
      return refuseEnd(state, seat);
  }
}

/** BLS-6.3.8, BLS-6.3.9 */
function refuseEnd(state: State, seat: Seat): Refusal | null {
  const { mainEnd } = state.config.options;
  if (mainEnd === 'voluntary' || listCosting(state, seat, [], 0) === 0) return null;
  return refuse('AP_REMAINING', { ap: ap.get(state) });
}

export function apply(state: State, action: Action, tell?: Listener): void {
  if (asked.isOpen(state)) applyAnswer(state, action, tell);
  else if (stage.is(state, 'window')) applyInWindow(state, action, tell);
  else applyMain(state, turn.get(state), action, tell);
}

function applyInWindow(state: State, action: Action, tell: Listener): void {
  const seat = responder(state);
  if (verbOf(action) === CHAIN) answerWith(state, seat, argumentOf(action), tell);
  else pass(state, seat, tell);
  proceed(state, tell);
}

function applyMain(state: State, seat: Seat, action: Action, tell: Listener): void {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case MOVE:
      move(state, seat, argument, tell);
      break;
    case USE:
      use(state, seat, argument, tell);
      break;
    case IT:
      beginAssembly(state, seat, argument);
      return nameWhole(state, action, tell);
    case EFFECT:
      useEffect(state, seat, argument, tell);
      break;
    case CAA:
      if (beginCaa(state, seat)) return nameWhole(state, action, tell);
      exchange(state, seat, [], tell);
      break;
    default:
      endMainPhase(state, seat);
  }
  proceed(state, tell);
}

/** The cards that an action names whole, where it does. */
function nameWhole(state: State, action: Action, tell: Listener): void {
  if (picksOf(action) !== null) applyAnswer(state, action, tell);
}

function applyAnswer(state: State, action: Action, tell: Listener): void {
  const { word } = asked.form(state)!;
  const seat = asked.chooser(state);
  const picks = picksOf(action);
  if (picks !== null) asked.takeAll(state, picks);
  else if (!asked.take(state, argumentOf(action) - 1)) return;
  switch (word) {
    case 'handLimit':
      discardDown(state, asked.picked(state), tell);
      break;
    case 'assembly':
      integrate(state, seat, asked.about(state), asked.picked(state), tell);
      break;
    case 'caa':
      exchange(state, seat, asked.picked(state), tell);
      break;
    default:
      state.config.effects.runner.answer(state, asked.listOf(state));
  }
  proceed(state, tell);
}
