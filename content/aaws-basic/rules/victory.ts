/** The end of a combat (AAW-15): seven goals, draws, and what everybody gets back. */
import type { Side } from 'cardwright/engine';
import { squaresOfGoal, type Goal } from './battle.ts';
import { ALPHA, BETA, type State, type Unit } from './config.ts';
import { told, type Listener, type Reason } from './events.ts';
import { forget } from './leave.ts';
import * as parts from './state.ts';
import { hasUnits, isOnField, nameOf, sideOf, unitOn } from './units.ts';

const { carried, equipped, escapedOver, firstOwner, ground, heldRounds, inCombat, inRound } = parts;
const { result, round, status, temporaryUsed, used, vp } = parts;

/** The place of a goal among all of them. */
export function placeOf({ config }: State, side: Side, goal: number): number {
  return (side === ALPHA ? 0 : config.battle.goals[ALPHA]!.length) + goal;
}

/** AAW-15.3.1: in an end phase. */
export function countHeld(state: State): void {
  for (const side of [ALPHA, BETA]) {
    for (const [i, goal] of state.config.battle.goals[side]!.entries()) {
      if (goal.goal !== 'hold-squares') continue;
      const place = placeOf(state, side, i);
      const isHeld = squaresOfGoal(state.config.battle, goal).every(
        (square) => unitOn(state, square) >= 0 && sideOf(state, unitOn(state, square)) === side,
      );
      heldRounds.set(state, place, isHeld ? heldRounds.get(state, place) + 1 : 0);
    }
  }
}

/** `isRoundOver` in an end phase, in which rounds are counted (AAW-15.3.1, AAW-15.3.4). */
function isReached(state: State, side: Side, at: number, isRoundOver: boolean): boolean {
  const { battle } = state.config;
  const goal: Goal = battle.goals[side]![at]!;
  const place = placeOf(state, side, at);
  switch (goal.goal) {
    case 'annihilation': // AAW-15.1.2
      return hasUnits(state, side) && !hasUnits(state, 1 - side);
    case 'hold-squares':
      return heldRounds.get(state, place) >= goal.rounds;
    case 'units-escaped':
      return escapedOver.get(state, place) >= goal.count;
    case 'eliminate-unit': {
      const unit = state.config.unitsBySide[1 - side]![goal.unit - 1];
      return unit !== undefined && hasFallen(state, unit); // AAW-15.3.3
    }
    case 'survive-rounds':
      return isRoundOver && round.get(state) >= goal.rounds && hasUnits(state, side);
    case 'item-escaped': // AAW-15.3.5
      return state.config.unitsBySide[side]!.some(
        (unit) => status.get(state, unit) === 'escaped' && hasItem(state, unit, goal.item),
      );
    case 'reach-zone': // AAW-15.3.6
      return squaresOfGoal(battle, goal).some((square) => {
        const unit = unitOn(state, square);
        if (unit < 0 || sideOf(state, unit) !== side) return false;
        return goal.carrying === undefined || hasItem(state, unit, goal.carrying);
      });
  }
}

function hasFallen(state: State, unit: Unit): boolean {
  const now = status.get(state, unit);
  return now === 'incapacitated' || now === 'dead';
}

function hasItem(state: State, unit: Unit, item: string): boolean {
  const type = state.config.catalogue.indexOf.get(item) ?? -1;
  return equipped.ofType(state, unit, type) >= 0 || carried.ofType(state, unit, type) >= 0;
}

/** The goals that a side has reached: one of its own, annihilation, or nothing. */
function reachedBy(state: State, side: Side, isRoundOver: boolean): Reason | null {
  const goals = state.config.battle.goals[side]!;
  let found: Reason | null = null;
  for (let at = 0; at < goals.length; at += 1) {
    if (!isReached(state, side, at, isRoundOver)) continue;
    if (goals[at]!.goal !== 'annihilation') return 'victory';
    found = 'annihilation';
  }
  return found;
}

/** AAW-15.1.4: returns whether the combat is over. */
export function checkVictory(state: State, tell: Listener, isRoundOver = false): boolean {
  if (result.isKnown(state)) return true;
  const alpha = reachedBy(state, ALPHA, isRoundOver);
  const beta = reachedBy(state, BETA, isRoundOver);
  // AAW-15.1.5
  if (alpha !== null && beta !== null) {
    if (alpha === beta) return endCombat(state, [], 'both', tell);
    return endCombat(state, [alpha === 'victory' ? ALPHA : BETA], 'victory', tell);
  }
  if (alpha) return endCombat(state, [ALPHA], alpha, tell);
  if (beta) return endCombat(state, [BETA], beta, tell);
  const isEmpty = !hasUnits(state, ALPHA) && !hasUnits(state, BETA);
  return isEmpty && endCombat(state, [], 'nobody', tell);
}

/** AAW-15.2.1, AAW-15.2.2, AAW-15.2.3, AAW-5.5.2 */
export function endCombat(
  state: State,
  winners: readonly Side[],
  reason: Reason,
  tell: Listener,
): true {
  const { config } = state;
  for (const [unit, { maxVp }] of config.units.entries()) {
    const isRestored = config.options.restoreVpAfterCombat && status.get(state, unit) !== 'dead';
    if (isRestored) vp.set(state, unit, maxVp);
    forget(state, unit);
  }
  for (const part of [used, temporaryUsed, inRound, inCombat]) part.reset(state);
  parts.way.clearAll(state);
  parts.asked.cancel(state);
  tell?.(told.combatEnded(state, leftBehind(state)));
  result.end(state, winners, reason, tell);
  return true;
}

/** Items on the ground: whose they were gets them back where it is still on the field (AAW-5.5.2). */
export function leftBehind(state: State): {
  readonly recovered: readonly string[];
  readonly unclaimed: readonly string[];
} {
  const { config } = state;
  const [recovered, unclaimed] = [[] as string[], [] as string[]];
  for (const item of ground.cards(state)) {
    const owner = firstOwner.get(state, item) - 1;
    const id = config.catalogue.ids[config.types[item]!]!;
    if (owner >= 0 && isOnField(state, owner)) recovered.push(`${nameOf(state, owner)} ${id}`);
    else unclaimed.push(id);
  }
  return { recovered, unclaimed: unclaimed.toSorted() };
}
