/** The rules as HTML: no mark-up of the writer's own, no scripts, pictures where the rules refer to something. */
import { Marked, type Tokens } from 'marked';
import { escape } from '../render/helpers/markup.ts';
import { referenceOf, type Reference, type Rules } from './read-rules.ts';

export interface Heading {
  readonly id: string;
  /** 1 is the title of the book. */
  readonly level: number;
  /** HTML of its words. */
  readonly html: string;
}

export interface RulesHtml {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** `picture` makes the HTML of what a picture refers to, `icon` that of `:sword:` or null. */
export function rulesHtml(
  { tokens }: Rules,
  picture: (reference: Reference, words: string) => string,
  icon: (name: string) => string | null,
): RulesHtml {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens: words, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(words);
        const id = `h${headings.length + 1}`;
        headings.push({ id, level: depth, html });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      image: ({ href, text }) => picture(referenceOf(href), text),
      // What links lead to does not exist on paper.
      link({ href, tokens: words }: Tokens.Link) {
        const html = this.parser.parseInline(words);
        return /^https?:/.test(href) ? `${html} (${escape(href)})` : html;
      },
      html: ({ text }) => escape(text),
      text(token) {
        if ('tokens' in token && token.tokens !== undefined) {
          return this.parser.parseInline(token.tokens);
        }
        return escaped(token.text).replace(
          /:([a-z][a-z0-9-]*):/g,
          (whole, name: string) => icon(name) ?? whole,
        );
      },
    },
  });
  return { html: marked.parser([...tokens]), headings };
}

/** Marked has replaced some signs already. */
function escaped(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
