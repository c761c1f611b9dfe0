/** Action points: paid when an action is taken, never refunded (BLS-6.3.7, BLS-6.3.10). */
import { seatName } from 'cardwright/engine';
import type { Listener } from './events.ts';
import { ap, turn, type State } from './state.ts';

/** BLS-6.3.7 */
export function canPay(state: State, cost: number): boolean {
  return cost <= ap.get(state);
}

/** BLS-6.3.3: only the turn player has AP. */
export function payAp(state: State, cost: number, tell: Listener): void {
  changeAp(state, -cost, tell);
}

export function changeAp(state: State, by: number, tell: Listener): void {
  ap.add(state, by);
  if (tell) tell({ type: 'apChanged', seat: seatName(turn.get(state)), by, ap: ap.get(state) });
}
