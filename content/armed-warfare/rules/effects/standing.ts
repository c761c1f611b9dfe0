/** What standing abilities say when they are asked: an amount, or yes. */
import { Inquiries, type Seat } from 'cardwright/engine';
import type { Event } from '../events.ts';
import { armdroidOf, placeOf, seatAt } from '../formation.ts';
import { slow, typeOf, type State } from '../state.ts';
import { events, on } from './vocabulary.ts';

/** The values of an Armdroid that abilities change (AWF-5.12.1). */
export const stats = ['attack', 'movement', 'actionSpeed'] as const;
export type Stat = (typeof stats)[number];

/** Targets are places of formations. */
export const { amountOf, isGranted } = new Inquiries<State, Event>({
  events,
  with: { reduceDamage: ['capDamage'] }, // AWF-5.11.6: reductions first, then the smallest cap
  tally(state, { word, target }, tally) {
    // AWF-5.13.2
    if (word === 'movement') tally.add(-slow.get(state, armdroidOf(state, seatAt(target))));
    tally.atLeast(0); // AWF-5.7.15, AWF-5.11.5
  },
  standingOf: ({ config }) => config.effects.runner.standing,
});

/** AWF-5.11.5: a value of the Armdroid of a living player, with all that changes it. */
export function statOf(state: State, seat: Seat, stat: Stat): number {
  const card = armdroidOf(state, seat);
  const printed = state.config.catalogue[stat][typeOf(state, card)]!;
  return amountOf(state, on.modifyStat, seat, card, placeOf(seat, 0), printed, stat);
}
