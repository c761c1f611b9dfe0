/**
 * From where the range of an ability is laid (AWF-5.11.11): the square and the facing of its card, or
 * those that it had when it left the map. The argument of such an ability holds them, and the place of
 * the card whose attack destroyed it.
 */
import * as engine from 'cardwright/engine';
import type { Card, Cover, Facing, Range, Square } from 'cardwright/engine';
import { facingOf } from '../formation.ts';
import { map, type State } from '../state.ts';

/** Places of formations, and one more, are less than this; squares less than that. */
const [ATTACKERS, SQUARES] = [32, 1024] as const;

/** `attacker` is a place, or less than 0. */
export function leavingFrom(state: State, card: Card, attacker = -1): number {
  const square = map.squareOf(state, card);
  return (facingOf(state, card) * SQUARES + square) * ATTACKERS + attacker + 1;
}

export const attackerPlace = (argument: number): number => (argument % ATTACKERS) - 1;

export function originOf(state: State, card: Card, argument: number): Square {
  const square = map.squareOf(state, card);
  return square === engine.NOWHERE ? Math.floor(argument / ATTACKERS) % SQUARES : square;
}

export function coverOf(state: State, range: Range, card: Card, argument = 0): Cover {
  const isAway = map.squareOf(state, card) === engine.NOWHERE;
  const faces: Facing = isAway ? Math.floor(argument / ATTACKERS / SQUARES) : facingOf(state, card);
  return state.config.ranges.cover(range, faces, originOf(state, card, argument));
}
