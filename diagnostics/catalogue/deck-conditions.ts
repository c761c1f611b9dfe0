import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';
import { count, listed, quote } from '../words.ts';

/** Limits of a deck: options, orders, conditions and formulas. */
export const deckConditions = {
  CW1327: defineDiagnostic<{
    options: readonly string[];
    cards: readonly string[];
    limit: number;
    actual: number;
  }>({
    code: 'CW1327',
    name: 'deck-options',
    severity: 'error',
    title: 'Cards are more than the options that allow them have room for',
    message: ({ options, cards, limit, actual }) =>
      `${count(actual, 'card')} (${listed(cards)}) fit only ${listed(options)}, which have room for ${limit}.`,
    hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
  }),

  CW1328: defineDiagnostic<{ card: string }>({
    code: 'CW1328',
    name: 'deck-not-allowed',
    severity: 'error',
    title: 'A card fits none of the options of the deck',
    message: ({ card }) => `Nothing allows ${quote(card)} in this deck.`,
    hint: () => 'Remove it, or choose what allows it.',
  }),

  CW1340: defineDiagnostic<{
    card: string;
    expected: number;
    actual: number;
  }>({
    code: 'CW1340',
    name: 'deck-sequence',
    severity: 'error',
    title: 'Lines are not in order',
    message: ({ card, expected, actual }) =>
      `${quote(card)} has the number ${actual}; the number ${expected} comes here.`,
    hint: () => 'Put the lines in order.',
  }),

  CW1341: defineDiagnostic<{
    card: string;
    limit: number;
    actual: number;
  }>({
    code: 'CW1341',
    name: 'deck-not-within',
    severity: 'error',
    title: 'More copies of a card than another deck holds',
    message: ({ card, limit, actual }) =>
      `Only ${count(limit, 'copy', 'copies')} of ${quote(card)} can be used; the deck has ${actual}.`,
    hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
  }),

  CW1342: defineDiagnostic<Readonly<Record<string, unknown>>>({
    code: 'CW1342',
    name: 'deck-check',
    severity: 'error',
    title: 'A condition of the deck does not hold',
    message: (params) => {
      const values = fieldWords(params, []);
      return `A condition of this deck does not hold${values === '' ? '' : ` (${values})`}.`;
    },
  }),

  CW1343: defineDiagnostic<{
    detail: string;
  }>({
    code: 'CW1343',
    name: 'deck-formula',
    severity: 'error',
    title: 'A formula cannot be computed for a deck',
    message: ({ detail }) => `A formula cannot be computed for this deck (${detail}).`,
    hint: () => 'Change the formula so that it has a value for every deck.',
  }),

  CW1344: defineDiagnostic<{
    name: string;
    card?: string;
    other?: string;
  }>({
    code: 'CW1344',
    name: 'deck-effect-conflict',
    severity: 'error',
    title: 'Two cards set the same value differently',
    message: ({ name, card = 'a rule', other = 'a rule' }) =>
      `${quote(card)} and ${quote(other)} set ${quote(name)} to different values.`,
    hint: () => 'Remove one of them, or let both add to the value instead.',
  }),
} as const;
