/** The components of a game as the rules look them up: lists by number, and the names of numbers. */
import * as engine from 'cardwright/engine';
import type * as data from './data.gen.ts';
import { attackAbility } from './data.gen.ts';
import { paysFor, tokens } from './resources.ts';
import type { Test } from './scene.ts';

/** AAW-3.1.1, AAW-3.1.5: all abilities are computed alike. */
export const abilities = attackAbility;
export type Ability = (typeof abilities)[number];
export const [MELEE, RANGED, DEFENCE, MOVEMENT, INITIATIVE] = [0, 1, 2, 3, 4] as const;

type EffectData = data.Frozen<data.Effect>;
/** With its conditions as a test. */
export type Effect = EffectData & { readonly holds: Test };
export type Condition = data.Condition;
/** What an other action does. */
export type Performed = Extract<Effect, { readonly on: 'performed' }>;
export type UnitTemplate = data.Frozen<data.Unit>;
export type Tables = ReturnType<typeof makeTables>;
export type Attack = Tables['attacks']['all'][number];
export type OtherAction = Tables['otherActions']['all'][number];

/** AAW-3.11 */
export const stances = [
  'none',
  'counter',
  'cooperative-attack',
  'cooperative-defence',
  'defence',
] as const;
export type Stance = (typeof stances)[number];

/** A list of components with the numbers of their ids. */
const numbered = <T extends { readonly id: string }>(all: readonly T[]) => ({
  all,
  ...engine.catalogueOf(all),
});
export type Numbered = Pick<ReturnType<typeof numbered>, 'ids' | 'indexOf'>;

/** `testOf` makes conditions into a test; `minor` and `major` are the actions of all units, but for attacks. */
export function makeTables(
  game: engine.CompiledGame,
  testOf: (conditions: readonly Condition[] | undefined) => Test,
  { minor, major }: Readonly<Record<'minor' | 'major', readonly string[]>>,
) {
  const kinds = engine.componentsOf<data.Kinds>(game);
  const meant = (effects: readonly EffectData[] = []): Effect[] =>
    effects.map((effect) => ({ ...effect, holds: testOf(effect.if) }));
  const withMeaning = <T extends { readonly effects?: readonly EffectData[] }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, effects: meant(one.effects) }));
  const [element, temporary] = [withMeaning(kinds.element), withMeaning(kinds.temporary)];
  const [terrain, otherAction] = [
    openFirst(withMeaning(kinds.terrain)),
    withMeaning(kinds['other-action']),
  ];
  const [elements, temporaries] = [numbered(element), numbered(temporary)];
  const [terrains, objects] = [numbered(terrain), numbered(kinds.object)];
  const attacks = numbered(kinds.attack.map(attackOf));
  const otherActions = numbered(
    otherAction.map((one) => ({ ...one, performed: performedOf(one) })),
  );
  return {
    /** Cards of a combat are items. */
    catalogue: engine.catalogueOf(kinds.item),
    items: kinds.item,
    units: numbered(kinds.unit),
    bases: numbered(kinds.base),
    elements,
    temporaries,
    attacks,
    otherActions,
    traits: numbered(withMeaning(kinds.trait)),
    terrain: terrains,
    /** By kind of terrain: what it means for moves. */
    ground: terrain.map(groundOf),
    objects,
    /** By what is on a square, nothing first: whether it can be passed. */
    isPassable: [true, ...kinds.object.map(({ passable }) => passable)],
    /** What can be on a square. */
    terrainWords: terrains.ids,
    objectWords: ['none', ...objects.ids],
    battles: numbered(kinds.battle),
    /** What pays for boosts (resources.ts), and where temporary elements and tokens begin there. */
    resources: [...elements.ids, ...temporaries.ids, ...tokens],
    firstTemporary: element.length,
    firstToken: element.length + temporary.length,
    paysFor: paysFor([...element, ...temporary]),
    /** What terrain adds to reach (AAW-1.2.8). */
    reachEffects: terrain.flatMap(({ effects }) => effects.flatMap(reachOf)),
    meant,
    /** What a slot can be used for: actions of all units, then attacks, then other actions. */
    actions: [...minor, ...major, ...attacks.ids, ...otherActions.ids],
    /** By place in `actions`: whether it fits the minor slot as well (AAW-5.1.1, AAW-7.1.1). */
    isMinor: [
      ...minor.map(() => true),
      ...[...major, ...attacks.ids].map(() => false),
      ...otherAction.map(({ slot }) => slot === 'minor'),
    ],
  };
}

/** A square of which nothing is said has the first kind (AAW-1.2.1), wherever files list it. */
const openFirst = <T extends { readonly id: string }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => Number(b.id === 'open') - Number(a.id === 'open'));

/** With the places of its ability, and of that by which n is measured, or -1 (AAW-9.2.3); its range without n. */
function attackOf(attack: data.Frozen<data.Attack>) {
  const isFar = attack.range !== 'adjacent'; // AAW-9.3.6
  const { min, max = min, ability } = isFar ? attack.range : { min: 1 };
  const measure = ability === undefined ? -1 : abilities.indexOf(ability as Ability);
  return { ...attack, value: abilities.indexOf(attack.ability), measure, isFar, min, max };
}

type Terrain = Omit<data.Frozen<data.Terrain>, 'effects'> & { readonly effects: readonly Effect[] };

const groundOf = ({ moveCost = 1, enterable = true, effects }: Terrain) => ({
  cost: moveCost,
  isEnterable: enterable,
  /** Whether entering it ends a move (AAW-1.2.6). */
  stops: effects.some(
    (effect) => effect.on === 'moveEntered' && effect.do.some(({ op }) => op === 'stopMovement'),
  ),
});

const performedOf = ({ effects }: { readonly effects: readonly Effect[] }): Performed =>
  effects.find((effect): effect is Performed => effect.on === 'performed')!;

const reachOf = ({ on, do: operations, holds }: Effect) =>
  (on === 'passive' ? operations : []).flatMap((one) =>
    one.op === 'addReach' ? [{ holds, squares: one.squares }] : [],
  );
