import { defineDiagnostic } from '../define.ts';
import {
  boundWords,
  correction,
  correctionOfSum,
  fieldWords,
  filterWords,
  type Limit,
  limitWords,
} from '../limits.ts';
import { count, countsWords, listed, quote, show } from '../words.ts';

export type DeckCount = Limit & {
  actual: number;
  /** The filter that picks the cards which are counted, as written. */
  where?: unknown;
  /** The value of the field by which they are counted: `rank: 'veteran'`. */
  readonly [field: string]: unknown;
};

const COUNT_FIELDS = ['expected', 'min', 'max', 'limit', 'actual', 'where'];

const SUM_FIELDS = ['expected', 'min', 'max', 'limit', 'actual'];

/** Limits of a deck: how many. */
export const deckAmounts = {
  CW1304: defineDiagnostic<Limit & { actual: number }>({
    code: 'CW1304',
    name: 'deck-size',
    severity: 'error',
    title: 'A deck has too many or too few cards',
    message: (params) =>
      `The deck needs ${limitWords(params)}; it has ${count(params.actual, 'card')}.`,
    hint: (params) => correction(params, params.actual),
  }),

  CW1305: defineDiagnostic<DeckCount>({
    code: 'CW1305',
    name: 'deck-count',
    severity: 'error',
    title: 'A deck has too many or too few cards of a sort',
    message: (params) => {
      const sorts = [filterWords(params.where), fieldWords(params, COUNT_FIELDS)].filter(
        (sort) => sort !== '',
      );
      const which = sorts.length === 0 ? '' : ` with ${sorts.join(' and ')}`;
      return `The deck needs ${limitWords(params)}${which}; it has ${params.actual}.`;
    },
    hint: (params) => correction(params, params.actual),
  }),

  CW1320: defineDiagnostic<Limit & { section: string; actual: number }>({
    code: 'CW1320',
    name: 'deck-section-size',
    severity: 'error',
    title: 'A section of a deck has too many or too few cards',
    message: (params) =>
      `The section ${quote(params.section)} needs ${limitWords(params)}; it has ${count(params.actual, 'card')}.`,
    hint: (params) => correction(params, params.actual),
  }),

  CW1321: defineDiagnostic<
    Limit & {
      actual: number;
      /** The value of the field in `per`. */
      readonly [field: string]: unknown;
    }
  >({
    code: 'CW1321',
    name: 'deck-sum',
    severity: 'error',
    title: 'The sum of a number on the cards is too high or too low',
    message: (params) => {
      const where = fieldWords(params, SUM_FIELDS);
      return `The sum is ${params.actual}${where === '' ? '' : ` for ${where}`}; it must be ${boundWords(params)}.`;
    },
    hint: (params) => correctionOfSum(params, params.actual),
  }),

  CW1322: defineDiagnostic<
    Limit & {
      actual: number;
      values: readonly unknown[];
      readonly [field: string]: unknown;
    }
  >({
    code: 'CW1322',
    name: 'deck-distinct',
    severity: 'error',
    title: 'The cards have too many or too few different values of a field',
    message: ({ values, actual, ...limit }) =>
      `There are ${actual} different values (${listed(values)}); there must be ${boundWords(limit)}.`,
    hint: ({ values, expected, max, actual }) => {
      const most = expected ?? max;
      if (most === undefined || actual <= most) return undefined;
      return `The rarest is ${show(values[0])}: do without its cards.`;
    },
  }),

  CW1323: defineDiagnostic<
    Limit & { actual: number; of: number; groups: Readonly<Record<string, number>> }
  >({
    code: 'CW1323',
    name: 'deck-groups',
    severity: 'error',
    title: 'Too many or too few groups of cards reach their size',
    message: ({ actual, of, groups, ...limit }) =>
      `${actual} groups have ${of} or more cards (${countsWords(groups)}); there must be ${boundWords(limit)}.`,
  }),

  CW1324: defineDiagnostic<{
    groups: Readonly<Record<string, number>>;
  }>({
    code: 'CW1324',
    name: 'deck-unequal-groups',
    severity: 'error',
    title: 'Groups of cards that must be equal are not',
    message: ({ groups }) =>
      `All groups must have the same number of cards; they have ${countsWords(groups)}.`,
    hint: () => 'Add to the smaller groups, or take from the larger ones.',
  }),

  CW1325: defineDiagnostic<{
    card: string;
    most: unknown;
    readonly [field: string]: unknown;
  }>({
    code: 'CW1325',
    name: 'deck-share',
    severity: 'error',
    title: 'Cards that must have something in common have not',
    message: ({ card, most }) =>
      `${quote(card)} does not share ${show(most)} with the other cards.`,
    hint: () => 'Remove it, or choose cards that share another value.',
  }),

  CW1326: defineDiagnostic<{
    lowest: number;
    highest: number;
    limit: number;
  }>({
    code: 'CW1326',
    name: 'deck-spread',
    severity: 'error',
    title: 'Numbers of the cards are too far apart',
    message: ({ lowest, highest, limit }) =>
      `The numbers lie between ${lowest} and ${highest}; they may be ${limit} apart.`,
    hint: () => 'Remove the cards at the end that has fewer of them.',
  }),

  CW1329: defineDiagnostic<{
    slot: string;
    limit: number;
    actual: number;
    fitting: readonly string[];
  }>({
    code: 'CW1329',
    name: 'deck-slot-empty',
    severity: 'error',
    title: 'A slot has too few cards',
    message: ({ slot, limit, actual }) =>
      `The slot ${quote(slot)} needs ${count(limit, 'card')}; ${actual} can be found for it.`,
    hint: ({ fitting }) =>
      fitting.length === 0
        ? 'Add a card that fits it.'
        : `${listed(fitting)} would fit, but other slots need them: add one more.`,
  }),

  CW1330: defineDiagnostic<{
    slots: readonly string[];
    cards: readonly string[];
    limit: number;
    actual: number;
  }>({
    code: 'CW1330',
    name: 'deck-slots-full',
    severity: 'error',
    title: 'Cards are more than the slots that they fit',
    message: ({ slots, cards, limit, actual }) =>
      slots.length === 0
        ? `No slot takes ${listed(cards)}.`
        : `${count(actual, 'card')} (${listed(cards)}) fit only the slots ${listed(slots)}, which take ${limit}.`,
    hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
  }),
} as const;
