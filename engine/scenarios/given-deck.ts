/** The deck of a scenario: the id of a sample deck, a deck as in a file, or a sample deck with changes. */
import { deckKeys, readDeck } from '../construction/read-deck.ts';
import type { Deck } from '../construction/types.ts';
import type { DeckScenarioContext } from './deck.ts';
import { isMap, type Data } from './same.ts';
import type { Difference } from './types.ts';

/** Null when it cannot be read; `differences` then says why. */
export function givenDeck(
  given: unknown,
  context: DeckScenarioContext,
  differences: Difference[],
): Deck | null {
  if (typeof given === 'string') return namedDeck(given, 'given.deck', context, differences);
  if (!isMap(given)) {
    differences.push({ what: 'given.deck', expected: deckKeys, actual: given });
    return null;
  }
  const own = 'like' in given ? ['like', 'counts'] : deckKeys;
  const known = [...own, ...Object.keys(context.rules.choices)];
  for (const [key, actual] of Object.entries(given)) {
    if (known.includes(key)) continue;
    differences.push({ what: `given.deck.${key}`, expected: known, actual });
  }
  return 'like' in given ? changedDeck(given, context, differences) : readDeck(given);
}

function namedDeck(
  id: unknown,
  what: string,
  { decks }: DeckScenarioContext,
  differences: Difference[],
): Deck | null {
  const deck = decks.find((deck) => deck.id === id);
  if (deck !== undefined) return deck;
  differences.push({ what, expected: decks.map((deck) => deck.id), actual: id });
  return null;
}

/** `{ like, counts, … }`: what that deck holds, with other counts (0 removes the line) and choices. */
function changedDeck(
  { like, counts = {}, ...choices }: Data,
  context: DeckScenarioContext,
  differences: Difference[],
): Deck | null {
  const model = namedDeck(like, 'given.deck.like', context, differences);
  if (!isMap(counts)) {
    differences.push({ what: 'given.deck.counts', expected: {}, actual: counts });
    return null;
  }
  if (model === null) return null;
  const held = new Map<string, unknown>(context.judge(model).cards);
  for (const [card, count] of Object.entries(counts)) held.set(card, count);
  const lines = [...held].filter(([, count]) => count !== 0);
  return {
    id: model.id,
    choices: { ...model.choices, ...choices },
    sections: { cards: lines.map(([card, count], i) => ({ card, count, path: ['cards', i] })) },
    swaps: [],
  };
}
