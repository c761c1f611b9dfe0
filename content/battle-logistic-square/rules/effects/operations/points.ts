/**
 * Life that is healed or lost, and shields (BLS-12.4.3, BLS-12.5.1, BLS-8.1.8); action points: at once, in
 * the next main phase, in every one (BLS-12.6.1 to BLS-12.6.3).
 */
import {
  acting,
  newProposal,
  seatName,
  type OperationHandler,
  type ProposalKind,
  type Seat,
} from 'cardwright/engine';
import type { Event } from '../../events.ts';
import { changeAp, changeLife } from '../../points.ts';
import { opponentOf } from '../../config.ts';
import { apNext, chainShield, life, phase, shield, turn, type State } from '../../state.ts';
import { AP_BONUS, type Operations } from '../vocabulary.ts';

/** Where the sums of shields are, by how long they last. */
const shields = { chainEnd: chainShield, nextOwnTurn: shield };

export const pointOperations: Operations<
  'heal' | 'loseLife' | 'shield' | 'gainAp' | 'apNext' | 'apBonus'
> = {
  heal: ({ target, amount }) => changing(target.who === 'ownAvi', amount),
  loseLife: ({ target, amount }) => changing(target.who === 'ownAvi', -amount),
  shield: ({ amount, until = 'chainEnd' }) => ({
    ...acting((state, seat, report) => {
      shields[until].add(state, seat, amount);
      if (report) report({ type: 'shieldRaised', seat: seatName(seat), amount, until });
    }),
    // As a static effect it lasts while its source works.
    modify: (_state, seat, _source, proposal, tally) => {
      if (proposal.target === seat) tally.add(-amount);
    },
  }),
  gainAp: ({ amount }) =>
    acting((state, seat, report) => {
      if (turn.get(state) === seat && phase.is(state, 'main')) changeAp(state, amount, report);
    }),
  apNext: ({ target, amount }) =>
    acting((state, controller, report) => {
      const seat = target.who === 'self' ? controller : opponentOf(controller);
      apNext.add(state, seat, amount);
      if (report) report({ type: 'apNextChanged', seat: seatName(seat), by: amount });
    }),
  apBonus: ({ amount }) => ({
    modify: (_state, seat, _source, proposal, tally) => {
      if (proposal.seat === seat) tally.add(amount);
    },
  }),
};

function changing(isOwn: boolean, amount: number): OperationHandler<State, Event> {
  return acting((state, controller, report) => {
    const seat = isOwn ? controller : opponentOf(controller);
    const by = changeLife(state, seat, amount);
    if (!report || by === 0) return;
    report({ type: 'lifeChanged', seat: seatName(seat), by, life: life.get(state, seat) });
  });
}

const mainPhase: ProposalKind<State> = { replacedBy: [], modifiedBy: [AP_BONUS] };

// Refilled for each main phase.
const proposal = newProposal();

/** BLS-12.6.3: what static effects add at the start of the main phase of a seat. */
export function apBonus(state: State, seat: Seat): number {
  proposal.seat = seat;
  proposal.amount = 0;
  state.config.effects.runner.standing.propose(state, mainPhase, proposal);
  return proposal.amount;
}
