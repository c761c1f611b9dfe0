/** Conditions of effects; they look at the game as it is when the effect is reached (BLS-12.1.2). */
import type { ByWord, Seat } from 'cardwright/engine';
import type { Condition } from '../data.gen.ts';
import { get, LIFE, LOWEST, opponentOf, seatWord, STRUCK, type State } from '../state.ts';
import type { Place, Test } from './types.ts';

/** Bits of STRUCK: what the hit of the resolving card struck (BLS-8.1.7). */
export const STRUCK_OPPOSING_AVI = 1;
export const STRUCK_SET = 2;
export const STRUCK_OWN_AVI = 4;

const struckBits = { avi: STRUCK_OPPOSING_AVI, set: STRUCK_SET };

export const conditions: ByWord<Condition, 'is', Test, Place> = {
  struck:
    ({ what }) =>
    (state) =>
      (get(state, STRUCK) & struckBits[what]) !== 0,
  ownLifeAtMost:
    ({ life }) =>
    (state, seat) =>
      seatWord(state, seat, LIFE) <= life,
  opposingLifeAtMost:
    ({ life }) =>
    (state, seat) =>
      seatWord(state, opponentOf(seat), LIFE) <= life,
  awakened:
    ({ at }) =>
    (state, seat) =>
      isAwake(state, seat, at),
};

/** BLS-10.1.1 to BLS-10.1.5 */
export function isAwake(state: State, seat: Seat, at: number): boolean {
  const word = state.config.options.latchedAwakening ? LOWEST : LIFE;
  return seatWord(state, seat, word) <= at;
}
