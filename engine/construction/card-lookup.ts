import type { CompiledGame } from '../game.ts';
import type { Card } from './types.ts';

/** Finds components. Who knows where they are need not list them all. */
export interface CardLookup {
  /** A card that may stand in decks. */
  readonly card: (id: string) => Card | undefined;
  /** The ids of a kind; none for an unknown kind. */
  readonly ids: (kind: string) => ReadonlySet<string>;
  /** All cards that may stand in decks, where somebody needs them: it is slow for a large game. */
  readonly all: () => Iterable<Card>;
}

/** Looks components up in lists by kind; those of `deckKinds` may stand in decks. */
export function lookUpIn(kinds: CompiledGame['kinds'], deckKinds: readonly string[]): CardLookup {
  const cards = new Map<string, Card>();
  for (const kind of deckKinds) {
    for (const card of kinds[kind] ?? []) cards.set(card.id, card);
  }
  return {
    card: (id) => cards.get(id),
    all: () => cards.values(),
    ids: (kind) => new Set(kinds[kind]?.map(({ id }) => id)),
  };
}
