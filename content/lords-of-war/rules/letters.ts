/** The letters that stand for units in drawings: upper case for side A, lower case for side B. */
import { lettersFor, listItems, seatName, type Letters, type Seat } from 'cardwright/engine';
import type { UnitType } from './tables.ts';
import { unitsOnBoard } from './describe.ts';
import { handOf, ownerOf, typeOf, type State } from './state.ts';

/** `P1 orc-ravager` */
export function keyOf({ config }: State, seat: Seat, unit: UnitType): string {
  return `${seatName(seat)} ${config.units.ids[unit]}`;
}

/** A letter for every unit of an owner on the board, then for those in the hands of `seats`. */
export function lettersOf(state: State, seats: readonly Seat[] = []): Letters {
  const drawn = (seat: Seat, unit: UnitType) => ({
    key: keyOf(state, seat, unit),
    name: state.config.units.ids[unit]?.split('-').at(-1) ?? '',
    side: state.config.sides[seat]!,
  });
  return lettersFor([
    ...unitsOnBoard(state).map((unit) => drawn(ownerOf(state, unit), typeOf(state, unit))),
    ...seats.flatMap((seat) =>
      listItems(state.words, handOf(state, seat)).map((card) => drawn(seat, typeOf(state, card))),
    ),
  ]);
}
