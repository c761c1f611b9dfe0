/** Operations of standing effects, by what they concern: they change an amount that is asked for, or say yes. */
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { OperationHandler } from './handler.ts';
import type { Proposal, ProposalKind } from './proposal.ts';
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

/** By event: what asks for an amount that its operations change, and whatever `tally` adds. */
export function amountKinds<State>(
  events: readonly string[],
  tally: NonNullable<ProposalKind<State>['tally']>,
): readonly ProposalKind<State>[] {
  return events.map((_, event) => ({ replacedBy: [], modifiedBy: [event], tally }));
}

/** By event: what asks whether any of its operations says yes; then it is cancelled. */
export function grantKinds<State>(events: readonly string[]): readonly ProposalKind<State>[] {
  return events.map((_, event) => ({ replacedBy: [event], modifiedBy: [] }));
}
