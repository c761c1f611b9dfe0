/** The letters that stand for units in drawings: upper case for side A, lower case for side B. */
import { listItems, seatName, type Seat } from 'cardwright/engine';
import type { UnitType } from './tables.ts';
import { unitsOnBoard } from './describe.ts';
import { handOf, ownerOf, typeOf, type State } from './state.ts';

/** By owner and unit, see `keyOf`. */
export type Letters = ReadonlyMap<string, string>;

/** `P1 orc-ravager` */
export function keyOf({ config }: State, seat: Seat, unit: UnitType): string {
  return `${seatName(seat)} ${config.units.ids[unit]}`;
}

/** A letter for every unit of an owner on the board, then for those in the hands of `seats`. */
export function lettersOf(state: State, seats: readonly Seat[] = []): Letters {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  const add = (seat: Seat, unit: UnitType): void => {
    const key = keyOf(state, seat, unit);
    if (letters.has(key)) return;
    const isUpper = state.config.sides[seat] === 0;
    const letter = freeLetter(state.config.units.ids[unit] ?? '', isUpper, taken);
    letters.set(key, letter);
    taken.add(letter);
  };
  for (const unit of unitsOnBoard(state)) add(ownerOf(state, unit), typeOf(state, unit));
  for (const seat of seats) {
    for (const card of listItems(state.words, handOf(state, seat))) add(seat, typeOf(state, card));
  }
  return letters;
}

export function letterOf(state: State, letters: Letters, seat: Seat, unit: UnitType): string {
  return letters.get(keyOf(state, seat, unit)) ?? '*';
}

/** A letter of the last word of the id if one is free, else of the alphabet, else a sign. */
function freeLetter(id: string, isUpper: boolean, taken: ReadonlySet<string>): string {
  const wanted = [...(id.split('-').at(-1) ?? ''), ...'abcdefghijklmnopqrstuvwxyz'];
  const cased = wanted
    .filter((letter) => /[a-z]/.test(letter))
    .map((letter) => (isUpper ? letter.toUpperCase() : letter));
  return cased.find((letter) => !taken.has(letter)) ?? '*';
}
