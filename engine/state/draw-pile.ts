/** A pile to draw from, and the discard pile that is shuffled to refill it; cards on its top that are looked at. */
import type { ChanceEvent } from '../chance/index.ts';
import type { Listener } from '../events.ts';
import type { Card } from '../number-kinds.ts';
import type { Seat } from '../seats.ts';
import type { EachFigure } from './kinds/figures.ts';
import type { DeclaredState, Setting } from './kinds/part.ts';
import { NO_CARD } from './kinds/slot.ts';
import type { Zone } from './kinds/zone.ts';

export interface DrawPileOptions<Config extends Setting> {
  readonly pile: Zone<Config>;
  /** One for each pile. */
  readonly discard: Zone<Config>;
  /** Shuffles the pile. */
  readonly chance: { readonly at: number };
  /** Where drawn cards go, by seat, and whose they are then. */
  readonly hand: Zone<Config>;
  readonly owner: EachFigure<Config, Seat>;
  /** Whether an empty pile is refilled at once, and not only when somebody draws. */
  readonly isRefilledAtOnce?: (state: DeclaredState<Config>) => boolean;
  /** From which of the piles a seat draws. */
  readonly holderOf: (state: DeclaredState<Config>, seat: Seat) => number;
}

export class DrawPile<Config extends Setting> {
  readonly #options: DrawPileOptions<Config>;

  constructor(options: DrawPileOptions<Config>) {
    this.#options = options;
  }

  /** The whole discard pile becomes the pile where that is empty. */
  refill(state: DeclaredState<Config>, seat: Seat, report: Listener<ChanceEvent>): void {
    const { pile, discard, chance, holderOf } = this.#options;
    const holder = holderOf(state, seat);
    if (pile.size(state, holder) > 0 || discard.size(state, holder) === 0) return;
    discard.empty(state, holder, pile, holder);
    pile.shuffle(state, holder, state.ints, chance.at, report);
  }

  /** The top card, of the pile or of what it is refilled with; `NO_CARD` where there is none. */
  draw(state: DeclaredState<Config>, seat: Seat, report: Listener<ChanceEvent>): Card {
    const { pile, holderOf } = this.#options;
    const holder = holderOf(state, seat);
    this.refill(state, seat, report);
    return pile.size(state, holder) === 0 ? NO_CARD : pile.takeTop(state, holder);
  }

  /** Draws up to a number of cards into the hand, as long as there are any; returns them. */
  deal(
    state: DeclaredState<Config>,
    seat: Seat,
    count: number,
    report: Listener<ChanceEvent>,
  ): Card[] {
    const dealt: Card[] = [];
    while (dealt.length < count) {
      const card = this.draw(state, seat, report);
      if (card === NO_CARD) break;
      this.#take(state, seat, card, report);
      dealt.push(card);
    }
    return dealt;
  }

  #take(state: DeclaredState<Config>, seat: Seat, card: Card, report: Listener<ChanceEvent>): void {
    const { hand, owner, isRefilledAtOnce } = this.#options;
    hand.add(state, seat, card);
    owner.set(state, card, seat);
    if (isRefilledAtOnce?.(state) === true) this.refill(state, seat, report);
  }

  /** Writes the cards on top, the first to be drawn first; all where there are fewer. Returns how many. */
  top(state: DeclaredState<Config>, seat: Seat, count: number, into: Card[]): number {
    const { pile, holderOf } = this.#options;
    const holder = holderOf(state, seat);
    const size = pile.size(state, holder);
    const found = Math.min(count, size);
    for (let i = 0; i < found; i += 1) into[i] = pile.card(state, holder, size - 1 - i);
    return found;
  }

  /** Puts a card on the discard pile of a seat. */
  discard(state: DeclaredState<Config>, seat: Seat, card: Card): void {
    const { discard, holderOf } = this.#options;
    discard.add(state, holderOf(state, seat), card);
  }

  /** Takes one of `count` cards on top that were looked at; the others go under the pile, in the same order. */
  keep(
    state: DeclaredState<Config>,
    seat: Seat,
    card: Card,
    count: number,
    report: Listener<ChanceEvent>,
  ): void {
    const { pile, holderOf } = this.#options;
    const holder = holderOf(state, seat);
    const looked: Card[] = [];
    looked.length = this.top(state, seat, count, looked);
    for (const other of looked) {
      pile.take(state, holder, other);
      if (other !== card) pile.addBelow(state, holder, other);
    }
    this.#take(state, seat, card, report);
  }
}
