/** `boost sprint`: what is going on gets one more boost. `done`: that is all. */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { refuseEnd } from './aim.ts';
import { attackBoosts } from './attack-boosts.ts';
import { endAsked } from './attack-stages.ts';
import type { BoostContext } from './boosts.ts';
import type { State } from './config.ts';
import { moveBoosts } from './move.ts';
import { refuse } from './refuse.ts';
import { asked, pending } from './state.ts';
import { ATTACK, MOVE, ROUND } from './steps.ts';
import { resourceWord, type Verb } from './words.ts';

const contexts: Readonly<Record<number, BoostContext>> = {
  [MOVE]: moveBoosts,
  [ATTACK]: attackBoosts,
};

const frameNow = (state: State): Frame => engine.topFrame(state.ints, pending.layout);

const contextOf = (state: State): BoostContext =>
  contexts[state.ints[frameNow(state) + engine.FRAME_KIND]!]!;

export function listBoost(state: State, into: number[]): number {
  return contextOf(state).list(state, frameNow(state), into);
}

export const boost: Verb = {
  answers: ['boost', 'way', 'cooperate'],
  words: { resource: resourceWord },
  among: {
    resource: (state, _, into) =>
      asked.form(state)!.word === 'boost' ? listBoost(state, into) : 0,
  },
  refuse: [
    [
      ['resource'],
      (state, _, resource) => contextOf(state).refuse(state, frameNow(state), resource),
    ],
    // AAW-8.2.2
    [[], (state) => (asked.form(state)!.word === 'boost' ? null : refuse('BOOST_LATE'))],
  ],
  play(state, _, tell, resource) {
    const frame = frameNow(state);
    asked.cancel(state);
    contextOf(state).take(state, frame, resource, tell);
  },
};

export const done: Verb = {
  answers: ['boost', 'initiative', 'aim', 'cooperate', 'guard', 'defend'],
  refuse: [[[], (state) => (asked.form(state)!.word === 'aim' ? refuseEnd(state) : null)]],
  play(state) {
    const question = asked.form(state)!.word;
    asked.cancel(state);
    const frame = frameNow(state);
    if (state.ints[frame + engine.FRAME_KIND] === ATTACK) return endAsked(state, question);
    // A round asks again until the answer is that this is all.
    if (state.ints[frame + engine.FRAME_KIND] === ROUND) engine.skipStage(state, frame);
  },
};
