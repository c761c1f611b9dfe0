/**
 * Generals and extra turns: LOW-5.8.1 to LOW-5.8.8; teams LOW-6.6.16, LOW-6.7.14. All checks of a
 * turn count together (LOW-6.5.16), and one turn gives one extra turn at most (LOW-5.8.7).
 */
import { nextInCycle, type Seat } from 'cardwright/engine';
import { cycle, lostGenerals, seatSide, turn, type State } from './state.ts';

/** The seat that takes an extra turn after the turn that ends now, or null. */
export function seatOfExtraTurn(state: State): Seat | null {
  const active = turn.get(state);
  const side = seatSide(state, active);
  const isOwnLost = lostGenerals.is(state, side);
  if (isOwnLost === lostGenerals.is(state, 1 - side)) return null; // LOW-5.8.3, LOW-5.8.6
  if (!isOwnLost) return active; // LOW-5.8.1
  // LOW-5.8.2, LOW-6.6.16
  return nextInCycle(
    state.config.cycle,
    cycle.get(state),
    (seat) => seatSide(state, seat) !== side,
  );
}
