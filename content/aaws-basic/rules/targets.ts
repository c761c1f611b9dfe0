/** Who is aimed at: step 1 of an attack, until its targets are settled (AAW-9.2, AAW-9.4.5). */
import * as engine from 'cardwright/engine';
import { listBoosts } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { told, type Listener } from './events.ts';
import * as parts from './attack-state.ts';
import {
  actionOf,
  attemptNow,
  boostsAtHand,
  distances,
  isTargetable,
  isWithin,
  needsValue,
  sceneOf,
  usedValue,
} from './reach.ts';
import type { Resource } from './resources.ts';
import { at } from './state.ts';
import { distance } from './units.ts';

const { attackSlot, rangeBoosts, rangeValue, targetBoosts, targetPlace } = parts;

export const isValueOpen = (state: State): boolean =>
  needsValue(state, attemptNow(state)) && rangeValue.get(state) === 0;

export const valueNow = (state: State): number => Math.max(0, rangeValue.get(state) - 1);

export const distancesNow = (state: State) =>
  distances(state, attemptNow(state), valueNow(state), rangeBoosts.get(state));

/** Targets that are chosen one by one; null where everybody in reach is one (AAW-9.2.6, AAW-9.2.7). */
export function mostTargets(state: State): number | null {
  const { targets = 1 } = actionOf(state, attemptNow(state).attack);
  return typeof targets === 'number' ? targets + targetBoosts.get(state) : null;
}

/** In target order (AAW-9.2.9). */
export const targetsNow = (state: State): Unit[] => targetPlace.inOrder(state);

export const isInReach = (state: State, unit: Unit): boolean =>
  isWithin(state, attemptNow(state), unit, distancesNow(state));

/** AAW-9.2.6, AAW-9.2.7: everybody in reach, in target order (AAW-9.2.9). */
export function everybody(state: State): Unit[] {
  const attempt = attemptNow(state);
  return state.config.allUnits
    .filter((unit) => isTargetable(state, attempt, unit) && isInReach(state, unit))
    .toSorted(fromNearest(state, attempt.unit));
}

/** By distance, then row, then column. */
export function fromNearest(state: State, from: Unit): (a: Unit, b: Unit) => number {
  const { grid } = state.config;
  const rank = (unit: Unit): number =>
    (distance(state, from, unit) * grid.size + engine.rowOf(grid, at.get(state, unit))) *
      grid.size +
    engine.columnOf(grid, at.get(state, unit));
  return (a, b) => rank(a) - rank(b);
}

/** Whether nothing can be added to step 1; under the option it is asked all the same. */
export function isAimed(state: State): boolean {
  if (isValueOpen(state)) return false;
  const { askEveryWindow } = state.config.options;
  const targets = targetsNow(state);
  if (attackSlot.is(state, 'counter')) return true; // AAW-10.2.5
  if (attackSlot.is(state, 'triggered')) return targets.every((unit) => isInReach(state, unit));
  const most = mostTargets(state);
  if (most === null) return !askEveryWindow && !mayBoostRange(state) && everybody(state).length > 0;
  if (askEveryWindow || targets.length < most) {
    return !askEveryWindow && targets.length > 0 && !mayAdd(state);
  }
  return true;
}

/** Whether another target can be named, now or after a boost. */
function mayAdd(state: State): boolean {
  const attempt = attemptNow(state);
  const isFree = (unit: Unit): boolean =>
    !targetPlace.has(state, unit) && isTargetable(state, attempt, unit);
  return state.config.units.some(
    (_, unit) => isFree(unit) && (mayBoostRange(state) || isInReach(state, unit)),
  );
}

/** What pays for a boost that is declared with the targets. */
export function listAimBoosts(
  state: State,
  op: 'addReach' | 'addMaxTargets',
  into: Resource[],
): number {
  const attempt = attemptNow(state);
  return listBoosts(state, attempt.unit, op, () => [sceneOf(state, attempt)], into);
}

const mayBoostRange = (state: State): boolean => boostsAtHand(state, attemptNow(state)) > 0;

/** What was aimed at is settled: everybody in reach becomes a target where none is chosen. */
export function settleAim(state: State, tell: Listener): void {
  if (mostTargets(state) === null && attackSlot.is(state, 'major')) {
    for (const unit of everybody(state)) targetPlace.append(state, unit);
  }
  const attempt = attemptNow(state);
  const { unit } = attempt;
  const used = usedValue(state, attempt, valueNow(state));
  const reach = distancesNow(state).max;
  tell?.(told.targetsChosen(state, { unit, targets: targetsNow(state), used, reach }));
}
