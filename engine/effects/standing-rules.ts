/** Operations of standing effects, by what they concern: they change an amount that is asked for, or say yes. */
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { OperationHandler } from './handler.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { Proposal, ProposalKind } from './proposal.ts';
import type { StandingEffects } from './standing.ts';
import type { Tally } from './tally.ts';

/** Whether an effect of this seat and source has something to say to what is asked. */
export type Concerns<State> = (
  state: State,
  seat: Seat,
  source: number,
  proposal: Readonly<Proposal>,
) => boolean;

/** Changes the amount: `(tally) => tally.add(2)`. */
export function modifying<State, Event extends GameEvent>(
  concerns: Concerns<State>,
  change: (tally: Tally) => void,
): OperationHandler<State, Event> {
  return {
    modify(state, seat, source, proposal, tally) {
      if (concerns(state, seat, source, proposal)) change(tally);
    },
  };
}

/** Says yes: the proposal, that nobody allows it, is cancelled. */
export function granting<State, Event extends GameEvent>(
  concerns: Concerns<State>,
): OperationHandler<State, Event> {
  return {
    replace(state, seat, source, proposal) {
      if (concerns(state, seat, source, proposal)) proposal.isCancelled = true;
    },
  };
}

export interface InquiryOptions<State, Event extends GameEvent> {
  readonly events: readonly string[];
  /** By event: others whose operations are asked with it. */
  readonly with?: Readonly<Record<string, readonly string[]>>;
  /** What the state itself adds to an amount, and its bounds. */
  readonly tally?: NonNullable<ProposalKind<State>['tally']>;
  readonly standingOf: (state: State) => StandingEffects<State & WithInts, Event>;
}

/** What standing effects say when they are asked: how much it is, or whether it is so. */
export class Inquiries<State extends WithInts, Event extends GameEvent> {
  readonly #standingOf: InquiryOptions<State, Event>['standingOf'];
  /** By event. */
  readonly #amounts: readonly ProposalKind<State>[];
  readonly #grants: readonly ProposalKind<State>[];

  constructor({ events, with: others = {}, tally, standingOf }: InquiryOptions<State, Event>) {
    this.#standingOf = standingOf;
    this.#amounts = events.map((name, event) => ({
      replacedBy: [],
      modifiedBy: [event, ...(others[name] ?? []).map((other) => events.indexOf(other))],
      ...(tally && { tally }),
    }));
    this.#grants = events.map((_, event) => ({ replacedBy: [event], modifiedBy: [] }));
  }

  /** An amount and all that changes it; `word` where it is one of several values. */
  readonly amountOf = (
    state: State,
    event: number,
    seat: Seat,
    source: number,
    target: number,
    amount: number,
    word = '',
  ): number => {
    const inquiry = { seat, source, target, amount, isCancelled: false, word };
    this.#standingOf(state).propose(state, this.#amounts[event]!, inquiry);
    return inquiry.amount;
  };

  /** Whether an effect allows it, or brings it about; `amount` is what it is about. */
  readonly isGranted = (
    state: State,
    event: number,
    seat: Seat,
    source: number,
    target: number,
    amount = 0,
  ): boolean => {
    const inquiry = { seat, source, target, amount, isCancelled: false, word: '' };
    return !this.#standingOf(state).propose(state, this.#grants[event]!, inquiry);
  };
}
