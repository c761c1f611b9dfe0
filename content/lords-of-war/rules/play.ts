/**
 * Which actions there are in which phase, and who takes them (LOW-5.3.2 to LOW-5.3.4). What each of
 * them may do is in the file of its name. Between shots and reinforcement everything is resolved:
 * checks, victory, berserkers, and checks again until nobody moves (LOW-5.5.1, LOW-5.9.4, LOW-6.5).
 */
import { refuseOutOfTurn, type Refusal, type Seat } from 'cardwright/engine';
import { actions, type Action, type Verb } from './actions.ts';
import { beginMoves, continueMoves, listMoves, move, refuseMove } from './berserkers.ts';
import { challenge, listChallenges, refuseChallenge } from './challenge.ts';
import { check } from './elimination.ts';
import type { Listener } from './events.ts';
import { listPlacements, place, refusePlacement } from './placement.ts';
import { recall, refuseRecall } from './recall.ts';
import { refuse } from './refuse.ts';
import {
  draw,
  firstReinforcement,
  isReinforced,
  listReinforcements,
  refuseDraw,
  refusePass,
} from './reinforcement.ts';
import { listShots, refuseShot, shoot } from './shooting.ts';
import { aim, phase, turn, waiting, type Phase, type State } from './state.ts';
import { endTurn } from './turn.ts';
import { testGoals } from './victory.ts';

const RESOLVE = actions.code(actions.verb('resolve'));

/** What is legal in a phase, written from the beginning of a list; how many actions. */
type Lists = (state: State, into: Action[]) => number;

const listIn: Readonly<Record<Phase, Lists>> = {
  challenge: listChallenges,
  place: listPlacements,
  shoot: listShots,
  resolve: listMoves,
  reinforce: listReinforcements,
  over: () => 0,
};

interface VerbRules {
  readonly in: Phase;
  /** The first that applies (Appendix A); without it nothing does. `extra` is the unit, or the way. */
  readonly refuse?: (state: State, square: number, extra: number) => Refusal | null;
  readonly play: (state: State, square: number, extra: number, report: Listener) => void;
}

const verbs: Readonly<Record<Verb, VerbRules>> = {
  challenge: { in: 'challenge', refuse: refuseChallenge, play: challenge },
  place: { in: 'place', refuse: refusePlacement, play: place },
  shoot: { in: 'shoot', refuse: refuseShot, play: shoot },
  resolve: { in: 'shoot', play: (state, _, __, report) => resolve(state, report) }, // LOW-5.6.3
  move: {
    in: 'resolve',
    refuse: refuseMove,
    play: (state, from, along, report) => {
      move(state, from, along, report);
      if (!continueMoves(state, report)) resolve(state, report); // LOW-6.5.9
    },
  },
  draw: {
    in: 'reinforce',
    refuse: refuseDraw,
    play: (state, _, __, report) => draw(state, report),
  },
  recall: { in: 'reinforce', refuse: refuseRecall, play: recall },
  pass: {
    in: 'reinforce',
    refuse: refusePass,
    play: (state, _, __, report) => endTurn(state, report),
  },
};

/** LOW-5.3.3: the player on turn, or the owner of a berserker that has a choice. */
export function toAct(state: State): Seat | null {
  if (phase.is(state, 'over')) return null;
  return phase.is(state, 'resolve') ? waiting.top(state) : turn.get(state);
}

/** LOW-5.10.7: none for all but the seat to act. */
export function legalActions(state: State, seat: Seat, into: Action[], enough = Infinity): number {
  if (toAct(state) !== seat) return 0;
  const now = phase.get(state);
  if (enough > 1 || (now !== 'shoot' && now !== 'reinforce')) return listIn[now](state, into);
  // To shoot no more, to draw: without a look at the others.
  into[0] = now === 'shoot' ? RESOLVE : firstReinforcement(state);
  return 1;
}

/** A reinforcement changes nothing in this turn. */
export function isSettled(state: State): boolean {
  return phase.is(state, 'reinforce');
}

export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat); // LOW-5.9.7, LOW-5.3.3
  if (outOfTurn !== null) return outOfTurn;
  const verb = verbs[actions.verbOf(action)];
  if (!phase.is(state, verb.in)) return refuse('WRONG_PHASE', { phase: phase.get(state) });
  return verb.refuse?.(state, actions.squareIn(action), actions.extraIn(action)) ?? null;
}

export function apply(state: State, action: Action, report?: Listener): void {
  const { play } = verbs[actions.verbOf(action)];
  play(state, actions.squareIn(action), actions.extraIn(action), report);
}

/** Runs the check, and goes on until somebody must decide or the game is over. */
function resolve(state: State, report: Listener): void {
  const isIntermediate = state.config.options['intermediate.berserker'];
  for (;;) {
    check(state, report);
    aim.reset(state); // LOW-6.5.10
    if (testGoals(state, report)) return; // LOW-6.5.15: before any move
    if (!isIntermediate || !beginMoves(state)) break; // LOW-6.5.1, LOW-6.5.11
    if (continueMoves(state, report)) {
      phase.set(state, 'resolve');
      return;
    }
  }
  enterReinforcement(state, report);
}

/** LOW-5.7.16, LOW-5.7.17: the phase ends by itself where there is nothing to do. */
export function enterReinforcement(state: State, report: Listener): void {
  if (isReinforced(state)) phase.set(state, 'reinforce');
  else endTurn(state, report);
}
