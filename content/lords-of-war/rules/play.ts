/**
 * Which actions there are in which phase, and who takes them (LOW-5.3.2 to LOW-5.3.4). What each of
 * them may do stands in the file of its name.
 */
import { refuseOutOfTurn, type Refusal, type Seat } from 'cardwright/engine';
import { actions, DO_RESOLVE, type Action, type Verb } from './actions.ts';
import { listMoves, move, refuseMove } from './berserkers.ts';
import { challenge, listChallenges, refuseChallenge } from './challenge.ts';
import type { Listener } from './events.ts';
import { drawCard } from './hands.ts';
import { listPlacements, place, refusePlacement } from './placement.ts';
import { recall, refuseRecall } from './recall.ts';
import { refuse } from './refuse.ts';
import { listReinforcements, refuseDraw, refusePass } from './reinforcement.ts';
import { afterMove, resolve } from './resolution.ts';
import { listShots, refuseShot, shoot } from './shooting.ts';
import { phase, turn, waiting, type Phase, type State } from './state.ts';
import { afterChallenge, endTurn } from './turn.ts';

/** LOW-5.3.3: the player on turn, or the owner of a berserker that has a choice. */
export function toAct(state: State): Seat | null {
  if (phase.is(state, 'over')) return null;
  return phase.is(state, 'resolve') ? waiting.top(state) : turn.get(state);
}

/** LOW-5.10.7: none for all but the seat to act. */
export function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  switch (phase.get(state)) {
    case 'challenge':
      return listChallenges(state, into);
    case 'place':
      return listPlacements(state, seat, into);
    case 'shoot':
      into[0] = actions.code(DO_RESOLVE); // LOW-5.6.3: shots are optional
      return 1 + listShots(state, into, 1);
    case 'resolve':
      return listMoves(state, into);
    case 'reinforce':
      return listReinforcements(state, into);
    case 'over':
      return 0;
  }
}

const phaseOf: Readonly<Record<Verb, Phase>> = {
  challenge: 'challenge',
  place: 'place',
  shoot: 'shoot',
  resolve: 'shoot',
  move: 'resolve',
  draw: 'reinforce',
  recall: 'reinforce',
  pass: 'reinforce',
};

/** The first that applies (Appendix A). */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat); // LOW-5.9.7, LOW-5.3.3
  if (outOfTurn !== null) return outOfTurn;
  const verb = actions.verbOf(action);
  if (!phase.is(state, phaseOf[verb])) return refuse('WRONG_PHASE', { phase: phase.get(state) });
  const square = actions.squareIn(action);
  const extra = actions.extraIn(action);
  switch (verb) {
    case 'challenge':
      return refuseChallenge(state, extra, square);
    case 'place':
      return refusePlacement(state, extra, square);
    case 'shoot':
      return refuseShot(state, square, extra);
    case 'move':
      return refuseMove(state, square, extra);
    case 'draw':
      return refuseDraw(state);
    case 'recall':
      return refuseRecall(state, square);
    case 'pass':
      return refusePass(state);
    case 'resolve':
      return null; // LOW-5.6.3
  }
}

export function apply(state: State, action: Action, tell?: Listener): void {
  switch (actions.verbOf(action)) {
    case 'challenge':
      challenge(state, actions.extraIn(action), actions.squareIn(action), tell);
      return afterChallenge(state, tell);
    case 'place':
      place(state, actions.extraIn(action), actions.squareIn(action), tell);
      return phase.set(state, 'shoot');
    case 'shoot':
      return shoot(state, actions.squareIn(action), actions.extraIn(action), tell);
    case 'resolve':
      return resolve(state, tell);
    case 'move':
      move(state, actions.squareIn(action), actions.extraIn(action), tell);
      return afterMove(state, tell);
    case 'draw':
      drawCard(state, turn.get(state), tell);
      return endTurn(state, tell);
    case 'recall':
      recall(state, actions.squareIn(action), tell);
      return endTurn(state, tell);
    case 'pass':
      return endTurn(state, tell);
  }
}
