/** Whose things are: units, pairs of units, what a unit has of each ability, trait and element. */
import * as engine from 'cardwright/engine';
import type { Config, Unit } from './config.ts';
import { abilities } from './tables.ts';

/** In positions those are named that differ from a new state. */
function holdersOf(
  count: (config: Config) => number,
  nameOf: (config: Config, holder: number) => string,
): engine.Holders<Config> {
  return { ...engine.holders<Config>({ count, nameOf, seatsOf: () => [] }), written: 'changed' };
}

const nameOf = ({ units }: Config, unit: Unit): string => units[unit]!.name;

export const perUnit = engine.holders<Config>({
  count: ({ units }) => units.length,
  nameOf,
  seatsOf: ({ units }, unit) => [units[unit]!.seat],
});

/** `A1 B2`: what the first declares about the second. */
export const perPair = holdersOf(
  ({ units }) => units.length ** 2,
  (config, pair) => {
    const count = config.units.length;
    return `${nameOf(config, Math.floor(pair / count))} ${nameOf(config, pair % count)}`;
  },
);
export const pairOf = ({ units }: Config, one: Unit, other: Unit): number =>
  one * units.length + other;

/** `A1 movement` */
export const perAbility = holdersOf(
  ({ units }) => units.length * abilities.length,
  (config, i) =>
    `${nameOf(config, Math.floor(i / abilities.length))} ${abilities[i % abilities.length]!}`,
);
export const abilityPlace = (unit: Unit, ability: number): number =>
  unit * abilities.length + ability;

/** `A1 overwatch` */
export const perTrait = holdersOf(
  ({ units, tables }) => units.length * tables.traits.all.length,
  (config, i) => {
    const { all } = config.tables.traits;
    return `${nameOf(config, Math.floor(i / all.length))} ${all[i % all.length]!.id}`;
  },
);
export const traitPlace = ({ tables }: Config, unit: Unit, trait: number): number =>
  unit * tables.traits.all.length + trait;

/** `A1 rallied` */
export const perTemporary = holdersOf(
  ({ units, tables }) => units.length * tables.temporaries.all.length,
  (config, i) => {
    const { all } = config.tables.temporaries;
    return `${nameOf(config, Math.floor(i / all.length))} ${all[i % all.length]!.id}`;
  },
);
export const temporaryPlace = ({ tables }: Config, unit: Unit, temporary: number): number =>
  unit * tables.temporaries.all.length + temporary;

/** `A1 sprint`: elements of units and items. */
export const perElement = holdersOf(
  ({ held }) => held.length,
  ({ held }, i) => held[i]!.name,
);

/** `alpha 1`: the goals of a side, in their order. */
export const perGoal = holdersOf(
  ({ battle }) => battle.goals.flat().length,
  ({ battle }, i) => {
    const [{ length }] = battle.goals as [readonly unknown[]];
    return i < length ? `alpha ${i + 1}` : `beta ${i - length + 1}`;
  },
);

export const perSide = engine.holders<Config>({
  count: () => 2,
  nameOf: (_, side) => (side === 0 ? 'alpha' : 'beta'),
  seatsOf: () => [],
});

export const perSquare = engine.perSquare<Config>(({ grid }) => grid);
