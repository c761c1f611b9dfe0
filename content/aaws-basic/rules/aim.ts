/**
 * Aiming, the first step of an attack: `n 3`, `boostRange long-shot`, `boostTargets twin-arc`, `target B1`
 * (AAW-9.2, AAW-9.4.5, AAW-11.3, AAW-11.4).
 */
import * as engine from 'cardwright/engine';
import type { Refusal } from 'cardwright/engine';
import { listBoosts, refuseBoost, spend, type Boost } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import * as reach from './reach.ts';
import * as parts from './state.ts';
import { nameOf } from './units.ts';
import { NO_TARGET, refuse, resourceWord, unitWord, type Verb } from './words.ts';

const { attackSlot, attackUnit, rangeBoosts, rangeValue, targetBoosts, targetPlace } = parts;
const { attemptNow, everybody, isInReach, isTargetable, isValueOpen, targetsNow } = reach;

/** The words 0, 1, … */
const VALUES = 32;

/** AAW-9.2.3 */
export const n: Verb = {
  answers: 'aim',
  words: { value: engine.numberWord(VALUES) },
  among: {
    value: (state, _, into) =>
      isValueOpen(state)
        ? engine.writeRange(0, reach.mostValue(state, attemptNow(state)), into)
        : 0,
  },
  refuse: [
    (state, _, value) => {
      const isLegal = isValueOpen(state) && value <= reach.mostValue(state, attemptNow(state));
      return isLegal ? null : refuse('RANGE_VALUE_INVALID', { value });
    },
    (state, _, value) =>
      reachesPreset(state, value) ? null : refuse('TARGET_OUT_OF_RANGE', { value }),
    // Nobody names an n with which there is no target.
    (state, _, value) => (reach.hasTarget(state, attemptNow(state), value) ? null : NO_TARGET),
  ],
  play(state, __, report, value) {
    rangeValue.set(state, value + 1);
    report?.(events.rangeDeclared(state, { unit: attackUnit(state), n: value }));
  },
};

/** AAW-16.2.1: the target of a triggered attack is known. */
function reachesPreset(state: State, value: number): boolean {
  const attempt = attemptNow(state);
  const boosts = rangeBoosts.get(state) + reach.boostsAtHand(state, attempt);
  const most = reach.farthest(state, attempt, value, boosts);
  return targetsNow(state).every((unit) => reach.isWithin(state, attempt, unit, most));
}

const OPEN_VALUE: Refusal = refuse('RANGE_VALUE_INVALID', 'AAW-9.2.3');
const refuseOpen = (state: State): Refusal | null => (isValueOpen(state) ? OPEN_VALUE : null);

/** A boost that is declared with the targets (AAW-9.4.5). */
function aimBoost(
  op: 'addReach' | 'addMaxTargets',
  added: typeof rangeBoosts,
  refuseKind: (state: State) => Refusal | null,
  refuseLast: (state: State) => Refusal | null = () => null,
): Verb {
  const boost: Boost = { op, scenes: (state) => [reach.sceneOf(state, attemptNow(state))] };
  return {
    answers: 'aim',
    words: { resource: resourceWord },
    among: { resource: (state, _, into) => listBoosts(state, attackUnit(state), boost, into) },
    tested: ['resource'],
    refuse: [
      refuseOpen,
      refuseKind,
      (state, _, resource) => refuseBoost(state, attackUnit(state), boost, resource),
      refuseLast,
    ],
    play(state, __, report, resource) {
      spend(state, attackUnit(state), boost, resource, report);
      added.add(state, 1);
    },
  };
}

/** AAW-11.3.1, AAW-11.3.2 */
export const boostRange = aimBoost('addReach', rangeBoosts, (state) =>
  reach.rangedBy(state, attemptNow(state)).rangeBoostable === true
    ? null
    : refuse('BOOST_NOT_ALLOWED', 'AAW-11.3.1'),
);

/** AAW-11.4.1, AAW-11.4.2, AAW-5.4.5; what reach needs is paid first. */
export const boostTargets = aimBoost(
  'addMaxTargets',
  targetBoosts,
  (state) =>
    attackSlot.is(state, 'major') && mostTargets(state) !== null
      ? null
      : refuse('BOOST_NOT_ALLOWED', 'AAW-11.4.2'),
  (state) =>
    everybody(state).every((unit) => targetPlace.has(state, unit))
      ? refuse('TARGET_OUT_OF_RANGE')
      : null,
);

/** Targets that are chosen one by one; null where everybody in reach is one (AAW-9.2.6, AAW-9.2.7). */
function mostTargets(state: State): number | null {
  const { targets = 1 } = reach.actionOf(state, parts.attackWith.get(state));
  return typeof targets === 'number' ? targets + targetBoosts.get(state) : null;
}

/** AAW-9.2.1, AAW-9.2.5, AAW-9.2.8, in the order of AAW-5.1.2. */
export const target: Verb = {
  answers: 'aim',
  words: { unit: unitWord },
  refuse: [refuseOpen, (state, _, unit) => refuseTarget(state, unit)],
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

/** Whether nothing can be added; under the option it is asked all the same (AAW-18.3.2). */
export function isAimed(state: State): boolean {
  if (isValueOpen(state)) return false;
  if (attackSlot.is(state, 'counter')) return true; // AAW-10.2.5
  const targets = targetsNow(state);
  if (attackSlot.is(state, 'triggered')) return targets.every((unit) => isInReach(state, unit));
  const most = mostTargets(state);
  if (state.config.options.askEveryWindow) return false;
  if (most === null) return !mayBoostRange(state) && everybody(state).length > 0;
  return targets.length >= most || (targets.length > 0 && !mayAdd(state));
}

const mayBoostRange = (state: State): boolean => reach.boostsAtHand(state, attemptNow(state)) > 0;

/** Whether another target can be named, now or after a boost. */
function mayAdd(state: State): boolean {
  const isFree = (unit: Unit): boolean =>
    !targetPlace.has(state, unit) && isTargetable(state, attemptNow(state), unit);
  return state.config.allUnits.some(
    (unit) => isFree(unit) && (mayBoostRange(state) || isInReach(state, unit)),
  );
}

/** What was aimed at is settled: everybody in reach becomes a target where none is chosen. */
export function settleAim(state: State, report: Listener): void {
  if (mostTargets(state) === null && attackSlot.is(state, 'major'))
    for (const unit of everybody(state)) targetPlace.append(state, unit);
  if (report === undefined) return;
  const used = reach.usedValue(state, attemptNow(state), reach.valueNow(state));
  const about = { unit: attackUnit(state), targets: targetsNow(state), used };
  report(events.targetsChosen(state, { ...about, reach: reach.farthestNow(state) }));
}
