/** What was picked for an operation, and lists of what may be. */
import { listItem, listSize, pickAt, pickCount, type Frame } from 'cardwright/engine';
import type { State } from '../state.ts';

/** Cards, squares or directions, in the order in which they were picked. */
export function picksOf({ words, config }: State, frame: Frame): number[] {
  const { effects } = config.layout;
  const count = pickCount(words, effects, frame);
  return Array.from({ length: count }, (_, i) => pickAt(words, effects, frame, i));
}

/** Writes the cards of a list that fit into `into`; returns how many. */
export function listInto(
  { words }: State,
  list: number,
  into: number[],
  fits: (card: number) => boolean = () => true,
): number {
  const size = listSize(words, list);
  let found = 0;
  for (let i = 0; i < size; i += 1) {
    const card = listItem(words, list, i);
    if (fits(card)) into[found++] = card;
  }
  return found;
}
