/** Charging (AAW-6.11). */
import type { State, Unit } from './config.ts';
import { told, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { slotAction } from './slot-action.ts';
import { charge } from './state.ts';

/** AAW-6.11.5 */
const isFull = (state: State, unit: Unit): boolean =>
  charge.get(state, unit) >= (state.config.options.chargeMax ?? Infinity);

/** AAW-6.11.1 */
export const chargeAction = slotAction({
  refuse: (state, unit) => (isFull(state, unit) ? refuse('ACTION_UNAVAILABLE') : null),
  begin: (state, unit, tell) => gainCharge(state, unit, 1, tell),
});

/** AAW-6.11.5: what is too much is not given. */
export function gainCharge(state: State, unit: Unit, count: number, tell: Listener): void {
  for (let i = 0; i < count && !isFull(state, unit); i += 1) charge.add(state, unit, 1);
  tell?.(told.charged(state, { unit, tokens: charge.get(state, unit) }));
}

/** AAW-6.11.2, AAW-6.11.3: once the action has been processed. */
export function loseCharge(state: State, unit: Unit, tell: Listener): void {
  const tokens = charge.get(state, unit);
  if (tokens === 0) return;
  charge.set(state, unit, 0);
  tell?.(told.chargeLost(state, { unit, tokens }));
}
