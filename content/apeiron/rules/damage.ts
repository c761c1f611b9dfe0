/** H: damage and who is credited with it (5.10, 5.23), healing (5.18), H paid as a cost (5.13). */
import { type Card, NOBODY, type Seat } from 'cardwright/engine';
import { events, type Listener } from './events.ts';
import { extraStart, h, life, owner, turn, typeOf, type State } from './state.ts';
import { isGrave } from './units.ts';

/** APE-5.10.12: graves, and special units that cannot be damaged. */
export function isUntouchable(state: State, card: Card): boolean {
  return isGrave(state, card) || state.config.catalogue.h[typeOf(state, card)] === 0;
}

/** Not below 0 (APE-5.10.3). By whom: a player, or `NOBODY` for objects and panels (APE-5.23.6). */
export function damage(state: State, card: Card, amount: number, by: Seat, report: Listener): void {
  const before = h.get(state, card);
  if (amount <= 0 || before <= 0 || isUntouchable(state, card)) return;
  const left = Math.max(0, before - amount);
  h.set(state, card, left);
  const seat = owner.get(state, card);
  if (by !== NOBODY && by !== seat) restartExtraTurn(state, by); // APE-5.23.4, APE-5.23.5
  if (report) report(events.damaged(state, { seat, card, amount, h: left }));
}

/** APE-5.23.4: the next turn is count 1. */
export function restartExtraTurn(state: State, seat: Seat): void {
  if (extraStart.get(state, seat) > 0) extraStart.set(state, seat, turn.get(state) + 1);
}

/** APE-5.18.1; what is doomed or a grave stays so (APE-5.13.9, APE-5.18.3). */
export function heal(state: State, card: Card, amount: number, report: Listener): void {
  const before = h.get(state, card);
  if (before <= 0 || isUntouchable(state, card)) return;
  const most = state.config.catalogue.h[typeOf(state, card)]!;
  const now = Math.min(most, before + amount);
  if (now === before) return;
  h.set(state, card, now);
  if (report) report(events.healed(state, { seat: owner.get(state, card), card, h: now }));
}

/** APE-5.13.5, APE-5.13.10: whoever pays the last H is doomed. Presumes that it can be paid. */
export function payH(state: State, card: Card, amount: number, report: Listener): void {
  h.add(state, card, -amount);
  if (h.get(state, card) === 0) life.set(state, card, 'doomed');
  const seat = owner.get(state, card);
  if (report) report(events.paid(state, { seat, card, amount, h: h.get(state, card) }));
}
