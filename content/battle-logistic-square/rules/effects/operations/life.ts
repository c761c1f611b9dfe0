/** Life that is healed or lost, and shields (BLS-12.4.3, BLS-12.5.1, BLS-8.1.8). */
import { countIn, seatIn, seatName, type Seat } from 'cardwright/engine';
import type { Target } from '../../data.gen.ts';
import type { Listener } from '../../events.ts';
import { chainShield, life, opponentOf, shield, type State } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { changeLife } from '../hits.ts';
import type { Operations } from '../types.ts';

/** Where the sums of shields stand, by how long they last. */
const shields = { chainEnd: chainShield, nextOwnTurn: shield };

export const lifeOperations: Operations<'heal' | 'loseLife' | 'shield'> = {
  heal: ({ target, amount }) => {
    const count = amountOf(amount);
    return {
      apply: (state, frame, tell) => {
        const seat = seatOfAvi(target, seatIn(state, frame));
        change(state, seat, countIn(state, frame, count), tell);
      },
    };
  },
  loseLife: ({ target, amount }) => {
    const count = amountOf(amount);
    return {
      apply: (state, frame, tell) => {
        const seat = seatOfAvi(target, seatIn(state, frame));
        change(state, seat, -countIn(state, frame, count), tell);
      },
    };
  },
  shield: ({ amount, until = 'chainEnd' }) => {
    const count = amountOf(amount);
    return {
      apply: (state, frame, tell) => {
        const seat = seatIn(state, frame);
        const by = countIn(state, frame, count);
        shields[until].add(state, seat, by);
        if (tell) tell({ type: 'shieldRaised', seat: seatName(seat), amount: by, until });
      },
      // As a static effect it lasts while its source works.
      modify: (state, seat, source, proposal, tally) => {
        if (proposal.target === seat) tally.add(-count(state, seat, source, -1));
      },
    };
  },
};

function seatOfAvi({ who }: Extract<Target, { who: 'ownAvi' | 'opposingAvi' }>, seat: Seat): Seat {
  return who === 'ownAvi' ? seat : opponentOf(seat);
}

function change(state: State, seat: Seat, by: number, tell: Listener): void {
  const changed = changeLife(state, seat, by);
  if (!tell || changed === 0) return;
  const now = life.get(state, seat);
  tell({ type: 'lifeChanged', seat: seatName(seat), by: changed, life: now });
}
