/** What is about to happen, before anything has changed. */
import type { Seat } from '../seats.ts';
import type { Tally } from './tally.ts';

/** Filled again each time by whoever owns it, so that a hit makes no garbage. */
export interface Proposal {
  /** Who does it. */
  seat: Seat;
  /** The card or unit that does it, as the game numbers them. */
  source: number;
  /** To whom or to what; a seat, a square or a unit: the kind of proposal knows. */
  target: number;
  amount: number;
  /** Which of several values is asked for, where an operation changes one of them. */
  readonly word?: string;
  /** A replacement sets it: then nothing happens. */
  isCancelled: boolean;
}

/** A hit on a unit, the action points of a turn, a draw. */
export interface ProposalKind<State> {
  /** Standing operations that may replace it, as events, in the order in which they are asked. */
  readonly replacedBy: readonly number[];
  /** Standing operations that may modify its amount, as events. */
  readonly modifiedBy: readonly number[];
  /** What the state itself contributes (timed modifiers) and the bounds of the value. */
  readonly tally?: (state: State, proposal: Readonly<Proposal>, tally: Tally) => void;
}

export function newProposal(): Proposal {
  return { seat: 0, source: -1, target: -1, amount: 0, isCancelled: false };
}
