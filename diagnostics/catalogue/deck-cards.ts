import { defineDiagnostic } from '../define.ts';
import { correction, fieldWords, type Limit, limitWords } from '../limits.ts';
import { count, countsWords, listed, oneOf, quote, sinceWords } from '../words.ts';

export interface DeckForbiddenCard {
  card: string;
  /** The fields that were tested and what they were compared with: `race`, `baseRace`. */
  readonly [field: string]: unknown;
}

/** What the missing list would have to declare: `baseRace`. */
export type DeckNoList = Readonly<Record<string, unknown>>;

/** Limits of a deck: which cards. */
export const deckCards = {
  CW1306: defineDiagnostic<{
    card: string;
    /** Most copies allowed. */
    limit: number;
    actual: number;
  }>({
    code: 'CW1306',
    name: 'deck-copies',
    severity: 'error',
    title: 'A deck has too many copies of a card',
    message: ({ card, limit, actual }) =>
      `The deck has ${count(actual, 'copy', 'copies')} of ${quote(card)}; at most ${limit} may be in it.`,
    hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
  }),

  CW1307: defineDiagnostic<DeckForbiddenCard>({
    code: 'CW1307',
    name: 'deck-forbidden-card',
    severity: 'error',
    title: 'A card that may not be in this deck',
    message: (params) => {
      const fields = fieldWords(params, ['card']);
      return `${quote(params.card)} may not be in this deck${fields === '' ? '' : ` (${fields})`}.`;
    },
    hint: () => 'Remove it, or change what the deck declares.',
  }),

  CW1308: defineDiagnostic<{
    card: string;
    /** Copies in the list that the deck must equal; 0 when it does not hold the card. */
    expected: number;
    actual: number;
  }>({
    code: 'CW1308',
    name: 'deck-not-the-list',
    severity: 'error',
    title: 'A deck differs from the list that it must equal',
    message: ({ card, expected, actual }) =>
      `The list that this deck must equal has ${count(expected, 'copy', 'copies')} of ${quote(card)}; the deck has ${actual}.`,
    hint: ({ expected, actual }) =>
      expected > actual
        ? `Add ${count(expected - actual, 'copy', 'copies')}.`
        : `Remove ${count(actual - expected, 'copy', 'copies')}.`,
  }),

  CW1309: defineDiagnostic<DeckNoList>({
    code: 'CW1309',
    name: 'deck-no-list',
    severity: 'error',
    title: 'The list that a deck must equal does not exist',
    message: (params) => {
      const fields = fieldWords(params, []);
      return `This deck must equal a list of the game, but there is none${fields === '' ? '' : ` with ${fields}`}.`;
    },
    hint: () => 'Change what the deck declares, or add the list to the decks of the game.',
  }),

  CW1331: defineDiagnostic<Limit & { actual: number; cards: readonly string[] }>({
    code: 'CW1331',
    name: 'deck-missing-card',
    severity: 'error',
    title: 'A card that must be there is missing, or there too often',
    message: ({ cards, actual, ...limit }) => {
      const which = cards.length === 0 ? '' : ` of ${oneOf(cards)}`;
      return `The deck needs ${limitWords(limit)}${which}; it has ${actual}.`;
    },
    hint: (params) => correction(params, params.actual),
  }),

  CW1332: defineDiagnostic<{
    card: string;
    limit: number;
    actual: number;
    /** The day from which the list holds. */
    since?: string;
  }>({
    code: 'CW1332',
    name: 'deck-limited-card',
    severity: 'error',
    title: 'More copies of a card than a list allows',
    message: ({ card, limit, actual, since }) =>
      `${quote(card)} is limited to ${limit}${sinceWords(since)}; the deck has ${actual}.`,
    hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
  }),

  CW1333: defineDiagnostic<{
    card: string;
    limit: number;
    actual: number;
    /** The day from which the list holds. */
    since?: string;
  }>({
    code: 'CW1333',
    name: 'deck-banned-card',
    severity: 'error',
    title: 'A card that a list forbids',
    message: ({ card, since }) => `${quote(card)} is forbidden${sinceWords(since)}.`,
    hint: () => 'Remove it, or choose a format that allows it.',
  }),

  CW1334: defineDiagnostic<{
    card: string;
    since?: string;
  }>({
    code: 'CW1334',
    name: 'deck-not-on-list',
    severity: 'error',
    title: 'A card that the list of a format does not name',
    message: ({ card, since }) => `${quote(card)} is not on the list${sinceWords(since)}.`,
    hint: () => 'Remove it, or choose a format that has it.',
  }),

  CW1335: defineDiagnostic<{
    cards: readonly string[];
    limit: number;
    actual: number;
    since?: string;
  }>({
    code: 'CW1335',
    name: 'deck-list-total',
    severity: 'error',
    title: 'Too many cards of a list in all',
    message: ({ cards, limit, actual, since }) =>
      `Of ${listed(cards)} the deck may have ${limit} in all${sinceWords(since)}; it has ${actual}.`,
    hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
  }),

  CW1336: defineDiagnostic<{
    points: Readonly<Record<string, number>>;
    limit: number;
    actual: number;
    since?: string;
  }>({
    code: 'CW1336',
    name: 'deck-list-points',
    severity: 'error',
    title: 'Cards cost more points than the deck has',
    message: ({ points, limit, actual, since }) =>
      `The cards cost ${actual} points (${countsWords(points)}); the deck has ${limit}${sinceWords(since)}.`,
    hint: ({ limit, actual }) => `Save ${count(actual - limit, 'point')}.`,
  }),

  CW1337: defineDiagnostic<{
    cards: readonly string[];
    since?: string;
  }>({
    code: 'CW1337',
    name: 'deck-exclusive',
    severity: 'error',
    title: 'Cards that exclude each other',
    message: ({ cards, since }) => `${listed(cards)} may not be in one deck${sinceWords(since)}.`,
    hint: () => 'Keep one of them.',
  }),

  CW1338: defineDiagnostic<{ card: string }>({
    code: 'CW1338',
    name: 'deck-not-in-pool',
    severity: 'error',
    title: 'A card that the format does not have',
    message: ({ card }) => `${quote(card)} is not in the cards of this format.`,
    hint: () => 'Remove it, or choose a format that has it.',
  }),

  CW1339: defineDiagnostic<{
    card: string;
    other: string | null;
  }>({
    code: 'CW1339',
    name: 'deck-pair',
    severity: 'error',
    title: 'Cards that do not fit each other',
    message: ({ card, other }) =>
      other === null
        ? `Nothing in the deck fits ${quote(card)}.`
        : `${quote(card)} and ${quote(other)} do not fit each other.`,
    hint: ({ other }) => (other === null ? 'Add a card that fits it.' : 'Exchange one of them.'),
  }),
} as const;
