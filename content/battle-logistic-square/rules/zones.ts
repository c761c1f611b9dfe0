/** Cards that are drawn, declared, and that go to a trash (BLS-1.2.1 to BLS-1.2.6). */
import { seatName, type Card, type CardType, type Seat } from 'cardwright/engine';
import { IT } from './cards.ts';
import type { Event, Listener } from './events.ts';
import { namesOfCards, nameOfOwner } from './names.ts';
import { categoryOf, opponentOf, ownerOf, typeOf } from './config.ts';
import {
  areDecksEmpty,
  chain,
  deck,
  deckOut,
  hand,
  itUsed,
  laid,
  trash,
  turn,
  type State,
} from './state.ts';

/** Draws up to `count` cards (BLS-6.2.4, BLS-12.5.2). */
export function drawCards(state: State, seat: Seat, count: number, report: Listener): void {
  const drawn = Math.min(count, deck.size(state, seat));
  const cards: Card[] | null = report ? [] : null;
  for (let i = 0; i < drawn; i += 1) {
    const card = deck.takeTop(state, seat);
    hand.add(state, seat, card);
    cards?.push(card);
  }
  if (!report || cards === null || drawn <= 0) return;
  // In the order of a hand: in which order they came makes no difference to anybody.
  cards.sort((a, b) => typeOf(state, a) - typeOf(state, b));
  const names = namesOfCards(state, cards);
  report({ type: 'cardsDrawn', seat: seatName(seat), count: drawn, cards: names });
}

type TrashedBy = Extract<Event, { readonly type: 'cardsTrashed' }>['by'];

/** Cards of the hand go to the trash, in this order; everybody sees them (BLS-4.1.8). */
export function trashFromHand(
  state: State,
  cards: readonly Card[],
  by: TrashedBy,
  report: Listener,
): void {
  for (const card of cards) {
    hand.take(state, ownerOf(state, card), card);
    trash.add(state, ownerOf(state, card), card);
  }
  const [first] = cards;
  if (!report || first === undefined) return;
  const seat = nameOfOwner(state, first);
  report({ type: 'cardsTrashed', seat, cards: namesOfCards(state, cards), by });
}

/** BLS-1.2.3, BLS-1.2.5, BLS-6.6.7: to its owner's trash, an IT card face up to the IT deck. */
export function putAway(state: State, card: Card): void {
  (categoryOf(state, card) === IT ? itUsed : trash).add(state, ownerOf(state, card), card);
}

/** BLS-12.2.1 (d), BLS-11.2.4 */
export function noteEmptyDecks(state: State): void {
  if (areDecksEmpty(state)) deckOut.set(state);
}

/** How many cards of the open chain a seat has declared (section 5.7), those included that lie on the board by now. */
export function declaredBy(state: State, seat: Seat): number {
  return chain.size(state, seat) + (laid.get(state, seat) > 0 ? 1 : 0);
}

/** The seat that declared last; presumes that a chain is open. */
export function lastDeclarer(state: State): Seat {
  const isEven = declaredBy(state, 0) === declaredBy(state, 1);
  return isEven ? opponentOf(turn.get(state)) : turn.get(state);
}

/** What a seat declared last, or less than 0. */
export function lastTypeOf(state: State, seat: Seat): CardType {
  const onBoard = laid.get(state, seat) - 1;
  if (onBoard >= 0) return onBoard;
  const size = chain.size(state, seat);
  return size === 0 ? -1 : typeOf(state, chain.card(state, seat, size - 1));
}

/** The declared cards by name, by turns from the turn player on. */
export function declaredNames(state: State): string[] {
  const { ids } = state.config.catalogue;
  const first = turn.get(state);
  const found = [first, opponentOf(first)].map((seat) => {
    const types = chain.cards(state, seat).map((card) => typeOf(state, card));
    return laid.get(state, seat) > 0 ? [...types, lastTypeOf(state, seat)] : types;
  });
  const [firsts = [], seconds = []] = found;
  const types = firsts.flatMap((type, i) => [type, ...seconds.slice(i, i + 1)]);
  return types.map((type) => ids[type]!);
}
