/** Side zones and discards (5.20). */
import type { Card, Seat } from 'cardwright/engine';
import { events, type Listener } from './events.ts';
import { chest, discard, side, type State } from './state.ts';
import { specialOf } from './units.ts';
import { leaveSpecial } from './vanish.ts';

/** APE-5.20.17 */
export function discardCard(state: State, card: Card, seat: Seat, report: Listener): void {
  discard.add(state, seat, card);
  if (report) report(events.discarded(state, { seat, card }));
}

/** What is in a side zone leaves it; a special unit leaves the field (APE-5.20.8, APE-5.21.2). */
export function replaceSide(state: State, seat: Seat, report: Listener): void {
  discardFromSide(state, seat, report);
  const special = specialOf(state, seat);
  if (special >= 0) leaveSpecial(state, special, report);
}

export function discardFromSide(state: State, seat: Seat, report: Listener): void {
  if (side.get(state, seat) >= 0) discardCard(state, side.take(state, seat), seat, report);
}

/** The top cards, without effect. */
export function mill(state: State, seat: Seat, count: number, report: Listener): void {
  for (let i = 0; i < count; i += 1) discardCard(state, chest.takeTop(state, seat), seat, report);
}
