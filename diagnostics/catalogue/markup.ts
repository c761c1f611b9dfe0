import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

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
  forbidden: (tag) => `<${tag}> cannot be on a face.`,
  attribute: (name) =>
    `"${name}" cannot be on a face: it runs programs, or loads or sends something.`,
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
  deep: () => 'Use fewer elements around it; browsers nest no more than 512.',
  forbidden: () =>
    'Use elements of text, tables, pictures and drawings; an element of your own has a hyphen in its name.',
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
    title: 'A text names an icon or keyword that print.yaml does not declare',
    message: ({ sort, name }) =>
      `A text has ${quote(sort === 'icon' ? `:${name}:` : `[${name}]`)}, and print.yaml declares no such ${sort}.`,
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
    title: 'A template makes HTML that reaches beyond its face',
    message: ({ slip, tag }) => MESSAGES[slip](tag),
    hint: ({ slip, tag }) => HINTS[slip](tag),
  }),

  CW2103: defineDiagnostic<{ expected: number; actual: number }>({
    code: 'CW2103',
    name: 'lost-pages',
    severity: 'error',
    title: 'A style sheet reaches the page around the cards',
    message: ({ expected, actual }) =>
      `With these styles the browser makes ${actual} ${actual === 1 ? 'page' : 'pages'} instead of ${expected}.`,
    hint: () => 'Style what is on a face, and not "html", "body" or "@page".',
  }),

  CW2104: defineDiagnostic<{
    /** Rounds of loops, characters written, or pieces inside pieces, of one face. */
    limit: 'rounds' | 'characters' | 'depth';
    most: number;
  }>({
    code: 'CW2104',
    name: 'endless-template',
    severity: 'error',
    title: 'A template that goes on and on',
    message: ({ limit, most }) => {
      const what = { rounds: 'rounds of loops', characters: 'characters', depth: 'pieces' }[limit];
      return limit === 'depth'
        ? `More than ${most} ${what} are inside each other here.`
        : `After ${most} ${what} this face has still no end.`;
    },
    hint: ({ limit }) =>
      limit === 'depth'
        ? 'Put {{#if …}} around a piece that contains itself, so that it ends somewhere.'
        : 'Loops inside loops multiply: look at what they run over.',
  }),

  CW2120: defineDiagnostic<{ written: string }>({
    code: 'CW2120',
    name: 'single-braces',
    severity: 'warning',
    title: 'A placeholder in single braces',
    message: ({ written }) =>
      `${quote(written)} is printed as it is written: single braces mean nothing.`,
    hint: ({ written }) =>
      `Write {${written}} for the value; for braces that are to be seen, write &#123; and &#125;.`,
  }),
} as const;
