/** The lines of a deck: each names a card of the game, a whole number of copies, and no card twice. */
import { judgeCodes } from './codes.ts';
import { violation, type Refuse } from './report.ts';
import type { ConstructionRules, Deck, Entry } from './types.ts';

/** Says whether a card may stand in decks. */
export type Knows = (card: string) => boolean;

/** Reports every bad line; a line may be bad in several ways. Sections by name, lines in order. */
export function checkEntries(
  deck: Deck,
  knows: Knows,
  codes: ConstructionRules['entries'],
  refuse: Refuse,
): void {
  for (const section of sectionsOf(deck)) {
    const seen = new Set<string>();
    section.forEach((entry, index) => {
      const report = (word: 'unknown' | 'badCount' | 'duplicate', standard: string): void =>
        refuse(
          violation(
            standard,
            { code: codes[word], clause: codes.clause },
            {
              params: { card: entry.card, index },
              path: entry.path,
              rulePath: ['entries'],
              constraint: 'entries',
            },
          ),
        );
      if (!knows(entry.card)) report('unknown', judgeCodes.unknownCard);
      if (!isCount(entry.count)) report('badCount', judgeCodes.badCount);
      if (seen.has(entry.card)) report('duplicate', judgeCodes.duplicateEntry);
      seen.add(entry.card);
    });
  }
}

/** The sections of a deck, by name. */
export function sectionsOf(deck: Deck): readonly (readonly Entry[])[] {
  return Object.keys(deck.sections)
    .toSorted()
    .map((name) => deck.sections[name] ?? []);
}

/** A number of copies: a whole number from 1 up. */
export function isCount(count: unknown): count is number {
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 1;
}
