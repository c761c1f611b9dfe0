/**
 * Which units a player fields, and where (4.2): a list of integers in the state, one for each unit: its
 * type, its square, its facing; what is filled in when the clock runs out (5.3).
 */
import * as engine from 'cardwright/engine';
import type { CardType, Seat, Square } from 'cardwright/engine';
import type { Code, Config, State } from './config.ts';
import { grid, quarters, SOUTH } from './field.ts';
import { panels, rotation, typeOf, units } from './table.ts';

const SQUARES = 1024;
const QUARTERS = quarters.length;

export const packed = (type: CardType, square: Square, quarter: number): number =>
  (type * SQUARES + square) * QUARTERS + quarter;
export const typeIn = (item: number): CardType => Math.floor(item / QUARTERS / SQUARES);
export const squareIn = (item: number): Square => Math.floor(item / QUARTERS) % SQUARES;
export const quarterIn = (item: number): number => item % QUARTERS;

/** Quarter turns of a unit that faces the other side. */
export const towardsEnemy = (seat: Seat): number => (seat === SOUTH ? 0 : 2);

/** `levy-spearman (4,7) N` */
export function writePlaced(item: number, { catalogue }: Config): string {
  const square = engine.squareName(grid, squareIn(item));
  return `${catalogue.ids[typeIn(item)]} ${square} ${quarters[quarterIn(item)]}`;
}

export function readPlaced(said: unknown, what: string, { catalogue }: Config): number {
  const [id, square, faces] = engine.textOf(said).split(' ');
  return packed(
    engine.readId(catalogue.indexOf, id, what),
    engine.readSquare(grid, square, what),
    engine.readName(quarters, faces, what),
  );
}

/** What the panel of a place brings, from 0; nothing where none lies. */
export function printedOn(state: State, place: number) {
  const card = panels.get(state, place);
  const data = card < 0 ? undefined : state.config.catalogue.data[typeOf(state, card)];
  if (data?.kind !== 'panel') return { obstacles: [], treasures: [] };
  return state.config.field.printed(data, place, rotation.get(state, place));
}

/** Cards of a unit: two with forms (APE-4.2.3). */
function slotsOf({ config }: State, type: CardType): number {
  const forms = config.catalogue.forms[type]!;
  return forms[0] === forms[1] ? 1 : 2;
}

/** Whether a list has an item with that type or square. */
function isAmong(
  items: readonly number[],
  valueIn: (item: number) => number,
  value: number,
): boolean {
  for (let i = 0; i < items.length; i += 1) if (valueIn(items[i]!) === value) return true;
  return false;
}

/** Why a unit cannot be the next in a list (APE-4.2.2, APE-4.2.3). */
export function unitFault(
  state: State,
  seat: Seat,
  items: readonly number[],
  type: CardType,
): Code | null {
  if (units.ofType(state, seat, type) < 0) return 'SELECT_NOT_IN_DECK';
  if (isAmong(items, typeIn, type)) return 'SELECT_DUPLICATE';
  const { fieldUnits, unitSlots } = state.config.options;
  // Every unit that is still to come needs a slot as well.
  let slots = slotsOf(state, type) + fieldUnits - items.length - 1;
  for (let i = 0; i < items.length; i += 1) slots += slotsOf(state, typeIn(items[i]!));
  return slots > unitSlots ? 'SELECT_SLOTS' : null;
}

/** APE-4.2.4 to APE-4.2.6: at home, not on an obstacle, and alone. */
export function squareFault(
  state: State,
  seat: Seat,
  items: readonly number[],
  square: Square,
): Code | null {
  const { field, placeOf } = state.config;
  const place = placeOf[square] ?? -1;
  if (!field.isHome(seat, place)) return 'PLACE_NOT_HOME';
  if (printedOn(state, place).obstacles.includes(square)) return 'PLACE_OBSTACLE';
  return isAmong(items, squareIn, square) ? 'PLACE_OCCUPIED' : null;
}

/** Writes the units that can come next into `into`, in the order of the deck; returns how many. */
export function listUnits(
  state: State,
  seat: Seat,
  items: readonly number[],
  into: CardType[],
): number {
  const count = units.typesIn(state, seat, into);
  let found = 0;
  for (let i = 0; i < count; i += 1)
    if (unitFault(state, seat, items, into[i]!) === null) into[found++] = into[i]!;
  return found;
}

/** The same for squares, panel by panel. */
export function listSquares(
  state: State,
  seat: Seat,
  items: readonly number[],
  into: Square[],
): number {
  let found = 0;
  for (const square of state.config.field.homeSquares[seat]!)
    if (squareFault(state, seat, items, square) === null) into[found++] = square;
  return found;
}

/** A list of as many units as a seat could have placed, for those who do not know it. */
export function imagined(state: State, seat: Seat, count: number, chance: Int32Array): number[] {
  const items: number[] = [];
  const [types, squares]: [CardType[], Square[]] = [[], []];
  while (items.length < count) {
    types.length = listUnits(state, seat, items, types);
    squares.length = listSquares(state, seat, items, squares);
    const drawn = engine.below(types.length * squares.length * QUARTERS, chance);
    const which = Math.floor(drawn / QUARTERS);
    const type = types[Math.floor(which / squares.length)]!;
    items.push(packed(type, squares[which % squares.length]!, drawn % QUARTERS));
  }
  return items;
}

/** APE-5.3.5: units in the order of the deck, on free home squares in reading order, facing the opponent. */
export function filledIn(state: State, seat: Seat): number[] {
  const home = state.config.field.homeSquares[seat]!.toSorted((a, b) => a - b);
  const items: number[] = [];
  const types: CardType[] = [];
  while (items.length < state.config.options.fieldUnits) {
    listUnits(state, seat, items, types);
    const square = home.find((one) => squareFault(state, seat, items, one) === null)!;
    items.push(packed(types[0]!, square, towardsEnemy(seat)));
  }
  return items;
}
