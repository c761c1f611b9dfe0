import { defineDiagnostic } from '../define.ts';
import { count, didYouMean, listed, oneOf, quote, show } from '../english.ts';

const PLACES: Readonly<Record<string, string>> = {
  card: 'limits and numbers given by each card (`max` of copies, `of` of a sum, `change`)',
  self: 'rules on a card, and effects',
  unit: 'constraints inside of `each`',
  sum: 'constraints inside of `each`',
  a: '`that` of pairs',
  b: '`that` of pairs',
};

/** Limits that cannot be kept, or never matter. */
export const construction = {
  CW1345: defineDiagnostic<{
    problem: string;
    /** What the reader of formulas says. */
    detail: string;
    /** Characters before the place, counted from the one behind `=`. */
    at: number;
  }>({
    code: 'CW1345',
    name: 'bad-formula',
    severity: 'error',
    title: 'Formula cannot be parsed',
    message: ({ problem, detail, at }) =>
      problem === 'too-long'
        ? `The formula may take too long: ${quote(detail)} at character ${at + 1}.`
        : `The formula cannot be read at character ${at + 1}: ${detail}.`,
    hint: () =>
      'Formulas combine numbers, words and names with + - * / % and comparisons; put a formula with a comma or a colon in quotes.',
  }),

  CW1346: defineDiagnostic<{ names: readonly string[] }>({
    code: 'CW1346',
    name: 'construction-cycle',
    severity: 'error',
    title: 'Circular formats or named values',
    message: ({ names }) =>
      `${listed(names)} ${names.length === 1 ? 'refers' : 'refer'} back to ${names.length === 1 ? 'itself' : 'themselves'}.`,
    hint: () => 'Define one of them without the others.',
  }),

  CW1348: defineDiagnostic<{
    /** Cards of the game match, but none in these sections. */
    sections?: readonly string[] | undefined;
    /** Cards of the game match, but none that the filter of the whole constraint picks. */
    beside?: true | undefined;
  }>({
    code: 'CW1348',
    name: 'filter-fits-no-card',
    severity: 'warning',
    title: 'Filter of a construction rule matches no card',
    message: ({ sections, beside }) => {
      if (sections !== undefined) return `No card in ${oneOf(sections)} matches this filter.`;
      return beside === true
        ? 'No card that passes the "where" of this rule matches this filter.'
        : 'No card of the game matches this filter.';
    },
    hint: () => 'Correct it, or remove the rule.',
  }),

  CW1349: defineDiagnostic<{ min: number; max: number }>({
    code: 'CW1349',
    name: 'impossible-limit',
    severity: 'error',
    title: 'Minimum above the possible maximum',
    message: ({ min, max }) => `The minimum is ${min}, but only ${max} are possible.`,
    hint: () => 'Lower the minimum, or raise the maximum.',
  }),

  CW1350: defineDiagnostic<{ option: string }>({
    code: 'CW1350',
    name: 'dead-option',
    severity: 'warning',
    title: 'Unused option of a deck rule',
    message: ({ option }) =>
      `No card needs the option ${quote(option)}: other options allow all its cards without limit.`,
    hint: () => 'Remove it, or correct its filter.',
  }),

  CW1351: defineDiagnostic<{ name: string }>({
    code: 'CW1351',
    name: 'repeated-constraint-name',
    severity: 'error',
    title: 'Duplicate constraint name',
    message: ({ name }) => `Another constraint already has the name ${quote(name)}.`,
    hint: () => 'Rename one of them.',
  }),

  CW1352: defineDiagnostic<{ since: string; before: number; now: number }>({
    code: 'CW1352',
    name: 'shrunk-list',
    severity: 'warning',
    title: 'List lost nearly all its cards',
    message: ({ since, before, now }) =>
      `The list of ${since} has ${count(now, 'card')}; the previous one has ${before}.`,
    hint: () => 'Write the whole list under each date: it replaces the previous one.',
  }),

  CW1353: defineDiagnostic<{
    /** Only decks that choose this cannot meet them. */
    choice?: { readonly name: string; readonly value: unknown } | undefined;
  }>({
    code: 'CW1353',
    name: 'limits-together',
    severity: 'warning',
    title: 'Limits that no deck can meet together',
    message: ({ choice }) =>
      choice === undefined
        ? 'No deck can meet this limit and the others shown.'
        : `No deck with ${choice.name} ${show(choice.value)} can meet this limit and the others shown.`,
    hint: () => 'Change one of the limits, or add cards.',
  }),

  CW1354: defineDiagnostic<{
    /** `idle`: the other conditions imply it. */
    holds: 'always' | 'never' | 'idle';
  }>({
    code: 'CW1354',
    name: 'settled-condition',
    severity: 'warning',
    title: 'Condition without effect',
    message: ({ holds }) =>
      holds === 'idle'
        ? 'This condition does not change the filter.'
        : `This filter is ${holds} true.`,
    hint: ({ holds }) =>
      holds === 'idle'
        ? 'Remove it, or correct it or the condition beside it.'
        : 'Correct it, or remove it.',
  }),

  CW1355: defineDiagnostic<{
    /** With its field: `a.cost`. */
    name: string;
  }>({
    code: 'CW1355',
    name: 'name-out-of-place',
    severity: 'error',
    title: 'Card name not available here',
    message: ({ name }) => `${quote(name)} is not available here.`,
    hint: ({ name }) => {
      const [head = ''] = name.split('.');
      return `"${head}." is available in ${PLACES[head] ?? 'no formula'}.`;
    },
  }),

  CW1408: defineDiagnostic<{
    /** What is named: a field of a card, a kind, a value that no card has. */
    what:
      | 'kind'
      | 'field'
      | 'value'
      | 'choice'
      | 'choice or option'
      | 'section'
      | 'named value'
      | 'format'
      | 'card'
      | 'constraint'
      | 'code'
      | 'parameter'
      | 'deck';
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1408',
    name: 'bad-construction',
    severity: 'error',
    title: 'Unknown name in a construction rule',
    message: ({ what, name }) => `The game has no ${what} ${quote(name)}.`,
    hint: ({ what, nearest }) => didYouMean(nearest, `Use a ${what} that the game has.`),
  }),
} as const;
