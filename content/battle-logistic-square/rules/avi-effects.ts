/** Action D: an `activated` effect of the own AVI (BLS-6.7.1 to BLS-6.7.6). */
import { seatName, type Refusal, type Seat } from 'cardwright/engine';
import { action, DO_EFFECT, type Action } from './actions.ts';
import { canPay, payAp } from './ap.ts';
import { activatedCost, activatedCount, refuseActivated, useActivated } from './effects/index.ts';
import type { Listener } from './events.ts';
import { refuse, type Code } from './refuse.ts';
import { AP, get, typeOf, type State } from './state.ts';

/** How many of them the AVI of a seat has. */
function effectCount(state: State, seat: Seat): number {
  return activatedCount(state.config, typeOf(state, state.config.avis[seat]!));
}

/** Why the effect may not be used, or null; `number` from 0. */
function effectFault(state: State, seat: Seat, number: number): Code | null {
  if (number >= effectCount(state, seat)) return 'BAD_ACTION';
  if (!canPay(state, costOf(state, seat, number))) return 'NOT_ENOUGH_AP';
  return refuseActivated(state, seat, number);
}

export function refuseEffect(state: State, seat: Seat, number: number): Refusal | null {
  const code = effectFault(state, seat, number);
  if (code === null) return null;
  if (code === 'BAD_ACTION') return refuse(code, {}, 'BLS-6.7.1');
  const params = { effect: number + 1, cost: costOf(state, seat, number), ap: get(state, AP) };
  return refuse(code, params, clauses[code]);
}

/** Where other clauses forbid it than for cards. */
const clauses: Readonly<Record<string, string>> = {
  NOT_ENOUGH_AP: 'BLS-6.7.2',
  NO_TARGET_IN_RANGE: 'BLS-6.7.3',
};

/** Writes the effects that may be used into `into` from `found` on; returns where they end. */
export function listEffects(state: State, seat: Seat, into: Action[], found: number): number {
  const count = effectCount(state, seat);
  let end = found;
  for (let number = 0; number < count; number += 1) {
    if (effectFault(state, seat, number) === null) into[end++] = action(DO_EFFECT, number);
  }
  return end;
}

function costOf({ config }: State, seat: Seat, number: number): number {
  return activatedCost(config, config.types[config.avis[seat]!]!, number);
}

/** BLS-6.7.5: it resolves at once. */
export function useEffect(state: State, seat: Seat, number: number, tell: Listener): void {
  if (tell) tell({ type: 'effectUsed', seat: seatName(seat), effect: number + 1 });
  payAp(state, costOf(state, seat, number), tell);
  useActivated(state, seat, number);
}
