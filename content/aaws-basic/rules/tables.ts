/** The components of a game as the rules look them up: lists by number, and the names of numbers. */
import * as engine from 'cardwright/engine';
import type * as data from './data.gen.ts';
import { attackAbility } from './data.gen.ts';

/** AAW-3.1.1, AAW-3.1.5: all abilities are computed alike. */
export const abilities = attackAbility;
export type Ability = (typeof abilities)[number];
export const [MELEE, RANGED, DEFENCE, MOVEMENT, INITIATIVE] = [0, 1, 2, 3, 4] as const;

export type Effect = data.Frozen<data.Effect>;
export type Condition = data.Condition;
export type Attack = data.Frozen<data.Attack>;
export type OtherAction = data.Frozen<data.OtherAction>;
export type UnitTemplate = data.Frozen<data.Unit>;

/** What a boost can be paid with beside elements (AAW-11.1.1). */
export const tokens = ['charge', 'cooperation', 'defence', 'domination'] as const;
export type Token = (typeof tokens)[number];

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
  readonly numberOf: ReadonlyMap<string, number>;
}

function numbered<T extends { readonly id: string }>(all: readonly T[]): Numbered<T> {
  return { all, numberOf: engine.catalogueOf(all).indexOf };
}

export interface Tables {
  /** Cards of a combat are items. */
  readonly catalogue: engine.Catalogue;
  readonly items: readonly data.Frozen<data.Item>[];
  readonly units: Numbered<UnitTemplate>;
  readonly bases: Numbered<data.Frozen<data.Base>>;
  readonly elements: Numbered<data.Frozen<data.Element>>;
  readonly temporaries: Numbered<data.Frozen<data.Temporary>>;
  readonly attacks: Numbered<Attack>;
  readonly otherActions: Numbered<OtherAction>;
  readonly traits: Numbered<data.Frozen<data.Trait>>;
  readonly terrain: Numbered<data.Frozen<data.Terrain>>;
  readonly objects: Numbered<data.Frozen<data.Object>>;
  readonly battles: Numbered<data.Frozen<data.Battle>>;
  /** What pays for boosts, in one numbering: elements, temporary elements, tokens. */
  readonly resources: readonly string[];
  /** By kind of boost: whether a resource can ever pay for it (AAW-11.1.7). */
  readonly paysFor: ReadonlyMap<string, readonly boolean[]>;
  /** What a slot can be used for: `ownActions`, then attacks, then other actions. */
  readonly actions: readonly string[];
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

export function makeTables(game: engine.CompiledGame): Tables {
  const kinds = engine.componentsOf<data.Kinds>(game);
  const [attacks, otherActions] = [numbered(kinds.attack), numbered(kinds['other-action'])];
  return {
    catalogue: engine.catalogueOf(kinds.item),
    items: kinds.item,
    units: numbered(kinds.unit),
    bases: numbered(kinds.base),
    elements: numbered(kinds.element),
    temporaries: numbered(kinds.temporary),
    attacks,
    otherActions,
    traits: numbered(kinds.trait),
    terrain: numbered(kinds.terrain),
    objects: numbered(kinds.object),
    battles: numbered(kinds.battle),
    paysFor: paysFor([...kinds.element, ...kinds.temporary]),
    resources: [...idsOf(kinds.element), ...idsOf(kinds.temporary), ...tokens],
    actions: [...ownActions, ...idsOf(kinds.attack), ...idsOf(kinds['other-action'])],
  };
}

function paysFor(
  resources: readonly { readonly effects?: readonly Effect[] }[],
): Tables['paysFor'] {
  const opsOf = ({ effects = [] }: (typeof resources)[number]): string[] =>
    effects.flatMap((effect) => (effect.on === 'declare' ? effect.do.map(({ op }) => op) : []));
  const all = resources.map((one) => new Set(opsOf(one)));
  const ops = new Set(all.flatMap((own) => [...own]));
  return new Map([...ops].map((op) => [op, all.map((own) => own.has(op))]));
}

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

/** AAW-5.1.1 */
export function isMinorAction(name: string): boolean {
  return (minorActions as readonly string[]).includes(name);
}
