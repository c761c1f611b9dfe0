/** `boost sprint`: a unit adds one more boost to what is going on. `done`: that is all. */
import * as engine from 'cardwright/engine';
import { refuseEnd } from './aim.ts';
import { listBoosts, refuseBoost, spend, type Boosting } from './boosts.ts';
import type { State, Unit } from './config.ts';
import type { Event } from './events.ts';
import { pairOf } from './holders.ts';
import { attackScene, attackSituation } from './reach.ts';
import { refuse } from './refuse.ts';
import { noScene, type Situation } from './scene.ts';
import { asked, attackDice, power, targetDice } from './state.ts';
import { ask, ATTACK, begin, BOOST, frameNow, MOVE } from './steps.ts';
import { resourceWord, type Verb } from './words.ts';

/** Boosts that are declared in a step of their own, each as often as the unit can pay for it. */
const ops = ['addMovePower', 'addAttackDie', 'addTargetDie'] as const;
type Op = (typeof ops)[number];

/** `about` is whether a move is restricted, or the target that is defended. */
export function beginBoosts(state: State, unit: Unit, op: Op, about = 0): void {
  begin(state, BOOST, unit, ops.indexOf(op), about);
}

/** Who boosts what now; where a boost comes too late, what it would have been for. */
function boosting(state: State): Boosting & { readonly op: Op; readonly about: number } {
  const frame = frameNow(state);
  const { source: unit, about } = engine.atFrame(state, frame);
  const late = { [MOVE]: 'addMovePower', [ATTACK]: 'addAttackDie' } as const;
  const kind = engine.kindIn(state, frame) as keyof typeof late;
  const op = late[kind] ?? ops[engine.whatIn(state, frame)]!;
  return { unit, op, about, situation: situationOf(state, unit, op, about) };
}

/** A die for an attack counts against all of its targets, one for a defence for the unit that is defended. */
function situationOf(state: State, unit: Unit, op: Op, about: number): Situation {
  if (op === 'addAttackDie') return attackSituation(state, unit);
  if (op === 'addTargetDie') return () => [attackScene(state, unit, about)];
  const moveAction = about > 0 ? 'restricted-move' : 'move';
  return () => [{ ...noScene, self: unit, mover: unit, moveAction }];
}

/** What may pay for it. */
export const listBoost = (state: State, into: number[]): number =>
  listBoosts(state, boosting(state), into);

/** AAW-8.2.1, AAW-9.4.1; who has nothing to add is not asked (AAW-18.3.2). */
export const boostStep = engine.stagedStep<State, Event>([
  (state) => {
    const { unit, op } = boosting(state);
    const isAsked = state.config.options.askEveryWindow && op !== 'addMovePower';
    return isAsked || listBoost(state, []) > 0 ? ask(state, 'boost', unit) : undefined;
  },
]);

const isBoosting = (state: State): boolean => asked.form(state)!.word === 'boost';

export const boost: Verb = {
  answers: ['boost', 'way', 'cooperate'],
  words: { resource: resourceWord },
  among: { resource: (state, _, into) => (isBoosting(state) ? listBoost(state, into) : 0) },
  tested: ['resource'],
  refuse: [
    (state, _, resource) => refuseBoost(state, boosting(state), resource),
    (state) => (isBoosting(state) ? null : refuse('BOOST_LATE')), // AAW-8.2.2, AAW-9.4.2
  ],
  play(state, _, tell, resource) {
    const now = boosting(state);
    spend(state, now, resource, tell);
    if (now.op === 'addMovePower') power.add(state, 1); // AAW-11.5.1
    if (now.op === 'addAttackDie') attackDice.add(state, now.unit, 1); // AAW-11.2.1
    if (now.op === 'addTargetDie')
      targetDice.add(state, pairOf(state.config, now.unit, now.about), 1);
  },
};

export const done: Verb = {
  answers: ['boost', 'initiative', 'aim', 'cooperate', 'guard', 'defend'],
  refuse: [(state) => (asked.form(state)!.word === 'aim' ? refuseEnd(state) : null)],
  play: (state) => engine.leaveStage(state, frameNow(state)),
};
