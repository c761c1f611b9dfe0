/** Action points: paid when an action is taken, never refunded (BLS-6.3.7, BLS-6.3.10). */
import type { Refusal } from 'cardwright/engine';
import { nameOfSeat, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { AP, get, set, TURN_SEAT, type State } from './state.ts';

export function refuseCost(state: State, cost: number): Refusal | null {
  const ap = get(state, AP);
  return cost <= ap ? null : refuse('NOT_ENOUGH_AP', { cost, ap });
}

/** BLS-6.3.3: only the turn player has AP. */
export function payAp(state: State, cost: number, tell: Listener): void {
  changeAp(state, -cost, tell);
}

export function changeAp(state: State, by: number, tell: Listener): void {
  const ap = get(state, AP) + by;
  set(state, AP, ap);
  if (tell) tell({ type: 'apChanged', seat: nameOfSeat(get(state, TURN_SEAT)), by, ap });
}
