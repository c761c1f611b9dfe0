import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, quote, show } from '../english.ts';

/** What the engine's reader of filters cannot read. */
const REASONS = {
  'not-a-filter': 'is not a filter: a mapping of fields, or a list of such mappings, is needed',
  'not-a-value': 'is not a value that a field can have',
  'not-a-number': 'is not a number, and only numbers can be compared this way',
  'not-a-boolean': 'is neither true nor false',
  'empty-list': 'is an empty list, so nothing matches the filter',
  'empty-range': 'is a range without any number',
  'unknown-operator': 'is not a comparison',
  unsupported: 'cannot be used in filters',
  name: 'names a choice or an option, which only construction.yaml can do',
} as const;

/** Conditions, filters and figures that mean less than they say. */
export const conditions = {
  CW1415: defineDiagnostic<{
    problem: keyof typeof REASONS;
    /** As written. */
    found: unknown;
  }>({
    code: 'CW1415',
    name: 'bad-filter',
    severity: 'error',
    title: 'Filter cannot be parsed',
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
    title: 'Filter of an effect matches no card',
    message: ({ filter }) => `No card of the game matches ${show(filter)}.`,
    hint: () => 'Widen the filter, or add a card that matches it.',
  }),

  CW1422: defineDiagnostic<{
    /** As written: one condition, or several that exclude each other. */
    condition: unknown;
    reason: 'values' | 'carrier' | 'together';
  }>({
    code: 'CW1422',
    name: 'condition-never-holds',
    severity: 'error',
    title: 'Condition is never true',
    message: ({ condition, reason }) => {
      switch (reason) {
        case 'values':
          return `${show(condition)} is never true: no value meets it.`;
        case 'carrier':
          return `${show(condition)} is never true on this card.`;
        case 'together':
          return 'These conditions exclude each other, so nothing ever happens.';
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
    title: 'Condition is always true',
    message: ({ condition }) => `${show(condition)} is always true.`,
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
    title: 'Components with the same data',
    message: ({ id, other }) =>
      `${quote(id)} is the same as ${quote(other)} in everything but its looks.`,
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
    title: 'Component beaten in everything by another',
    message: ({ id, better, fields }) =>
      `${quote(better)} is better than ${quote(id)} in ${both(fields.map(quote))} and equal in everything else.`,
    hint: () => 'Change a number, so that there is a reason to choose either.',
  }),

  CW1430: defineDiagnostic<{
    field: string;
    kind: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1430',
    name: 'unknown-compared-field',
    severity: 'error',
    title: 'Unknown field in the settings of a kind',
    message: ({ field, kind }) =>
      `Components of the kind ${quote(kind)} have no field ${quote(field)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Remove it, or add it to the schema of the kind.'),
  }),

  CW1432: defineDiagnostic<FailedCheck>({
    code: 'CW1432',
    name: 'failed-check',
    severity: 'error',
    title: 'Component fails a check of its kind',
    message: (failed) => `This must hold: ${quote(failed.formula)}${valuesOf(failed)}.`,
    hint: () => 'Change one of the values, or the check of the kind in game.yaml.',
  }),

  CW1433: defineDiagnostic<FailedCheck>({
    code: 'CW1433',
    name: 'unusual-component',
    severity: 'warning',
    title: 'Unusual component',
    message: (failed) => `Usually this holds: ${quote(failed.formula)}${valuesOf(failed)}.`,
    hint: () => 'Change one of the values, if the component is not meant to be an exception.',
  }),

  CW1434: defineDiagnostic<{
    /** Of the first component for which it has no value. */
    id: string;
    detail: string;
  }>({
    code: 'CW1434',
    name: 'check-without-value',
    severity: 'error',
    title: 'Check of a kind cannot be computed',
    message: ({ id, detail }) => `The check has no result for ${quote(id)}: ${detail}.`,
    hint: () =>
      'Write a formula that is true or false for every component; "default(name, value)" is the other value where a name has none.',
  }),

  CW1435: defineDiagnostic<{ field: string; kind: string }>({
    code: 'CW1435',
    name: 'copies-without-number',
    severity: 'error',
    title: 'Field of copies that is no whole number',
    message: ({ field, kind }) =>
      `${quote(field)} says how often each ${quote(kind)} is printed, and its schema allows other values than whole numbers.`,
    hint: ({ field }) => `Give "${field}" the type integer in the schema of the kind.`,
  }),
} as const;

/** A check of a kind that does not hold of a component. */
export interface FailedCheck {
  /** Without its `=`. */
  readonly formula: string;
  /** Of the names in it. */
  readonly values: readonly { readonly name: string; readonly value: unknown }[];
}

function valuesOf({ values }: FailedCheck): string {
  const list = values.map(({ name, value }) => `${name} is ${show(value)}`);
  return list.length === 0 ? '' : `; ${both(list)}`;
}
