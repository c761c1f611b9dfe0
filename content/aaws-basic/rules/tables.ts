/** The components of a game as the rules look them up: lists by number, and the names of numbers. */
import * as engine from 'cardwright/engine';
import { paysFor, tokens, type PaysFor } from './resources.ts';
import type { Test } from './scene.ts';
import type * as data from './data.gen.ts';
import { attackAbility } from './data.gen.ts';

/** AAW-3.1.1, AAW-3.1.5: all abilities are computed alike. */
export const abilities = attackAbility;
export type Ability = (typeof abilities)[number];
export const [MELEE, RANGED, DEFENCE, MOVEMENT, INITIATIVE] = [0, 1, 2, 3, 4] as const;

type EffectData = data.Frozen<data.Effect>;
/** With its conditions as a test. */
export type Effect = EffectData & { readonly holds: Test };
type Meant<T> = Omit<T, 'effects'> & { readonly effects: readonly Effect[] };
export type Condition = data.Condition;
export type Attack = data.Frozen<data.Attack>;
/** What an other action does. */
export type Performed = Extract<Effect, { readonly on: 'performed' }>;
export type OtherAction = Meant<data.Frozen<data.OtherAction>> & { readonly performed: Performed };
type Terrain = Meant<data.Frozen<data.Terrain>>;
export type UnitTemplate = data.Frozen<data.Unit>;

/** AAW-3.11 */
export const stances = [
  'none',
  'counter',
  'cooperative-attack',
  'cooperative-defence',
  'defence',
] as const;
export type Stance = (typeof stances)[number];

/** AAW-5.1.1 */
export const minorActions = [
  'move',
  'restricted-move',
  'immediate-attack',
  'drop-equipment',
  'take-out-item',
  'pick-up-item',
] as const;

/** AAW-6.1.1, but for attacks. */
export const majorActions = [
  'counter-stance',
  'cooperative-attack-stance',
  'cooperative-defence-stance',
  'defence-stance',
  'escape',
  'stow-equipment',
  'charge',
] as const;

export const ownActions = ['pass', ...minorActions, ...majorActions] as const;

/** A list of components with the numbers of their ids. */
export interface Numbered<T> {
  readonly all: readonly T[];
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
}

function numbered<T extends { readonly id: string }>(all: readonly T[]): Numbered<T> {
  const { ids, indexOf } = engine.catalogueOf(all);
  return { all, ids, numberOf: indexOf };
}

export interface Ground {
  readonly cost: number;
  readonly isEnterable: boolean;
  /** Whether entering it ends a move (AAW-1.2.6). */
  readonly stops: boolean;
}

const groundOf = ({ moveCost = 1, enterable = true, effects }: Terrain): Ground => ({
  cost: moveCost,
  isEnterable: enterable,
  stops: effects.some(
    (effect) => effect.on === 'moveEntered' && effect.do.some(({ op }) => op === 'stopMovement'),
  ),
});

export interface Tables {
  /** Cards of a combat are items. */
  readonly catalogue: engine.Catalogue;
  readonly items: readonly data.Frozen<data.Item>[];
  readonly units: Numbered<UnitTemplate>;
  readonly bases: Numbered<data.Frozen<data.Base>>;
  readonly elements: Numbered<Meant<data.Frozen<data.Element>>>;
  readonly temporaries: Numbered<Meant<data.Frozen<data.Temporary>>>;
  readonly attacks: Numbered<Attack>;
  readonly otherActions: Numbered<OtherAction>;
  readonly traits: Numbered<Meant<data.Frozen<data.Trait>>>;
  readonly terrain: Numbered<Terrain>;
  /** By kind of terrain: what it means for moves. */
  readonly ground: readonly Ground[];
  readonly objects: Numbered<data.Frozen<data.Object>>;
  /** What can be on a square. */
  readonly terrainWords: readonly string[];
  readonly objectWords: readonly string[];
  readonly battles: Numbered<data.Frozen<data.Battle>>;
  /** What pays for boosts (resources.ts), and where temporary elements and tokens begin there. */
  readonly resources: readonly string[];
  readonly firstTemporary: number;
  readonly firstToken: number;
  readonly paysFor: PaysFor;
  /** What terrain adds to reach (AAW-1.2.8). */
  readonly reachEffects: readonly { readonly holds: Test; readonly squares: number }[];
  readonly meant: (effects: readonly EffectData[]) => Effect[];
  /** What a slot can be used for: `ownActions`, then attacks, then other actions. */
  readonly actions: readonly string[];
  /** By place in `actions`: whether it fits the minor slot as well (AAW-5.1.1, AAW-7.1.1). */
  readonly isMinor: readonly boolean[];
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** `testOf` makes conditions into a test. */
export function makeTables(
  game: engine.CompiledGame,
  testOf: (conditions: readonly Condition[] | undefined) => Test,
): Tables {
  const kinds = engine.componentsOf<data.Kinds>(game);
  const meant = (effects: readonly EffectData[]): Effect[] =>
    effects.map((effect) => ({ ...effect, holds: testOf(effect.if) }));
  const withMeaning = <T extends { readonly effects?: readonly EffectData[] }>(all: readonly T[]) =>
    all.map((one): Meant<T> => ({ ...one, effects: meant(one.effects ?? []) }));
  const [element, temporary] = [withMeaning(kinds.element), withMeaning(kinds.temporary)];
  const [terrain, otherAction] = [withMeaning(kinds.terrain), withMeaning(kinds['other-action'])];
  return {
    catalogue: engine.catalogueOf(kinds.item),
    items: kinds.item,
    units: numbered(kinds.unit),
    bases: numbered(kinds.base),
    elements: numbered(element),
    temporaries: numbered(temporary),
    attacks: numbered(kinds.attack),
    otherActions: numbered(otherAction.map((one) => ({ ...one, performed: performedOf(one) }))),
    traits: numbered(withMeaning(kinds.trait)),
    terrain: numbered(terrain),
    ground: terrain.map(groundOf),
    objects: numbered(kinds.object),
    terrainWords: idsOf(terrain),
    objectWords: ['none', ...idsOf(kinds.object)],
    battles: numbered(kinds.battle),
    firstTemporary: element.length,
    firstToken: element.length + temporary.length,
    paysFor: paysFor([...element, ...temporary]),
    reachEffects: terrain.flatMap(({ effects }) => effects.flatMap(reachOf)),
    meant,
    resources: [...idsOf(element), ...idsOf(temporary), ...tokens],
    actions: [...ownActions, ...idsOf(kinds.attack), ...idsOf(otherAction)],
    isMinor: [
      ...ownActions.map((name) => ['pass', ...minorActions].includes(name)),
      ...kinds.attack.map(() => false),
      ...otherAction.map(({ slot }) => slot === 'minor'),
    ],
  };
}

const performedOf = ({ effects }: { readonly effects: readonly Effect[] }): Performed =>
  effects.find((effect): effect is Performed => effect.on === 'performed')!;

const reachOf = ({ on, do: operations, holds }: Effect) =>
  (on === 'passive' ? operations : []).flatMap((one) =>
    one.op === 'addReach' ? [{ holds, squares: one.squares }] : [],
  );

/** AAW-3.1.1, AAW-3.1.3, AAW-3.1.4: each level counts for every ability that its base describes. */
export function abilitySums(
  { bases }: Tables,
  levels: readonly { readonly base: string; readonly level: number }[],
): number[] {
  const described = (base: string): readonly string[] =>
    bases.all[bases.numberOf.get(base) ?? -1]?.descriptors ?? [];
  return abilities.map((ability) =>
    levels.reduce(
      (sum, { base, level }) => sum + (described(base).includes(ability) ? level : 0),
      0,
    ),
  );
}
