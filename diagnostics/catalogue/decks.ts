import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';
import { both, count, describe, didYouMean, oneOf, quote } from '../words.ts';

/** The choice and its value as written: `baseRace: 'elf'`. */
export type DeckUnknownChoice = Readonly<Record<string, unknown>>;

export interface SwapDifferent {
  /** Position of the swap in the deck, from 0. */
  index: number;
  /** The field in which the two cards differ, of each: `outRank`, `inRank`. */
  readonly [field: string]: unknown;
}

/** Lists of cards: what they name, how they are written. */
export const decks = {
  CW1301: defineDiagnostic<{
    /** As written: an id or a name. */
    card: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1301',
    name: 'deck-unknown-card',
    severity: 'error',
    title: 'A deck names a card that the game does not have',
    message: ({ card }) => `No card is called ${quote(card)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Name a card of the game by its id or its name.'),
  }),

  CW1302: defineDiagnostic<{
    card: string;
    /** As written; left out when there is none. */
    count?: unknown;
  }>({
    code: 'CW1302',
    name: 'deck-bad-count',
    severity: 'error',
    title: 'A number of copies that is no whole number from 1 up',
    message: ({ card, count }) => {
      const rule = `The number of copies of ${quote(card)} must be a whole number of at least 1`;
      return count === undefined ? `${rule}.` : `${rule}; this is ${describe(count)}.`;
    },
    hint: () => 'Write how many copies there are, or remove the line.',
  }),

  CW1303: defineDiagnostic<{ card: string }>({
    code: 'CW1303',
    name: 'deck-duplicate-entry',
    severity: 'error',
    title: 'A deck lists a card twice',
    message: ({ card }) => `${quote(card)} already has a line in this deck.`,
    hint: () => 'Keep one line and add the two counts.',
  }),

  CW1310: defineDiagnostic<DeckUnknownChoice>({
    code: 'CW1310',
    name: 'deck-unknown-choice',
    severity: 'error',
    title: 'A deck declares something that the game does not offer',
    message: (params) => `A deck cannot be declared with ${fieldWords(params, [])}.`,
    hint: () => 'Use one of the values that construction.yaml names under "choices".',
  }),

  CW1311: defineDiagnostic<{ base: string; nearest?: string | undefined }>({
    code: 'CW1311',
    name: 'deck-base-unknown',
    severity: 'error',
    title: 'The deck that another starts from does not exist',
    message: ({ base }) => `No deck has the id ${quote(base)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Name the id of a deck in the decks folder.'),
  }),

  CW1312: defineDiagnostic<{ base: string }>({
    code: 'CW1312',
    name: 'deck-base-cycle',
    severity: 'error',
    title: 'Decks that start from each other',
    message: ({ base }) => `The deck starts from ${quote(base)}, which leads back to this deck.`,
    hint: () => 'Write the cards of one of them out instead of a base.',
  }),

  CW1313: defineDiagnostic<SwapDifferent>({
    code: 'CW1313',
    name: 'swap-different',
    severity: 'error',
    title: 'A swap of cards that may not be exchanged',
    message: (params) => `The two cards of this swap differ: ${fieldWords(params, ['index'])}.`,
    hint: () => 'Exchange cards that are alike in this.',
  }),

  CW1314: defineDiagnostic<{
    /** Position of the swap in the deck, from 0. */
    index: number;
    /** Copies in the deck when the swap begins. */
    held: number;
    /** Copies that the swap takes out. */
    asked: number;
  }>({
    code: 'CW1314',
    name: 'swap-not-held',
    severity: 'error',
    title: 'A swap takes out more copies than there are',
    message: ({ held, asked }) =>
      `The swap takes ${count(asked, 'copy', 'copies')} out; the deck holds ${held} at this point.`,
    hint: ({ held }) =>
      held === 0 ? 'Remove the swap, or take out another card.' : `Take out ${held} at most.`,
  }),

  CW1315: defineDiagnostic<{
    /** The codes that the file says it gives, sorted. */
    expected: readonly string[];
    /** The codes that it gives, sorted. */
    actual: readonly string[];
  }>({
    code: 'CW1315',
    name: 'deck-expectation',
    severity: 'error',
    title: 'An illegal deck does not give the codes that it announces',
    message: ({ expected, actual }) => {
      const found = actual.length === 0 ? 'it is legal' : `it gives ${both(actual)}`;
      return `This deck is expected to give ${both(expected)}; ${found}.`;
    },
    hint: () => 'Change the deck or its "expect" list; each broken limit counts once.',
  }),

  CW1316: defineDiagnostic<{
    /** As written. */
    line: string;
    /** A deck as data, not as lines of text. */
    form?: 'data';
  }>({
    code: 'CW1316',
    name: 'deck-text-line',
    severity: 'error',
    title: 'A line of a deck list cannot be read',
    message: ({ line }) => `${quote(line)} is not a line of a deck.`,
    hint: ({ form }) =>
      form === 'data'
        ? 'Cards are in "cards", or under the names of sections: [{ "card": "orc-ravager", "count": 2 }] or { "orc-ravager": 2 }.'
        : 'Write a number and a card ("2 Orc Ravager"), a choice ("mode: custom"), or # and a remark.',
  }),

  CW1317: defineDiagnostic<{
    name: string;
    /** Ids of the cards that bear it. */
    cards: readonly string[];
  }>({
    code: 'CW1317',
    name: 'ambiguous-name',
    severity: 'error',
    title: 'A name that several cards bear',
    message: ({ name, cards }) => `${count(cards.length, 'card')} bear the name ${quote(name)}.`,
    hint: ({ cards }) => `Write the id of the one that is meant: ${oneOf(cards)}.`,
  }),

  CW1318: defineDiagnostic<{
    card: string;
    section: string;
  }>({
    code: 'CW1318',
    name: 'deck-wrong-section',
    severity: 'error',
    title: 'A card is in a section that does not accept it',
    message: ({ card, section }) => `${quote(card)} may not be in the section ${quote(section)}.`,
    hint: () => 'Move it to a section that accepts it, or remove it.',
  }),

  CW1319: defineDiagnostic<{
    section: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1319',
    name: 'deck-unknown-section',
    severity: 'error',
    title: 'A deck names a section that the game does not have',
    message: ({ section }) => `Decks of this game have no section ${quote(section)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Name a section of construction.yaml.'),
  }),

  CW1347: defineDiagnostic<{
    message: string;
    hint?: string | undefined;
  }>({
    code: 'CW1347',
    name: 'deck-advice',
    severity: 'warning',
    title: 'A deck is unusual',
    message: ({ message }) => message,
    hint: ({ hint }) => hint,
  }),

  CW5001: defineDiagnostic<{
    /** The cells of the first row. */
    found: readonly string[];
  }>({
    code: 'CW5001',
    name: 'deck-table-head',
    severity: 'error',
    title: 'A table of cards does not say which column holds them',
    message: ({ found }) => `None of the columns ${both(found.map(quote))} names the cards.`,
    hint: () =>
      'Begin the table with a row of names: count, card and, where decks have them, section.',
  }),

  CW5002: defineDiagnostic<{
    /** Lines of cards that a deck may have. */
    limit: number;
  }>({
    code: 'CW5002',
    name: 'deck-too-long',
    severity: 'error',
    title: 'A deck with more lines than anybody plays',
    message: ({ limit }) => `A deck may have ${limit} lines of cards; this one has more.`,
    hint: () => 'Write copies as a number ("3 Orc Ravager"), and one deck per file.',
  }),
} as const;
