/** How far attacks reach, whom they may hit, what their used ability value is (AAW-9.2, AAW-9.3, AAW-5.4). */
import { countBoosts } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { reachBonus } from './effects.ts';
import { pairOf } from './holders.ts';
import { NO_UNIT, type Scene } from './scene.ts';
import * as parts from './state.ts';
import type { Attack } from './tables.ts';
import { abilityOf, distance, isEnemy, isOnField } from './units.ts';

const { at, attackSlot, rangeBoosts, rangeValue, targetPlace } = parts;

/** An attack as it is or could be made: the action, and what lends it its range; -1 for nothing. */
export interface Attempt {
  readonly unit: Unit;
  readonly attack: number;
  readonly extension: number;
  readonly isImmediate: boolean;
}

/** The attack in progress. */
export const attemptNow = (state: State): Attempt =>
  attempted(
    parts.attackUnit(state),
    parts.attackWith.get(state),
    parts.extendedBy.get(state) - 1,
    attackSlot.is(state, 'immediate'),
  );

export const attempted = (
  unit: Unit,
  attack: number,
  extension: number,
  isImmediate: boolean,
): Attempt => ({ unit, attack, extension, isImmediate });

export const actionOf = ({ config }: State, attack: number): Attack =>
  config.tables.attacks.all[attack]!;

/** The action whose range it has (AAW-9.3.5). */
export const rangedBy = (state: State, { attack, extension }: Attempt): Attack =>
  actionOf(state, extension >= 0 ? extension : attack);

/** Whether an n must be named (AAW-9.2.3, AAW-9.3.3). */
const needsValue = (state: State, attempt: Attempt): boolean =>
  rangedBy(state, attempt).measure >= 0;

/** Whether its value is halved at this moment (AAW-5.4.2). */
const isHalved = (state: State, attempt: Attempt, moment: 'before-range' | 'after-range') =>
  attempt.isImmediate &&
  rangedBy(state, attempt).isFar &&
  state.config.options.immediateHalving === moment;

/** The ability of an attack before n is taken from it. */
function wholeValue(state: State, attempt: Attempt): number {
  const value = abilityOf(state, attempt.unit, actionOf(state, attempt.attack).value);
  return isHalved(state, attempt, 'before-range') ? Math.floor(value / 2) : value;
}

/** AAW-9.2.3, AAW-9.3.3: the greatest n. */
export function mostValue(state: State, attempt: Attempt): number {
  const { measure } = rangedBy(state, attempt);
  if (measure < 0) return 0;
  return Math.min(abilityOf(state, attempt.unit, measure), wholeValue(state, attempt));
}

/** AAW-9.2.4, AAW-9.3.4, AAW-5.4.2, AAW-5.4.3 */
export function usedValue(state: State, attempt: Attempt, n: number): number {
  const left = wholeValue(state, attempt) - n;
  return isHalved(state, attempt, 'after-range') ? Math.floor(left / 2) : left;
}

export const sceneOf = (state: State, attempt: Attempt): Scene => ({
  self: attempt.unit,
  attackUnit: attempt.unit,
  targetUnit: NO_UNIT,
  mover: NO_UNIT,
  attack: attempt.attack,
  isFar: rangedBy(state, attempt).isFar,
  isCounter: attackSlot.is(state, 'counter'),
  isCooperating: false,
  moveAction: null,
});

/** The attack in progress, for what somebody in it has. */
export function attackScene(state: State, self: Unit, targetUnit: Unit = NO_UNIT): Scene {
  const isCooperating =
    parts.helpPlace.has(state, self) ||
    (targetUnit >= 0 && parts.guardPlace.has(state, pairOf(state.config, self, targetUnit)));
  return { ...sceneOf(state, attemptNow(state)), self, targetUnit, isCooperating };
}

/** The same, with each of its targets. */
export const attackScenes = (state: State, self: Unit): Scene[] =>
  targetsNow(state).map((target) => attackScene(state, self, target));

/** The greatest distance at which targets may be, with this n and this number of range boosts. */
export function farthest(state: State, attempt: Attempt, n: number, boosts: number): number {
  const { isFar, measure, max } = rangedBy(state, attempt);
  if (!isFar) return max; // AAW-9.2.2
  const whole = measure < 0 ? max : state.config.options.rangedBaseReach + n;
  return whole + boosts + reachBonus(state, sceneOf(state, attempt));
}

/** AAW-9.2.8, AAW-9.2.6, AAW-9.2.7: whether it can be a target at all, wherever it is. */
export function isTargetable(state: State, { unit, attack }: Attempt, target: Unit): boolean {
  if (target === unit || !isOnField(state, target)) return false;
  const { targets } = actionOf(state, attack);
  if (targets === 'indiscriminate') return true;
  const hitsEnemy = isEnemy(state, unit, target);
  if (targets === 'ally') return !hitsEnemy;
  return hitsEnemy || (targets !== 'enemy' && state.config.options.friendlyFire);
}

export function isWithin(state: State, attempt: Attempt, target: Unit, most: number): boolean {
  const far = distance(state, attempt.unit, target);
  return far >= rangedBy(state, attempt).min && far <= most;
}

/** The most range boosts that its unit can pay for now (AAW-9.3.5, AAW-11.3.1). */
export function boostsAtHand(state: State, attempt: Attempt): number {
  if (rangedBy(state, attempt).rangeBoostable !== true) return 0;
  const scenes = () => [sceneOf(state, attempt)];
  return countBoosts(state, attempt.unit, { op: 'addReach', scenes });
}

/** Whether there is anybody to attack with this n, or with any (AAW-9.2.10), if need be with range boosts. */
export function hasTarget(state: State, attempt: Attempt, n?: number): boolean {
  const nearest = nearestTarget(state, attempt);
  if (nearest === Infinity) return false;
  const most = farthest(state, attempt, n ?? mostValue(state, attempt), rangeBoosts.get(state));
  return nearest <= most || nearest <= most + boostsAtHand(state, attempt);
}

/** How far the nearest is that can be a target, of those that are far enough. */
function nearestTarget(state: State, attempt: Attempt): number {
  const { min } = rangedBy(state, attempt);
  let nearest = Infinity;
  for (let target = 0; target < state.config.units.length; target += 1) {
    if (!isTargetable(state, attempt, target)) continue;
    const far = distance(state, attempt.unit, target);
    if (far >= min && far < nearest) nearest = far;
  }
  return nearest;
}

// Of the attack in progress.

export const isValueOpen = (state: State): boolean =>
  rangeValue.get(state) === 0 && needsValue(state, attemptNow(state));

export const valueNow = (state: State): number => Math.max(0, rangeValue.get(state) - 1);

export const farthestNow = (state: State): number =>
  farthest(state, attemptNow(state), valueNow(state), rangeBoosts.get(state));

/** In target order (AAW-9.2.9). */
export const targetsNow = (state: State): Unit[] => targetPlace.inOrder(state);

export const isInReach = (state: State, unit: Unit): boolean =>
  isWithin(state, attemptNow(state), unit, farthestNow(state));

/** AAW-9.2.6, AAW-9.2.7: everybody in reach, in target order (AAW-9.2.9). */
export function everybody(state: State): Unit[] {
  const attempt = attemptNow(state);
  const most = farthestNow(state);
  return state.config.allUnits
    .filter((unit) => isTargetable(state, attempt, unit) && isWithin(state, attempt, unit, most))
    .toSorted(fromNearest(state, attempt.unit));
}

/** By distance, then row, then column: squares are numbered row by row. */
export function fromNearest(state: State, from: Unit): (a: Unit, b: Unit) => number {
  const rank = (unit: Unit): number =>
    distance(state, from, unit) * state.config.grid.size + at.get(state, unit);
  return (a, b) => rank(a) - rank(b);
}
