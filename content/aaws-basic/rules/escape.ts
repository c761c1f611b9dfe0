/** Escaping from the field (AAW-6.9). */
import * as engine from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { told, type Listener } from './events.ts';
import { countEscape } from './goals.ts';
import { leaveField } from './leave.ts';
import { refuse } from './refuse.ts';
import type { SlotAction } from './slot-action.ts';
import { escaping } from './state.ts';
import { isEdgeNear, isOnField } from './units.ts';

/** AAW-6.9.1 */
const mayEscape = (state: State, unit: Unit): boolean =>
  engine.edges.some((edge) => isEdgeNear(state, unit, edge));

/** AAW-6.9.2: it stays until the end phase. */
export const escapeAction: SlotAction = {
  refuse: (state, unit) => (mayEscape(state, unit) ? null : refuse('ESCAPE_TOO_FAR')),
  begin(state, unit, _, __, ___, tell) {
    escaping.set(state, unit);
    tell?.(told.escapeDeclared(state, { unit }));
  },
};

/** AAW-6.9.3, AAW-6.9.7: it is a target unit now, whatever comes of it. */
export function foilEscape(state: State, unit: Unit, tell: Listener): void {
  if (!escaping.is(state, unit)) return;
  escaping.set(state, unit, false);
  tell?.(told.escapeFailed(state, { unit }));
}

/** AAW-6.9.5, AAW-6.9.6, AAW-4.4.1 (2): in unit list order. */
export function resolveEscapes(state: State, tell: Listener): void {
  for (const unit of state.config.units.keys()) {
    if (!escaping.is(state, unit) || !isOnField(state, unit)) continue;
    if (!mayEscape(state, unit)) {
      foilEscape(state, unit, tell);
      continue;
    }
    countEscape(state, unit);
    leaveField(state, unit, 'escaped');
    tell?.(told.escaped(state, { unit }));
  }
}
