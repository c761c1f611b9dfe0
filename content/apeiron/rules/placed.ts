/** A placement as integers of the state, one for each unit: its type, its square, its facing (5.3). */
import * as engine from 'cardwright/engine';
import type { CardType, Facing, Seat, Square } from 'cardwright/engine';
import type { Config, State } from './config.ts';
import type { Frozen, Unit } from './data.gen.ts';
import { facings, grid, nameOfFacing } from './field.ts';
import { placingFaults, type PlacedUnit, type Placing } from './placement.ts';
import { panels, rotation, typeOf, units } from './table.ts';

const SQUARES = 1024;
const QUARTERS = 4;

export const packed = (type: CardType, square: Square, facing: Facing): number =>
  (type * SQUARES + square) * QUARTERS + facing / 2;
export const typeIn = (item: number): CardType => Math.floor(item / QUARTERS / SQUARES);
export const squareIn = (item: number): Square => Math.floor(item / QUARTERS) % SQUARES;
export const facingIn = (item: number): Facing => facings[item % QUARTERS]!;

/** `levy-spearman (4,7) N` */
export function writePlaced(item: number, { catalogue }: Config): string {
  const square = engine.squareName(grid, squareIn(item));
  return `${catalogue.ids[typeIn(item)]} ${square} ${nameOfFacing(facingIn(item))}`;
}

export function readPlaced(said: unknown, what: string, { catalogue }: Config): number {
  const [id, square, faces] = engine.textOf(said).split(' ');
  const facing = engine.readName(facings.map(nameOfFacing), faces, what) * 2;
  return packed(
    engine.readId(catalogue.indexOf, id, what),
    engine.readSquare(grid, square, what),
    facing,
  );
}

/** What the list of a seat is judged by (4.2). */
export function placingOf(state: State, seat: Seat): Placing {
  const { field, options } = state.config;
  return {
    field,
    seat,
    deck: new Map(units.cards(state, seat).flatMap((card) => unitEntry(state, card))),
    obstacles: new Set(
      field.homeOf(seat).flatMap((place) => [...printedOn(state, place - 1).obstacles]),
    ),
    options,
  };
}

function unitEntry(state: State, card: number): [string, Frozen<Unit>][] {
  const data = state.config.catalogue.data[typeOf(state, card)]!;
  return data.kind === 'unit' ? [[data.id, data]] : [];
}

/** What the panel of a place brings, from 0; nothing where none lies. */
export function printedOn(state: State, place: number) {
  const card = panels.get(state, place);
  const data = card < 0 ? undefined : state.config.catalogue.data[typeOf(state, card)];
  if (data?.kind !== 'panel') return { obstacles: [], treasures: [] };
  return state.config.field.printed(data, place + 1, rotation.get(state, place));
}

export function unpacked(state: State, item: number): PlacedUnit {
  return {
    unit: state.config.catalogue.ids[typeIn(item)]!,
    square: squareIn(item),
    facing: facingIn(item),
  };
}

/** Placements with which a list can go on, in the order of the deck and of the squares. */
export function* nextPlaced(state: State, seat: Seat, items: readonly number[]): Generator<number> {
  const { options, field } = state.config;
  const placing = placingOf(state, seat);
  const before = items.map((item) => unpacked(state, item));
  const squares = field
    .homeOf(seat)
    .flatMap((place) => field.squaresOf(place))
    .filter((square) => !placing.obstacles.has(square));
  for (const unit of placing.deck.keys()) {
    if (before.some((one) => one.unit === unit)) continue;
    const list = [...before, { unit, square: squares[0]!, facing: 0 }];
    const missing = options.fieldUnits - list.length;
    // Every unit that is still to come needs a slot as well (APE-4.2.3).
    const slots = { ...options, unitSlots: options.unitSlots - missing };
    if (placingFaults(list, { ...placing, options: slots }).includes('SELECT_SLOTS')) continue;
    const type = state.config.catalogue.indexOf.get(unit)!;
    for (const square of squares) {
      if (before.some((one) => one.square === square)) continue;
      for (const facing of facings) yield packed(type, square, facing);
    }
  }
}

/** A list of as many units as a seat could have placed, for those who do not know it. */
export function imagined(state: State, seat: Seat, count: number, chance: Int32Array): number[] {
  const items: number[] = [];
  while (items.length < count) {
    const next = [...nextPlaced(state, seat, items)];
    items.push(next[engine.below(next.length, chance)]!);
  }
  return items;
}
