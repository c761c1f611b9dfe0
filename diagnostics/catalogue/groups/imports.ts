import { deckTableHead } from '../CW5001-deck-table-head.ts';
import { deckTooLong } from '../CW5002-deck-too-long.ts';

/** Decks that come from elsewhere. */
export const imports = {
  CW5001: deckTableHead,
  CW5002: deckTooLong,
} as const;
