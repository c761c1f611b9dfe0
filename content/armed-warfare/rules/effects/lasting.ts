/** Operations of standing abilities (5.12): they change an amount, or say yes. */
import { granting, modifying, type Concerns as EngineConcerns } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import { armdroidOf, placeOf, placeOfCard, seatAt } from '../formation.ts';
import { attackKind, evadeSteps, evadeStepsNow, map, type State } from '../state.ts';
import { coverOf } from './origin.ts';
import type { OperationRules, Operations } from './vocabulary.ts';

type Concerns = EngineConcerns<State>;

/** What is done with the card itself, or with any attack of its player. */
const attacksOf = (who: 'self' | 'ownAttacks'): Concerns =>
  who === 'self'
    ? (_state, _seat, source, proposal) => proposal.source === source
    : (_state, seat, _source, proposal) => proposal.seat === seat;

/** What is done to the card itself, or to the Armdroid of its formation. */
const damageTo = (who: 'self' | 'ownArmdroid'): Concerns =>
  who === 'self'
    ? (state, _seat, source, { target }) => placeOfCard(state, source) === target
    : (_state, seat, _source, { target }) => target === placeOf(seat, 0);

const adds = (concerns: Concerns, amount: number): OperationRules =>
  modifying(concerns, (tally) => tally.add(amount));

const ofSeat: Concerns = (_, seat, __, proposal) => proposal.seat === seat;
const ofSelf: Concerns = (_, __, source, proposal) => proposal.source === source;

export function lastingOperations({ ranges }: CardTables) {
  return {
    // AWF-5.12.1; AWF-5.11.4: amounts add up
    modifyStat({ target, stat, amount }) {
      const isOwn = target.who === 'ownArmdroid';
      const range = isOwn ? -1 : ranges.idOf(target.range);
      return adds((state, seat, source, proposal) => {
        if (proposal.word !== stat || (proposal.seat === seat) !== isOwn) return false;
        if (isOwn) return true;
        const square = map.squareOf(state, armdroidOf(state, seatAt(proposal.target)));
        return coverOf(state, range, source).has[square] === 1;
      }, amount);
    },
    // AWF-5.12.2
    modifyPower: ({ target, amount }) => adds(attacksOf(target.who), amount),
    // AWF-5.12.3
    reduceDamage: ({ target, amount }) => adds(damageTo(target.who), -amount),
    // AWF-5.12.4
    capDamage: ({ target, max }) => modifying(damageTo(target.who), (tally) => tally.atMost(max)),
    // AWF-5.12.5
    preventDamage({ target, evadeSteps: steps }) {
      const concerns = damageTo(target.who);
      return {
        replace(state, seat, source, proposal) {
          if (!concerns(state, seat, source, proposal)) return;
          // AWF-5.11.14: without a kind it is the damage of an ability.
          const later = attackKind.get(state) === 0 ? evadeStepsNow : evadeSteps;
          later.set(state, seat, Math.max(later.get(state, seat), steps));
          proposal.isCancelled = true;
        },
      };
    },
    // AWF-5.12.11, AWF-5.12.12: the target of the question is a slot, or the Armdroid for the player
    extraAttack({ target, count }) {
      const isOwner = target.who === 'owner';
      return adds(
        (_, seat, source, proposal) =>
          isOwner ? proposal.seat === seat && proposal.source < 0 : proposal.source === source,
        count,
      );
    },
    innateAttack: () => granting(ofSelf), // AWF-5.12.13
    allowDiagonalSteps: () => granting(ofSeat), // AWF-5.12.14
    // AWF-5.12.15
    allowLeap: ({ maxDistance }) => modifying(ofSeat, (tally) => tally.atLeast(maxDistance)),
    bypassDefence: ({ target }) => granting(attacksOf(target.who)), // AWF-5.12.16
    carryOver: ({ target }) => granting(attacksOf(target.who)), // AWF-5.12.17
    requireForAttack: () => adds(ofSelf, 1), // AWF-5.12.18
  } satisfies Operations;
}
