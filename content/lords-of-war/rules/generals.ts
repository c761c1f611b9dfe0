/**
 * Generals and extra turns: LOW-5.8.1 to LOW-5.8.8; teams LOW-6.6.16, LOW-6.7.14. All checks of a
 * turn count together (LOW-6.5.16), and one turn gives one extra turn at most (LOW-5.8.7).
 */
import { nextInCycle, type Seat } from 'cardwright/engine';
import { ACTIVE, get, LOST_GENERALS, PLACE_IN_CYCLE, seatSide, type State } from './state.ts';

/** The seat that takes an extra turn after the turn that ends now, or null. */
export function extraTurn(state: State): Seat | null {
  const active = get(state, ACTIVE);
  const side = seatSide(state, active);
  switch (get(state, LOST_GENERALS)) {
    case 1 << (1 - side):
      return active; // LOW-5.8.1
    case 1 << side: // LOW-5.8.2, LOW-6.6.16
      return nextInCycle(
        state.config.cycle,
        get(state, PLACE_IN_CYCLE),
        (seat) => seatSide(state, seat) !== side,
      );
    default:
      return null; // LOW-5.8.3, LOW-5.8.6
  }
}
