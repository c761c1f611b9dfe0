/** Whose things are: units, pairs of units, what a unit has of each ability, trait and element. */
import * as engine from 'cardwright/engine';
import { sides, type Config, type Unit } from './config.ts';
import { abilities } from './tables.ts';

export const perUnit = engine.holders<Config>({
  count: ({ units }) => units.length,
  nameOf: ({ unitNames }, unit) => unitNames[unit]!,
  seatsOf: ({ units }, unit) => [units[unit]!.seat],
});

/** `A1 B2`: what the first declares about the second. */
export const perPair = engine.crossed(perUnit, perUnit);
export const { at: pairOf } = perPair;

const perName = engine.namedHolders<Config>;

/** `A1 movement` */
export const perAbility = engine.crossed(
  perUnit,
  perName(() => abilities),
);
export const abilityPlace = (unit: Unit, ability: number): number =>
  unit * abilities.length + ability;

/** `A1 overwatch` */
export const perTrait = engine.crossed(
  perUnit,
  perName(({ tables }) => tables.traits.ids),
);
export const { at: traitPlace } = perTrait;

/** `A1 rallied` */
export const perTemporary = engine.crossed(
  perUnit,
  perName(({ tables }) => tables.temporaries.ids),
);
export const { at: temporaryPlace } = perTemporary;

/** `A1 sprint`: elements of units and items. */
export const perElement = perName(({ held }) => held.map(({ name }) => name));

/** `alpha 1`: the goals of a side, in their order. */
export const perGoal = perName(({ battle }) =>
  battle.goals.flatMap((own, side) => own.map((_, i) => `${sides[side]!} ${i + 1}`)),
);

export const perSide = engine.holders<Config>({
  count: () => 2,
  nameOf: (_, side) => sides[side]!,
  seatsOf: () => [],
});

export const perSquare = engine.perSquare<Config>(({ grid }) => grid);
