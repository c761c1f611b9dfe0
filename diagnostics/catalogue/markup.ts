import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../english.ts';

export interface BrokenMarkup {
  slip:
    | 'tag'
    | 'comment'
    | 'quote'
    | 'open'
    | 'stray'
    | 'misplaced'
    | 'deep'
    | 'forbidden'
    | 'attribute';
  /** Name of the element or attribute; empty for a comment. */
  tag: string;
}

const MESSAGES: Record<BrokenMarkup['slip'], (tag: string) => string> = {
  tag: (tag) => `The tag of "${tag}" has no end.`,
  comment: () => 'The comment is not closed.',
  quote: (name) => `The quoted text of "${name}" is not closed.`,
  open: (tag) => `<${tag}> is not closed.`,
  stray: (tag) => `</${tag}> closes nothing.`,
  misplaced: (tag) => `Browsers drop or move <${tag}> where it is.`,
  deep: (tag) => `<${tag}> is inside more than 500 elements.`,
  forbidden: (tag) => `<${tag}> is not allowed on a face.`,
  attribute: (name) =>
    `"${name}" is not allowed on a face: it runs programs, or loads or sends something.`,
};

const HINTS: Record<BrokenMarkup['slip'], (tag: string) => string> = {
  tag: () => 'Write > where it ends, and close the quotes inside it.',
  comment: () => 'Write --> where it ends.',
  quote: () => 'Write the closing quote.',
  open: (tag) => `Write </${tag}> where it ends; "/>" closes nothing but parts of drawings.`,
  stray: (tag) =>
    tag === 'p'
      ? 'A paragraph ends before a <div>, a list or a table: use <div> around those.'
      : 'Remove it, or begin the element before it.',
  misplaced: () => 'Parts of tables belong directly into a table, and a table holds nothing else.',
  deep: () => 'Nest fewer elements; browsers allow 512 levels.',
  forbidden: () =>
    'Use elements for text, tables, pictures and drawings; a custom element has a hyphen in its name.',
  attribute: () => 'Remove it.',
};

/** The HTML that templates make. */
export const markup = {
  CW2101: defineDiagnostic<{
    sort: 'icon' | 'keyword';
    /** Without its signs: `sword` of `:sword:`. */
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2101',
    name: 'unknown-mark',
    severity: 'error',
    title: 'Undeclared icon or keyword in a text',
    message: ({ sort, name }) =>
      `print.yaml does not declare the ${sort} ${quote(sort === 'icon' ? `:${name}:` : `[${name}]`)}.`,
    hint: ({ sort, nearest }) =>
      didYouMean(
        nearest,
        `Declare it in print.yaml under "${sort}s", or write a backslash before it.`,
      ),
  }),

  CW2102: defineDiagnostic<BrokenMarkup>({
    code: 'CW2102',
    name: 'broken-markup',
    severity: 'error',
    title: 'HTML reaches beyond its face',
    message: ({ slip, tag }) => MESSAGES[slip](tag),
    hint: ({ slip, tag }) => HINTS[slip](tag),
  }),

  CW2103: defineDiagnostic<{ expected: number; actual: number }>({
    code: 'CW2103',
    name: 'lost-pages',
    severity: 'error',
    title: 'Style sheet affects the page around the cards',
    message: ({ expected, actual }) =>
      `With these styles the browser makes ${actual} ${actual === 1 ? 'page' : 'pages'} instead of ${expected}.`,
    hint: () => 'Style only what is on a face, not "html", "body" or "@page".',
  }),

  CW2104: defineDiagnostic<{
    /** Rounds of loops, characters written, or pieces inside pieces, of one face. */
    limit: 'rounds' | 'characters' | 'depth';
    most: number;
  }>({
    code: 'CW2104',
    name: 'endless-template',
    severity: 'error',
    title: 'Template does not end',
    message: ({ limit, most }) => {
      const what = { rounds: 'rounds of loops', characters: 'characters', depth: 'partials' }[
        limit
      ];
      return limit === 'depth'
        ? `More than ${most} ${what} are nested here.`
        : `After ${most} ${what} this face is still not complete.`;
    },
    hint: ({ limit }) =>
      limit === 'depth'
        ? 'Put {{#if …}} around a partial that contains itself, so that it ends.'
        : 'Nested loops multiply: check what they run over.',
  }),

  CW2120: defineDiagnostic<{ written: string }>({
    code: 'CW2120',
    name: 'single-braces',
    severity: 'warning',
    title: 'Placeholder in single braces',
    message: ({ written }) =>
      `${quote(written)} is printed as it is: single braces have no meaning.`,
    hint: ({ written }) =>
      `Write {${written}} for the value; for visible braces, write &#123; and &#125;.`,
  }),
} as const;
