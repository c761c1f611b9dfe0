/**
 * The rules of a game as Markdown (which file, what it refers to) and as HTML: no mark-up of the
 * writer's own, no scripts, pictures where the rules refer to something.
 */
import { Marked, type Tokens, Lexer, type Token } from 'marked';
import { escape } from '../render/helpers/markup.ts';
import { decoded } from '../../kernel/index.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export interface Rules {
  /** Path in the game folder. */
  readonly file: string;
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** `rules.ja.md`, else `rules.md`; null where there is neither. */
export function readRules(
  { paths, folder }: { readonly paths: ReadonlySet<string>; readonly folder: string },
  locale: string,
): Rules | null {
  const language = locale.replace(/-.*$/, '');
  const file = [`rules.${locale}.md`, `rules.${language}.md`, 'rules.md'].find((path) =>
    paths.has(path),
  );
  if (file === undefined) return null;
  const text = readFileSync(join(folder, file), 'utf8');
  return { file, text, tokens: Lexer.lex(text) };
}

/** What a picture in the rules shows: `![](card:orc-ravager)`, `![](pattern:spear)`, or a file. */
export interface Reference {
  readonly sort: 'card' | 'pattern' | 'file';
  readonly id: string;
}

function referenceOf(address: string): Reference {
  const [, sort, id = ''] = /^(card|pattern):(.+)$/.exec(address) ?? [];
  return sort === undefined
    ? { sort: 'file', id: decoded(address) }
    : { sort: sort as 'card' | 'pattern', id };
}

/** Every picture of the rules, with the place of its address in the text. */
export function referencesIn({
  tokens,
  text,
}: Rules): { reference: Reference; start: number; end: number }[] {
  const found: { reference: Reference; start: number; end: number }[] = [];
  let from = 0;
  walk(tokens, (token) => {
    if (token.type !== 'image') return;
    const { href } = token as Tokens.Image;
    const start = Math.max(0, text.indexOf(`](${href}`, from)) + 2;
    from = start;
    found.push({ reference: referenceOf(href), start, end: start + href.length });
  });
  return found;
}

function walk(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if ('tokens' in token && token.tokens !== undefined) walk(token.tokens, visit);
    if (token.type === 'list') walk((token as Tokens.List).items, visit);
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [...header, ...rows.flat()]) walk(cell.tokens, visit);
    }
  }
}
