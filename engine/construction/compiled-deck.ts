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

/** A compiled deck as one that is written out: rules judge it again when a game is set up. */
export function asDeck(deck: Deck | CompiledDeck): Deck {
  if (!('cards' in deck)) return deck;
  const { id, choices, cards, sections } = deck;
  const lists = Object.entries(sections ?? {}).map(([name, held]) => [name, linesOf(held)]);
  const lines = sections === undefined ? linesOf(cards) : Object.fromEntries(lists);
  return { ...readDeck({ id, cards: lines }), choices };
}

function linesOf(cards: CompiledDeck['cards']): { card: string; count: number }[] {
  return Object.entries(cards).map(([card, count]) => ({ card, count }));
}
