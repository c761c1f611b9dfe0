/** Attacks (AAW-9). */
import type { State, Unit } from './config.ts';
import { canUse } from './effects.ts';
import type { Listener } from './events.ts';
import { refuse } from './refuse.ts';
import type { SlotAction } from './slot-action.ts';
import { distance } from './units.ts';

export const attackAction = (_: number): SlotAction => ({
  refuse: () => refuse('ACTION_UNAVAILABLE'),
  begin: () => undefined,
});

export const immediateAttack: SlotAction = attackAction(0);

export function canReach(state: State, unit: Unit, attack: number, target: Unit): boolean {
  return canUse(state, unit, attack) && distance(state, unit, target) > 99;
}

export function beginTriggered(
  _: State,
  __: Unit,
  ___: number,
  ____: Unit,
  _____: Listener,
): void {}
