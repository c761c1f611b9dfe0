/** Action points: at once, in the next main phase, in every one (BLS-12.6.1 to BLS-12.6.3). */
import {
  countIn,
  newProposal,
  seatIn,
  seatName,
  type ProposalKind,
  type Seat,
} from 'cardwright/engine';
import { changeAp } from '../../ap.ts';
import { apNext, opponentOf, phase, turn, type State } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { AP_BONUS } from '../triggers.ts';
import type { Operations } from '../types.ts';

export const pointOperations: Operations<'gainAp' | 'apNext' | 'apBonus'> = {
  gainAp: ({ amount }) => {
    const count = amountOf(amount);
    return {
      apply: (state, frame, tell) => {
        const isOwnTurn = turn.get(state) === seatIn(state, frame);
        if (isOwnTurn && phase.is(state, 'main'))
          changeAp(state, countIn(state, frame, count), tell);
      },
    };
  },
  apNext: ({ target, amount }) => ({
    apply: (state, frame, tell) => {
      const controller = seatIn(state, frame);
      const seat = target.who === 'self' ? controller : opponentOf(controller);
      apNext.add(state, seat, amount);
      if (tell) tell({ type: 'apNextChanged', seat: seatName(seat), by: amount });
    },
  }),
  apBonus: ({ amount }) => ({
    modify: (_state, seat, _source, proposal, tally) => {
      if (proposal.seat === seat) tally.add(amount);
    },
  }),
};

const mainPhase: ProposalKind<State> = { replacedBy: [], modifiedBy: [AP_BONUS] };

// Filled anew for each main phase.
const proposal = newProposal();

/** BLS-12.6.3: what static effects add at the start of the main phase of a seat. */
export function apBonus(state: State, seat: Seat): number {
  proposal.seat = seat;
  proposal.amount = 0;
  state.config.effects.runner.standing.propose(state, mainPhase, proposal);
  return proposal.amount;
}
