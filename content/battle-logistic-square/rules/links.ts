/** The declared cards of the open chain (BLS-1.2.1, section 5.7). */
import { listItem, listPush, listSize, listTop, type Seat } from 'cardwright/engine';
import { NONE, type Card } from './config.ts';
import type { State } from './state.ts';

/** Presumes that a chain is open. */
export function lastDeclared({ words, config }: State): Card {
  return listTop(words, config.layout.chain);
}

/** The card of the chain that a seat declared last, or `NONE`. */
export function lastCardOf({ words, config }: State, seat: Seat): Card {
  const { chain } = config.layout;
  for (let i = listSize(words, chain) - 1; i >= 0; i -= 1) {
    const card = listItem(words, chain, i);
    if (config.owners[card] === seat) return card;
  }
  return NONE;
}

/** The card is the last of the chain; where it lies is its zone's business. */
export function addLink({ words, config }: State, card: Card): void {
  listPush(words, config.layout.chain, card);
}
