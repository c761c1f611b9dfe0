/**
 * Hits (section 5.8): what is in range is struck at the same time, by as much as is left after
 * everything that adds to the hit and everything that shields from it.
 */
import {
  contributorsIn,
  newProposal,
  seatName,
  type Card,
  type ProposalKind,
  type Seat,
} from 'cardwright/engine';
import { coverOf, isAvi, listTargets } from '../board.ts';
import type { Contributor, Listener } from '../events.ts';
import { cardNamed, nameOfCard, setNamed } from '../names.ts';
import { changeLife } from '../points.ts';
import { ownerOf, typeOf } from '../config.ts';
import {
  boost,
  chainShield,
  endurance,
  hitBonus,
  life,
  shield,
  struck,
  type State,
} from '../state.ts';
import { STRUCK_OPPOSING_AVI, STRUCK_OWN_AVI, STRUCK_SET } from './tests.ts';
import { MODIFY_HIT, SHIELD } from './vocabulary.ts';

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

/** What an object takes, whose card it is from, and why it is as much. */
interface Blow {
  readonly seat: Seat;
  readonly source: Card;
  readonly amount: number;
  readonly contributors: readonly Contributor[];
}

// Refilled for each hit.
const proposal = newProposal();
const inRange: Card[] = [];

/** BLS-8.1.1 to BLS-8.1.7: a card hits, and `struck` lists what it struck. */
export function hitByCard(state: State, source: Card, seat: Seat, report: Listener): void {
  const { catalogue, avis } = state.config;
  const type = typeOf(state, source);
  const cover = coverOf(state, catalogue.range[type]!, seat);
  const targets = inRange.slice(0, listTargets(state, seat, cover, inRange));
  if (catalogue.includeOwnAvi[type] === 1) targets.push(avis[seat]!); // BLS-8.1.3
  const printed: Contributor = { what: 'printed', by: catalogue.hitDamage[type]! };
  const contributors = report ? [printed] : [];
  const blow = { seat, source, amount: printed.by, contributors };
  const changed = proposed(state, cardHit, blow, -1, report);
  boost.set(state, seat, 0); // BLS-12.4.2: used up even by a miss
  struck.set(state, hit(state, changed, targets, report));
  if (report && struck.get(state) === 0) report({ type: 'hitMissed', ...cardNamed(state, source) });
}

/** BLS-12.4.4: an effect hits; nothing but shields changes its amount (BLS-12.4.1). */
export function hitByEffect(
  state: State,
  source: Card,
  seat: Seat,
  targets: readonly Card[],
  by: number,
  report: Listener,
): void {
  const effect: Contributor = { what: 'effect', card: nameOfCard(state, source), by };
  const contributors = report ? [effect] : [];
  hit(state, { seat, source, amount: Math.max(0, by), contributors }, targets, report);
}

/** What is left of a blow after all that changes it. */
function proposed(
  state: State,
  kind: ProposalKind<State>,
  { seat, source, amount, contributors }: Blow,
  target: Seat,
  report: Listener,
): Blow {
  const { standing } = state.config.effects.runner;
  proposal.seat = seat;
  proposal.source = source;
  proposal.target = target;
  proposal.amount = amount;
  standing.propose(state, kind, proposal, report !== undefined);
  const changes = report ? contributorsIn(standing.tally, (card) => nameOfCard(state, card)) : [];
  const all = [...contributors, ...(changes as Contributor[])];
  return { seat, source, amount: proposal.amount, contributors: all };
}

/** All objects are hit at the same time (BLS-8.1.6). Returns the bits of `struck`. */
function hit(state: State, blow: Blow, targets: readonly Card[], report: Listener): number {
  const blows = targets.map((card) =>
    isAvi(state, card) ? proposed(state, aviHit, blow, ownerOf(state, card), report) : blow,
  );
  let bits = 0;
  for (const [i, card] of targets.entries()) {
    const { amount, contributors } = blows[i]!;
    if (amount > 0) bits |= struckBit(state, blow.seat, card);
    if (isAvi(state, card)) takeByAvi(state, card, amount, contributors, report);
    else takeBySet(state, card, amount, contributors, report);
  }
  return bits;
}

/** BLS-8.1.7 */
function struckBit(state: State, seat: Seat, card: Card): number {
  if (!isAvi(state, card)) return STRUCK_SET;
  return ownerOf(state, card) === seat ? STRUCK_OWN_AVI : STRUCK_OPPOSING_AVI;
}

/** BLS-8.1.2 */
function takeByAvi(
  state: State,
  card: Card,
  amount: number,
  contributors: readonly Contributor[],
  report: Listener,
): void {
  const seat = ownerOf(state, card);
  changeLife(state, seat, -amount);
  if (!report) return;
  const left = life.get(state, seat);
  report({ type: 'aviHit', seat: seatName(seat), amount, life: left, contributors });
}

/** BLS-9.2.1, BLS-9.2.5: it leaves when the game settles. */
function takeBySet(
  state: State,
  card: Card,
  amount: number,
  contributors: readonly Contributor[],
  report: Listener,
): void {
  const before = endurance.get(state, card);
  const isCumulative = state.config.options.setDamage === 'cumulative';
  const spared = isCumulative ? before - amount : before;
  const left = !isCumulative && amount >= before ? 0 : spared;
  endurance.set(state, card, left);
  if (!report) return;
  report({ type: 'setHit', ...setNamed(state, card), amount, endurance: left, contributors });
}
