/** What conditions of content mean (AAW-16): each is made into a test once, when the game is loaded. */
import type { State, Unit } from './config.ts';
import { always, type Scene, type Test } from './scene.ts';
import { active, at, movedSquares, round, terrain } from './state.ts';
import type { Attack, Condition } from './tables.ts';
import { abilityOf, distance, heldBy, isAdjacent, isAlly, isEnemy, isOnField } from './units.ts';

type Holds = (state: State, scene: Scene) => boolean;
type Named = Extract<Condition, { readonly is: string }>;
type Role = 'self' | 'attackUnit' | 'targetUnit' | 'mover';

/** Whether all of them hold. */
export function testOf(conditions: readonly Condition[] = []): Test {
  const tests = conditions.map(testOfOne);
  if (tests.length <= 1) return (tests[0] as Test | undefined) ?? always;
  const holdAll: Holds = (state, scene) => tests.every((test) => test(state, scene));
  return holdAll as Test;
}

function testOfOne(condition: Condition): Holds {
  if ('any' in condition) {
    const any = condition.any.map(testOfOne);
    return (state, scene) => any.some((test) => test(state, scene));
  }
  if ('is' in condition) return (meanings[condition.is] as (one: Named) => Holds)(condition);
  const not = testOfOne(condition.not);
  return (state, scene) => !not(state, scene);
}

/** Of a role that nobody has nothing holds. */
const on =
  (role: Role, holds: (state: State, unit: Unit, self: Unit) => boolean): Holds =>
  (state, scene) =>
    scene[role] >= 0 && holds(state, scene[role], scene.self);

const meanings: {
  readonly [Word in Named['is']]: (one: Extract<Named, { readonly is: Word }>) => Holds;
} = {
  abilityIs: (one) => (state, scene) => attackIn(state, scene)?.ability === one.ability,
  attackActionIs: (one) => (state, scene) => attackIn(state, scene)?.id === one.action,
  rangeKindIs: (one) => (_, scene) => scene.attack >= 0 && scene.isFar === (one.range === 'far'),
  attackIsCounter: () => (_, scene) => scene.isCounter,
  selfIsCooperating: () => (_, scene) => scene.isCooperating,
  moveActionIs: (one) => (_, scene) => scene.moveAction === one.action,
  distanceAtMost: (one) => (state, scene) => attackDistance(state, scene) <= one.squares,
  distanceAtLeast: (one) => (state, scene) => attackDistance(state, scene) >= one.squares,
  moverWithin: (one) => (state, scene) => apart(state, scene.self, scene.mover) <= one.squares,
  relationOf: (one) =>
    on(one.unit, (state, unit, self) => self >= 0 && isInRelation(state, self, unit, one.relation)),
  adjacentToSelf: (one) =>
    on(one.unit, (state, unit, self) => self >= 0 && isAdjacent(state, self, unit)),
  allyAdjacentTo: (one) => on(one.unit, isAllyBeside),
  movedThisActivation: (one) =>
    on(one.unit, (state, unit) => isActive(state, unit) && movedSquares.get(state) > 0),
  onTerrain: (one) =>
    on(one.unit, (state, unit) => terrain.get(state, at.get(state, unit)) === one.terrain),
  hasElement: (one) => (state, scene) =>
    hasElement(state, scene.self, state.config.tables.elements.indexOf.get(one.element)!),
  canUseAttack: (one) => (state, scene) =>
    canUse(state, scene.self, state.config.tables.attacks.indexOf.get(one.action)!),
  roundIs: (one) => (state) => round.get(state) === one.round,
};

const attackIn = ({ config }: State, { attack }: Scene): Attack | undefined =>
  config.tables.attacks.all[attack];

/** Nobody is near or far from who is not there. */
const apart = (state: State, one: Unit, other: Unit): number =>
  one >= 0 && other >= 0 && isOnField(state, one) && isOnField(state, other)
    ? distance(state, one, other)
    : Number.NaN;

const attackDistance = (state: State, { attackUnit, targetUnit }: Scene): number =>
  apart(state, attackUnit, targetUnit);

const isActive = (state: State, unit: Unit): boolean => active.get(state) === unit + 1;

function isInRelation(state: State, self: Unit, unit: Unit, relation: string): boolean {
  if (relation === 'self') return self === unit;
  return relation === 'ally' ? isAlly(state, self, unit) : isEnemy(state, self, unit);
}

const isAllyBeside = (state: State, unit: Unit, self: Unit): boolean =>
  self >= 0 &&
  state.config.allUnits.some(
    (ally) => isAlly(state, self, ally) && isOnField(state, ally) && isAdjacent(state, ally, unit),
  );

/** AAW-7.1.3: unused or used. */
export const hasElement = (state: State, unit: Unit, element: number): boolean =>
  heldBy(state, unit).some((i) => state.config.held[i]!.element === element);

/** AAW-9.1.2 */
export function canUse(state: State, unit: Unit, attack: number): boolean {
  const { tables, options } = state.config;
  return (
    options.attackWithZeroAbility || abilityOf(state, unit, tables.attacks.all[attack]!.value) > 0
  );
}
