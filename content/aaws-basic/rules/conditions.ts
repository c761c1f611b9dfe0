/** What conditions of content mean (AAW-16): each is made into a test once, when the game is loaded. */
import type { State, Unit } from './config.ts';
import { always, type Scene, type Test } from './scene.ts';
import * as parts from './state.ts';
import { abilities, type Condition } from './tables.ts';
import { abilityOf, distance, heldBy, isAdjacent, isAlly, isEnemy, isOnField } from './units.ts';

const { at, movedSquares, round, terrain } = parts;

type Role = 'self' | 'attackUnit' | 'targetUnit' | 'mover';

type Holds = (state: State, scene: Scene) => boolean;

/** Whether all of them hold. */
export function testOf(conditions: readonly Condition[] = []): Test {
  if (conditions.length === 0) return always;
  const tests = conditions.map(test);
  const holdAll: Holds = (state, scene) => {
    for (let i = 0; i < tests.length; i += 1) if (!tests[i]!(state, scene)) return false;
    return true;
  };
  return holdAll as Test;
}

/** Of a role that nobody has nothing holds. */
const on =
  (role: Role, holds: (state: State, unit: Unit, scene: Scene) => boolean): Holds =>
  (state, scene) =>
    scene[role] >= 0 && holds(state, scene[role], scene);

/** Nobody is near or far from who is not there. */
const apart = (state: State, one: Unit, other: Unit): number =>
  one >= 0 && other >= 0 && isOnField(state, one) && isOnField(state, other)
    ? distance(state, one, other)
    : Number.NaN;

function test(condition: Condition): Holds {
  if ('any' in condition) {
    const tests = condition.any.map(test);
    return (state, scene) => tests.some((one) => one(state, scene));
  }
  if ('not' in condition) {
    const not = test(condition.not);
    return (state, scene) => !not(state, scene);
  }
  switch (condition.is) {
    case 'abilityIs':
      return (state, scene) => attackIn(state, scene)?.ability === condition.ability;
    case 'attackActionIs':
      return (state, scene) => attackIn(state, scene)?.id === condition.action;
    case 'rangeKindIs':
      return (_, { attack, isFar }) => attack >= 0 && isFar === (condition.range === 'far');
    case 'attackIsCounter':
      return (_, { isCounter }) => isCounter;
    case 'selfIsCooperating':
      return (_, { isCooperating }) => isCooperating;
    case 'moveActionIs':
      return (_, { moveAction }) => moveAction === condition.action;
    case 'distanceAtMost':
      return (state, scene) =>
        apart(state, scene.attackUnit, scene.targetUnit) <= condition.squares;
    case 'distanceAtLeast':
      return (state, scene) =>
        apart(state, scene.attackUnit, scene.targetUnit) >= condition.squares;
    case 'moverWithin':
      return (state, { self, mover }) => apart(state, self, mover) <= condition.squares;
    case 'relationOf':
      return on(condition.unit, (state, unit, { self }) =>
        isInRelation(state, self, unit, condition.relation),
      );
    case 'adjacentToSelf':
      return on(
        condition.unit,
        (state, unit, { self }) => self >= 0 && isAdjacent(state, self, unit),
      );
    case 'allyAdjacentTo':
      return on(condition.unit, (state, unit, { self }) => isAllyBeside(state, self, unit));
    case 'movedThisActivation':
      return on(
        condition.unit,
        (state, unit) => isActive(state, unit) && movedSquares.get(state) > 0,
      );
    case 'onTerrain':
      return on(
        condition.unit,
        (state, unit) => terrain.get(state, at.get(state, unit)) === condition.terrain,
      );
    case 'hasElement':
      return (state, { self }) =>
        hasElement(state, self, state.config.tables.elements.numberOf.get(condition.element)!);
    case 'canUseAttack':
      return (state, { self }) =>
        canUse(state, self, state.config.tables.attacks.numberOf.get(condition.action)!);
    case 'roundIs':
      return (state) => round.get(state) === condition.round;
  }
}

const attackIn = ({ config }: State, { attack }: Scene) => config.tables.attacks.all[attack];

export const isActive = (state: State, unit: Unit): boolean => parts.active.get(state) === unit + 1;

function isInRelation(state: State, self: Unit, unit: Unit, relation: string): boolean {
  if (self < 0) return false;
  if (relation === 'self') return self === unit;
  return relation === 'ally' ? isAlly(state, self, unit) : isEnemy(state, self, unit);
}

const isAllyBeside = (state: State, self: Unit, unit: Unit): boolean =>
  state.config.units.some(
    (_, ally) =>
      self >= 0 &&
      ally !== unit &&
      isAlly(state, self, ally) &&
      isOnField(state, ally) &&
      isAdjacent(state, ally, unit),
  );

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
