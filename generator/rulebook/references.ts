/**
 * Rulebooks and clauses of a game: which file is in which language, and what the pictures and links
 * in its Markdown refer to: `![](card:orc-ravager)`, `[recalled](term:recall)`.
 */
import { decoded } from '../../kernel/index.ts';
import type { Manifest } from '../manifest.ts';

/** Everything that an address in a rulebook can begin with; all else is a file of the game. */
const sorts = ['card', 'anatomy', 'pattern', 'sheet', 'scenario', 'book', 'term'] as const;

/** What a rulebook makes of itself: `![](book:index)`. */
export const BOOK_PARTS = ['glossary', 'index', 'box', 'credits'] as const;

/** What a picture or a link refers to. */
export interface Reference {
  readonly sort: (typeof sorts)[number] | 'file';
  readonly id: string;
  /** Of a scenario: how many steps are played before it is drawn; `after` for all of them. */
  readonly after?: number | 'all';
}

export interface PlacedReference {
  readonly reference: Reference;
  /** Of the address in the text. */
  readonly span: { readonly start: number; readonly end: number };
}

/** `scenario:LOW-W02` is drawn as it begins, `scenario:LOW-W02/after` as it ends, `/1` after its first step. */
export function referenceOf(address: string): Reference {
  const [, sort, id = ''] = new RegExp(`^(${sorts.join('|')}):(.+)$`).exec(address) ?? [];
  if (sort === undefined) return { sort: 'file', id: decoded(address) };
  if (sort !== 'scenario') return { sort: sort as Reference['sort'], id };
  const [, scenario = id, step] = /^(.*?)\/(after|\d+)$/.exec(id) ?? [];
  if (step === undefined) return { sort, id: scenario };
  return { sort, id: scenario, after: step === 'after' ? 'all' : Number(step) };
}

const ADDRESS = /(!?)\[[^\]]*\]\(([^()\s]+)\)/g;

/** Every picture, and every link to a term, in the order of the text. Code refers to nothing. */
export function referencesIn(text: string): PlacedReference[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return [...prose.matchAll(ADDRESS)].flatMap(({ 0: whole, 1: mark, 2: address = '', index }) => {
    const reference = referenceOf(address);
    if (mark === '' && reference.sort !== 'term') return [];
    const end = index + whole.length - 1;
    return [{ reference, span: { start: end - address.length, end } }];
  });
}

/**
 * The file of a book in a language: `rulebook.ja.md`, and without a suffix that of the first language
 * of the game. Null where it is missing.
 */
export function bookFile(
  name: 'rulebook' | 'rules',
  locale: string,
  { paths, manifest }: { readonly paths: ReadonlySet<string>; readonly manifest: Manifest },
): string | null {
  const language = locale.replace(/-.*$/, '');
  const own = [`${name}.${locale}.md`, `${name}.${language}.md`];
  const [first] = manifest.locales;
  const isFirst = locale === first || !manifest.locales.includes(locale);
  return [...own, ...(isFirst ? [`${name}.md`] : [])].find((path) => paths.has(path)) ?? null;
}
