import { defineDiagnostic } from '../define.ts';

export interface BrokenMarkup {
  slip: 'tag' | 'comment' | 'open' | 'stray' | 'forbidden';
  /** Name of the element; empty for a comment. */
  tag: string;
}

const MESSAGES: Record<BrokenMarkup['slip'], (tag: string) => string> = {
  tag: (tag) => `The tag of "${tag}" has no end.`,
  comment: () => 'The comment is not closed.',
  open: (tag) => `<${tag}> is not closed.`,
  stray: (tag) => `</${tag}> closes nothing.`,
  forbidden: (tag) => `<${tag}> cannot stand on a face.`,
};

const HINTS: Record<BrokenMarkup['slip'], (tag: string) => string> = {
  tag: () => 'Write > where it ends, and close the quotes inside it.',
  comment: () => 'Write --> where it ends.',
  open: (tag) => `Write </${tag}> where it ends; "/>" closes nothing but parts of drawings.`,
  stray: () => 'Remove it, or begin the element before it.',
  forbidden: () => 'Write text, drawings and pictures; styles belong into the style sheet.',
};

export const brokenMarkup = defineDiagnostic<BrokenMarkup>({
  code: 'CW2102',
  name: 'broken-markup',
  severity: 'error',
  title: 'A template makes HTML that reaches beyond its face',
  message: ({ slip, tag }) => MESSAGES[slip](tag),
  hint: ({ slip, tag }) => HINTS[slip](tag),
});
