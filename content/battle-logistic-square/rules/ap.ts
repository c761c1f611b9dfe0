/** Action points: paid when an action is taken, never refunded (BLS-6.3.7, BLS-6.3.10). */
import { seatName } from 'cardwright/engine';
import type { Listener } from './events.ts';
import { AP, get, set, TURN_SEAT, type State } from './state.ts';

/** BLS-6.3.7 */
export function canPay(state: State, cost: number): boolean {
  return cost <= get(state, AP);
}

/** BLS-6.3.3: only the turn player has AP. */
export function payAp(state: State, cost: number, tell: Listener): void {
  changeAp(state, -cost, tell);
}

export function changeAp(state: State, by: number, tell: Listener): void {
  const ap = get(state, AP) + by;
  set(state, AP, ap);
  if (tell) tell({ type: 'apChanged', seat: seatName(get(state, TURN_SEAT)), by, ap });
}
