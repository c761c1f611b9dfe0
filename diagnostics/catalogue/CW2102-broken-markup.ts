import { defineDiagnostic } from '../define.ts';

export interface BrokenMarkup {
  slip: 'tag' | 'comment' | 'open' | 'stray' | 'misplaced' | 'deep' | 'forbidden' | 'attribute';
  /** Name of the element or attribute; empty for a comment. */
  tag: string;
}

const MESSAGES: Record<BrokenMarkup['slip'], (tag: string) => string> = {
  tag: (tag) => `The tag of "${tag}" has no end.`,
  comment: () => 'The comment is not closed.',
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

export const brokenMarkup = defineDiagnostic<BrokenMarkup>({
  code: 'CW2102',
  name: 'broken-markup',
  severity: 'error',
  title: 'A template makes HTML that reaches beyond its face',
  message: ({ slip, tag }) => MESSAGES[slip](tag),
  hint: ({ slip, tag }) => HINTS[slip](tag),
});
