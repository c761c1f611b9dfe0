/**
 * Formations (5.1): an Armdroid and the units on its four sides, which move and turn as one body.
 * Where a unit is follows from its square: own cards stand on the own slots and nowhere else.
 */
import * as engine from 'cardwright/engine';
import type { Body, Card, Facing, Refusal, Seat, Square } from 'cardwright/engine';
import { places, plan, PLACES } from './config.ts';
import { refuse } from './refuse.ts';
import { armdroid, facing, map, moved, owner, rank, type State } from './state.ts';

/** A place of a formation among all formations: the Armdroid of a seat, or one of its slots. */
export const placeOf = (seat: Seat, place: number): number => seat * PLACES + place;
export const seatAt = (place: number): Seat => Math.floor(place / PLACES);
export const placeIn = (place: number): number => place % PLACES;

export function isAlive(state: State, seat: Seat): boolean {
  return armdroid.get(state, seat) > 0;
}

export function armdroidOf(state: State, seat: Seat): Card {
  return armdroid.get(state, seat) - 1;
}

export function standsAt(state: State, seat: Seat): Square {
  return map.squareOf(state, armdroidOf(state, seat));
}

export function facingOf(state: State, card: Card): Facing {
  return facing.place(state, card);
}

/** AWF-5.1.3: the square of a slot, from 1 clockwise from the front; it may be off the map. */
export function slotSquare(state: State, seat: Seat, slot: number): Square {
  const faces = facingOf(state, armdroidOf(state, seat));
  return standsAt(state, seat) + state.config.grid.steps[(faces + 2 * slot - 2) & 7]!;
}

/** The unit in a slot, or less than 0. */
export function unitIn(state: State, seat: Seat, slot: number): Card {
  const card = map.on(state, slotSquare(state, seat, slot));
  return card >= 0 && owner.get(state, card) === seat ? card : engine.NO_PIECE;
}

/** The card at a place of a seat; less than 0 for none, as of all who are eliminated. */
export function cardIn(state: State, seat: Seat, place: number): Card {
  if (!isAlive(state, seat)) return engine.NO_PIECE;
  return place === 0 ? armdroidOf(state, seat) : unitIn(state, seat, place);
}

export function cardAt(state: State, place: number): Card {
  return cardIn(state, seatAt(place), placeIn(place));
}

/** The place of a card on the map in its formation. */
export function placeOfCard(state: State, card: Card): number {
  const seat = owner.get(state, card);
  for (let place = 0; place < PLACES; place += 1)
    if (cardIn(state, seat, place) === card) return placeOf(seat, place);
  return -1;
}

/** Players after this one in turn order, cyclically, the living ones (section 5, AWF-5.3.5). */
export function seatsAfter(state: State, seat: Seat): Seat[] {
  const { seats, seatList } = state.config;
  const ahead = (other: Seat): number =>
    (rank.get(state, other) - rank.get(state, seat) + seats) % seats;
  return seatList
    .filter((other) => other !== seat && isAlive(state, other))
    .toSorted((a, b) => ahead(a) - ahead(b));
}

/** The formation of a seat. Filled anew each time, so that it makes no garbage: it is only lent. */
export function bodyOf(state: State, seat: Seat): Body {
  body.grid = state.config.grid;
  body.layer = map.layer(state, facing);
  body.pieces[0] = armdroidOf(state, seat);
  for (let slot = 1; slot < PLACES; slot += 1) body.pieces[slot] = unitIn(state, seat, slot);
  return body;
}

const body = { plan, pieces: places.map(() => engine.NO_PIECE) } as {
  -readonly [Key in keyof Body]: Body[Key];
} & { readonly pieces: number[] };

/** Whether a card may be put there: AWF-5.5.4, AWF-5.5.5, AWF-5.1.5, AWF-6.1.8. */
export function refuseSquare(state: State, seat: Seat, square: Square): Refusal | null {
  if (!engine.isOnBoard(state.config.grid, square)) return refuse('OFF_MAP', {}, 'AWF-5.5.4');
  const card = map.on(state, square);
  return card >= 0 && owner.get(state, card) !== seat ? refuse('OCCUPIED', {}, 'AWF-5.5.5') : null;
}

/** AWF-5.6.5 to AWF-5.6.7, AWF-5.6.10: only where its cards arrive, and all are off the map first. */
export function refuseRoom(
  state: State,
  body: Body,
  stands: Square,
  faces: Facing,
): Refusal | null {
  if (state.config.onMap[stands] !== 1) return refuse('OFF_MAP');
  switch (engine.roomForBody(body, state.ints, stands, faces)) {
    case 'offBoard':
      return refuse('OFF_MAP');
    case 'occupied':
      return refuse('OCCUPIED');
    case null:
      return null;
  }
}

/** AWF-5.6.4, AWF-5.6.9: presumes that there is room. */
export function moveFormation(state: State, seat: Seat, stands: Square, faces: Facing): void {
  const turn = (faces - facingOf(state, armdroidOf(state, seat)) + 8) & 7;
  engine.moveBody(bodyOf(state, seat), state.ints, stands, faces, turn);
}

/** The movement that a seat has spent (AWF-5.11.12). */
export function spend(state: State, seat: Seat, points: number): void {
  moved.add(state, seat, points);
}
