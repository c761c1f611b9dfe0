/** Which five units a player fields, and where (4.2); what is filled in when the clock runs out (5.3). */
import { columnOf, type Facing, rowOf, type Seat, type Square } from 'cardwright/engine';
import type { Frozen, Options, Unit } from './data.gen.ts';
import { facings, type Field, grid, SOUTH } from './field.ts';

/** A unit on its square. What players write may be wrong in any way. */
export interface PlacedUnit {
  readonly unit: string;
  readonly square: Square;
  /** Null for what is none of N, E, S and W. */
  readonly facing: Facing | null;
}

/** What a list of units is judged by. */
export interface Placing {
  readonly field: Field;
  readonly seat: Seat;
  /** The units of the player's deck, by id, in its order. */
  readonly deck: ReadonlyMap<string, Pick<Frozen<Unit>, 'forms'>>;
  /** Every square with an obstacle. */
  readonly obstacles: ReadonlySet<Square>;
  readonly options: Pick<Options, 'fieldUnits' | 'unitSlots'>;
}

export type PlacingCode =
  | 'SELECT_COUNT'
  | 'SELECT_NOT_IN_DECK'
  | 'SELECT_DUPLICATE'
  | 'SELECT_SLOTS'
  | 'PLACE_NOT_HOME'
  | 'PLACE_OBSTACLE'
  | 'PLACE_OCCUPIED'
  | 'PLACE_FACING';

/** Everything that is wrong with the list of a player, in the order of the clauses. */
export function placingFaults(list: readonly PlacedUnit[], placing: Placing): PlacingCode[] {
  const { deck, options } = placing;
  const faults: PlacingCode[] = [];
  if (list.length !== options.fieldUnits) faults.push('SELECT_COUNT'); // APE-4.2.1
  for (const [index, { unit }] of list.entries()) {
    if (!deck.has(unit)) faults.push('SELECT_NOT_IN_DECK'); // APE-4.2.2
    else if (list.findIndex((other) => other.unit === unit) < index)
      faults.push('SELECT_DUPLICATE');
  }
  const slots = list.reduce((sum, { unit }) => sum + slotsOf(unit, placing), 0);
  if (slots > options.unitSlots) faults.push('SELECT_SLOTS'); // APE-4.2.3
  for (const [index, { square, facing }] of list.entries()) {
    const code = squareFault(square, placing);
    if (code !== null) faults.push(code);
    if (list.findIndex((other) => other.square === square) < index) faults.push('PLACE_OCCUPIED'); // APE-4.2.6
    if (facing === null || !facings.includes(facing)) faults.push('PLACE_FACING'); // APE-4.2.7
  }
  return faults;
}

/** Cards of a unit: two with forms (APE-4.2.3). */
function slotsOf(unit: string, { deck }: Placing): number {
  return deck.get(unit)?.forms?.length ?? 1;
}

/** APE-4.2.4, APE-4.2.5: at home, and not on an obstacle. */
function squareFault(
  square: Square,
  { field, seat, obstacles }: Placing,
): 'PLACE_NOT_HOME' | 'PLACE_OBSTACLE' | null {
  const place = field.placeOf(square);
  if (place === null || !field.homeOf(seat).includes(place)) return 'PLACE_NOT_HOME';
  return obstacles.has(square) ? 'PLACE_OBSTACLE' : null;
}

/** APE-5.3.5: units in the order of the deck, on free home squares in reading order, facing the opponent. */
export function filledIn(placing: Placing): PlacedUnit[] {
  const { seat, deck, options } = placing;
  const squares = homeSquares(placing).filter((square) => squareFault(square, placing) === null);
  const facing: Facing = seat === SOUTH ? 0 : 4;
  const list: PlacedUnit[] = [];
  let slots = 0;
  for (const unit of deck.keys()) {
    if (list.length === options.fieldUnits) break;
    const needed = slotsOf(unit, placing);
    // Every unit that is still to come needs a slot as well.
    const toCome = options.fieldUnits - list.length - 1;
    if (slots + needed + toCome > options.unitSlots) continue;
    list.push({ unit, square: squares[list.length]!, facing });
    slots += needed;
  }
  return list;
}

/** Row by row from the north, each from west to east. */
function homeSquares({ field, seat }: Placing): Square[] {
  const squares = field.homeOf(seat).flatMap((place) => field.squaresOf(place));
  return squares.toSorted(
    (a, b) => rowOf(grid, a) - rowOf(grid, b) || columnOf(grid, a) - columnOf(grid, b),
  );
}
