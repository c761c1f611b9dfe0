/** What does not change during a combat: the units as they came, the battle, the options. */
import type * as engine from 'cardwright/engine';
import type { Card, Cards, DeclaredState, Seat, Side, Square } from 'cardwright/engine';
import type { Battle } from './battle.ts';
import type { Frozen, Options as OptionData } from './data.gen.ts';
import type { Event } from './events.ts';
import { abilities, type Tables } from './tables.ts';

export type Options = Frozen<OptionData>;
export type State = DeclaredState<Config>;
/** A unit: a place in `Config.units`, which is the unit list order. */
export type Unit = number;

/** AAW-2.1.1 */
export const [ALPHA, BETA] = [0, 1] as const;
export const sides = ['alpha', 'beta'] as const;
/** Neighbours at the table are on different sides. */
export const sideOfSeat = (seat: Seat): Side => seat % 2;

/** The most people on both sides together, and the most units. */
export const MOST_SEATS = 4;
export const MOST_UNITS = 96;

/** A unit as it is when the combat is set up; abilities are recorded then (AAW-3.1.2). */
export interface UnitRecord {
  /** `A1`: the letter of its side, and its number. */
  readonly name: string;
  readonly seat: Seat;
  readonly side: Side;
  /** The id of its template; null for one that a position describes. */
  readonly template: string | null;
  readonly maxVp: number;
  readonly ep: number;
  /** By ability. */
  readonly base: readonly number[];
  readonly commands: boolean;
  /** Numbers of elements, attack actions and traits. */
  readonly elements: readonly number[];
  readonly attacks: readonly number[];
  readonly traits: readonly number[];
  /** When and where it joins, if it is not there from the start (AAW-4.4.1). */
  readonly arrives: { readonly round: number; readonly square: Square } | null;
}

/** What the rules make of a game's data, whatever is agreed before a combat. */
export interface Basis {
  readonly tables: Tables;
  readonly questions: readonly engine.ChoiceForm<State>[];
  readonly runner: engine.EffectRunner<State, Event>;
  readonly table: engine.HandlerTable<State, Event>;
}

/** What a combat is made of beside its cards. */
export interface Combat {
  readonly basis: Basis;
  readonly options: Options;
  readonly battle: Battle;
  readonly units: readonly UnitRecord[];
  readonly seats: number;
}

export interface Config
  extends engine.Setting, Omit<Combat, 'basis'>, Basis, ReturnType<typeof derived> {
  readonly options: Options;
  readonly grid: engine.Grid;
}

export function makeConfig(combat: Combat, { types, backs }: Cards): Config {
  const { basis, options, battle, units, seats } = combat;
  return {
    types,
    backs,
    catalogue: basis.tables.catalogue,
    seats,
    sides: Array.from({ length: seats }, (_, seat) => sideOfSeat(seat)),
    ...basis,
    options,
    battle,
    grid: battle.grid,
    units,
    ...derived(basis.tables, units, types),
  };
}

/** What follows from the units and the items. */
function derived(tables: Tables, units: readonly UnitRecord[], types: readonly number[]) {
  const held = heldElements(tables, units, types);
  const allUnits = [...units.keys()];
  const unitsBySide = [ALPHA, BETA].map((side) =>
    allUnits.filter((unit) => units[unit]!.side === side),
  );
  const items = types.map((type) => tables.items[type]!);
  return {
    held,
    /** Places in `held`, by unit and by item. */
    heldByUnit: units.map((_, unit) => placesOf(held, 'unit', unit)),
    heldByItem: types.map((_, item) => placesOf(held, 'item', item)),
    /** By item: the attack actions that it lends, and what it adds to each ability. */
    attacksByItem: items.map(({ attacks = [] }) =>
      attacks.map((id) => tables.attacks.indexOf.get(id)!),
    ),
    addedByItem: items.map(({ adds }) => abilities.map((ability) => adds?.[ability] ?? 0)),
    /** In unit list order. */
    allUnits,
    unitNames: units.map(({ name }) => name),
    /** Whose an item may be. */
    owners: ['none', ...units.map(({ name }) => name)],
    /** Those with traits. */
    watchers: allUnits.filter((unit) => units[unit]!.traits.length > 0),
    /** Units by side, in unit list order; and all of them, by the side that comes first. */
    unitsBySide,
    unitsFrom: [unitsBySide.flat(), unitsBySide.toReversed().flat()],
  };
}

/** An element that somebody or something has (AAW-11.1.8). */
interface HeldElement {
  readonly element: number;
  /** -1 for that of an item. */
  readonly unit: Unit;
  /** -1 for that of a unit. */
  readonly item: Card;
  /** `A1 sprint`, `iron-targe#2 brace-plate`. */
  readonly name: string;
}

const placesOf = (held: readonly HeldElement[], whose: 'unit' | 'item', number: number): number[] =>
  [...held.keys()].filter((i) => held[i]![whose] === number);

function heldElements(
  { elements, items, catalogue }: Tables,
  units: readonly UnitRecord[],
  types: readonly number[],
): HeldElement[] {
  const own = units.flatMap(({ name, elements: has }, unit) =>
    has.map((element) => ({ element, unit, item: -1, name: `${name} ${elements.ids[element]!}` })),
  );
  const ofItems = types.flatMap((type, item) =>
    (items[type]!.elements ?? []).map((id) => {
      const name = `${catalogue.ids[type]}#${item + 1} ${id}`;
      return { element: elements.indexOf.get(id)!, unit: -1, item, name };
    }),
  );
  return [...own, ...ofItems];
}
