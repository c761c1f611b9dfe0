/** How far attacks reach, and what their used ability value is (AAW-9.2, AAW-9.3, AAW-5.4). */
import { countBoosts } from './boosts.ts';
import * as attack from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { pairOf } from './holders.ts';
import { NO_UNIT, type Scene, type Situation } from './scene.ts';
import { reachBonus } from './effects.ts';
import { abilities, type Ability, type Attack } from './tables.ts';
import { abilityOf, distance, isEnemy, isOnField } from './units.ts';

/** An attack as it is or could be made. */
export interface Attempt {
  readonly unit: Unit;
  /** The attack action, and what lends it its range; -1 for nothing. */
  readonly attack: number;
  readonly extension: number;
  readonly isImmediate: boolean;
}

/** The attack in progress. */
export const attemptNow = (state: State): Attempt => ({
  unit: attack.attackUnit(state),
  attack: attack.attackWith.get(state),
  extension: attack.extendedBy.get(state) - 1,
  isImmediate: attack.attackSlot.is(state, 'immediate'),
});

export const actionOf = ({ config }: State, attack: number): Attack =>
  config.tables.attacks.all[attack]!;

/** AAW-9.3.5 */
export function rangeOf(state: State, { attack, extension }: Attempt): Attack['range'] {
  return actionOf(state, extension >= 0 ? extension : attack).range;
}

/** AAW-9.3.5, AAW-11.3.1 */
export const isBoostable = (state: State, { attack, extension }: Attempt): boolean =>
  actionOf(state, extension >= 0 ? extension : attack).rangeBoostable === true;

/** AAW-9.3.6 */
export const isFar = (state: State, attempt: Attempt): boolean =>
  rangeOf(state, attempt) !== 'adjacent';

/** The ability by which n is measured; null without an n (AAW-9.2.3, AAW-9.3.3). */
function rangeAbility(state: State, attempt: Attempt): Ability | null {
  const range = rangeOf(state, attempt);
  return range === 'adjacent' ? null : ((range.ability as Ability | undefined) ?? null);
}

export const needsValue = (state: State, attempt: Attempt): boolean =>
  rangeAbility(state, attempt) !== null;

const valueOf = (state: State, unit: Unit, ability: Ability): number =>
  abilityOf(state, unit, abilities.indexOf(ability));

/** The ability of an attack, halved first where the option says so (AAW-5.4.2). */
function wholeValue(state: State, attempt: Attempt): number {
  const value = valueOf(state, attempt.unit, actionOf(state, attempt.attack).ability);
  const { immediateHalving } = state.config.options;
  const isHalved = attempt.isImmediate && isFar(state, attempt);
  return isHalved && immediateHalving === 'before-range' ? Math.floor(value / 2) : value;
}

/** AAW-9.2.3, AAW-9.3.3: the greatest n. */
export function mostValue(state: State, attempt: Attempt): number {
  const ability = rangeAbility(state, attempt);
  if (ability === null) return 0;
  return Math.min(valueOf(state, attempt.unit, ability), wholeValue(state, attempt));
}

/** AAW-9.2.4, AAW-9.3.4, AAW-5.4.2, AAW-5.4.3 */
export function usedValue(state: State, attempt: Attempt, n: number): number {
  const left = wholeValue(state, attempt) - n;
  const isHalved = attempt.isImmediate && isFar(state, attempt);
  const { immediateHalving } = state.config.options;
  return isHalved && immediateHalving === 'after-range' ? Math.floor(left / 2) : left;
}

export function sceneOf(state: State, attempt: Attempt): Scene {
  return {
    self: attempt.unit,
    attackUnit: attempt.unit,
    targetUnit: NO_UNIT,
    mover: NO_UNIT,
    attack: attempt.attack,
    isFar: isFar(state, attempt),
    isCounter: attack.attackSlot.is(state, 'counter'),
    isCooperating: false,
    moveAction: null,
  };
}

/** The attack in progress, for what somebody in it has. */
export function attackScene(state: State, self: Unit, targetUnit: Unit = NO_UNIT): Scene {
  const isCooperating =
    attack.helpPlace.has(state, self) ||
    (targetUnit >= 0 && attack.guardPlace.has(state, pairOf(state.config, self, targetUnit)));
  return { ...sceneOf(state, attemptNow(state)), self, targetUnit, isCooperating };
}

/** The same, with each of its targets. */
export function attackSituation(state: State, self: Unit): Situation {
  return () => attack.targetPlace.inOrder(state).map((target) => attackScene(state, self, target));
}

/** The distances at which targets may be, with this n and this number of range boosts. */
export function distances(
  state: State,
  attempt: Attempt,
  n: number,
  boosts: number,
): { readonly min: number; readonly max: number } {
  const range = rangeOf(state, attempt);
  if (range === 'adjacent') return { min: 1, max: 1 }; // AAW-9.2.2
  const { rangedBaseReach } = state.config.options;
  const whole = range.ability === undefined ? (range.max ?? range.min) : rangedBaseReach + n;
  return { min: range.min, max: whole + boosts + reachBonus(state, sceneOf(state, attempt)) };
}

/** AAW-9.2.8, AAW-9.2.6, AAW-9.2.7: whether it can be a target at all, wherever it is. */
export function isTargetable(state: State, attempt: Attempt, target: Unit): boolean {
  if (target === attempt.unit || !isOnField(state, target)) return false;
  const { targets } = actionOf(state, attempt.attack);
  const hitsEnemy = isEnemy(state, attempt.unit, target);
  if (targets === 'indiscriminate') return true;
  if (targets === 'ally') return !hitsEnemy;
  return hitsEnemy || (targets !== 'enemy' && state.config.options.friendlyFire);
}

export function isWithin(
  state: State,
  { unit }: Attempt,
  target: Unit,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  const far = distance(state, unit, target);
  return far >= min && far <= max;
}

/** The most range boosts that its unit can pay for now. */
export const boostsAtHand = (state: State, attempt: Attempt): number =>
  isBoostable(state, attempt)
    ? countBoosts(state, attempt.unit, 'addReach', () => [sceneOf(state, attempt)])
    : 0;

/** Whether there is anybody to attack with this n, or with any (AAW-9.2.10), if need be with range boosts. */
export function hasTarget(state: State, attempt: Attempt, n?: number): boolean {
  const { min, max } = distances(
    state,
    attempt,
    n ?? mostValue(state, attempt),
    attack.rangeBoosts.get(state),
  );
  const nearest = nearestTarget(state, attempt, min);
  return nearest <= max || (nearest < Infinity && nearest <= max + boostsAtHand(state, attempt));
}

/** How far the nearest is that can be a target, of those that are far enough. */
function nearestTarget(state: State, attempt: Attempt, least: number): number {
  let nearest = Infinity;
  for (let target = 0; target < state.config.units.length; target += 1) {
    if (!isOnField(state, target)) continue;
    const far = distance(state, attempt.unit, target);
    if (far >= least && far < nearest && isTargetable(state, attempt, target)) nearest = far;
  }
  return nearest;
}
