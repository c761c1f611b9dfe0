/** What conditions and effects of content mean (AAW-16). */
import type { Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { traitPlace } from './holders.ts';
import * as parts from './state.ts';
import { abilities, type Condition, type Effect } from './tables.ts';
import { abilityOf, distance, heldBy, isAdjacent, isAlly, isEnemy, isOnField } from './units.ts';

const { at, movedSquares, round, terrain, usedInCombat, usedInRound } = parts;

/** No unit has the role. */
export const NO_UNIT = -1;

/** Who plays which part in what an effect is about, and what it is. */
export interface Scene {
  readonly self: Unit;
  readonly attackUnit: Unit;
  readonly targetUnit: Unit;
  readonly mover: Unit;
  /** The attack action; -1 without one. */
  readonly attack: number;
  /** Whether its range is not adjacent (AAW-9.3.6). */
  readonly isFar: boolean;
  readonly isCounter: boolean;
  /** Whether `self` cooperates in it. */
  readonly isCooperating: boolean;
  readonly moveAction: string | null;
}

export const noScene: Scene = {
  self: NO_UNIT,
  attackUnit: NO_UNIT,
  targetUnit: NO_UNIT,
  mover: NO_UNIT,
  attack: -1,
  isFar: false,
  isCounter: false,
  isCooperating: false,
  moveAction: null,
};

type Role = 'self' | 'attackUnit' | 'targetUnit' | 'mover';

export function holdAll(state: State, conditions: readonly Condition[], scene: Scene): boolean {
  return conditions.every((condition) => holds(state, condition, scene));
}

/** Of a role that nobody has nothing holds. */
function holds(state: State, condition: Condition, scene: Scene): boolean {
  if ('any' in condition) return condition.any.some((one) => holds(state, one, scene));
  if ('not' in condition) return !holds(state, condition.not, scene);
  const { config } = state;
  const { all: attacks } = config.tables.attacks;
  const { self, attackUnit, targetUnit, mover, attack } = scene;
  const apart = (one: Unit, other: Unit): number =>
    one < 0 || other < 0 ? Number.NaN : distance(state, one, other);
  const on = (role: Role, test: (unit: Unit) => boolean): boolean =>
    scene[role] >= 0 && test(scene[role]);
  switch (condition.is) {
    case 'abilityIs':
      return attacks[attack]?.ability === condition.ability;
    case 'attackActionIs':
      return attacks[attack]?.id === condition.action;
    case 'rangeKindIs':
      return attack >= 0 && scene.isFar === (condition.range === 'far');
    case 'attackIsCounter':
      return scene.isCounter;
    case 'selfIsCooperating':
      return scene.isCooperating;
    case 'moveActionIs':
      return scene.moveAction === condition.action;
    case 'distanceAtMost':
      return apart(attackUnit, targetUnit) <= condition.squares;
    case 'distanceAtLeast':
      return apart(attackUnit, targetUnit) >= condition.squares;
    case 'moverWithin':
      return apart(self, mover) <= condition.squares;
    case 'relationOf':
      return on(condition.unit, (unit) => isInRelation(state, self, unit, condition.relation));
    case 'adjacentToSelf':
      return on(condition.unit, (unit) => self >= 0 && isAdjacent(state, self, unit));
    case 'allyAdjacentTo':
      return on(condition.unit, (unit) => isAllyBeside(state, self, unit));
    case 'movedThisActivation':
      return on(condition.unit, (unit) => isActive(state, unit) && movedSquares.get(state) > 0);
    case 'onTerrain':
      return on(
        condition.unit,
        (unit) => terrain.get(state, at.get(state, unit)) === condition.terrain,
      );
    case 'hasElement':
      return hasElement(state, self, config.tables.elements.numberOf.get(condition.element)!);
    case 'canUseAttack':
      return canUse(state, self, config.tables.attacks.numberOf.get(condition.action)!);
    case 'roundIs':
      return round.get(state) === condition.round;
  }
}

export const isActive = (state: State, unit: Unit): boolean => parts.active.get(state) === unit + 1;

function isInRelation(state: State, self: Unit, unit: Unit, relation: string): boolean {
  if (self < 0) return false;
  if (relation === 'self') return self === unit;
  return relation === 'ally' ? isAlly(state, self, unit) : isEnemy(state, self, unit);
}

function isAllyBeside(state: State, self: Unit, unit: Unit): boolean {
  const allies = state.config.units.keys();
  return [...allies].some(
    (ally) =>
      self >= 0 &&
      ally !== unit &&
      isAlly(state, self, ally) &&
      isOnField(state, ally) &&
      isAdjacent(state, ally, unit),
  );
}

/** AAW-7.1.3: unused or used. */
export function hasElement(state: State, unit: Unit, element: number): boolean {
  return heldBy(state, unit).some((i) => state.config.held[i]!.element === element);
}

/** AAW-9.1.2 */
export function canUse(state: State, unit: Unit, attack: number): boolean {
  const { tables, options } = state.config;
  const ability = abilities.indexOf(tables.attacks.all[attack]!.ability);
  return options.attackWithZeroAbility || abilityOf(state, unit, ability) > 0;
}

/** What an attack is changed by (AAW-9.5.4); the order is immaterial, since all of it adds up (AAW-16.1.3). */
export function valueChanges(state: State, scene: Scene): { attack: number; target: number } {
  const { tables, options, units } = state.config;
  const sum = { attack: 0, target: 0 };
  const add = (effects: readonly Effect[] = [], own: Scene, least: number | null): void => {
    for (const effect of effects) {
      if (effect.on !== 'attackDice' || !holdAll(state, effect.if ?? [], own)) continue;
      for (const one of effect.do) {
        if (one.op === 'addAttackValue') sum.attack += one.amount;
        if (one.op === 'addTargetValue') sum.target += least ?? one.amount;
      }
    }
  };
  // AAW-1.2.4: what terrain adds is an option.
  for (const { effects } of tables.terrain.all) add(effects, scene, options.coverDefenceBonus);
  for (const [self, { traits }] of units.entries()) {
    if (!isOnField(state, self)) continue;
    for (const trait of traits) add(tables.traits.all[trait]!.effects, { ...scene, self }, null);
  }
  return sum;
}

/** AAW-1.2.8 */
export function reachBonus(state: State, scene: Scene): number {
  const effects = state.config.tables.terrain.all.flatMap(({ effects: own = [] }) => own);
  return effects
    .filter((effect) => effect.on === 'passive' && holdAll(state, effect.if ?? [], scene))
    .flatMap((effect) => effect.do)
    .reduce((sum, one) => sum + (one.op === 'addReach' ? one.squares : 0), 0);
}

/** Whether entering terrain of this kind ends a move (AAW-1.2.6). */
export function stopsOn(state: State, square: Square): boolean {
  const { effects = [] } = state.config.tables.terrain.all[terrain.place(state, square)]!;
  return effects.some(
    (effect) => effect.on === 'moveEntered' && effect.do.some(({ op }) => op === 'stopMovement'),
  );
}

/** A trait of a unit that works now under a trigger: its conditions hold, its limit is not used up. */
export function readyTrait(
  state: State,
  unit: Unit,
  trigger: Effect['on'],
  scene: Scene,
): { readonly trait: number; readonly effect: Effect } | null {
  const { config } = state;
  for (const trait of config.units[unit]!.traits) {
    for (const effect of config.tables.traits.all[trait]!.effects) {
      if (effect.on !== trigger || isUsedUp(state, unit, trait, effect)) continue;
      if (holdAll(state, effect.if ?? [], { ...scene, self: unit })) return { trait, effect };
    }
  }
  return null;
}

/** AAW-16.1.4 */
function isUsedUp(state: State, unit: Unit, trait: number, { limit }: Effect): boolean {
  const place = traitPlace(state.config, unit, trait);
  if (limit === 'oncePerRound') return usedInRound.is(state, place);
  return limit === 'oncePerCombat' && usedInCombat.is(state, place);
}

export function useTrait(state: State, unit: Unit, trait: number, { limit }: Effect): void {
  const place = traitPlace(state.config, unit, trait);
  if (limit === 'oncePerRound') usedInRound.set(state, place);
  if (limit === 'oncePerCombat') usedInCombat.set(state, place);
}
