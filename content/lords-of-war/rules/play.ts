/**
 * Which actions there are in which phase, and who takes them (LOW-5.3.2 to LOW-5.3.4). What each of
 * them may do stands in the file of its name.
 */
import { refuseOutOfTurn, type Refusal, type Seat } from 'cardwright/engine';
import {
  action,
  DO_CHALLENGE,
  DO_DRAW,
  DO_MOVE,
  DO_PASS,
  DO_PLACE,
  DO_RECALL,
  DO_RESOLVE,
  DO_SHOOT,
  extraIn,
  squareIn,
  verbOf,
  type Action,
} from './actions.ts';
import { chooser, listMoves, move, refuseMove } from './berserkers.ts';
import { challenge, listChallenges, refuseChallenge } from './challenge.ts';
import type { Listener } from './events.ts';
import { drawCard } from './hands.ts';
import { listPlacements, place, refusePlacement } from './placement.ts';
import { recall, refuseRecall } from './recall.ts';
import { refuse } from './refuse.ts';
import { listReinforcements, refuseDraw, refusePass } from './reinforcement.ts';
import { afterMove, resolve } from './resolution.ts';
import { listShots, refuseShot, shoot } from './shooting.ts';
import {
  ACTIVE,
  CHALLENGE,
  get,
  OVER,
  PHASE,
  phases,
  PLACE,
  REINFORCE,
  RESOLVE,
  set,
  SHOOT,
  type State,
} from './state.ts';
import { afterChallenge, endTurn } from './turn.ts';

/** LOW-5.3.3: the player on turn, or the owner of a berserker that has a choice. */
export function toAct(state: State): Seat | null {
  switch (get(state, PHASE)) {
    case OVER:
      return null;
    case RESOLVE:
      return chooser(state);
    default:
      return get(state, ACTIVE);
  }
}

/** LOW-5.10.7: none for all but the seat to act. */
export function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  switch (get(state, PHASE)) {
    case CHALLENGE:
      return listChallenges(state, into);
    case PLACE:
      return listPlacements(state, seat, into);
    case SHOOT:
      into[0] = action(state.config, DO_RESOLVE, 0, 0); // LOW-5.6.3: shots are optional
      return 1 + listShots(state, into, 1);
    case RESOLVE:
      return listMoves(state, into);
    default:
      return listReinforcements(state, into);
  }
}

/** Phase of each verb, in the order of `verbs`. */
const phaseOf = [CHALLENGE, PLACE, SHOOT, SHOOT, RESOLVE, REINFORCE, REINFORCE, REINFORCE];

/** The first that applies (Appendix A). */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat); // LOW-5.9.7, LOW-5.3.3
  if (outOfTurn !== null) return outOfTurn;
  const phase = get(state, PHASE);
  if (phaseOf[verbOf(action)] !== phase) return refuse('WRONG_PHASE', { phase: phases[phase] });
  const { config } = state;
  const square = squareIn(config, action);
  const extra = extraIn(config, action);
  switch (verbOf(action)) {
    case DO_CHALLENGE:
      return refuseChallenge(state, extra, square);
    case DO_PLACE:
      return refusePlacement(state, extra, square);
    case DO_SHOOT:
      return refuseShot(state, square, extra);
    case DO_MOVE:
      return refuseMove(state, square, extra);
    case DO_DRAW:
      return refuseDraw(state);
    case DO_RECALL:
      return refuseRecall(state, square);
    case DO_PASS:
      return refusePass(state);
    default:
      return null; // DO_RESOLVE: always legal in its phase (LOW-5.6.3)
  }
}

export function apply(state: State, action: Action, tell?: Listener): void {
  const { config } = state;
  switch (verbOf(action)) {
    case DO_CHALLENGE:
      challenge(state, extraIn(config, action), squareIn(config, action), tell);
      return afterChallenge(state, tell);
    case DO_PLACE:
      place(state, extraIn(config, action), squareIn(config, action), tell);
      return set(state, PHASE, SHOOT);
    case DO_SHOOT:
      return shoot(state, squareIn(config, action), extraIn(config, action), tell);
    case DO_RESOLVE:
      return resolve(state, tell);
    case DO_MOVE:
      move(state, squareIn(config, action), extraIn(config, action), tell);
      return afterMove(state, tell);
    case DO_DRAW:
      drawCard(state, get(state, ACTIVE), tell);
      return endTurn(state, tell);
    case DO_RECALL:
      recall(state, squareIn(config, action), tell);
      return endTurn(state, tell);
    default:
      return endTurn(state, tell); // DO_PASS
  }
}
