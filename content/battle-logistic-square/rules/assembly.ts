/**
 * Action assembly: hand cards assigned one-to-one to the slots of an IT card (BLS-6.6.3 to BLS-6.6.5).
 *
 * What can be filled is a number with a bit for every set of slots: bit 5 means slots 0 and 2.
 * An IT card has at most five slots (BLS-2.1.12), so there are 32 sets.
 */
import type { CardType, Seat } from 'cardwright/engine';
import { typeOf } from './config.ts';
import { hand, type State } from './state.ts';

/** Nothing is filled. */
const EMPTY = 1;

/** By slot: the sets that do not hold it. */
const WITHOUT = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

/** What can be filled after one more card, which must fill one of the slots that it fits. */
function filledWith(filled: number, fits: number): number {
  let after = 0;
  for (let slot = 0; slot < WITHOUT.length; slot += 1) {
    if (((fits >>> slot) & 1) === 1) after |= (filled & WITHOUT[slot]!) << (1 << slot);
  }
  return after;
}

function isWhole({ config }: State, it: CardType, filled: number): boolean {
  const all = (1 << config.catalogue.slots[it]!) - 1;
  return ((filled >>> all) & 1) === 1;
}

/** The slots of an IT card that a card fits, bit by bit. */
function fitsOf({ config }: State, it: CardType, card: CardType): number {
  return config.catalogue.fits[it * config.catalogue.count + card]!;
}

/** What the named cards fill together. */
function filledBy(state: State, it: CardType, named: readonly CardType[]): number {
  return named.reduce((filled, type) => filledWith(filled, fitsOf(state, it, type)), EMPTY);
}

/** BLS-6.6.4, BLS-6.6.5: with more or fewer cards than slots the slots are not filled. */
export function isAssembled(state: State, it: CardType, named: readonly CardType[]): boolean {
  return isWhole(state, it, filledBy(state, it, named));
}

/** Whether these cards, and some from place `from` up to, not including, `to`, can fill all slots. */
export function canBeAssembled(
  state: State,
  it: CardType,
  picked: readonly number[],
  cards: readonly number[],
  from: number,
  to: number,
): boolean {
  let reached = EMPTY;
  for (const card of picked) reached = filledWith(reached, fitsOf(state, it, typeOf(state, card)));
  for (let place = from; place < to; place += 1) {
    reached |= filledWith(reached, fitsOf(state, it, typeOf(state, cards[place]!)));
  }
  return isWhole(state, it, reached);
}

/** Whether some cards of the hand can. */
export function canBeMade(state: State, it: CardType, seat: Seat): boolean {
  const count = hand.size(state, seat);
  let reached = EMPTY;
  for (let place = 0; place < count; place += 1) {
    const type = typeOf(state, hand.card(state, seat, place));
    reached |= filledWith(reached, fitsOf(state, it, type));
  }
  return isWhole(state, it, reached);
}
