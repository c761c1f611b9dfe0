import { defineDiagnostic } from '../define.ts';
import { both, count, describe, didYouMean, oneOf, quote } from '../words.ts';

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
    title: 'The template cannot be read',
    message: (params) => {
      switch (params.slip) {
        case 'unclosed':
          return 'The template ends inside a block or an expression.';
        case 'mismatch':
          return `${quote(`{{#${params.opened}}}`)} is closed by ${quote(`{{/${params.closed}}}`)}.`;
        case 'unexpected':
          return 'This is not understood as Handlebars.';
      }
    },
    hint: (params) => {
      switch (params.slip) {
        case 'unclosed':
          return 'Every {{#block}} needs its {{/block}}, every {{ its }}.';
        case 'mismatch':
          return 'Blocks end in the opposite order of their beginnings.';
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
    title: 'A template uses a helper that does not exist',
    message: ({ helper }) => `There is no helper ${quote(helper)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'docs/how-to/write-templates.md lists all helpers and blocks.'),
  }),

  CW2003: defineDiagnostic<{
    field: string;
    /** What may stand there. */
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW2003',
    name: 'unknown-field',
    severity: 'error',
    title: 'A template asks for a property that does not exist',
    message: ({ field }) => `Nothing has the name ${quote(field)} here.`,
    hint: ({ nearest, known }) =>
      didYouMean(
        nearest,
        known.length === 0 ? 'What is before it has no properties.' : `There is ${oneOf(known)}.`,
      ),
  }),

  CW2004: defineDiagnostic<{
    /** The property that was asked of nothing; undefined when nothing itself was to be written. */
    field?: string | undefined;
  }>({
    code: 'CW2004',
    name: 'empty-value',
    severity: 'error',
    title: 'A template uses something that the card leaves out',
    message: ({ field }) =>
      field === undefined
        ? 'There is nothing to write here: the value is left out.'
        : `What should have ${quote(field)} is left out.`,
    hint: () => 'Put {{#if …}} around it, for the cards that leave it out.',
  }),

  CW2005: defineDiagnostic<{ actual: unknown }>({
    code: 'CW2005',
    name: 'not-writable',
    severity: 'error',
    title: 'A template writes something that is no text',
    message: ({ actual }) => `Only texts and numbers can be written; this is ${describe(actual)}.`,
    hint: ({ actual }) => {
      if (Array.isArray(actual)) return 'Go through it with {{#each}}.';
      if (typeof actual === 'boolean') return 'Ask for it with {{#if}}.';
      return 'Name one of its properties; {{text …}} writes a text that differs by language.';
    },
  }),

  CW2006: defineDiagnostic<Record<string, never>>({
    code: 'CW2006',
    name: 'unescaped-output',
    severity: 'error',
    title: 'A template writes something without escaping it',
    message: () => 'With three braces (or {{&}}) a text of the game would be read as HTML.',
    hint: () => 'Write two braces.',
  }),

  CW2007: defineDiagnostic<{
    partial: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2007',
    name: 'unknown-partial',
    severity: 'error',
    title: 'A template includes a partial that does not exist',
    message: ({ partial }) => `There is no partial ${quote(partial)}.`,
    hint: ({ partial, nearest }) =>
      didYouMean(
        nearest,
        `Partials are files: this one would be templates/partials/${partial}.hbs.`,
      ),
  }),

  CW2008: defineDiagnostic<BadArgument>({
    code: 'CW2008',
    name: 'bad-argument',
    severity: 'error',
    title: 'A helper is given something that it cannot use',
    message: (params) => {
      const helper = quote(params.helper);
      switch (params.wrong) {
        case 'number':
          return `${helper} takes ${range(params.least, params.most)}; ${params.actual} are given.`;
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
    title: 'A template asks for an icon that does not exist',
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
    title: 'A template asks for words that are not written',
    message: ({ key }) => `templates/words.yaml has no words for ${quote(key)}.`,
    hint: ({ key, nearest }) => didYouMean(nearest, `Write them there, under ${quote(key)}.`),
  }),

  CW2130: defineDiagnostic<{
    key: string;
    /** A field, or a word of one, that is written almost like it. */
    nearest?: string | undefined;
  }>({
    code: 'CW2130',
    name: 'unused-word',
    severity: 'warning',
    title: 'Words that nothing asks for',
    message: ({ key }) =>
      `No template asks for ${quote(key)}, and the cards have no field and no word of this name.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Correct the name, or remove the words.'),
  }),
} as const;

function range(least: number, most: number): string {
  if (most === Infinity) return `at least ${count(least, 'value')}`;
  return least === most ? count(least, 'value') : `${least} to ${count(most, 'value')}`;
}
