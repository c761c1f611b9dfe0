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

/** The abilities of a game's cards as functions, and what runs them. */
export interface EffectTables {
  readonly table: engine.HandlerTable<State, Event>;
  readonly runner: engine.EffectRunner<State, Event>;
}

/** What the rules make of a game's data, whatever is agreed before a match. */
export interface Tables {
  readonly catalogue: CardTables;
  readonly effects: EffectTables;
  readonly questions: readonly ChoiceForm<State>[];
}

export interface Config extends Setting, Tables, engine.RangedBoard {
  readonly catalogue: CardTables;
  readonly options: Options;
  /** All of them, from 0. */
  readonly seatList: readonly Seat[];
  /** By square: 1 on the map. The grid has a margin where units may be off it (AWF-6.1.8). */
  readonly onMap: Uint8Array;
  /** AWF-5.2.5 */
  readonly corners: readonly engine.Square[];
}

/** Nothing in one option asks for another. */
export const optionTests: engine.OptionTests<Options> = {};

export function makeConfig(tables: Tables, options: Options, { types, backs }: Cards): Config {
  const { catalogue, effects, questions } = tables;
  const { players, boardColumns: columns, boardRows: rows } = options;
  const margin = options.allowEquipmentOffMap ? 1 : 0;
  // AWF-5.1.1: row 1 is the northern edge
  const { grid, ranges } = catalogue.ranges.boardOf(columns, rows, { rowsFrom: 'top', margin });
  const seatList = Array.from({ length: players }, (_, seat) => seat);
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
    onMap: mapOf(columns, rows, grid),
    corners: [
      engine.squareAt(grid, 1, 1),
      engine.squareAt(grid, columns, 1),
      engine.squareAt(grid, 1, rows),
      engine.squareAt(grid, columns, rows),
    ],
  };
}

function mapOf(columns: number, rows: number, grid: Config['grid']): Uint8Array {
  const onMap = new Uint8Array(grid.size);
  for (let column = 1; column <= columns; column += 1) {
    for (let row = 1; row <= rows; row += 1) onMap[engine.squareAt(grid, column, row)] = 1;
  }
  return onMap;
}

/** AWF-3.1.4, G-05: Armdroids have one back; units another one, or that of their deck (AWF-6.1.15). */
export function backOf(
  { catalogue, options }: Pick<Config, 'catalogue' | 'options'>,
  seat: Seat,
  type: CardType,
): number {
  if (catalogue.kind[type] === ARMDROID) return 0;
  return options.weaponPileMode === 'personal' ? 1 + seat : 1;
}
