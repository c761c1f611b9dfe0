/**
 * Formations (5.1): an Armdroid and the units on its four sides, which move and turn as one body.
 * Where a unit is follows from its square: own cards are in the own slots and nowhere else.
 */
import * as engine from 'cardwright/engine';
import type { Card, Facing, Refusal, Seat, Square } from 'cardwright/engine';
import { places, type Config } from './config.ts';
import { refuse } from './actions.ts';
import { armdroid, facing, map, order, owner, type State } from './state.ts';

/** AWF-5.1.3: as a formation lies when its Armdroid faces north. */
export const plan = engine.bodyPlan([
  [0, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]);
export const PLACES = places.length;

export const formations = new engine.Formations<Config>({
  plan,
  leader: armdroid,
  pieces: map,
  owner,
  facing,
});

export const {
  hasLeader: isAlive,
  leader: armdroidOf,
  stands: standsAt,
  faces: facesOf,
  squareOf: slotSquare,
  along: squareAlong,
  at: cardIn,
  pieces: cardsOf,
  numberOf: placeOf,
  seatOf: seatAt,
  placeOf: placeIn,
  atNumber: cardAt,
  numberOfPiece: placeOfCard,
  noRoom,
  move: moveFormation,
} = formations;

export function unitsOf(state: State, seat: Seat): Card[] {
  return cardsOf(state, seat).slice(1);
}

export function facingOf(state: State, card: Card): Facing {
  return facing.place(state, card);
}

/** The living seats. */
export function living(state: State): Seat[] {
  return state.config.seatList.filter((seat) => isAlive(state, seat));
}

/** Players after this one in turn order, cyclically, the living ones (section 5, AWF-5.3.5). */
export function seatsAfter(state: State, seat: Seat): Seat[] {
  return order.others(state, seat).filter((other) => isAlive(state, other));
}

/** Whether a card may be put there: AWF-5.5.4, AWF-5.5.5, AWF-5.1.5, AWF-6.1.8. */
export function refuseSquare(state: State, seat: Seat, square: Square): Refusal | null {
  if (!engine.isOnBoard(state.config.grid, square)) return refuse('OFF_MAP', 'AWF-5.5.4');
  const card = map.on(state, square);
  return card >= 0 && owner.get(state, card) !== seat ? refuse('OCCUPIED', 'AWF-5.5.5') : null;
}

/** AWF-5.6.5 to AWF-5.6.7, AWF-5.6.10: only where its cards arrive, and all are off the map first. */
export function refuseRoom(
  state: State,
  seat: Seat,
  stands: Square,
  faces: Facing,
): Refusal | null {
  if (state.config.counted[stands] !== 1) return refuse('OFF_MAP');
  const reason = noRoom(state, seat, stands, faces);
  return reason === null ? null : refuse(reason === 'offBoard' ? 'OFF_MAP' : 'OCCUPIED');
}
