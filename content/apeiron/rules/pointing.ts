/** At what somebody points at the table who means an action: the unit that acts, and where it goes. */
import * as engine from 'cardwright/engine';
import { squareName, type Seat } from 'cardwright/engine';
import { LONGEST, type Action } from './actions.ts';
import { grid } from './field.ts';
import { table } from './play.ts';
import { activeUnit, asked, field, phase, type State } from './state.ts';
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

/** Who points at a unit would attack it; at another square would go there, first along its column. */
export function meantBy(state: State, _: Seat, square: string): string | null {
  const place = engine.parseSquare(square);
  if (place === null || !phase.is(state, 'play') || asked.isOpen(state)) return null;
  const to = engine.squareAt(grid, ...place);
  const from = field.squareOf(state, activeUnit(state));
  if (field.on(state, to) >= 0) return `attack ${square}`;
  const down = engine.rowOf(grid, to) - engine.rowOf(grid, from);
  const right = engine.columnOf(grid, to) - engine.columnOf(grid, from);
  const steps = [...stepsAlong(down, 'S', 'N'), ...stepsAlong(right, 'E', 'W')];
  return steps.length > LONGEST ? null : `move [${steps.join(', ')}]`;
}

function stepsAlong(distance: number, on: string, back: string): string[] {
  return Array.from({ length: Math.abs(distance) }, () => (distance > 0 ? on : back));
}
