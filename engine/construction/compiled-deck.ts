/** From a judged deck to the data that a game is set up with, and back. */
import type { CompiledDeck } from '../game.ts';
import { readDeck } from './read-deck.ts';
import { UNPLACED, type Deck, type Verdict } from './types.ts';

/** What a judged deck holds. It has sections only where its game has. */
export function compiledDeck(
  { id, choices }: Pick<Deck, 'id' | 'choices'>,
  { cards, sections }: Pick<Verdict, 'cards' | 'sections'>,
): CompiledDeck {
  const lists = [...sections].map(([name, held]) => [name, Object.fromEntries(held)] as const);
  const isOneList = lists.every(([name]) => name === UNPLACED);
  return {
    id,
    choices,
    cards: Object.fromEntries(cards),
    ...(!isOneList && { sections: Object.fromEntries(lists) }),
  };
}

/** A compiled deck as one that can be judged: rules ask again when a game is set up. */
export function deckOf({ id, choices, cards, sections }: CompiledDeck): Deck {
  const lists = Object.entries(sections ?? {}).map(([name, held]) => [name, linesOf(held)]);
  const listed = sections === undefined ? linesOf(cards) : Object.fromEntries(lists);
  return readDeck({ ...choices, id, cards: listed });
}

function linesOf(held: Readonly<Record<string, number>>) {
  return Object.entries(held).map(([card, count]) => ({ card, count }));
}
