import { defineDiagnostic } from '../define.ts';
import {
  describeBound,
  correction,
  correctionOfSum,
  describeFields,
  describeFilter,
  type Limit,
  describeLimit,
} from '../limits.ts';
import { count, describeCounts, listed, quote, show } from '../english.ts';

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
    deckCode: 'DECK_SIZE',
    name: 'deck-size',
    severity: 'error',
    title: 'Wrong deck size',
    message: (params) =>
      `The deck needs ${describeLimit(params)}; it has ${count(params.actual, 'card')}.`,
    hint: (params) => correction(params, params.actual),
  }),

  CW1305: defineDiagnostic<DeckCount>({
    code: 'CW1305',
    deckCode: 'DECK_COUNT',
    name: 'deck-count',
    severity: 'error',
    title: 'Wrong number of cards of a type in a deck',
    message: (params) => {
      const sorts = [describeFilter(params.where), describeFields(params, COUNT_FIELDS)].filter(
        (sort) => sort !== '',
      );
      const which = sorts.length === 0 ? '' : ` with ${sorts.join(' and ')}`;
      return `The deck needs ${describeLimit(params)}${which}; it has ${params.actual}.`;
    },
    hint: (params) => correction(params, params.actual),
  }),

  CW1320: defineDiagnostic<Limit & { section: string; actual: number }>({
    code: 'CW1320',
    deckCode: 'DECK_SECTION_SIZE',
    name: 'deck-section-size',
    severity: 'error',
    title: 'Wrong section size',
    message: (params) =>
      `The section ${quote(params.section)} needs ${describeLimit(params)}; it has ${count(params.actual, 'card')}.`,
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
    deckCode: 'DECK_SUM',
    name: 'deck-sum',
    severity: 'error',
    title: 'Sum over a deck out of range',
    message: (params) => {
      const where = describeFields(params, SUM_FIELDS);
      return `The sum is ${params.actual}${where === '' ? '' : ` for ${where}`}; it must be ${describeBound(params)}.`;
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
    deckCode: 'DECK_DISTINCT',
    name: 'deck-distinct',
    severity: 'error',
    title: 'Too many or too few different values in a deck',
    message: ({ values, actual, ...limit }) =>
      `There are ${actual} different values (${listed(values)}); there must be ${describeBound(limit)}.`,
    hint: ({ values, expected, max, actual }) => {
      const most = expected ?? max;
      if (most === undefined || actual <= most) return 'Add cards with another value.';
      return `The rarest is ${show(values[0])}: remove its cards.`;
    },
  }),

  CW1323: defineDiagnostic<
    Limit & { actual: number; of: number; groups: Readonly<Record<string, number>> }
  >({
    code: 'CW1323',
    deckCode: 'DECK_GROUPS',
    name: 'deck-groups',
    severity: 'error',
    title: 'Wrong number of complete groups of cards',
    message: ({ actual, of, groups, ...limit }) =>
      `${count(actual, 'group')} ${actual === 1 ? 'has' : 'have'} ${of} or more cards (${describeCounts(groups)}); there must be ${describeBound(limit)}.`,
    hint: ({ actual, of, max, expected }) =>
      actual > (expected ?? max ?? actual)
        ? `Remove cards of a group until it has fewer than ${of}.`
        : `Add cards to a group until it has ${of}.`,
  }),

  CW1324: defineDiagnostic<{
    groups: Readonly<Record<string, number>>;
  }>({
    code: 'CW1324',
    deckCode: 'DECK_UNEQUAL_GROUPS',
    name: 'deck-unequal-groups',
    severity: 'error',
    title: 'Groups of cards differ in size',
    message: ({ groups }) =>
      `All groups must have the same number of cards; they have ${describeCounts(groups)}.`,
    hint: () => 'Add cards to the smaller groups, or remove cards from the larger ones.',
  }),

  CW1325: defineDiagnostic<{
    card: string;
    most: unknown;
    readonly [field: string]: unknown;
  }>({
    code: 'CW1325',
    deckCode: 'DECK_SHARE',
    name: 'deck-share',
    severity: 'error',
    title: 'Cards have nothing in common',
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
    deckCode: 'DECK_SPREAD',
    name: 'deck-spread',
    severity: 'error',
    title: 'Numbers on cards too far apart',
    message: ({ lowest, highest, limit }) =>
      `The numbers range from ${lowest} to ${highest}; they may be at most ${limit} apart.`,
    hint: () => 'Remove the cards at the end that has fewer of them.',
  }),

  CW1329: defineDiagnostic<{
    slot: string;
    limit: number;
    actual: number;
    fitting: readonly string[];
  }>({
    code: 'CW1329',
    deckCode: 'DECK_SLOT_EMPTY',
    name: 'deck-slot-empty',
    severity: 'error',
    title: 'Slot not filled',
    message: ({ slot, limit, actual }) =>
      `The slot ${quote(slot)} needs ${count(limit, 'card')}; the deck has ${actual} for it.`,
    hint: ({ fitting }) =>
      fitting.length === 0
        ? 'Add a card that fits it.'
        : `${listed(fitting)} would fit, but other slots need them: add another card that fits.`,
  }),

  CW1330: defineDiagnostic<{
    slots: readonly string[];
    cards: readonly string[];
    limit: number;
    actual: number;
  }>({
    code: 'CW1330',
    deckCode: 'DECK_SLOTS_FULL',
    name: 'deck-slots-full',
    severity: 'error',
    title: 'Too many cards for their slots',
    message: ({ slots, cards, limit, actual }) =>
      slots.length === 0
        ? `No slot takes ${listed(cards)}.`
        : `${count(actual, 'card')} (${listed(cards)}) fit only the slots ${listed(slots)}, which take ${limit}.`,
    hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
  }),
} as const;
