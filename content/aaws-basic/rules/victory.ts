/** The end of a combat (AAW-15): who has won, draws, and what everybody gets back. */
import type { Side } from 'cardwright/engine';
import { ALPHA, BETA, type State } from './config.ts';
import { events, type Listener, type Reason } from './events.ts';
import { isReached } from './goals.ts';
import { forget } from './leave.ts';
import * as parts from './state.ts';
import { hasUnits, isOnField, nameOf } from './units.ts';

const { firstOwner, ground, inCombat, inRound, result, status, temporaryUsed, used, vp } = parts;

/** How a side has won: by a goal of its own, by annihilation, or not yet. */
function wonBy(state: State, side: Side, isRoundOver: boolean): Reason | null {
  let found: Reason | null = null;
  for (const aim of state.config.battle.goals[side]!) {
    if (!isReached(state, aim, isRoundOver)) continue;
    if (aim.goal.goal !== 'annihilation') return 'victory';
    found = 'annihilation';
  }
  return found;
}

/** AAW-15.1.4: returns whether the combat is over. */
export function checkVictory(state: State, report: Listener, isRoundOver = false): boolean {
  if (result.isKnown(state)) return true;
  const alpha = wonBy(state, ALPHA, isRoundOver);
  const beta = wonBy(state, BETA, isRoundOver);
  // AAW-15.1.5
  if (alpha !== null && beta !== null) {
    if (alpha === beta) return endCombat(state, [], 'both', report);
    return endCombat(state, [alpha === 'victory' ? ALPHA : BETA], 'victory', report);
  }
  if (alpha) return endCombat(state, [ALPHA], alpha, report);
  if (beta) return endCombat(state, [BETA], beta, report);
  const isEmpty = !hasUnits(state, ALPHA) && !hasUnits(state, BETA);
  return isEmpty && endCombat(state, [], 'nobody', report);
}

/** AAW-15.2.1, AAW-15.2.2, AAW-15.2.3, AAW-5.5.2 */
export function endCombat(
  state: State,
  winners: readonly Side[],
  reason: Reason,
  report: Listener,
): true {
  const { config } = state;
  for (const [unit, { maxVp }] of config.units.entries()) {
    if (config.options.restoreVpAfterCombat && status.get(state, unit) !== 'dead')
      vp.set(state, unit, maxVp);
    forget(state, unit);
  }
  for (const part of [used, temporaryUsed, inRound, inCombat]) part.reset(state);
  parts.way.clearAll(state);
  parts.asked.cancel(state);
  report?.(events.combatEnded(state, leftBehind(state)));
  result.end(state, winners, reason, report);
  return true;
}

/** Items on the ground: whose they were gets them back where it is still on the field (AAW-5.5.2). */
export function leftBehind(state: State) {
  const { config } = state;
  const [recovered, unclaimed] = [[] as string[], [] as string[]];
  for (const item of ground.cards(state)) {
    const owner = firstOwner.place(state, item) - 1;
    const id = config.catalogue.ids[config.types[item]!]!;
    if (owner >= 0 && isOnField(state, owner)) recovered.push(`${nameOf(state, owner)} ${id}`);
    else unclaimed.push(id);
  }
  return { recovered, unclaimed: unclaimed.toSorted() };
}
