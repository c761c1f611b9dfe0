/** Units that lose VP and leave the field (AAW-14, AAW-10.1.4). */
import type { State, Unit } from './config.ts';
import { told, type Listener } from './events.ts';
import { putDown } from './items.ts';
import * as parts from './state.ts';
import { isOnField, takeUnit } from './units.ts';

const {
  carried,
  charge,
  cooperation,
  defence,
  domination,
  equipped,
  escaping,
  stance,
  status,
  vp,
} = parts;

/** AAW-9.7.1, AAW-9.7.2 */
export function loseVp(state: State, unit: Unit, amount: number): void {
  vp.set(state, unit, Math.max(0, vp.get(state, unit) - amount));
}

/** AAW-14.1.1, in this order (AAW-9.8.1). */
export function removeFallen(state: State, units: readonly Unit[], tell: Listener): void {
  const { incapacitatedMeaning, dropItemsOnIncapacitation } = state.config.options;
  for (const unit of units) {
    if (!isOnField(state, unit) || vp.get(state, unit) > 0) continue;
    if (dropItemsOnIncapacitation) dropAll(state, unit, tell);
    const fallen = incapacitatedMeaning === 'dead' ? 'dead' : 'incapacitated'; // AAW-14.1.2
    leaveField(state, unit, fallen);
    tell?.(told.unitFell(state, { unit, status: fallen }));
  }
}

/** AAW-14.1.5 */
function dropAll(state: State, unit: Unit, tell: Listener): void {
  for (const place of [equipped, carried]) {
    for (const item of place.cards(state, unit)) {
      place.take(state, unit, item);
      putDown(state, unit, item, tell);
    }
  }
}

/** AAW-10.1.4, AAW-14.1.3 */
export function leaveField(
  state: State,
  unit: Unit,
  to: 'escaped' | 'incapacitated' | 'dead',
): void {
  takeUnit(state, unit);
  status.set(state, unit, to);
  forget(state, unit);
  escaping.set(state, unit, false);
}

/** Stance and tokens (AAW-15.2.3). */
export function forget(state: State, unit: Unit): void {
  stance.set(state, unit, 'none');
  for (const token of [charge, cooperation, defence, domination]) token.set(state, unit, 0);
}
