/** Taking a stance (AAW-6.5 to AAW-6.8), changing and releasing it (AAW-10.1); charging (AAW-6.11). */
import type { Refusal } from 'cardwright/engine';
import { canUse } from './conditions.ts';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import { refuse } from './words.ts';
import { slotAction, type SlotAction } from './slot-action.ts';
import { charge, stance } from './state.ts';
import type { Stance } from './tables.ts';
import { attacksOf } from './units.ts';

/** Attack actions of range adjacent that a unit can use (AAW-6.5.2, AAW-10.2.3). */
export const adjacentAttacks = (state: State, unit: Unit): number[] =>
  attacksOf(state, unit).filter((attack) => isAdjacentAttack(state, unit, attack));

const isAdjacentAttack = (state: State, unit: Unit, attack: number): boolean =>
  !state.config.tables.attacks.all[attack]!.isFar && canUse(state, unit, attack);

/** AAW-6.5.2 */
export function refuseStance(
  state: State,
  unit: Unit,
  wanted: Stance,
  code: 'ACTION_UNAVAILABLE' | 'STANCE_NOT_ALLOWED',
): Refusal | null {
  if (wanted !== 'counter') return null;
  const isReady = attacksOf(state, unit).some((attack) => isAdjacentAttack(state, unit, attack));
  return isReady ? null : refuse(code, 'AAW-6.5.2');
}

export const stanceAction = (wanted: Stance): SlotAction =>
  slotAction({
    refuse: (state, unit) => refuseStance(state, unit, wanted, 'ACTION_UNAVAILABLE'),
    begin: (state, unit, report) => takeStance(state, unit, wanted, report),
  });

/** AAW-10.1.1 */
export function takeStance(state: State, unit: Unit, wanted: Stance, report: Listener): void {
  stance.set(state, unit, wanted);
  report?.(events.stanceTaken(state, { unit, stance: wanted }));
}

/** AAW-10.1.2 */
export function releaseStance(state: State, unit: Unit, report: Listener): void {
  if (stance.place(state, unit) === 0) return;
  stance.set(state, unit, 'none');
  report?.(events.stanceReleased(state, { unit }));
}

/** AAW-6.11.5 */
const isFull = (state: State, unit: Unit): boolean =>
  charge.get(state, unit) >= (state.config.options.chargeMax ?? Infinity);

/** AAW-6.11.1 */
export const chargeAction = slotAction({
  refuse: (state, unit) => (isFull(state, unit) ? refuse('ACTION_UNAVAILABLE') : null),
  begin: (state, unit, report) => gainCharge(state, unit, 1, report),
});

/** AAW-6.11.5: what is too much is not given. */
export function gainCharge(state: State, unit: Unit, count: number, report: Listener): void {
  for (let i = 0; i < count && !isFull(state, unit); i += 1) charge.add(state, unit, 1);
  report?.(events.charged(state, { unit, tokens: charge.get(state, unit) }));
}

/** AAW-6.11.2, AAW-6.11.3: once the action has been processed. */
export function loseCharge(state: State, unit: Unit, report: Listener): void {
  const tokens = charge.get(state, unit);
  if (tokens === 0) return;
  charge.set(state, unit, 0);
  report?.(events.chargeLost(state, { unit, tokens }));
}
