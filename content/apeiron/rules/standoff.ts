/** A stand-off by agreement (APE-5.24.5). */
import type { Refusal } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { events } from './events.ts';
import { refuse } from './refuse.ts';
import { asked, hasActed, hasMoved, hasOffered, type State } from './state.ts';
import { otherSeat } from './units.ts';
import { adjudicate } from './victory.ts';

function refuseLate(state: State): Refusal | null {
  const isLate = hasMoved.is(state) || hasActed.is(state) || hasOffered.is(state);
  return isLate ? refuse('OFFER_TOO_LATE') : null;
}

export const offerStandoff: Verb = {
  in: ['play'],
  refuse: [[[], refuseLate]],
  play(state, seat, report) {
    hasOffered.set(state);
    asked.open(state, 'standoff', otherSeat(seat), 1, 1);
    if (report) report(events.standoffOffered(state, { seat }));
  },
};

export const acceptStandoff: Verb = {
  answers: 'standoff',
  play(state, _, report) {
    asked.cancel(state);
    adjudicate(state, report);
  },
};

export const declineStandoff: Verb = {
  answers: 'standoff',
  play(state, seat, report) {
    asked.cancel(state);
    if (report) report(events.standoffDeclined(state, { seat }));
  },
};
