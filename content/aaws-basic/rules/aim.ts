/** Aiming: `n 3`, `boostRange long-shot`, `boostTargets twin-arc`, `target B1` (AAW-9.2, AAW-11.3, AAW-11.4). */
import * as engine from 'cardwright/engine';
import type { Refusal } from 'cardwright/engine';
import { refuseBoost, spend } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import * as parts from './attack-state.ts';
import {
  attemptNow,
  boostsAtHand,
  distances,
  hasTarget,
  isBoostable,
  isTargetable,
  isWithin,
  mostValue,
  sceneOf,
} from './reach.ts';
import { NO_TARGET, refuse } from './refuse.ts';
import {
  everybody,
  isInReach,
  isValueOpen,
  listAimBoosts,
  mostTargets,
  targetsNow,
} from './targets.ts';
import { nameOf } from './units.ts';
import { resourceWord, unitWord, type Verb } from './words.ts';

const { attackSlot, attackUnit, rangeBoosts, rangeValue, targetBoosts, targetPlace } = parts;

/** The words 0, 1, … */
const VALUES = 32;

/** AAW-9.2.3 */
export const n: Verb = {
  answers: 'aim',
  words: { value: engine.numberWord(VALUES) },
  among: {
    value: (state, _, into) =>
      isValueOpen(state) ? engine.writeRange(0, mostValue(state, attemptNow(state)), into) : 0,
  },
  refuse: [
    (state, _, value) => {
      const attempt = attemptNow(state);
      const isLegal = isValueOpen(state) && value <= mostValue(state, attempt);
      return isLegal ? null : refuse('RANGE_VALUE_INVALID', { value });
    },
    (state, _, value) =>
      reachesPreset(state, value) ? null : refuse('TARGET_OUT_OF_RANGE', { value }),
    // Nobody names an n with which there is no target.
    (state, _, value) => (hasTarget(state, attemptNow(state), value) ? null : NO_TARGET),
  ],
  play(state, __, tell, value) {
    rangeValue.set(state, value + 1);
    tell?.(told.rangeDeclared(state, { unit: attackUnit(state), n: value }));
  },
};

/** AAW-16.2.1: the target of a triggered attack is known. */
function reachesPreset(state: State, value: number): boolean {
  const attempt = attemptNow(state);
  const boosts = rangeBoosts.get(state) + boostsAtHand(state, attempt);
  const most = distances(state, attempt, value, boosts);
  return targetsNow(state).every((unit) => isWithin(state, attempt, unit, most));
}

const OPEN_VALUE: Refusal = refuse('RANGE_VALUE_INVALID', 'AAW-9.2.3');

/** A boost that is declared with the targets (AAW-9.4.5). */
function aimBoost(
  op: 'addReach' | 'addMaxTargets',
  added: typeof rangeBoosts,
  refuseKind: (state: State) => Refusal | null,
  refuseLast: (state: State) => Refusal | null = () => null,
): Verb {
  return {
    answers: 'aim',
    words: { resource: resourceWord },
    among: { resource: (state, _, into) => listAimBoosts(state, op, into) },
    tested: ['resource'],
    refuse: [
      (state) => (isValueOpen(state) ? OPEN_VALUE : null),
      refuseKind,
      (state, _, resource) => {
        const attempt = attemptNow(state);
        return refuseBoost(state, attempt.unit, resource, op, () => [sceneOf(state, attempt)]);
      },
      refuseLast,
    ],
    play(state, __, tell, resource) {
      spend(state, attackUnit(state), resource, op, tell);
      added.add(state, 1);
    },
  };
}

/** AAW-11.3.1, AAW-11.3.2 */
export const boostRange = aimBoost('addReach', rangeBoosts, (state) =>
  isBoostable(state, attemptNow(state)) ? null : refuse('BOOST_NOT_ALLOWED', 'AAW-11.3.1'),
);

/** AAW-11.4.1, AAW-11.4.2, AAW-5.4.5; what reach needs is paid first. */
export const boostTargets = aimBoost(
  'addMaxTargets',
  targetBoosts,
  (state) =>
    attackSlot.is(state, 'major') && mostTargets(state) !== null
      ? null
      : refuse('BOOST_NOT_ALLOWED', 'AAW-11.4.2'),
  (state) => (everybodyElse(state).length > 0 ? null : refuse('TARGET_OUT_OF_RANGE')),
);

const everybodyElse = (state: State): Unit[] =>
  everybody(state).filter((unit) => !targetPlace.has(state, unit));

/** AAW-9.2.1, AAW-9.2.5, AAW-9.2.8, in the order of AAW-5.1.2. */
export const target: Verb = {
  answers: 'aim',
  words: { unit: unitWord },
  refuse: [
    (state) => (isValueOpen(state) ? OPEN_VALUE : null),
    (state, _, unit) => refuseTarget(state, unit),
  ],
  play: (state, _, __, unit) => targetPlace.append(state, unit),
};

function refuseTarget(state: State, unit: Unit): Refusal | null {
  const params = { unit: nameOf(state, unit) };
  const most = mostTargets(state);
  const isChosen = most !== null && !attackSlot.is(state, 'triggered');
  if (!isChosen || !isTargetable(state, attemptNow(state), unit))
    return refuse('TARGET_ILLEGAL', params);
  if (!isInReach(state, unit)) return refuse('TARGET_OUT_OF_RANGE', params);
  if (targetPlace.has(state, unit)) return refuse('TARGET_DUPLICATE', params);
  return targetsNow(state).length < most ? null : refuse('TOO_MANY_TARGETS', params);
}

/** Whether step 1 may end here (AAW-9.2.10). */
export function refuseEnd(state: State): Refusal | null {
  if (isValueOpen(state)) return OPEN_VALUE;
  const found = mostTargets(state) === null ? everybody(state) : targetsNow(state);
  const isLegal = found.length > 0 && found.every((unit) => isInReach(state, unit));
  return isLegal ? null : refuse('NO_TARGET');
}
