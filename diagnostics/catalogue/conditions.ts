import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, quote, show } from '../words.ts';

/** What the engine's reader of filters stumbles over. */
const REASONS = {
  'not-a-filter': 'is not a filter: a mapping of fields, or a list of such mappings, is needed',
  'not-a-value': 'is not a value that a field can have',
  'not-a-number': 'is not a number, and only numbers can be compared so',
  'not-a-boolean': 'is neither true nor false',
  'empty-list': 'is an empty list, so nothing fits the filter',
  'empty-range': 'is a range that no number lies in',
  'unknown-operator': 'is not a way to compare',
  unsupported: 'cannot be used in filters',
} as const;

/** Conditions, filters and figures that mean less than they say. */
export const conditions = {
  CW1415: defineDiagnostic<{
    problem: keyof typeof REASONS;
    /** What stands there. */
    found: unknown;
  }>({
    code: 'CW1415',
    name: 'bad-filter',
    severity: 'error',
    title: 'A filter that cannot be read',
    message: ({ problem, found }) => `${show(found)} ${REASONS[problem]}.`,
    hint: () =>
      'Compare a field with a value, a list of values, a range ("2..4"), or with ne, lt, le, gt, ge, has, hasAll, hasNone, within or exists.',
  }),

  CW1421: defineDiagnostic<{
    /** As written. */
    filter: unknown;
  }>({
    code: 'CW1421',
    name: 'filter-fits-nothing',
    severity: 'error',
    title: 'A filter that no card of the game fits',
    message: ({ filter }) => `No card of the game fits ${show(filter)}.`,
    hint: () => 'Widen the filter, or add a card that fits it.',
  }),

  CW1422: defineDiagnostic<{
    /** As written: one condition, or several that exclude each other. */
    condition: unknown;
    reason: 'values' | 'carrier' | 'together';
  }>({
    code: 'CW1422',
    name: 'condition-never-holds',
    severity: 'error',
    title: 'A condition that never holds',
    message: ({ condition, reason }) => {
      switch (reason) {
        case 'values':
          return `${show(condition)} never holds: no value can be so.`;
        case 'carrier':
          return `${show(condition)} never holds on this card.`;
        case 'together':
          return 'These conditions exclude each other, so that nothing ever happens.';
      }
    },
    hint: ({ reason }) =>
      reason === 'carrier'
        ? 'Remove it, or give the card what the condition needs: "needs" in vocabulary.yaml.'
        : 'Change a condition, or remove the effect.',
  }),

  CW1423: defineDiagnostic<{
    /** As written. */
    condition: unknown;
  }>({
    code: 'CW1423',
    name: 'condition-always-holds',
    severity: 'error',
    title: 'A condition that always holds',
    message: ({ condition }) => `${show(condition)} always holds.`,
    hint: () => 'Remove the condition, or change what it compares with.',
  }),

  /** The other place is a related place of the fault. */
  CW1425: defineDiagnostic<{
    id: string;
    /** Of the component that came first. */
    other: string;
  }>({
    code: 'CW1425',
    name: 'same-data',
    severity: 'warning',
    title: 'Two components with the same data',
    message: ({ id, other }) =>
      `${quote(id)} is in everything but its looks the same as ${quote(other)}.`,
    hint: () => 'Change one of them, or remove it.',
  }),

  /** The other place is a related place of the fault. */
  CW1426: defineDiagnostic<{
    id: string;
    /** The component that is better, or as good, in everything. */
    better: string;
    /** Fields in which it is better. */
    fields: readonly string[];
  }>({
    code: 'CW1426',
    name: 'dominated-component',
    severity: 'warning',
    title: 'A component that another one beats in everything',
    message: ({ id, better, fields }) =>
      `${quote(better)} is better than ${quote(id)} in ${both(fields.map(quote))}, and in nothing else different.`,
    hint: () => 'Change a figure, so that there is a reason to take either.',
  }),

  CW1430: defineDiagnostic<{
    field: string;
    kind: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1430',
    name: 'unknown-compared-field',
    severity: 'error',
    title: 'A kind goes by a field that it does not have',
    message: ({ field, kind }) =>
      `Components of the kind ${quote(kind)} have no field ${quote(field)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Remove it, or add it to the schema of the kind.'),
  }),
} as const;
