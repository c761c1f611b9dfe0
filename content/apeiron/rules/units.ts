/** Units on the field: which they are, what is printed on them, where they are. */
import type { Card, CardType, Seat, Square } from 'cardwright/engine';
import { SPECIAL, UNIT, VACANT } from './cards.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { NORTH, SOUTH } from './field.ts';

const { CACTUS, field, form, ground, life, lies, OBSTACLE, owner, rowCard, side, typeOf } = parts;

export const otherSeat = (seat: Seat): Seat => (seat === SOUTH ? NORTH : SOUTH);

/** The card that has its figures: of a unit of two cards, that of its form. */
export function shownType(state: State, card: Card): CardType {
  return state.config.catalogue.forms[typeOf(state, card)]![form.get(state, card) - 1]!;
}

export function isUnit(state: State, card: Card): boolean {
  return card >= 0 && state.config.catalogue.kind[typeOf(state, card)] === UNIT;
}

export function isSpecial(state: State, card: Card): boolean {
  return card >= 0 && state.config.catalogue.kind[typeOf(state, card)] === SPECIAL;
}

const GRAVE = 2;

export const isGrave = (state: State, card: Card): boolean => life.place(state, card) === GRAVE;

/** Section 2: a normal unit on the field; a doomed one has not vanished yet. */
export function isSurviving(state: State, card: Card): boolean {
  return isUnit(state, card) && !isGrave(state, card) && field.squareOf(state, card) >= 0;
}

/** In their order of action. */
export function survivors(state: State, seat: Seat): Card[] {
  const found: Card[] = [];
  for (let place = 1; place <= state.config.options.fieldUnits; place += 1) {
    const card = rowCard(state, seat, place);
    if (card >= 0 && isSurviving(state, card)) found.push(card);
  }
  return found;
}

export function countSurvivors(state: State, seat: Seat): number {
  let count = 0;
  for (let place = 1; place <= state.config.options.fieldUnits; place += 1) {
    const card = rowCard(state, seat, place);
    if (card >= 0 && isSurviving(state, card)) count += 1;
  }
  return count;
}

/** The special unit of a seat, or less than 0 (APE-5.21.1). */
export function specialOf(state: State, seat: Seat): Card {
  for (let i = field.size(state) - 1; i >= 0; i -= 1) {
    const card = field.card(state, i);
    if (owner.get(state, card) === seat && isSpecial(state, card)) return card;
  }
  return -1;
}

/** What is in a side zone: an item, or the card of a special unit; less than 0 for nothing. */
export function sideCard(state: State, seat: Seat): Card {
  const item = side.get(state, seat);
  return item >= 0 ? item : specialOf(state, seat);
}

/** The kind of panel under a square, a place in `grounds`; `VACANT` off the field. */
export function groundAt(state: State, square: Square): number {
  const place = state.config.placeOf[square] ?? -1;
  return place < 0 ? VACANT : ground.place(state, place);
}

/** APE-5.8.5, APE-5.15.11 */
export function isObstacle(state: State, square: Square): boolean {
  const what = lies.place(state, square);
  return what === OBSTACLE || what === CACTUS;
}

/** Neither a unit nor an obstacle, on the field: a unit may stop there (APE-5.8.7). */
export function isFree(state: State, square: Square): boolean {
  return (
    groundAt(state, square) !== VACANT && field.on(state, square) < 0 && !isObstacle(state, square)
  );
}
