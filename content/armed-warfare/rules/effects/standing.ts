/** What standing abilities say when they are asked: an amount, or yes. */
import { amountKinds, grantKinds, type Proposal, type Seat } from 'cardwright/engine';
import { armdroidOf, placeOf, seatAt } from '../formation.ts';
import { slow, typeOf, type State } from '../state.ts';
import { events, on } from './vocabulary.ts';

/** The values of an Armdroid that abilities change (AWF-5.12.1). */
export const stats = ['attack', 'movement', 'actionSpeed'] as const;
export type Stat = (typeof stats)[number];

/** `target` is a place of a formation, `seat` and `source` are those who act on it. */
export interface Inquiry extends Proposal {
  /** Which value is asked for. */
  readonly stat: Stat | null;
}

/** Never below 0 (AWF-5.7.15, AWF-5.11.5). */
const amounts = amountKinds<State>(events, (state, proposal, tally) => {
  const { stat, target } = proposal as Inquiry;
  // AWF-5.13.2
  if (stat === 'movement') tally.add(-slow.get(state, armdroidOf(state, seatAt(target))));
  tally.atLeast(0);
});
const grants = grantKinds<State>(events);

/** An amount and all that changes it. */
export function amountOf(
  state: State,
  event: number,
  seat: Seat,
  source: number,
  target: number,
  amount: number,
  stat: Stat | null = null,
): number {
  const inquiry: Inquiry = { seat, source, target, amount, isCancelled: false, stat };
  state.config.effects.runner.standing.propose(state, amounts[event]!, inquiry);
  return inquiry.amount;
}

/** Whether an ability allows it, or brings it about. `amount` is what it is about. */
export function isGranted(
  state: State,
  event: number,
  seat: Seat,
  source: number,
  target: number,
  amount = 0,
): boolean {
  const inquiry: Inquiry = { seat, source, target, amount, isCancelled: false, stat: null };
  return !state.config.effects.runner.standing.propose(state, grants[event]!, inquiry);
}

/** AWF-5.11.5: a value of the Armdroid of a living player, with all that changes it. */
export function statOf(state: State, seat: Seat, stat: Stat): number {
  const card = armdroidOf(state, seat);
  const printed = state.config.catalogue[stat][typeOf(state, card)]!;
  return amountOf(state, on.modifyStat, seat, card, placeOf(seat, 0), printed, stat);
}
