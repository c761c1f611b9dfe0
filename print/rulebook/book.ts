/** The rulebook as running text: title, contents with page numbers, rules. */
import { inLocale } from '../../generator/words.ts';
import type { RunningText } from '../html/running.ts';
import { escape } from '../render/helpers/markup.ts';
import type { PrintShop } from '../workshop.ts';
import { BOOK_STYLE } from './book-style.ts';
import type { Heading, RulesHtml } from './rules-html.ts';

/** A5: two pages lie side by side on A4. */
export const BOOK_PAGE = { width: 148, height: 210 } as const;

const MARGIN = 13;

/** Deeper headings stand in the text, not in the contents. */
const DEEPEST = 3;

/** Contents with more lines have a page of their own. */
const SHORT = 12;

const words = {
  en: { contents: 'Contents', rules: 'Rules' },
  ja: { contents: '目次', rules: 'ルール' },
} as const;

export interface BookOrder {
  readonly locale: string;
  readonly rules: RulesHtml;
  /** Page of each heading, by its id; from 1. Empty before they are known. */
  readonly pages: ReadonlyMap<string, number>;
  readonly credits: readonly string[];
}

export function bookText(shop: PrintShop, order: BookOrder): RunningText {
  const { locale, rules, pages, credits } = order;
  const said = words[locale.startsWith('ja') ? 'ja' : 'en'];
  const game = inLocale(shop.data.manifest.title, locale);
  const thanks =
    credits.length === 0 ? '' : `<p class="credits">${escape(credits.join(' · '))}</p>`;
  // The title of the book stands above its contents.
  const [title = ''] = /^<h1[^>]*>.*?<\/h1>\s*/s.exec(rules.html) ?? [];
  return {
    title: `${game}: ${said.rules}`,
    locale,
    page: BOOK_PAGE,
    margin: MARGIN,
    foot: `${game} · ${said.rules}`,
    styles: [],
    style: BOOK_STYLE,
    body: [
      title,
      contents(rules.headings, pages, said.contents),
      `<main>${rules.html.slice(title.length)}</main>`,
      thanks,
    ].join(''),
  };
}

function contents(
  headings: readonly Heading[],
  pages: ReadonlyMap<string, number>,
  title: string,
): string {
  const listed = headings.filter(({ level }) => level > 1 && level <= DEEPEST);
  if (listed.length === 0) return '';
  const lines = listed.map(
    ({ id, level, html }) =>
      `<li class="level-${level}"><a href="#${id}"><span>${html}</span><i></i><b>${pages.get(id) ?? '00'}</b></a></li>`,
  );
  const length = lines.length > SHORT ? 'long' : 'short';
  return `<nav class="${length}"><h2>${title}</h2><ol>${lines.join('')}</ol></nav>`;
}
