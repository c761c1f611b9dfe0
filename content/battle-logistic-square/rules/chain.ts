/** Chain actions: who may answer what (section 5.7, 7.1), and which cards resolve (7.2). */
import {
  listClear,
  listItem,
  listItems,
  listSize,
  seatName,
  type Refusal,
  type Seat,
} from 'cardwright/engine';
import { action, DO_CHAIN, DO_PASS, type Action } from './actions.ts';
import { hasEmptyCell, isSatisfied } from './board.ts';
import { BR, IT, type CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { meetsBreak, needsSetCell, resolveCard } from './effects/index.ts';
import { nameOfCard, nameOfOwner, type Listener } from './events.ts';
import { lastCardOf, lastDeclared } from './links.ts';
import { refuse, refuseMissing } from './refuse.ts';
import { RESOLVING_LAST } from './stages.ts';
import {
  addSeatBit,
  hasSeatBit,
  IN_CHAIN,
  NEGATED,
  opponentOf,
  ownerOf,
  RESOLVED,
  set,
  setSeatWord,
  SHIELD_CHAIN,
  STAGE,
  typeOf,
  zoneOf,
  type State,
} from './state.ts';
import { declare } from './use.ts';
import { addToItDeck, addToTrash, cardInHand, handOf, removeFromHand } from './zones.ts';

/** BLS-7.1.1, BLS-7.1.11: the opponent of the player who declared last. */
export function responder(state: State): Seat {
  return opponentOf(ownerOf(state, lastDeclared(state)));
}

export function refuseChain(state: State, seat: Seat, type: CardType): Refusal | null {
  if (cardInHand(state, seat, type) === NONE) return refuseMissing(state, type); // BLS-6.6.9
  if (isChainable(state, seat, type)) return null;
  return refuse('NOT_CHAINABLE', { card: state.config.cards.ids[type] ?? '' });
}

function isChainable(state: State, seat: Seat, type: CardType): boolean {
  const { cards } = state.config;
  const range = cards.range[type]!;
  if (needsSetCell(state.config, type) && !hasEmptyCell(state, range, seat)) return false; // BLS-9.1.3
  return isCallBack(state, seat, type) || isBreak(state, seat, type);
}

/** BLS-7.1.3, BLS-7.1.4, BLS-7.1.7 */
function isCallBack(state: State, seat: Seat, type: CardType): boolean {
  const { cb, range } = state.config.cards;
  const last = typeOf(state, lastDeclared(state));
  return cb[last] === 1 && cb[type] === 1 && isSatisfied(state, range[type]!, seat);
}

/** BLS-7.1.5, BLS-7.1.6, BLS-7.1.12 */
function isBreak(state: State, seat: Seat, type: CardType): boolean {
  const { cards, options, layout } = state.config;
  if (cards.category[type] !== BR) return false;
  if (!options.breakOnChainLinks && listSize(state.words, layout.chain) > 1) return false;
  if (options.brChainNeedsRange && !isSatisfied(state, cards.range[type]!, seat)) return false;
  return meetsBreak(state, seat, type);
}

/** BLS-7.1.2: to pass is always possible. */
export function listChain(state: State, seat: Seat, into: Action[]): number {
  into[0] = action(DO_PASS);
  const hand = handOf(state, seat);
  const count = listSize(state.words, hand);
  let found = 1;
  let before = NONE;
  for (let i = 0; i < count; i += 1) {
    const type = typeOf(state, listItem(state.words, hand, i));
    if (type !== before && isChainable(state, seat, type)) into[found++] = action(DO_CHAIN, type);
    before = type;
  }
  return found;
}

/** BLS-7.1.10: at no cost. */
export function chain(state: State, seat: Seat, type: CardType, tell: Listener): void {
  const card = cardInHand(state, seat, type);
  removeFromHand(state, card);
  declare(state, card, 'chain', tell);
}

/** BLS-7.2.1 */
export function pass(state: State, seat: Seat, tell: Listener): void {
  set(state, STAGE, RESOLVING_LAST);
  if (tell) tell({ type: 'chainPassed', seat: seatName(seat) });
}

/** BLS-7.2.2, BLS-7.2.3: the last declared card of a seat begins to resolve, unless it was negated. */
export function resolveLastOf(state: State, seat: Seat, tell: Listener): void {
  const card = lastCardOf(state, seat);
  if (card === NONE) return;
  if (tell) tellSuperseded(state, seat, card, tell);
  const isNegated = hasSeatBit(state, NEGATED, seat); // BLS-7.2.5
  addSeatBit(state, RESOLVED, seat);
  if (isNegated) return;
  if (tell) tell({ type: 'cardResolved', seat: seatName(seat), card: nameOfCard(state, card) });
  resolveCard(state, card);
}

/** The seat that declared last, while a chain is open. */
export function lastDeclarer(state: State): Seat {
  return ownerOf(state, lastDeclared(state));
}

function tellSuperseded(state: State, seat: Seat, last: Card, tell: NonNullable<Listener>): void {
  for (const card of listItems(state.words, state.config.layout.chain)) {
    if (ownerOf(state, card) !== seat || card === last) continue;
    tell({
      type: 'cardSuperseded',
      seat: nameOfOwner(state, card),
      card: nameOfCard(state, card),
    });
  }
}

/**
 * BLS-7.2.6: all declared cards go to the trashes, resolved or not; set cards lie on the board
 * (BLS-9.1.1), IT cards go back face up (BLS-6.6.7).
 */
export function clearChain(state: State): void {
  const { words, config } = state;
  const { chain } = config.layout;
  const count = listSize(words, chain);
  for (let i = 0; i < count; i += 1) {
    const card = listItem(words, chain, i);
    if (zoneOf(state, card) !== IN_CHAIN) continue;
    if (config.cards.category[typeOf(state, card)] === IT) addToItDeck(state, card, true);
    else addToTrash(state, card);
  }
  listClear(words, chain);
  set(state, NEGATED, 0);
  set(state, RESOLVED, 0);
  for (const seat of [0, 1]) setSeatWord(state, seat, SHIELD_CHAIN, 0); // BLS-7.2.8
}
