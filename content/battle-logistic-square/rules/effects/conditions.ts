/** Conditions of effects; they look at the game as it is when the effect is reached (BLS-12.1.2). */
import type { ByWord, Seat } from 'cardwright/engine';
import type { Condition } from '../data.gen.ts';
import { life, lowestLife, opponentOf, struck, type State } from '../state.ts';
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
      (struck.get(state) & struckBits[what]) !== 0,
  ownLifeAtMost: (asked) => (state, seat) => life.get(state, seat) <= asked.life,
  opposingLifeAtMost: (asked) => (state, seat) => life.get(state, opponentOf(seat)) <= asked.life,
  awakened:
    ({ at }) =>
    (state, seat) =>
      isAwake(state, seat, at),
};

/** BLS-10.1.1 to BLS-10.1.5 */
export function isAwake(state: State, seat: Seat, at: number): boolean {
  const isLatched = state.config.options.awakeningMode === 'latched';
  return (isLatched ? lowestLife : life).get(state, seat) <= at;
}
