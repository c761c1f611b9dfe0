/** `boost sprint`: a unit adds one more boost to what is going on. `done`: that is all. */
import * as engine from 'cardwright/engine';
import { refuseEnd } from './aim.ts';
import { hasBoost, listBoosts, refuseBoost, spend, type Boost } from './boosts.ts';
import type { State, Unit } from './config.ts';
import type { Event } from './events.ts';
import { pairOf } from './holders.ts';
import { attackScene, attackScenes } from './reach.ts';
import { noScene } from './scene.ts';
import { asked, attackDice, power, targetDice } from './state.ts';
import { ask, ATTACK, begin, BOOST, frameNow, MOVE, moves } from './steps.ts';
import { refuse, resourceWord, type Verb } from './words.ts';

/** Boosts that are declared in a step of their own, each as often as the unit can pay for it. */
const boosts = {
  addMovePower: {
    op: 'addMovePower',
    scenes: (state, unit) => [
      { ...noScene, self: unit, mover: unit, moveAction: moves[nowIn(state).about]! },
    ],
  },
  /** Counts against all targets. */
  addAttackDie: { op: 'addAttackDie', scenes: attackScenes },
  addTargetDie: {
    op: 'addTargetDie',
    scenes: (state, unit) => [attackScene(state, unit, nowIn(state).about)],
  },
} as const satisfies Readonly<Record<string, Boost>>;
type Op = keyof typeof boosts;
const ops = Object.keys(boosts) as Op[];

/** `about` is whether a move is restricted, or the target that is defended. */
export function beginBoosts(state: State, unit: Unit, op: Op, about = 0): void {
  begin(state, BOOST, unit, ops.indexOf(op), about);
}

/** What goes on. */
const nowIn = (state: State) => engine.atFrame(state, frameNow(state));

/** What is boosted now; where a boost comes too late, what it would have been. */
function boostNow(state: State): Boost & { readonly op: Op } {
  const frame = frameNow(state);
  const kind = engine.kindIn(state, frame);
  if (kind === MOVE) return boosts.addMovePower;
  return kind === ATTACK ? boosts.addAttackDie : boosts[ops[engine.whatIn(state, frame)]!];
}

/** What may pay for it. */
export const listBoost = (state: State, into: number[]): number =>
  listBoosts(state, nowIn(state).source, boostNow(state), into);

/** AAW-8.2.1, AAW-9.4.1; who has nothing to add is not asked (AAW-18.3.2). */
export const boostStep = engine.stagedStep<State, Event>([
  (state) => {
    const { source: unit } = nowIn(state);
    const isAsked = state.config.options.askEveryWindow && boostNow(state).op !== 'addMovePower';
    const asks = isAsked || hasBoost(state, unit, boostNow(state));
    return asks ? ask(state, 'boost', unit) : undefined;
  },
]);

const isBoosting = (state: State): boolean => asked.form(state)!.word === 'boost';

export const boost: Verb = {
  answers: ['boost', 'way', 'cooperate'],
  words: { resource: resourceWord },
  among: { resource: (state, _, into) => (isBoosting(state) ? listBoost(state, into) : 0) },
  tested: ['resource'],
  refuse: [
    (state, _, resource) => refuseBoost(state, nowIn(state).source, boostNow(state), resource),
    (state) => (isBoosting(state) ? null : refuse('BOOST_LATE')), // AAW-8.2.2, AAW-9.4.2
  ],
  play(state, _, report, resource) {
    const { source: unit, about } = nowIn(state);
    const { op } = boostNow(state);
    spend(state, unit, { op }, resource, report);
    if (op === 'addMovePower') power.add(state, 1); // AAW-11.5.1
    if (op === 'addAttackDie') attackDice.add(state, unit, 1); // AAW-11.2.1
    if (op === 'addTargetDie') targetDice.add(state, pairOf(state.config, unit, about), 1);
  },
};

export const done: Verb = {
  answers: ['boost', 'initiative', 'aim', 'cooperate', 'guard', 'defend'],
  refuse: [(state) => (asked.form(state)!.word === 'aim' ? refuseEnd(state) : null)],
  play: (state) => engine.leaveStage(state, frameNow(state)),
};
