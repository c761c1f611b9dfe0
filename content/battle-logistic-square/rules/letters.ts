/** The letters that stand for cards on the board: upper case for P1, lower case for P2. */
import { ownSide, lettersFor, listItems, seatName, type Letters } from 'cardwright/engine';
import type { Card } from './config.ts';
import { nameOfCard } from './events.ts';
import { ownerOf, type State } from './state.ts';

/** `P1 sc-barrier-panel` */
export function keyOf(state: State, card: Card): string {
  return `${seatName(ownerOf(state, card))} ${nameOfCard(state, card)}`;
}

/** A letter for each AVI and each sort of set card, of the id behind its first word. */
export function lettersOf(state: State): Letters {
  const { words, config } = state;
  const cards = [...config.avis, ...listItems(words, config.layout.sets)];
  return lettersFor(
    cards.map((card) => ({
      key: keyOf(state, card),
      name: nameOfCard(state, card).split('-').slice(1).join(''),
      side: ownSide(ownerOf(state, card)),
    })),
  );
}
