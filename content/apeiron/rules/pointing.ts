/** At what somebody points at the table who means an action: the unit that acts, and where it goes. */
import { squareName, type Seat } from 'cardwright/engine';
import type { Action } from './actions.ts';
import { grid } from './field.ts';
import { table } from './play.ts';
import { activeUnit, field, type State } from './state.ts';
import { squareAfter } from './ways.ts';

export function pointsAt(state: State, _: Seat, action: Action): readonly string[] {
  const verb = table.actions.verbOf(action);
  const first = table.actions.first(action);
  if (verb === 'move') return [own(state), squareName(grid, squareAfter(state, first))];
  if (verb === 'attack') return [own(state), squareName(grid, first)];
  return verb === 'turn' || verb === 'star' ? [own(state)] : [];
}

function own(state: State): string {
  return squareName(grid, field.squareOf(state, activeUnit(state)));
}
