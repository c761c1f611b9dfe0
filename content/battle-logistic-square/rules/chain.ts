/** Chain actions: who may answer what (section 5.7, 7.1), and which cards resolve (7.2). */
import { cardAction, seatName, type CardType, type Refusal, type Seat } from 'cardwright/engine';
import { CHAIN, PASS, type Action, refuse, refuseMissing } from './actions.ts';
import { hasEmptyCell, isSatisfied } from './board.ts';
import { ABSENT, BR } from './cards.ts';
import { SEATS, opponentOf } from './config.ts';
import { resolveCard } from './effects/resolve.ts';
import { meetsBreak } from './effects/tests.ts';
import type { Listener } from './events.ts';
import { cardNamed } from './names.ts';
import { chain, forgetChain, hand, negated, resolved, stage, type State } from './state.ts';
import { declare } from './use.ts';
import { putAway, declaredBy, lastDeclarer, lastTypeOf } from './zones.ts';

/** BLS-7.1.1, BLS-7.1.11: the opponent of the player who declared last. */
export function responder(state: State): Seat {
  return opponentOf(lastDeclarer(state));
}

export function refuseChain(state: State, seat: Seat, type: CardType): Refusal | null {
  if (hand.ofType(state, seat, type) < 0) return refuseMissing(state, type); // BLS-6.6.9
  if (isChainable(state, seat, type)) return null;
  return refuse('NOT_CHAINABLE', { card: state.config.catalogue.ids[type] ?? '' });
}

function isChainable(state: State, seat: Seat, type: CardType): boolean {
  const { endurance, range: ranges } = state.config.catalogue;
  const range = ranges[type]!;
  const isSet = endurance[type] !== ABSENT;
  if (isSet && !hasEmptyCell(state, range, seat)) return false; // BLS-9.1.3
  return isCallBack(state, seat, type) || isBreak(state, seat, type);
}

/** BLS-7.1.3, BLS-7.1.4, BLS-7.1.7 */
function isCallBack(state: State, seat: Seat, type: CardType): boolean {
  const { cb, range } = state.config.catalogue;
  if (cb[type] !== 1 || cb[lastTypeOf(state, opponentOf(seat))] !== 1) return false;
  return isSatisfied(state, range[type]!, seat);
}

/** BLS-7.1.5, BLS-7.1.6, BLS-7.1.12 */
function isBreak(state: State, seat: Seat, type: CardType): boolean {
  const { catalogue, options } = state.config;
  if (catalogue.category[type] !== BR) return false;
  const isFirst = declaredBy(state, 0) + declaredBy(state, 1) === 1;
  if (!options.breakOnChainLinks && !isFirst) return false;
  if (options.brChainNeedsRange && !isSatisfied(state, catalogue.range[type]!, seat)) return false;
  return meetsBreak(state, seat, type);
}

const types: CardType[] = [];

/** BLS-7.1.2: to pass is always possible. */
export function listChain(state: State, seat: Seat, into: Action[], enough: number): number {
  into[0] = cardAction(PASS);
  if (enough === 1) return 1;
  const count = hand.typesIn(state, seat, types);
  let found = 1;
  for (let i = 0; i < count; i += 1) {
    const type = types[i]!;
    if (isChainable(state, seat, type)) into[found++] = cardAction(CHAIN, type);
  }
  return found;
}

/** BLS-7.1.10: at no cost. */
export function answerWith(state: State, seat: Seat, type: CardType, report: Listener): void {
  const card = hand.ofType(state, seat, type);
  hand.take(state, seat, card);
  declare(state, card, 'chain', report);
}

/** BLS-7.2.1 */
export function pass(state: State, seat: Seat, report: Listener): void {
  stage.set(state, 'resolvingLast');
  if (report) report({ type: 'chainPassed', seat: seatName(seat) });
}

/** BLS-7.2.2, BLS-7.2.3: the last declared card of a seat begins to resolve, unless it was negated. */
export function resolveLastOf(state: State, seat: Seat, report: Listener): void {
  const last = chain.size(state, seat) - 1;
  if (last < 0) return;
  const card = chain.card(state, seat, last);
  if (report) {
    for (const superseded of chain.cards(state, seat).slice(0, last)) {
      report({ type: 'cardSuperseded', ...cardNamed(state, superseded) });
    }
  }
  resolved.set(state, seat);
  if (negated.is(state, seat)) return; // BLS-7.2.5
  if (report) report({ type: 'cardResolved', ...cardNamed(state, card) });
  resolveCard(state, card);
}

/**
 * BLS-7.2.6: all declared cards go to the trashes, resolved or not; set cards lie on the board
 * (BLS-9.1.1), IT cards go back face up (BLS-6.6.7).
 */
export function clearChain(state: State): void {
  for (let seat = 0; seat < SEATS; seat += 1) {
    const count = chain.size(state, seat);
    for (let i = 0; i < count; i += 1) putAway(state, chain.card(state, seat, i));
    chain.clearAll(state, seat);
  }
  forgetChain(state); // BLS-7.2.8
}
