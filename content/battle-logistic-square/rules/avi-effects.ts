/** Action D: an `activated` effect of the own AVI (BLS-6.7.1 to BLS-6.7.6). */
import { cardAction, NO_RANGE, seatName, type Refusal, type Seat } from 'cardwright/engine';
import { EFFECT, type Action, refuse, type Code } from './actions.ts';
import { isSatisfied } from './board.ts';
import { type ActivatedEffect, typeOf } from './config.ts';
import type { Listener } from './events.ts';
import { canPay, changeAp } from './points.ts';
import { ap, type State } from './state.ts';

function effectsOf(state: State, seat: Seat): readonly ActivatedEffect[] {
  const { config } = state;
  return config.effects.activated[typeOf(state, config.avis[seat]!)]!;
}

/** Why the effect may not be used, or null; `number` from 0. The first that applies (3.6). */
function effectFault(state: State, seat: Seat, number: number): Code | null {
  const effect = effectsOf(state, seat)[number];
  if (effect === undefined) return 'BAD_ACTION';
  if (!canPay(state, effect.cost)) return 'NOT_ENOUGH_AP';
  const { avis, effects } = state.config;
  const avi = avis[seat]!;
  const { limit, entry } = effects.table.handlers[effect.handler]!;
  const { awakening, range } = effect;
  if (awakening !== null && !awakening(state, seat, avi, 0)) return 'EFFECT_LOCKED'; // BLS-6.7.6
  if (limit !== null && limit.isUsed(state, entry, seat, avi)) return 'LIMIT_USED'; // BLS-6.7.4
  return range === NO_RANGE || isSatisfied(state, range, seat) ? null : 'NO_TARGET_IN_RANGE';
}

export function refuseEffect(state: State, seat: Seat, number: number): Refusal | null {
  const code = effectFault(state, seat, number);
  if (code === null) return null;
  if (code === 'BAD_ACTION') return refuse(code, 'BLS-6.7.1');
  const { cost } = effectsOf(state, seat)[number]!;
  return refuse(code, { effect: number + 1, cost, ap: ap.get(state) }, clauses[code]);
}

/** Where other clauses forbid it than for cards. */
const clauses: Readonly<Record<string, string>> = {
  NOT_ENOUGH_AP: 'BLS-6.7.2',
  NO_TARGET_IN_RANGE: 'BLS-6.7.3',
};

/** Writes the effects that may be used into `into` from `found` on; returns where they end. */
export function listEffects(state: State, seat: Seat, into: Action[], found: number): number {
  const count = effectsOf(state, seat).length;
  let end = found;
  for (let number = 0; number < count; number += 1) {
    if (effectFault(state, seat, number) === null) into[end++] = cardAction(EFFECT, number);
  }
  return end;
}

/** BLS-6.7.5: it resolves at once; nobody can respond. */
export function useEffect(state: State, seat: Seat, number: number, report: Listener): void {
  const { handler, cost } = effectsOf(state, seat)[number]!;
  if (report) report({ type: 'effectUsed', seat: seatName(seat), effect: number + 1 });
  changeAp(state, -cost, report);
  const { avis, effects } = state.config;
  effects.runner.pending.beginEffect(state, handler, avis[seat]!, seat);
}
