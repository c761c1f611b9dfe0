/**
 * Action assembly: hand cards assigned one-to-one to the slots of an IT card (BLS-6.6.3 to BLS-6.6.5).
 *
 * What can be filled is a number with a bit for every set of slots: bit 5 stands for slots 0 and 2.
 * An IT card has at most five slots (BLS-2.1.12), so there are 32 sets.
 */
import { listItem, listSize } from 'cardwright/engine';
import type { CardType } from './cards.ts';
import { typeOf, type State } from './state.ts';

/** Nothing is filled. */
export const EMPTY = 1;

/** By slot: the sets that do not hold it. */
const WITHOUT = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

/** What can be filled after one more card, which must fill one of the slots that it fits. */
export function filledWith(filled: number, fits: number): number {
  let after = 0;
  for (let slot = 0; slot < WITHOUT.length; slot += 1) {
    if (((fits >>> slot) & 1) === 1) after |= (filled & WITHOUT[slot]!) << (1 << slot);
  }
  return after;
}

export function isWhole({ config }: State, it: CardType, filled: number): boolean {
  const all = (1 << config.cards.slots[it]!) - 1;
  return ((filled >>> all) & 1) === 1;
}

/** The slots of an IT card that a card fits, bit by bit. */
export function fitsOf({ config }: State, it: CardType, card: CardType): number {
  return config.cards.fits[it * config.cards.count + card]!;
}

/** Whether cards of a list, from this place on, can fill the slots that are left. */
export function canBeMade(
  state: State,
  it: CardType,
  filled: number,
  list: number,
  from: number,
): boolean {
  const count = listSize(state.words, list);
  let reached = filled;
  for (let place = from; place < count; place += 1) {
    const card = listItem(state.words, list, place);
    reached |= filledWith(reached, fitsOf(state, it, typeOf(state, card)));
  }
  return isWhole(state, it, reached);
}
