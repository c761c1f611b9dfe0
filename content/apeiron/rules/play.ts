/** Who decides, and which actions there are (5.1 to 5.7, 5.24). */
import { NOBODY, refuseOutOfTurn, type Refusal, type Seat } from 'cardwright/engine';
import { actions, verbs as verbNumbers, type Action } from './actions.ts';
import { listAttacks } from './attack.ts';
import * as chest from './chest.ts';
import { hasClock } from './clock.ts';
import * as declare from './effects/declare.ts';
import type { Listener } from './events.ts';
import { NORTH, SOUTH } from './field.ts';
import { listAnswers } from './questions.ts';
import { refuse } from './refuse.ts';
import * as setup from './setup.ts';
import * as standoff from './standoff.ts';
import { asked, hasMoved, isOffered, isReady, phase, player, type State } from './state.ts';
import { proceed, refuseEnd } from './turn.ts';
import { otherSeat } from './units.ts';
import { verbs } from './verbs.ts';
import * as ways from './ways.ts';

/** Null after the end; a stand-off is answered by the opponent of whoever offers it (APE-5.24.5). */
export function toAct(state: State): Seat | null {
  if (phase.is(state, 'over')) return null;
  if (asked.isOpen(state)) return asked.chooser(state);
  if (phase.is(state, 'place')) return setup.isPlaced(state, SOUTH) ? NORTH : SOUTH;
  if (phase.is(state, 'play'))
    return isOffered.is(state) ? otherSeat(player.get(state)) : player.get(state);
  return isReady.is(state, SOUTH) ? NORTH : SOUTH;
}

/** Both decide at once in the set-up; and clocks run (APE-6.1.13). */
function mayAct(state: State, seat: Seat): boolean {
  if (seat === NOBODY) return hasClock(state);
  if (phase.is(state, 'place')) return !setup.isPlaced(state, seat);
  return (phase.is(state, 'peek') || phase.is(state, 'show')) && !isReady.is(state, seat);
}

export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat, mayAct(state, seat));
  if (outOfTurn !== null) return outOfTurn;
  const verb = verbs[actions.verbOf(action)];
  if ((verb.isClock === true) !== (seat === NOBODY)) return refuse('NOT_YOUR_DECISION');
  const question = verb.isClock === true ? undefined : asked.form(state)?.word;
  const isTime =
    question === undefined ? verb.in?.includes(phase.get(state)) : verb.answers?.includes(question);
  if (isTime !== true) return notNow(state);
  const [first, second] = [actions.first(action), actions.second(action)];
  return verb.refuse?.(state, first, second, actions.third(action), seat) ?? null;
}

/** What comes while something else must be decided (APE-5.20.15), or answers nothing. */
function notNow(state: State): Refusal {
  const now = phase.get(state);
  if (now !== 'play') return refuse('WRONG_PHASE', { phase: now });
  return asked.isOpen(state) ? refuse('DECISION_PENDING') : refuse('NO_DECISION');
}

export function legalActions(state: State, seat: Seat, into: Action[]): number {
  const isWaitedFor = toAct(state) === seat;
  if (!isWaitedFor && !mayAct(state, seat)) return 0;
  if (seat === NOBODY) return listOne(into, verbNumbers.timeout);
  if (asked.isOpen(state)) return listAnswers(state, into);
  if (phase.is(state, 'play')) return listPlay(state, into);
  return phase.is(state, 'place')
    ? setup.listPlaces(state, seat, into)
    : listOne(into, verbNumbers.ready);
}

function listOne(into: Action[], verb: number): number {
  into[0] = actions.code(verb);
  return 1;
}

function listPlay(state: State, into: Action[]): number {
  if (isOffered.is(state)) {
    into[0] = actions.code(verbNumbers.declineStandoff);
    into[1] = actions.code(verbNumbers.acceptStandoff);
    return 2;
  }
  let found = 0;
  if (hasMoved.is(state)) into[found++] = actions.code(verbNumbers.end);
  found = listAttacks(state, into, found);
  found = declare.listDeclarations(state, into, found);
  found = chest.listDraws(state, into, found);
  found = ways.listMoves(state, into, found);
  if (refuseEnd(state) === null && !hasMoved.is(state))
    into[found++] = actions.code(verbNumbers.end);
  if (standoff.refuseOffer(state) === null) into[found++] = actions.code(verbNumbers.offerStandoff);
  return found;
}

export function apply(state: State, seat: Seat, action: Action, tell?: Listener): void {
  const { play } = verbs[actions.verbOf(action)];
  const [first, second] = [actions.first(action), actions.second(action)];
  play(state, tell, first, second, actions.third(action), seat);
  proceed(state, tell);
}

/** Of moves that come to the same, one is listed. */
export function expand(state: State, action: Action): readonly Action[] {
  const verb = actions.verbOf(action);
  if (verb === 'move') return [ways.listedMove(state, action)];
  if (verb !== 'star') return [action];
  return [actions.code(verbNumbers.star, declare.listedStar(state, actions.first(action)))];
}
