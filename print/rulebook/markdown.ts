/**
 * A book written as Markdown, as HTML: no mark-up of the writer's own, no scripts; pictures where it
 * refers to something, and a place for each term that it explains.
 */
import { Marked, type Token, type Tokens } from 'marked';
import { referenceOf, type Reference } from '../../generator/index.ts';
import { escape, rubyHtml } from '../render/helpers/markup.ts';
import { bold } from './bold.ts';
import { callouts, pointIn } from './callouts.ts';

/** `{漢字|かんじ}`, as in the texts of cards. */
const RUBY = /\{([^{}|]+)\|([^{}|]+)\}/g;

export interface Heading {
  readonly id: string;
  /** 1 is the title of the book. */
  readonly level: number;
  /** HTML of its words. */
  readonly html: string;
}

export interface BookHtml {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Ids of the places that explain a term, by its key. */
  readonly places: ReadonlyMap<string, readonly string[]>;
}

/** What the words of a book become. */
export interface Making {
  /** HTML of what a picture refers to; `alone`: a figure, with the words below. */
  picture(reference: Reference, words: string, alone: boolean): string;
  /** The address of a picture, for call-outs on it. */
  address(reference: Reference): { readonly href: string; readonly ratio: number } | null;
  /** The icon `:sword:`, or null. */
  icon(name: string): string | null;
  /** The key of a term that is written in bold, or null. */
  termKey(text: string): string | null;
}

export function bookHtml(text: string, making: Making): BookHtml {
  const headings: Heading[] = [];
  const places = new Map<string, string[]>();
  let terms = 0;
  const place = (key: string, html: string): string => {
    terms += 1;
    const id = `t${terms}`;
    places.set(key, [...(places.get(key) ?? []), id]);
    return `<span id="${id}">${html}</span>`;
  };
  const marked = new Marked({
    gfm: true,
    extensions: [bold],
    renderer: {
      heading({ tokens: words, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(words);
        const id = `h${headings.length + 1}`;
        headings.push({ id, level: depth, html });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const images = tokens.filter(({ type }) => type === 'image') as Tokens.Image[];
        const areAlone = tokens.every(
          ({ type, raw }) => type === 'image' || type === 'br' || raw.trim() === '',
        );
        if (images.length === 0 || !areAlone) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const figures = images.map(({ href, text: words }) =>
          making.picture(referenceOf(href), words, true),
        );
        const areParts = images.every(({ href }) => referenceOf(href).sort === 'book');
        return areParts ? figures.join('') : `<div class="figures">${figures.join('')}</div>\n`;
      },
      image: ({ href, text: words }) => making.picture(referenceOf(href), words, false),
      strong({ tokens, text: words }: Tokens.Strong) {
        const html = `<strong>${this.parser.parseInline(tokens)}</strong>`;
        const key = making.termKey(words.replace(RUBY, '$1'));
        return key === null ? html : place(key, html);
      },
      // What other links lead to does not exist on paper.
      link({ href, tokens: words }: Tokens.Link) {
        const html = this.parser.parseInline(words);
        const { sort, id } = referenceOf(href);
        if (sort === 'term') return place(id, html);
        return /^https?:/.test(href) ? `${html} (${escape(href)})` : html;
      },
      html: ({ text: written }) => escape(written),
      text(token) {
        if ('tokens' in token && token.tokens !== undefined) {
          return this.parser.parseInline(token.tokens);
        }
        return escaped(token.text)
          .replace(RUBY, (_, base: string, reading: string) => rubyHtml(base, reading))
          .replace(/:([a-z][a-z0-9-]*):/g, (whole, name: string) => making.icon(name) ?? whole);
      },
    },
  });
  const tokens = marked.lexer(text).filter(({ type }) => type !== 'space');
  const html = tokens.map((token, index): string => {
    if (token.type === 'list' && anatomyIn(tokens[index - 1]) !== null) return '';
    const shown = anatomyIn(token);
    const list = tokens[index + 1];
    if (shown === null || list?.type !== 'list') return marked.parser([token]);
    const { items } = list as Tokens.List;
    const points = items.map(({ text: words }) => pointIn(words));
    return callouts(
      making.address(referenceOf(shown.href)),
      shown.text,
      points.map((point) => ({ ...point, html: marked.parseInline(point.words) as string })),
    );
  });
  return { html: html.join(''), headings, places };
}

/** `![the parts of a unit](anatomy:orc-catapult)`, alone in its paragraph. */
function anatomyIn(token: Token | undefined): Tokens.Image | null {
  if (token?.type !== 'paragraph') return null;
  const [only, ...others] = (token as Tokens.Paragraph).tokens;
  if (only?.type !== 'image' || others.length > 0) return null;
  return referenceOf((only as Tokens.Image).href).sort === 'anatomy'
    ? (only as Tokens.Image)
    : null;
}

/** Marked has replaced some signs already. */
function escaped(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
