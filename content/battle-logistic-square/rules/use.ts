/** Action B: a card of the hand is declared for 1 AP (BLS-6.5.1 to BLS-6.5.7). */
import { listItem, listSize, type Refusal, type Seat } from 'cardwright/engine';
import { action, DO_USE, type Action } from './actions.ts';
import { canPay, payAp } from './ap.ts';
import { hasEmptyCell, isSatisfied } from './board.ts';
import { BR, type CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { needsSetCell } from './effects/index.ts';
import { nameOfCard, nameOfOwner, type Listener } from './events.ts';
import { refuse, type Code } from './refuse.ts';
import { AP, get, set, STAGE, typeOf, type State } from './state.ts';
import { WINDOW } from './stages.ts';
import { addToChain, cardInHand, handOf, removeFromHand } from './zones.ts';

/** A card is used once it is declared. */
const COST = 1;

/** Why a card of that entry may not be used, or null. */
function useFault(state: State, seat: Seat, type: CardType): Code | null {
  const { cards, options } = state.config;
  if (!canPay(state, COST)) return 'NOT_ENOUGH_AP';
  if (cardInHand(state, seat, type) === NONE) return 'CARD_NOT_IN_HAND';
  if (cards.category[type] === BR && !options.brAsAction) return 'BREAK_ONLY';
  return rangeFault(state, seat, type);
}

export function refuseUse(state: State, seat: Seat, type: CardType): Refusal | null {
  const code = useFault(state, seat, type);
  if (code === null) return null;
  const card = state.config.cards.ids[type] ?? '';
  return refuse(code, { card, cost: COST, ap: get(state, AP) });
}

/** BLS-6.5.2, BLS-6.6.2, BLS-9.1.2, BLS-9.1.3: what actions B and C ask of the range. */
export function rangeFault(state: State, seat: Seat, type: CardType): Code | null {
  const { cards, options } = state.config;
  const range = cards.range[type]!;
  const isSet = needsSetCell(state.config, type);
  if (isSet && !hasEmptyCell(state, range, seat)) return 'NO_EMPTY_CELL_IN_RANGE';
  if (isSet && !options.setNeedsTarget) return null;
  return isSatisfied(state, range, seat) ? null : 'NO_TARGET_IN_RANGE';
}

/** Writes the cards that may be used into `into` from `found` on; returns where they end. */
export function listUses(state: State, seat: Seat, into: Action[], found: number): number {
  const hand = handOf(state, seat);
  const count = listSize(state.words, hand);
  let end = found;
  let before = NONE;
  for (let i = 0; i < count; i += 1) {
    const type = typeOf(state, listItem(state.words, hand, i));
    if (type !== before && useFault(state, seat, type) === null) into[end++] = action(DO_USE, type);
    before = type;
  }
  return end;
}

export function use(state: State, seat: Seat, type: CardType, tell: Listener): void {
  payAp(state, COST, tell);
  const card = cardInHand(state, seat, type);
  removeFromHand(state, card);
  declare(state, card, 'action', tell);
}

/** BLS-6.5.1, BLS-6.5.5: revealed, and the opponent may answer (BLS-7.1.1). */
export function declare(
  state: State,
  card: Card,
  as: 'action' | 'it' | 'chain',
  tell: Listener,
): void {
  addToChain(state, card);
  set(state, STAGE, WINDOW);
  if (!tell) return;
  tell({
    type: 'cardDeclared',
    seat: nameOfOwner(state, card),
    card: nameOfCard(state, card),
    as,
  });
}
