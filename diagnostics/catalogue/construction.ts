import { defineDiagnostic } from '../define.ts';
import { count, didYouMean, listed, oneOf, quote, show } from '../words.ts';

const PLACES: Readonly<Record<string, string>> = {
  card: 'limits and numbers that each card gives (`max` of copies, `of` of a sum, `change`)',
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
    title: 'A formula that cannot be read',
    message: ({ problem, detail, at }) =>
      problem === 'too-long'
        ? `The formula could run long: ${quote(detail)} at character ${at + 1}.`
        : `The formula cannot be read at character ${at + 1}: ${detail}.`,
    hint: () =>
      'Formulas join numbers, words and names with + - * / % and comparisons; a formula with a comma or a colon is written in quotes.',
  }),

  CW1346: defineDiagnostic<{ names: readonly string[] }>({
    code: 'CW1346',
    name: 'construction-cycle',
    severity: 'error',
    title: 'Formats or named values that lead back to themselves',
    message: ({ names }) => `${listed(names)} lead back to themselves.`,
    hint: () => 'Let one of them stand by itself.',
  }),

  CW1348: defineDiagnostic<{
    /** Cards of the game fit, but none that stands in these. */
    sections?: readonly string[] | undefined;
    /** Cards of the game fit, but none that the filter of the whole constraint picks. */
    beside?: true | undefined;
  }>({
    code: 'CW1348',
    name: 'filter-fits-no-card',
    severity: 'warning',
    title: 'A filter that no card of the game fits',
    message: ({ sections, beside }) => {
      if (sections !== undefined) return `No card in ${oneOf(sections)} fits this filter.`;
      return beside === true
        ? 'No card that passes the "where" of this rule fits this filter.'
        : 'No card of the game fits this filter.';
    },
    hint: () => 'Correct it, or remove the rule.',
  }),

  CW1349: defineDiagnostic<{ min: number; max: number }>({
    code: 'CW1349',
    name: 'impossible-limit',
    severity: 'error',
    title: 'A limit that no deck can keep',
    message: ({ min, max }) =>
      `At least ${min} are asked for, but no more than ${max} are possible.`,
    hint: () => 'Lower the one, or raise the other.',
  }),

  CW1350: defineDiagnostic<{ option: string }>({
    code: 'CW1350',
    name: 'dead-option',
    severity: 'warning',
    title: 'An option that no deck needs',
    message: ({ option }) =>
      `No card needs the option ${quote(option)}: others allow all its cards without limit.`,
    hint: () => 'Remove it, or correct its filter.',
  }),

  CW1351: defineDiagnostic<{ name: string }>({
    code: 'CW1351',
    name: 'repeated-constraint-name',
    severity: 'error',
    title: 'Two constraints have one name',
    message: ({ name }) => `Another constraint is called ${quote(name)} already.`,
    hint: () => 'Give one of them another name.',
  }),

  CW1352: defineDiagnostic<{ since: string; before: number; now: number }>({
    code: 'CW1352',
    name: 'shrunk-list',
    severity: 'warning',
    title: 'A list has lost nearly all its cards',
    message: ({ since, before, now }) =>
      `The list of ${since} names ${count(now, 'card')}; the one before names ${before}.`,
    hint: () => 'Write the whole list under each day: it replaces the one before.',
  }),

  CW1353: defineDiagnostic<{
    /** Only decks that choose this cannot keep them. */
    choice?: { readonly name: string; readonly value: unknown } | undefined;
  }>({
    code: 'CW1353',
    name: 'limits-together',
    severity: 'warning',
    title: 'Limits that no deck can keep all together',
    message: ({ choice }) =>
      choice === undefined
        ? 'No deck can keep this limit together with the others that are shown.'
        : `No deck with ${choice.name} ${show(choice.value)} can keep this limit together with the others that are shown.`,
    hint: () => 'Change one of them, or add cards that make room.',
  }),

  CW1354: defineDiagnostic<{
    /** `idle`: the others beside it say it already. */
    holds: 'always' | 'never' | 'idle';
  }>({
    code: 'CW1354',
    name: 'settled-condition',
    severity: 'warning',
    title: 'A condition that decides nothing',
    message: ({ holds }) =>
      holds === 'idle'
        ? 'With or without this condition the filter is the same.'
        : `This filter ${holds} holds.`,
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
    title: 'A name of a card where there is no such card',
    message: ({ name }) => `${quote(name)} means nothing here.`,
    hint: ({ name }) => {
      const [head = ''] = name.split('.');
      return `"${head}." stands in ${PLACES[head] ?? 'no formula'}.`;
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
      | 'deck';
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1408',
    name: 'bad-construction',
    severity: 'error',
    title: 'A construction rule names something that the game does not have',
    message: ({ what, name }) => `The game has no ${what} ${quote(name)}.`,
    hint: ({ what, nearest }) => didYouMean(nearest, `Name a ${what} that the game has.`),
  }),
} as const;
