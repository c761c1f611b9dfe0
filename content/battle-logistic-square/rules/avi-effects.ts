/** Action D: an `activated` effect of the own AVI (BLS-6.7.1 to BLS-6.7.6). */
import type { Refusal, Seat } from 'cardwright/engine';
import { payAp, refuseCost } from './ap.ts';
import { activatedCost, activatedCount, refuseActivated, useActivated } from './effects/index.ts';
import { nameOfSeat, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { typeOf, type State } from './state.ts';

/** How many of them the AVI of a seat has. */
export function effectCount(state: State, seat: Seat): number {
  return activatedCount(state.config, typeOf(state, state.config.avis[seat]!));
}

/** `number` from 0. */
export function refuseEffect(state: State, seat: Seat, number: number): Refusal | null {
  if (number >= effectCount(state, seat)) return refuse('BAD_ACTION', {}, 'BLS-6.7.1');
  const cost = refuseCost(state, costOf(state, seat, number));
  if (cost !== null) return cost;
  const code = refuseActivated(state, seat, number);
  return code === null ? null : refuse(code, { effect: number + 1 }, clauses[code]);
}

const clauses: Readonly<Record<string, string>> = { NO_TARGET_IN_RANGE: 'BLS-6.7.3' };

function costOf({ config }: State, seat: Seat, number: number): number {
  return activatedCost(config, config.types[config.avis[seat]!]!, number);
}

/** BLS-6.7.5: it resolves at once. */
export function useEffect(state: State, seat: Seat, number: number, tell: Listener): void {
  if (tell) tell({ type: 'effectUsed', seat: nameOfSeat(seat), effect: number + 1 });
  payAp(state, costOf(state, seat, number), tell);
  useActivated(state, seat, number);
}
