/**
 * From where the range of an ability is laid (AWF-5.11.11): the square and the facing of its card, or
 * those that it had when it left the map. The argument of such an ability holds them, and the place of
 * the card whose attack destroyed it.
 */
import {
  NOWHERE,
  packing,
  type Card,
  type Cover,
  type Range,
  type Square,
} from 'cardwright/engine';
import { facingOf } from '../formation.ts';
import { map, type State } from '../state.ts';

/** `attacker` is a place of a formation, and 1 more; 0 for none. */
const leaving = packing({ attacker: 32, square: 1024, faces: 8 });

/** `attacker` is a place, or less than 0. */
export function leavingFrom(state: State, card: Card, attacker = -1): number {
  const [square, faces] = [map.squareOf(state, card), facingOf(state, card)];
  return leaving.pack({ attacker: attacker + 1, square, faces });
}

export const attackerPlace = (argument: number): number => leaving.unpack(argument).attacker - 1;

export function originOf(state: State, card: Card, argument: number): Square {
  const square = map.squareOf(state, card);
  return square === NOWHERE ? leaving.unpack(argument).square : square;
}

export function coverOf(state: State, range: Range, card: Card, argument = 0): Cover {
  const isAway = map.squareOf(state, card) === NOWHERE;
  const faces = isAway ? leaving.unpack(argument).faces : facingOf(state, card);
  return state.config.ranges.cover(range, faces, originOf(state, card, argument));
}
