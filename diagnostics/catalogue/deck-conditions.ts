import { defineDiagnostic } from '../define.ts';
import { describeFields } from '../limits.ts';
import { are, count, listed, quote } from '../english.ts';

/** Limits of a deck: options, orders, conditions and formulas. */
export const deckConditions = {
  CW1327: defineDiagnostic<{
    options: readonly string[];
    cards: readonly string[];
    limit: number;
    actual: number;
  }>({
    code: 'CW1327',
    deckCode: 'DECK_OPTIONS',
    name: 'deck-options',
    severity: 'error',
    title: 'Too many cards for these options',
    message: ({ options, cards, limit, actual }) =>
      `${count(actual, 'card')} (${listed(cards)}) fit only the ${options.length === 1 ? 'option' : 'options'} ${listed(options)}, with room for ${limit}.`,
    hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
  }),

  CW1328: defineDiagnostic<{ card: string }>({
    code: 'CW1328',
    deckCode: 'DECK_NOT_ALLOWED',
    name: 'deck-not-allowed',
    severity: 'error',
    title: 'Card fits no option of the deck',
    message: ({ card }) => `No option of this deck allows ${quote(card)}.`,
    hint: () => 'Remove it, or choose an option that allows it.',
  }),

  CW1340: defineDiagnostic<{
    card: string;
    expected: number;
    actual: number;
  }>({
    code: 'CW1340',
    deckCode: 'DECK_SEQUENCE',
    name: 'deck-sequence',
    severity: 'error',
    title: 'Lines out of order',
    message: ({ card, expected, actual }) =>
      `${quote(card)} has the number ${actual}; number ${expected} belongs here.`,
    hint: () => 'Put the lines in order.',
  }),

  CW1341: defineDiagnostic<{
    card: string;
    limit: number;
    actual: number;
  }>({
    code: 'CW1341',
    deckCode: 'DECK_NOT_WITHIN',
    name: 'deck-not-within',
    severity: 'error',
    title: 'More copies than another deck has',
    message: ({ card, limit, actual }) =>
      `Only ${count(limit, 'copy', 'copies')} of ${quote(card)} ${are(limit)} available; the deck has ${actual}.`,
    hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
  }),

  CW1342: defineDiagnostic<Readonly<Record<string, unknown>>>({
    code: 'CW1342',
    deckCode: 'DECK_CHECK',
    name: 'deck-check',
    severity: 'error',
    title: 'Deck does not meet a condition',
    message: (params) => {
      const values = describeFields(params, []);
      return `This deck does not meet a condition of the construction rules${values === '' ? '' : ` (${values})`}.`;
    },
    hint: () =>
      'Change the cards that the condition is about; construction.yaml has the condition.',
  }),

  CW1343: defineDiagnostic<{
    detail: string;
  }>({
    code: 'CW1343',
    deckCode: 'DECK_FORMULA',
    name: 'deck-formula',
    severity: 'error',
    title: 'Formula has no value for a deck',
    message: ({ detail }) => `A formula has no value for this deck (${detail}).`,
    hint: () => 'Change the formula so that it has a value for every deck.',
  }),

  CW1344: defineDiagnostic<{
    name: string;
    card?: string;
    other?: string;
  }>({
    code: 'CW1344',
    deckCode: 'DECK_EFFECT_CONFLICT',
    name: 'deck-effect-conflict',
    severity: 'error',
    title: 'Conflicting effects of cards on deck limits',
    message: ({ name, card = 'a rule', other = 'a rule' }) =>
      `${quote(card)} and ${quote(other)} set ${quote(name)} to different values.`,
    hint: () => 'Remove one of them, or let both add to the value.',
  }),
} as const;
