/** Escaping from the field (AAW-6.9). */
import type { State, Unit } from './config.ts';
import { mayEscape } from './edges.ts';
import { told, type Listener } from './events.ts';
import { leaveField } from './leave.ts';
import { refuse } from './refuse.ts';
import type { SlotAction } from './slot-action.ts';
import * as parts from './state.ts';
import { isOnField, sideOf } from './units.ts';
import { countEscape } from './victory.ts';

const { escaping } = parts;

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
    countEscape(state, unit, sideOf(state, unit));
    leaveField(state, unit, 'escaped');
    tell?.(told.escaped(state, { unit }));
  }
}
