/**
 * Hits (section 5.8): what is in range is struck at the same time, by as much as is left after
 * everything that adds to the hit and everything that shields from it.
 */
import { newProposal, seatName, type Card, type ProposalKind, type Seat } from 'cardwright/engine';
import { coverOf, isAvi, listTargets } from '../board.ts';
import type { Contributor, Listener } from '../events.ts';
import { cardNamed, nameOfCard, setNamed } from '../names.ts';
import {
  boost,
  chainShield,
  endurance,
  hitBonus,
  life,
  lowestLife,
  ownerOf,
  shield,
  struck,
  typeOf,
  type State,
} from '../state.ts';
import { STRUCK_OPPOSING_AVI, STRUCK_OWN_AVI, STRUCK_SET } from './conditions.ts';
import { contributorsOf } from './contributors.ts';
import { MODIFY_HIT, SHIELD } from './triggers.ts';

/** BLS-8.1.5, BLS-12.4.1, BLS-12.4.2: the hit of a card, before anything shields from it. */
const cardHit: ProposalKind<State> = {
  replacedBy: [],
  modifiedBy: [MODIFY_HIT],
  tally: (state, { seat }, tally) => {
    const bonus = hitBonus.get(state);
    const boosted = boost.get(state, seat);
    if (bonus !== 0) tally.add(bonus, 'beforeHit');
    if (boosted !== 0) tally.add(boosted, 'boost');
    tally.atLeast(0);
  },
};

/** BLS-8.1.5, BLS-12.4.3: what an AVI takes; the target is its seat. */
const aviHit: ProposalKind<State> = {
  replacedBy: [],
  modifiedBy: [SHIELD],
  tally: (state, { target }, tally) => {
    const shields = chainShield.get(state, target) + shield.get(state, target);
    if (shields !== 0) tally.add(-shields, 'shield');
    tally.atLeast(0);
  },
};

/** One object of a hit, and what it takes. */
interface Blow {
  readonly card: Card;
  readonly amount: number;
  readonly contributors: readonly Contributor[];
}

// Filled anew for each hit.
const proposal = newProposal();
const inRange: Card[] = [];

/** BLS-8.1.1 to BLS-8.1.7: a card hits, and `struck` tells what it struck. */
export function hitByCard(state: State, card: Card, seat: Seat, tell: Listener): void {
  const { config } = state;
  const { hitDamage, range, includeOwnAvi } = config.catalogue;
  const type = typeOf(state, card);
  const targets = inRange.slice(
    0,
    listTargets(state, seat, coverOf(state, range[type]!, seat), inRange),
  );
  if (includeOwnAvi[type] === 1) targets.push(config.avis[seat]!); // BLS-8.1.3
  proposal.seat = seat;
  proposal.source = card;
  proposal.target = -1;
  proposal.amount = hitDamage[type]!;
  config.effects.runner.standing.propose(state, cardHit, proposal, tell !== undefined);
  boost.set(state, seat, 0); // BLS-12.4.2: used up even by a miss
  const printed: Contributor = { what: 'printed', by: hitDamage[type]! };
  const contributors = tell ? [printed, ...contributorsOf(state)] : [];
  struck.set(state, hit(state, seat, card, targets, proposal.amount, contributors, tell));
  if (tell && struck.get(state) === 0) tell({ type: 'hitMissed', ...cardNamed(state, card) });
}

/** BLS-12.4.4: an effect hits; nothing but shields changes its amount (BLS-12.4.1). */
export function hitByEffect(
  state: State,
  card: Card,
  seat: Seat,
  targets: readonly Card[],
  amount: number,
  tell: Listener,
): void {
  const contributor: Contributor = { what: 'effect', card: nameOfCard(state, card), by: amount };
  hit(state, seat, card, targets, Math.max(0, amount), tell ? [contributor] : [], tell);
}

/** All objects are hit at the same time (BLS-8.1.6). Returns the bits of `struck`. */
function hit(
  state: State,
  seat: Seat,
  source: Card,
  targets: readonly Card[],
  amount: number,
  contributors: readonly Contributor[],
  tell: Listener,
): number {
  const blows = targets.map((card): Blow => {
    if (!isAvi(state, card)) return { card, amount, contributors };
    return shielded(state, seat, source, card, amount, contributors, tell);
  });
  let bits = 0;
  for (const blow of blows) {
    if (blow.amount > 0) bits |= struckBit(state, seat, blow.card);
    if (isAvi(state, blow.card)) takeByAvi(state, blow, tell);
    else takeBySet(state, blow, tell);
  }
  return bits;
}

function shielded(
  state: State,
  seat: Seat,
  source: Card,
  avi: Card,
  amount: number,
  contributors: readonly Contributor[],
  tell: Listener,
): Blow {
  proposal.seat = seat;
  proposal.source = source;
  proposal.target = ownerOf(state, avi);
  proposal.amount = amount;
  state.config.effects.runner.standing.propose(state, aviHit, proposal, tell !== undefined);
  const shields = tell ? contributorsOf(state) : [];
  return { card: avi, amount: proposal.amount, contributors: [...contributors, ...shields] };
}

/** BLS-8.1.7 */
function struckBit(state: State, seat: Seat, card: Card): number {
  if (!isAvi(state, card)) return STRUCK_SET;
  return ownerOf(state, card) === seat ? STRUCK_OWN_AVI : STRUCK_OPPOSING_AVI;
}

/** BLS-8.1.2 */
function takeByAvi(state: State, { card, amount, contributors }: Blow, tell: Listener): void {
  const seat = ownerOf(state, card);
  changeLife(state, seat, -amount);
  if (!tell) return;
  const left = life.get(state, seat);
  tell({ type: 'aviHit', seat: seatName(seat), amount, life: left, contributors });
}

/**
 * The one way in which life changes (BLS-8.2.1, BLS-8.2.2). Returns by how much it has: less than `by`
 * at the cap. What comes of it is for `settle`.
 */
export function changeLife(state: State, seat: Seat, by: number): number {
  const before = life.get(state, seat);
  const after = Math.min(before + by, state.config.options.lifeCap);
  life.set(state, seat, after);
  if (after < lowestLife.get(state, seat)) lowestLife.set(state, seat, after);
  return after - before;
}

/** BLS-9.2.1, BLS-9.2.5: it leaves when the game settles. */
function takeBySet(state: State, { card, amount, contributors }: Blow, tell: Listener): void {
  const before = endurance.get(state, card);
  const isCumulative = state.config.options.setDamage === 'cumulative';
  const spared = isCumulative ? before - amount : before;
  const left = !isCumulative && amount >= before ? 0 : spared;
  endurance.set(state, card, left);
  if (!tell) return;
  tell({ type: 'setHit', ...setNamed(state, card), amount, endurance: left, contributors });
}
