/** What does not change during a combat: the units as they came, the battle, the options. */
import * as engine from 'cardwright/engine';
import type { Card, Cards, DeclaredState, Seat, Side, Square } from 'cardwright/engine';
import type { Battle } from './battle.ts';
import type { Frozen, Options as OptionData } from './data.gen.ts';
import type { Event } from './events.ts';
import { abilities, type Tables } from './tables.ts';

export type Options = Frozen<OptionData>;
export type State = DeclaredState<Config>;
/** A unit: a place in `Config.units`, which is the unit list order. */
export type Unit = number;

/** The parts of the state, which state.ts and attack-state.ts declare. */
export const state = new engine.StateParts<Config>();

/** AAW-2.1.1 */
export const [ALPHA, BETA] = [0, 1] as const;
export const sides = ['alpha', 'beta'] as const;

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

/** An element that somebody or something has: a unit, or an item (AAW-11.1.8). */
export interface HeldElement {
  readonly element: number;
  /** -1 for that of an item. */
  readonly unit: Unit;
  /** -1 for that of a unit. */
  readonly item: Card;
  /** `A1 sprint`, `iron-targe#2 brace-plate`. */
  readonly name: string;
}

export interface Config extends engine.Setting {
  readonly tables: Tables;
  readonly options: Options;
  readonly questions: readonly engine.ChoiceForm<State>[];
  readonly runner: engine.EffectRunner<State, Event>;
  readonly table: engine.HandlerTable<State, Event>;
  readonly battle: Battle;
  readonly grid: engine.Grid;
  readonly units: readonly UnitRecord[];
  readonly held: readonly HeldElement[];
  /** Places in `held`, by unit and by item. */
  readonly heldByUnit: readonly (readonly number[])[];
  readonly heldByItem: readonly (readonly number[])[];
  /** By item: the attack actions that it lends, and what it adds to each ability. */
  readonly attacksByItem: readonly (readonly number[])[];
  readonly addedByItem: readonly (readonly number[])[];
  /** In unit list order. */
  readonly allUnits: readonly Unit[];
  /** Units by side, in unit list order. */
  readonly unitsBySide: readonly (readonly Unit[])[];
  /** All of them, by the side that comes first. */
  readonly unitsFrom: readonly (readonly Unit[])[];
}

/** What a combat is made of beside its cards. */
export type Combat = Pick<
  Config,
  'tables' | 'options' | 'questions' | 'runner' | 'table' | 'battle' | 'units' | 'seats'
>;

export function makeConfig(combat: Combat, { types, backs }: Cards): Config {
  const held = heldElements(combat.tables, combat.units, types);
  const placesOf = (is: (one: HeldElement) => boolean): number[] =>
    held.flatMap((one, i) => (is(one) ? [i] : []));
  const { tables, options, questions, runner, table, battle, units, seats } = combat;
  const unitsBySide = [ALPHA, BETA].map((side) =>
    units.flatMap((unit, u) => (unit.side === side ? [u] : [])),
  );
  return {
    types,
    backs,
    catalogue: tables.catalogue,
    seats,
    sides: Array.from({ length: seats }, (_, seat) => sideOfSeat(seat)),
    tables,
    options,
    questions,
    runner,
    table,
    battle,
    grid: battle.grid,
    units,
    held,
    heldByUnit: units.map((_, unit) => placesOf((one) => one.unit === unit)),
    heldByItem: types.map((_, item) => placesOf((one) => one.item === item)),
    attacksByItem: types.map((type) =>
      (tables.items[type]!.attacks ?? []).map((id) => tables.attacks.numberOf.get(id)!),
    ),
    addedByItem: types.map((type) =>
      abilities.map((ability) => tables.items[type]!.adds?.[ability] ?? 0),
    ),
    allUnits: [...units.keys()],
    unitsBySide,
    unitsFrom: [unitsBySide.flat(), unitsBySide.toReversed().flat()],
  };
}

/** Neighbours at the table are on different sides. */
export function sideOfSeat(seat: Seat): Side {
  return seat % 2;
}

function heldElements(
  { elements, items, catalogue }: Tables,
  units: readonly UnitRecord[],
  types: readonly number[],
): HeldElement[] {
  const idOf = (element: number): string => elements.all[element]!.id;
  const own = units.flatMap(({ name, elements: has }, unit) =>
    has.map((element) => ({ element, unit, item: -1, name: `${name} ${idOf(element)}` })),
  );
  const ofItems = types.flatMap((type, item) =>
    (items[type]!.elements ?? []).map((id) => {
      const element = elements.numberOf.get(id)!;
      return { element, unit: -1, item, name: `${catalogue.ids[type]}#${item + 1} ${id}` };
    }),
  );
  return [...own, ...ofItems];
}
