import { defineDiagnostic } from '../define.ts';
import { describeFields } from '../limits.ts';
import { both, count, describe, didYouMean, oneOf, quote, show } from '../english.ts';

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
    deckCode: 'DECK_UNKNOWN_CARD',
    name: 'deck-unknown-card',
    severity: 'error',
    title: 'Unknown card in a deck',
    message: ({ card }) => `The game has no card ${quote(card)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Name a card of the game by its id or its name.'),
  }),

  CW1302: defineDiagnostic<{
    card: string;
    /** As written; omitted when there is none. */
    count?: unknown;
  }>({
    code: 'CW1302',
    deckCode: 'DECK_BAD_COUNT',
    name: 'deck-bad-count',
    severity: 'error',
    title: 'Wrong number of copies',
    message: ({ card, count }) => {
      const rule = `The number of copies of ${quote(card)} must be a whole number, at least 1`;
      return count === undefined ? `${rule}.` : `${rule}; this is ${describe(count)}.`;
    },
    hint: () => 'Write the number of copies, or remove the line.',
  }),

  CW1303: defineDiagnostic<{ card: string }>({
    code: 'CW1303',
    deckCode: 'DECK_DUPLICATE_ENTRY',
    name: 'deck-duplicate-entry',
    severity: 'error',
    title: 'Card listed twice in a deck',
    message: ({ card }) => `${quote(card)} already has a line in this deck.`,
    hint: () => 'Keep one line with the sum of the two counts.',
  }),

  CW1310: defineDiagnostic<DeckUnknownChoice>({
    code: 'CW1310',
    deckCode: 'DECK_UNKNOWN_CHOICE',
    name: 'deck-unknown-choice',
    severity: 'error',
    title: 'Unknown choice of a deck',
    message: (params) => {
      const [[name, value] = ['choice', undefined]] = Object.entries(params);
      return `${name} cannot be ${show(value)}.`;
    },
    hint: () => 'Use one of the values under "choices" in construction.yaml.',
  }),

  CW1311: defineDiagnostic<{ base: string; nearest?: string | undefined }>({
    code: 'CW1311',
    deckCode: 'DECK_BASE_UNKNOWN',
    name: 'deck-base-unknown',
    severity: 'error',
    title: 'Unknown base deck',
    message: ({ base }) => `No deck has the id ${quote(base)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Write the id of a deck in the decks folder.'),
  }),

  CW1312: defineDiagnostic<{ base: string }>({
    code: 'CW1312',
    deckCode: 'DECK_BASE_CYCLE',
    name: 'deck-base-cycle',
    severity: 'error',
    title: 'Decks based on each other',
    message: ({ base }) => `The deck is based on ${quote(base)}, which is based on this deck.`,
    hint: () => 'Write out the cards of one of them instead of a base.',
  }),

  CW1313: defineDiagnostic<SwapDifferent>({
    code: 'CW1313',
    deckCode: 'DECK_SWAP_DIFFERENT',
    name: 'swap-different',
    severity: 'error',
    title: 'Swap of unlike cards',
    message: (params) => `The two cards of this swap differ: ${describeFields(params, ['index'])}.`,
    hint: () => 'Swap cards that are the same in this respect.',
  }),

  CW1314: defineDiagnostic<{
    /** Position of the swap in the deck, from 0. */
    index: number;
    /** Copies in the deck when the swap begins. */
    held: number;
    /** Copies that the swap removes. */
    asked: number;
  }>({
    code: 'CW1314',
    deckCode: 'DECK_SWAP_NOT_HELD',
    name: 'swap-not-held',
    severity: 'error',
    title: 'Swap of more copies than the deck has',
    message: ({ held, asked }) =>
      `The swap removes ${count(asked, 'copy', 'copies')}; the deck has ${held} at this point.`,
    hint: ({ held }) =>
      held === 0 ? 'Delete the swap, or remove another card.' : `Remove at most ${held}.`,
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
    title: 'Deck fails for other reasons than expected',
    message: ({ expected, actual }) => {
      const found = actual.length === 0 ? 'it is legal' : `it fails with ${both(actual)}`;
      return `This deck is expected to fail with ${both(expected)}; ${found}.`;
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
    title: 'Unreadable line in a deck list',
    message: ({ line }) => `${quote(line)} is not a line of a deck.`,
    hint: ({ form }) =>
      form === 'data'
        ? 'Cards are in "cards", or under the names of sections: [{ "card": "orc-ravager", "count": 2 }] or { "orc-ravager": 2 }.'
        : 'Write a number and a card ("2 Orc Ravager"), a choice ("mode: custom"), or # and a comment.',
  }),

  CW1317: defineDiagnostic<{
    name: string;
    /** Ids of the cards that have it. */
    cards: readonly string[];
  }>({
    code: 'CW1317',
    name: 'ambiguous-name',
    severity: 'error',
    title: 'Ambiguous card name',
    message: ({ name, cards }) => `${count(cards.length, 'card')} have the name ${quote(name)}.`,
    hint: ({ cards }) => `Write the id of the one you mean: ${oneOf(cards)}.`,
  }),

  CW1318: defineDiagnostic<{
    card: string;
    section: string;
  }>({
    code: 'CW1318',
    deckCode: 'DECK_WRONG_SECTION',
    name: 'deck-wrong-section',
    severity: 'error',
    title: 'Card in the wrong section',
    message: ({ card, section }) =>
      `${quote(card)} is not allowed in the section ${quote(section)}.`,
    hint: () => 'Move it to a section that allows it, or remove it.',
  }),

  CW1319: defineDiagnostic<{
    section: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1319',
    deckCode: 'DECK_UNKNOWN_SECTION',
    name: 'deck-unknown-section',
    severity: 'error',
    title: 'Unknown section',
    message: ({ section }) => `Decks of this game have no section ${quote(section)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Use a section of construction.yaml.'),
  }),

  CW1347: defineDiagnostic<{
    message: string;
    hint?: string | undefined;
  }>({
    code: 'CW1347',
    name: 'deck-advice',
    severity: 'warning',
    title: 'Unusual deck',
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
    title: 'Card column not found in a table',
    message: ({ found }) => `None of the columns ${both(found.map(quote))} contains the cards.`,
    hint: () =>
      'Start the table with a row of column names: count, card and, where decks have sections, section.',
  }),

  CW5002: defineDiagnostic<{
    /** Lines of cards that a deck may have. */
    limit: number;
  }>({
    code: 'CW5002',
    name: 'deck-too-long',
    severity: 'error',
    title: 'Deck too long',
    message: ({ limit }) => `A deck may have at most ${limit} lines; this one has more.`,
    hint: () => 'Write copies as a number ("3 Orc Ravager"), and one deck per file.',
  }),
} as const;
