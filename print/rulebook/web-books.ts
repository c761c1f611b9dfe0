/** The books of a game as they are read on the web: the same text and pictures as in print, without pages. */
import { bookFile, type CheckResult } from '../../generator/index.ts';
import { paperSizes } from '../../kernel/index.ts';
import { familiesNamed, fontStyle } from '../fonts/families.ts';
import { charactersIn } from '../fonts/characters.ts';
import { BASE_STYLE } from '../html/base-style.ts';
import type { Press } from '../press/press.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { withClauseLinks } from './clause-links.ts';
import { writeBook } from './print-book.ts';
import { bookOf } from './print-rulebook.ts';

export interface WebBook {
  /** `rulebook`, or `clauses`. */
  readonly name: string;
  readonly locale: string;
  /** What it is: "Rulebook". */
  readonly title: string;
  /** Of its own, with the name of the game. */
  readonly heading: string;
  /** What is in the body of its page. Pictures are data addresses, files of the game and of fonts those of the press. */
  readonly html: string;
  readonly styles: string;
  /** `@font-face` rules. */
  readonly fonts: string;
}

export interface WebBooks extends Omit<PrintResult, 'files'> {
  readonly books: readonly WebBook[];
}

interface WebOrder {
  readonly date: Date;
  /** The address of the page with the clauses in a language, as links in other books have it. */
  readonly clausesAt: (locale: string) => string;
  /** Called for each book before it is made. */
  readonly onFile?: (name: string) => void;
}

/** Every book in every language that has one. */
export async function webBooks(
  result: CheckResult,
  { date, clausesAt, onFile }: WebOrder,
  press: Press,
): Promise<WebBooks> {
  const books: WebBook[] = [];
  const { diagnostics, browser } = await printWith(result, async function* (printable) {
    const { game, manifest } = result;
    const paper = paperSizes().get('a4');
    if (game === null || paper === undefined) return;
    const paths = { paths: game.paths, manifest };
    const request = { out: '', papers: [paper.id], date, ...(onFile && { onFile }) };
    const fileOf = (what: 'rulebook' | 'rules', locale: string): string | null =>
      bookFile(what, locale, paths);
    const withClauses = (locale: string): string | undefined =>
      [locale, ...manifest.locales].find((one) => fileOf('rules', one) !== null);
    for (const locale of manifest.locales) {
      for (const what of ['rulebook', 'rules'] as const) {
        const file = fileOf(what, locale);
        if (file === null) continue;
        const book = bookOf(what, file, locale);
        const by = { locale, paper, request, press };
        const { made, faults } = await writeBook(printable, result, book, by);
        yield { files: [], faults };
        if (made === null) continue;
        const own = withClauses(locale);
        const page = what === 'rules' ? '' : own === undefined ? null : clausesAt(own);
        const { body, style, title } = made(null);
        const html = withClauseLinks(body, game.clauses ?? new Set(), page);
        const families = familiesNamed([...printable.sources.values(), style]);
        books.push({
          name: book.name,
          locale,
          title: book.words.title,
          heading: title,
          html,
          styles: `${BASE_STYLE}${style}`,
          fonts: fontStyle(families, charactersIn(html)),
        });
      }
    }
  });
  return { books, diagnostics, browser };
}
