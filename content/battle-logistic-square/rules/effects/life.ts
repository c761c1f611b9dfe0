/** The one way in which life changes (BLS-8.2.1, BLS-8.2.2). */
import type { Seat } from 'cardwright/engine';
import { LIFE, LOWEST, seatWord, setSeatWord, type State } from '../state.ts';

/** Returns by how much it has changed: less than `by` at the cap. What comes of it is for `settle`. */
export function changeLife(state: State, seat: Seat, by: number): number {
  const before = seatWord(state, seat, LIFE);
  const life = Math.min(before + by, state.config.options.lifeCap);
  setSeatWord(state, seat, LIFE, life);
  if (life < seatWord(state, seat, LOWEST)) setSeatWord(state, seat, LOWEST, life);
  return life - before;
}
