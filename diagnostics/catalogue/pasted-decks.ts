import { defineDiagnostic } from '../define.ts';
import { count, didYouMean, oneOf, quote, show } from '../english.ts';

/** Decks as they come from elsewhere, and what they change of their cards. */
export const pastedDecks = {
  CW1540: defineDiagnostic<{
    /** As written. */
    line: string;
    /** Where the cards below it are counted; null for no section. */
    section: string | null;
  }>({
    code: 'CW1540',
    name: 'unknown-heading',
    severity: 'warning',
    title: 'Heading is not a section of the game',
    message: ({ line, section }) =>
      section === null
        ? `${quote(line)} is not a section of this game. The line is ignored; the cards below it are in no section, like those above.`
        : `${quote(line)} is not a section of this game. The line is ignored; the cards below it are in ${quote(section)}, like those above.`,
    hint: () => 'Use a section of construction.yaml, or put # before the line if it is a comment.',
  }),

  CW1541: defineDiagnostic<{
    card: string;
    change: string;
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW1541',
    deckCode: 'DECK_UNKNOWN_CHANGE',
    name: 'deck-unknown-change',
    severity: 'error',
    title: 'Unknown change of a card',
    message: ({ card, change }) => `${quote(card)} has no change ${quote(change)}.`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        known.length === 0
          ? 'Decks cannot change this card: remove "changes".'
          : `It has ${oneOf(known)}.`,
      ),
  }),

  CW1542: defineDiagnostic<{ card: string; change: string; limit: number; actual: unknown }>({
    code: 'CW1542',
    deckCode: 'DECK_BAD_CHANGE',
    name: 'deck-bad-change',
    severity: 'error',
    title: 'Too many boxes ticked',
    message: ({ card, change, limit, actual }) =>
      `The change ${quote(change)} of ${quote(card)} has ${count(limit, 'box', 'boxes')}; the deck ticks ${show(actual)}.`,
    hint: ({ limit }) => `Write a whole number from 0 to ${limit}.`,
  }),

  CW1543: defineDiagnostic<{ card: string }>({
    code: 'CW1543',
    deckCode: 'DECK_CHANGES_DIFFER',
    name: 'deck-changes-differ',
    severity: 'error',
    title: 'Conflicting changes of a card',
    message: ({ card }) => `An earlier line changes ${quote(card)} differently.`,
    hint: () => 'All copies of a card have the same changes: write them in both lines.',
  }),

  CW1544: defineDiagnostic<{ card: string; section: string; actual: number }>({
    code: 'CW1544',
    deckCode: 'DECK_CLOSED_SECTION',
    name: 'deck-closed-section',
    severity: 'error',
    title: 'Section not available in this deck',
    message: ({ card, section }) =>
      `${quote(card)} is in ${quote(section)}, a section that this deck does not have.`,
    hint: () => 'Remove it, or choose the leader or the option that adds the section.',
  }),
} as const;
