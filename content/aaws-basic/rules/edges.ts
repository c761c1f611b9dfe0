/** The edges of the field (AAW-6.9.1). */
import { edgeDistance, edges } from './battle.ts';
import type { State, Unit } from './config.ts';
import { at } from './state.ts';
import { MOVEMENT } from './tables.ts';
import { abilityOf } from './units.ts';

/** Whether an edge is within reach (AAW-6.9.1). */
export function isEdgeNear(state: State, unit: Unit, edge: (typeof edges)[number]): boolean {
  const far = edgeDistance(state.config.battle, at.get(state, unit), edge);
  return far <= abilityOf(state, unit, MOVEMENT);
}

export const mayEscape = (state: State, unit: Unit): boolean =>
  edges.some((edge) => isEdgeNear(state, unit, edge));
