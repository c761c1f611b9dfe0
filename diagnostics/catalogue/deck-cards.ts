import { defineDiagnostic } from '../define.ts';
import { correction, describeFields, type Limit, describeLimit } from '../limits.ts';
import { are, count, describeCounts, listed, oneOf, quote, describeSince } from '../english.ts';

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
    deckCode: 'DECK_COPIES',
    name: 'deck-copies',
    severity: 'error',
    title: 'Too many copies of a card',
    message: ({ card, limit, actual }) =>
      `The deck has ${count(actual, 'copy', 'copies')} of ${quote(card)}; at most ${limit} ${are(limit)} allowed.`,
    hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
  }),

  CW1307: defineDiagnostic<DeckForbiddenCard>({
    code: 'CW1307',
    deckCode: 'DECK_FORBIDDEN_CARD',
    name: 'deck-forbidden-card',
    severity: 'error',
    title: 'Card not allowed in this deck',
    message: (params) => {
      const fields = describeFields(params, ['card']);
      return `${quote(params.card)} is not allowed in this deck${fields === '' ? '' : ` (${fields})`}.`;
    },
    hint: () => 'Remove it, or change the choices of the deck.',
  }),

  CW1308: defineDiagnostic<{
    card: string;
    /** Copies in the list that the deck must equal; 0 when it does not hold the card. */
    expected: number;
    actual: number;
  }>({
    code: 'CW1308',
    deckCode: 'DECK_NOT_THE_LIST',
    name: 'deck-not-the-list',
    severity: 'error',
    title: 'Deck differs from its fixed list',
    message: ({ card, expected, actual }) =>
      `This deck must have exactly ${count(expected, 'copy', 'copies')} of ${quote(card)}, as its fixed list; it has ${actual}.`,
    hint: ({ expected, actual }) =>
      expected > actual
        ? `Add ${count(expected - actual, 'copy', 'copies')}.`
        : `Remove ${count(actual - expected, 'copy', 'copies')}.`,
  }),

  CW1309: defineDiagnostic<DeckNoList>({
    code: 'CW1309',
    deckCode: 'DECK_NO_LIST',
    name: 'deck-no-list',
    severity: 'error',
    title: 'Unknown fixed list',
    message: (params) => {
      const fields = describeFields(params, []);
      return `This deck must equal a fixed list of the game, but there is none${fields === '' ? '' : ` with ${fields}`}.`;
    },
    hint: () => 'Change the choices of the deck, or add the list to the decks of the game.',
  }),

  CW1331: defineDiagnostic<Limit & { actual: number; cards: readonly string[] }>({
    code: 'CW1331',
    deckCode: 'DECK_MISSING_CARD',
    name: 'deck-missing-card',
    severity: 'error',
    title: 'Wrong number of a required card',
    message: ({ cards, actual, ...limit }) => {
      const which = cards.length === 0 ? '' : ` of ${oneOf(cards)}`;
      return `The deck needs ${describeLimit(limit)}${which}; it has ${actual}.`;
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
    deckCode: 'DECK_LIMITED_CARD',
    name: 'deck-limited-card',
    severity: 'error',
    title: 'Too many copies of a restricted card',
    message: ({ card, limit, actual, since }) =>
      `${quote(card)} is limited to ${limit}${describeSince(since)}; the deck has ${actual}.`,
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
    deckCode: 'DECK_BANNED_CARD',
    name: 'deck-banned-card',
    severity: 'error',
    title: 'Banned card',
    message: ({ card, since }) => `${quote(card)} is banned${describeSince(since)}.`,
    hint: () => 'Remove it, or choose a format that allows it.',
  }),

  CW1334: defineDiagnostic<{
    card: string;
    since?: string;
  }>({
    code: 'CW1334',
    deckCode: 'DECK_NOT_ON_LIST',
    name: 'deck-not-on-list',
    severity: 'error',
    title: 'Card not on the list of the format',
    message: ({ card, since }) => `${quote(card)} is not on the list${describeSince(since)}.`,
    hint: () => 'Remove it, or choose a format that includes it.',
  }),

  CW1335: defineDiagnostic<{
    cards: readonly string[];
    limit: number;
    actual: number;
    since?: string;
  }>({
    code: 'CW1335',
    deckCode: 'DECK_LIST_TOTAL',
    name: 'deck-list-total',
    severity: 'error',
    title: 'Too many restricted cards in total',
    message: ({ cards, limit, actual, since }) =>
      `The deck may have ${limit} in total of ${listed(cards)}${describeSince(since)}; it has ${actual}.`,
    hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
  }),

  CW1336: defineDiagnostic<{
    points: Readonly<Record<string, number>>;
    limit: number;
    actual: number;
    since?: string;
  }>({
    code: 'CW1336',
    deckCode: 'DECK_LIST_POINTS',
    name: 'deck-list-points',
    severity: 'error',
    title: 'Too many points',
    message: ({ points, limit, actual, since }) =>
      `The cards cost ${actual} points (${describeCounts(points)}); the limit is ${limit}${describeSince(since)}.`,
    hint: ({ limit, actual }) => `Remove cards worth ${count(actual - limit, 'point')}.`,
  }),

  CW1337: defineDiagnostic<{
    cards: readonly string[];
    since?: string;
  }>({
    code: 'CW1337',
    deckCode: 'DECK_EXCLUSIVE',
    name: 'deck-exclusive',
    severity: 'error',
    title: 'Cards exclude each other',
    message: ({ cards, since }) =>
      `${listed(cards)} are not allowed in the same deck${describeSince(since)}.`,
    hint: () => 'Keep only one of them.',
  }),

  CW1338: defineDiagnostic<{ card: string }>({
    code: 'CW1338',
    deckCode: 'DECK_NOT_IN_POOL',
    name: 'deck-not-in-pool',
    severity: 'error',
    title: 'Card not in the pool of the format',
    message: ({ card }) => `${quote(card)} is not in the card pool of this format.`,
    hint: () => 'Remove it, or choose a format that includes it.',
  }),

  CW1339: defineDiagnostic<{
    card: string;
    other: string | null;
  }>({
    code: 'CW1339',
    deckCode: 'DECK_PAIR',
    name: 'deck-pair',
    severity: 'error',
    title: 'Cards do not go together',
    message: ({ card, other }) =>
      other === null
        ? `Nothing in the deck goes with ${quote(card)}.`
        : `${quote(card)} and ${quote(other)} do not go together.`,
    hint: ({ other }) =>
      other === null ? 'Add a card that goes with it.' : 'Replace one of them.',
  }),
} as const;
