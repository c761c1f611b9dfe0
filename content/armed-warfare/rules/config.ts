/** What does not change during a game: the cards, the map, the options, what the cards mean. */
import * as engine from 'cardwright/engine';
import type { Cards, CardType, ChoiceForm, DeclaredState, Seat, Setting } from 'cardwright/engine';
import { ARMDROID, slots, type CardTables } from './cards.ts';
import type { Frozen, Options as OptionData } from './data.gen.ts';
import type { Event } from './events.ts';

export type Options = Frozen<OptionData>;
export type State = DeclaredState<Config>;

/** AWF-4.3.1 */
export const MOST_SEATS = 4;

/** Places of a formation: the Armdroid, then its slots clockwise from the front (AWF-5.1.3). */
export const places = ['armdroid', ...slots] as const;

/** What the rules make of a game's data, whatever is agreed before a match. */
export interface Tables {
  readonly catalogue: CardTables;
  /** The abilities of the cards as functions, and what runs them. */
  readonly effects: {
    readonly table: engine.HandlerTable<State, Event>;
    readonly runner: engine.EffectRunner<State, Event>;
    readonly follow: (state: State) => void;
  };
  readonly questions: readonly ChoiceForm<State>[];
}

/** The grid has a margin where units may be off the map (AWF-6.1.8); `counted` are the squares on it. */
export interface Config extends Setting, Tables, engine.CountedBoard {
  readonly catalogue: CardTables;
  readonly options: Options;
  /** All of them, from 0. */
  readonly seatList: readonly Seat[];
  /** AWF-5.2.5 */
  readonly corners: readonly engine.Square[];
}

export function makeConfig(tables: Tables, options: Options, { types, backs }: Cards): Config {
  const { catalogue, effects, questions } = tables;
  const { players, boardColumns: columns, boardRows: rows } = options;
  const margin = options.allowEquipmentOffMap ? 1 : 0;
  const orientation = { rowsFrom: 'top', margin } as const; // AWF-5.1.1: row 1 is the northern edge
  const { grid, ranges, counted } = catalogue.ranges.boardOf(columns, rows, orientation);
  const seatList = Array.from({ length: players }, (_, seat) => seat);
  const corners = [1, rows].flatMap((row) =>
    [1, columns].map((column) => engine.squareAt(grid, column, row)),
  );
  // Named, not spread: V8 gives spread objects different shapes, and every access must tell them apart.
  return {
    types,
    backs,
    catalogue,
    options,
    effects,
    questions,
    seats: players,
    sides: seatList,
    seatList,
    grid,
    ranges,
    counted,
    corners,
  };
}

/** AWF-6.1.15: every player has a weapon pile and a discard pile; otherwise all share one of each. */
export const isPersonal = ({ options }: Pick<Config, 'options'>): boolean =>
  options.weaponPileMode === 'personal';

/** AWF-3.1.4, G-05: Armdroids have one back; units another one, or that of their deck. */
export function backOf(config: Config, seat: Seat, type: CardType): number {
  if (config.catalogue.kind[type] === ARMDROID) return 0;
  return isPersonal(config) ? 1 + seat : 1;
}
