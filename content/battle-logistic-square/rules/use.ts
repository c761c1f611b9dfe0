/** Action B: a card of the hand is declared for 1 AP (BLS-6.5.1 to BLS-6.5.7). */
import type { Refusal, Seat } from 'cardwright/engine';
import { payAp, refuseCost } from './ap.ts';
import { hasEmptyCell, isSatisfied } from './board.ts';
import { BR, type CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { needsSetCell } from './effects/index.ts';
import { nameOfCard, nameOfOwner, type Listener } from './events.ts';
import { refuse, refuseMissing } from './refuse.ts';
import { set, STAGE, type State } from './state.ts';
import { WINDOW } from './stages.ts';
import { addToChain, cardInHand, removeFromHand } from './zones.ts';

/** A card is used once it is declared. */
const COST = 1;

export function refuseUse(state: State, seat: Seat, type: CardType): Refusal | null {
  const { cards, options } = state.config;
  const cost = refuseCost(state, COST);
  if (cost !== null) return cost;
  if (cardInHand(state, seat, type) === NONE) return refuseMissing(state, type);
  if (cards.category[type] === BR && !options.brAsAction) return refuse('BREAK_ONLY');
  return refuseRange(state, seat, type);
}

/** BLS-6.5.2, BLS-6.6.2, BLS-9.1.2, BLS-9.1.3: what actions B and C ask of the range. */
export function refuseRange(state: State, seat: Seat, type: CardType): Refusal | null {
  const { cards, options } = state.config;
  const range = cards.range[type]!;
  const isSet = needsSetCell(state.config, type);
  const card = cards.ids[type] ?? '';
  if (isSet && !hasEmptyCell(state, range, seat)) return refuse('NO_EMPTY_CELL_IN_RANGE', { card });
  if (isSet && !options.setNeedsTarget) return null;
  return isSatisfied(state, range, seat) ? null : refuse('NO_TARGET_IN_RANGE', { card });
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
