/**
 * Hits (section 5.8): what is in range is struck at the same time, by as much as is left after
 * everything that adds to the hit and everything that shields from it.
 */
import { newProposal, seatName, type ProposalKind, type Seat } from 'cardwright/engine';
import { coverOf, isAvi, listTargets } from '../board.ts';
import type { Card } from '../config.ts';
import { nameOfCard, nameOfOwner, type Contributor, type Listener } from '../events.ts';
import { nameOfSet } from '../sets.ts';
import {
  BOOST,
  enduranceOf,
  get,
  HIT_BONUS,
  LIFE,
  ownerOf,
  seatWord,
  set,
  setEndurance,
  setSeatWord,
  SHIELD_CHAIN,
  SHIELD_TURN,
  STRUCK,
  typeOf,
  type State,
} from '../state.ts';
import { STRUCK_OPPOSING_AVI, STRUCK_OWN_AVI, STRUCK_SET } from './conditions.ts';
import { contributorsOf } from './contributors.ts';
import { changeLife } from './life.ts';
import { MODIFY_HIT, SHIELD } from './triggers.ts';

/** BLS-8.1.5, BLS-12.4.1, BLS-12.4.2: the hit of a card, before anything shields from it. */
const cardHit: ProposalKind<State> = {
  replacedBy: [],
  modifiedBy: [MODIFY_HIT],
  tally: (state, { seat }, tally) => {
    const bonus = get(state, HIT_BONUS);
    const boost = seatWord(state, seat, BOOST);
    if (bonus !== 0) tally.add(bonus, 'beforeHit');
    if (boost !== 0) tally.add(boost, 'boost');
    tally.atLeast(0);
  },
};

/** BLS-8.1.5, BLS-12.4.3: what an AVI takes; the target is its seat. */
const aviHit: ProposalKind<State> = {
  replacedBy: [],
  modifiedBy: [SHIELD],
  tally: (state, { target }, tally) => {
    const shields = seatWord(state, target, SHIELD_CHAIN) + seatWord(state, target, SHIELD_TURN);
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

/** BLS-8.1.1 to BLS-8.1.7: a card hits, and STRUCK tells what it struck. */
export function hitByCard(state: State, card: Card, seat: Seat, tell: Listener): void {
  const { config } = state;
  const { hitDamage, range, includeOwnAvi } = config.cards;
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
  setSeatWord(state, seat, BOOST, 0); // BLS-12.4.2: used up even by a miss
  const printed: Contributor = { what: 'printed', by: hitDamage[type]! };
  const contributors = tell ? [printed, ...contributorsOf(state)] : [];
  const struck = hit(state, seat, card, targets, proposal.amount, contributors, tell);
  set(state, STRUCK, struck);
  if (struck === 0 && tell) {
    tell({ type: 'hitMissed', seat: nameOfOwner(state, card), card: nameOfCard(state, card) });
  }
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

/** All objects are hit at the same time (BLS-8.1.6). Returns the bits of STRUCK. */
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
  let struck = 0;
  for (const blow of blows) {
    if (blow.amount > 0) struck |= struckBit(state, seat, blow.card);
    if (isAvi(state, blow.card)) takeByAvi(state, blow, tell);
    else takeBySet(state, blow, tell);
  }
  return struck;
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
  const life = seatWord(state, seat, LIFE);
  tell({ type: 'aviHit', seat: seatName(seat), amount, life, contributors });
}

/** BLS-9.2.1, BLS-9.2.5: it leaves when the game settles. */
function takeBySet(state: State, { card, amount, contributors }: Blow, tell: Listener): void {
  const left = enduranceOf(state, card);
  const { cumulativeDamage } = state.config.options;
  const spared = cumulativeDamage ? left - amount : left;
  const endurance = !cumulativeDamage && amount >= left ? 0 : spared;
  setEndurance(state, card, endurance);
  if (tell) tell({ type: 'setHit', ...nameOfSet(state, card), amount, endurance, contributors });
}
