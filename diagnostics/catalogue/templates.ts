import { defineDiagnostic } from '../define.ts';
import { both, count, describe, didYouMean, oneOf, quote } from '../english.ts';

/** Why a template cannot be read. */
export type TemplateSlip =
  | { slip: 'unclosed' }
  | { slip: 'mismatch'; opened: string; closed: string }
  | { slip: 'unexpected' };

/** What a helper was given wrongly. */
export type BadArgument = { helper: string } & (
  | { wrong: 'number'; least: number; most: number; actual: number }
  | { wrong: 'option'; option: string; known: readonly string[]; nearest?: string | undefined }
  | { wrong: 'value'; expected: string; actual: unknown }
);

/** Templates. */
export const templates = {
  CW2001: defineDiagnostic<TemplateSlip>({
    code: 'CW2001',
    name: 'template-syntax',
    severity: 'error',
    title: 'Template cannot be parsed',
    message: (params) => {
      switch (params.slip) {
        case 'unclosed':
          return 'The template ends inside a block or an expression.';
        case 'mismatch':
          return `${quote(`{{#${params.opened}}}`)} is closed by ${quote(`{{/${params.closed}}}`)}.`;
        case 'unexpected':
          return 'This is not valid Handlebars.';
      }
    },
    hint: (params) => {
      switch (params.slip) {
        case 'unclosed':
          return 'Every {{#block}} needs its {{/block}}, every {{ its }}.';
        case 'mismatch':
          return 'Close blocks in the opposite order of opening them.';
        case 'unexpected':
          return 'Look for a missing quotation mark, parenthesis or brace before it.';
      }
    },
  }),

  CW2002: defineDiagnostic<{
    helper: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2002',
    name: 'unknown-helper',
    severity: 'error',
    title: 'Unknown helper',
    message: ({ helper }) => `There is no helper ${quote(helper)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'docs/how-to/write-templates.md lists all helpers and blocks.'),
  }),

  CW2003: defineDiagnostic<{
    field: string;
    /** What may be used there. */
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW2003',
    name: 'unknown-field',
    severity: 'error',
    title: 'Unknown property in a template',
    message: ({ field }) => `There is no property ${quote(field)} here.`,
    hint: ({ nearest, known }) =>
      didYouMean(
        nearest,
        known.length === 0
          ? 'The value before it has no properties.'
          : `Available: ${oneOf(known)}.`,
      ),
  }),

  CW2004: defineDiagnostic<{
    /** The property of a missing value; undefined when the missing value itself was to be printed. */
    field?: string | undefined;
  }>({
    code: 'CW2004',
    name: 'empty-value',
    severity: 'error',
    title: 'Template uses an omitted property',
    message: ({ field }) =>
      field === undefined
        ? 'The value is missing on this card.'
        : `The value that should have ${quote(field)} is missing on this card.`,
    hint: () => 'Put {{#if …}} around it, for cards without it.',
  }),

  CW2005: defineDiagnostic<{ actual: unknown }>({
    code: 'CW2005',
    name: 'not-writable',
    severity: 'error',
    title: 'Template prints a value that is not text',
    message: ({ actual }) => `Only text and numbers can be printed; this is ${describe(actual)}.`,
    hint: ({ actual }) => {
      if (Array.isArray(actual)) return 'Use {{#each}}.';
      if (typeof actual === 'boolean') return 'Use {{#if}}.';
      return 'Use one of its properties; {{text …}} prints a text that differs by language.';
    },
  }),

  CW2006: defineDiagnostic<Record<string, never>>({
    code: 'CW2006',
    name: 'unescaped-output',
    severity: 'error',
    title: 'Unescaped output in a template',
    message: () => 'Three braces (or {{&}}) print text of the game as HTML.',
    hint: () => 'Write two braces.',
  }),

  CW2007: defineDiagnostic<{
    partial: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2007',
    name: 'unknown-partial',
    severity: 'error',
    title: 'Unknown partial',
    message: ({ partial }) => `There is no partial ${quote(partial)}.`,
    hint: ({ partial, nearest }) =>
      didYouMean(
        nearest,
        partial === '@partial-block'
          ? 'Use the partial that writes its block as one: {{#> name}}…{{/name}}.'
          : `Partials are files: this one would be templates/partials/${partial}.hbs.`,
      ),
  }),

  CW2008: defineDiagnostic<BadArgument>({
    code: 'CW2008',
    name: 'bad-argument',
    severity: 'error',
    title: 'Wrong argument of a helper',
    message: (params) => {
      const helper = quote(params.helper);
      switch (params.wrong) {
        case 'number':
          return `${helper} takes ${range(params.least, params.most)}; it is given ${params.actual}.`;
        case 'option':
          return `${helper} has no option ${quote(params.option)}.`;
        case 'value':
          return `${helper} needs ${params.expected}; this is ${describe(params.actual)}.`;
      }
    },
    hint: (params) => {
      if (params.wrong !== 'option') {
        return 'docs/how-to/write-templates.md shows what each helper takes.';
      }
      const { nearest, known } = params;
      return didYouMean(
        nearest,
        known.length === 0 ? 'It has no options.' : `It has ${both(known.map(quote))}.`,
      );
    },
  }),

  CW2009: defineDiagnostic<{
    icon: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2009',
    name: 'unknown-icon',
    severity: 'error',
    title: 'Unknown icon',
    message: ({ icon }) => `There is no icon ${quote(icon)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'Icons are named as on game-icons.net: "game-icons:crossed-swords".'),
  }),

  CW2010: defineDiagnostic<{
    key: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2010',
    name: 'unknown-template-word',
    severity: 'error',
    title: 'Missing words of a template',
    message: ({ key }) => `templates/words.yaml has no words for ${quote(key)}.`,
    hint: ({ key, nearest }) => didYouMean(nearest, `Add them there, under ${quote(key)}.`),
  }),

  CW2130: defineDiagnostic<{
    key: string;
    /** A field, or a word of one, that is written almost like it. */
    nearest?: string | undefined;
  }>({
    code: 'CW2130',
    name: 'unused-word',
    severity: 'warning',
    title: 'Unused words of a template',
    message: ({ key }) =>
      `No template uses ${quote(key)}, and no field or word of the cards has this name.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Correct the name, or remove the words.'),
  }),
} as const;

function range(least: number, most: number): string {
  if (most === Infinity) return `at least ${count(least, 'value')}`;
  return least === most ? count(least, 'value') : `${least} to ${count(most, 'value')}`;
}
