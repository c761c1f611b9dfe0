/** Units that leave the field: fallen (AAW-14), or escaped (AAW-6.9). */
import * as engine from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import { countEscape } from './goals.ts';
import { putDown } from './items.ts';
import { refuse } from './words.ts';
import { slotAction } from './slot-action.ts';
import * as parts from './state.ts';
import { isEdgeNear, isOnField, takeUnit } from './units.ts';

const { carried, equipped, escaping, stance, status, tokenCounts, vp } = parts;

/** AAW-9.7.1, AAW-9.7.2 */
export function loseVp(state: State, unit: Unit, amount: number): void {
  vp.set(state, unit, Math.max(0, vp.get(state, unit) - amount));
}

/** AAW-14.1.1, in this order (AAW-9.8.1). */
export function removeFallen(state: State, units: readonly Unit[], report: Listener): void {
  const { incapacitatedMeaning, dropItemsOnIncapacitation } = state.config.options;
  for (const unit of units) {
    if (!isOnField(state, unit) || vp.get(state, unit) > 0) continue;
    if (dropItemsOnIncapacitation) dropAll(state, unit, report);
    const fallen = incapacitatedMeaning === 'dead' ? 'dead' : 'incapacitated'; // AAW-14.1.2
    leaveField(state, unit, fallen);
    report?.(events.unitFell(state, { unit, status: fallen }));
  }
}

/** AAW-14.1.5 */
function dropAll(state: State, unit: Unit, report: Listener): void {
  for (const place of [equipped, carried])
    for (const item of place.cards(state, unit)) {
      place.take(state, unit, item);
      putDown(state, unit, item, report);
    }
}

/** AAW-10.1.4, AAW-14.1.3 */
function leaveField(state: State, unit: Unit, to: parts.Status): void {
  takeUnit(state, unit);
  status.set(state, unit, to);
  forget(state, unit);
  escaping.set(state, unit, false);
}

/** Stance and tokens (AAW-15.2.3). */
export function forget(state: State, unit: Unit): void {
  stance.set(state, unit, 'none');
  for (const count of Object.values(tokenCounts)) count.set(state, unit, 0);
}

/** AAW-6.9.1 */
const mayEscape = (state: State, unit: Unit): boolean =>
  engine.edges.some((edge) => isEdgeNear(state, unit, edge));

/** AAW-6.9.2: it stays until the end phase. */
export const escapeAction = slotAction({
  refuse: (state, unit) => (mayEscape(state, unit) ? null : refuse('ESCAPE_TOO_FAR')),
  begin(state, unit, report) {
    escaping.set(state, unit);
    report?.(events.escapeDeclared(state, { unit }));
  },
});

/** AAW-6.9.3, AAW-6.9.7: it is a target unit now, whatever comes of it. */
export function foilEscape(state: State, unit: Unit, report: Listener): void {
  if (!escaping.is(state, unit)) return;
  escaping.set(state, unit, false);
  report?.(events.escapeFailed(state, { unit }));
}

/** AAW-6.9.5, AAW-6.9.6, AAW-4.4.1 (2): in unit list order. */
export function resolveEscapes(state: State, report: Listener): void {
  for (const unit of state.config.allUnits) {
    if (!escaping.is(state, unit) || !isOnField(state, unit)) continue;
    if (!mayEscape(state, unit)) {
      foilEscape(state, unit, report);
      continue;
    }
    countEscape(state, unit);
    leaveField(state, unit, 'escaped');
    report?.(events.escaped(state, { unit }));
  }
}
