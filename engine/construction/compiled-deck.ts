/** From a judged deck to the data that a game is set up with. */
import type { CompiledDeck } from '../game.ts';
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
