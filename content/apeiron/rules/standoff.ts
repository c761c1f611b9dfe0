/** A stand-off by agreement (APE-5.24.5). */
import type { Refusal } from 'cardwright/engine';
import { told, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { hasActed, hasMoved, hasOffered, isOffered, player, type State } from './state.ts';
import { otherSeat } from './units.ts';
import { adjudicate } from './victory.ts';

export function refuseOffer(state: State): Refusal | null {
  const isLate = hasMoved.is(state) || hasActed.is(state) || hasOffered.is(state);
  return isLate ? refuse('OFFER_TOO_LATE') : null;
}

export function offerStandoff(state: State, tell: Listener): void {
  hasOffered.set(state);
  isOffered.set(state);
  if (tell) tell(told.standoffOffered(state, { seat: player.get(state) }));
}

export function acceptStandoff(state: State, tell: Listener): void {
  isOffered.clear(state);
  adjudicate(state, tell);
}

export function declineStandoff(state: State, tell: Listener): void {
  isOffered.clear(state);
  if (tell) tell(told.standoffDeclined(state, { seat: otherSeat(player.get(state)) }));
}
