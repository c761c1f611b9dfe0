import { defineDiagnostic } from '../define.ts';
import { count, didYouMean, oneOf, quote, show } from '../words.ts';

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
    title: 'A heading in a deck list is no section of the game',
    message: ({ line, section }) =>
      section === null
        ? `${quote(line)} is no section of this game. The line is ignored; the cards below it are in no section, as those above.`
        : `${quote(line)} is no section of this game. The line is ignored; the cards below it belong to ${quote(section)}, as those above.`,
    hint: () =>
      'Name a section of construction.yaml, or put # before the line if it is only a remark.',
  }),

  CW1541: defineDiagnostic<{
    card: string;
    change: string;
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW1541',
    name: 'deck-unknown-change',
    severity: 'error',
    title: 'A deck changes something of a card that cannot be changed',
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
    name: 'deck-bad-change',
    severity: 'error',
    title: 'A deck ticks more boxes of a change than there are',
    message: ({ card, change, limit, actual }) =>
      `The change ${quote(change)} of ${quote(card)} has ${count(limit, 'box', 'boxes')}; the deck ticks ${show(actual)}.`,
    hint: ({ limit }) => `Write a whole number from 0 to ${limit}.`,
  }),

  CW1543: defineDiagnostic<{ card: string }>({
    code: 'CW1543',
    name: 'deck-changes-differ',
    severity: 'error',
    title: 'Two lines of a deck change one card differently',
    message: ({ card }) => `An earlier line changes ${quote(card)} differently.`,
    hint: () => 'All copies of a card are changed alike: write the same changes in both lines.',
  }),

  CW1544: defineDiagnostic<{ card: string; section: string; actual: number }>({
    code: 'CW1544',
    name: 'deck-closed-section',
    severity: 'error',
    title: 'A card is in a section that this deck does not have',
    message: ({ card, section }) =>
      `${quote(card)} is in ${quote(section)}, and this deck has no such section.`,
    hint: () => 'Remove it, or choose the leader or the option that brings the section.',
  }),
} as const;
