/** Life, and action points, which are paid when an action is taken and never refunded (BLS-6.3.10). */
import { seatName, type Seat } from 'cardwright/engine';
import type { Listener } from './events.ts';
import { ap, life, lowestLife, turn, type State } from './state.ts';

/** BLS-6.3.7 */
export function canPay(state: State, cost: number): boolean {
  return cost <= ap.get(state);
}

/** BLS-6.3.3: only the turn player has AP. */
export function changeAp(state: State, by: number, report: Listener): void {
  ap.add(state, by);
  if (report) report({ type: 'apChanged', seat: seatName(turn.get(state)), by, ap: ap.get(state) });
}

/**
 * The one way in which life changes (BLS-8.2.1, BLS-8.2.2). Returns by how much it has: less than `by`
 * at the cap. What comes of it is for `settle`.
 */
export function changeLife(state: State, seat: Seat, by: number): number {
  const before = life.get(state, seat);
  const after = Math.min(before + by, state.config.options.lifeCap);
  life.set(state, seat, after);
  if (after < lowestLife.get(state, seat)) lowestLife.set(state, seat, after);
  return after - before;
}

/** BLS-10.1.1 to BLS-10.1.5: whether an effect with this awakening works. */
export function isAwake(state: State, seat: Seat, at: number): boolean {
  const isLatched = state.config.options.awakeningMode === 'latched';
  return (isLatched ? lowestLife : life).get(state, seat) <= at;
}
