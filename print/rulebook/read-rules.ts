/** The rules of a game as Markdown: which file, what it is made of, and what it refers to. */
import { decoded } from '../../generator/decoded.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lexer, type Token, type Tokens } from 'marked';

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

export function referenceOf(address: string): Reference {
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
