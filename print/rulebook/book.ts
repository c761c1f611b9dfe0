/** A book as running text: title, contents with page numbers, chapters. */
import type { RunningText } from '../press/running.ts';
import { escape } from '../render/helpers/markup.ts';
import { BOOK_STYLE } from './book-style.ts';
import type { Heading } from './markdown.ts';

/** A5: two pages lie side by side on A4. */
const BOOK_PAGE = { width: 148, height: 210 } as const;

const MARGIN = 13;

/** Deeper headings are in the text, not in the contents. */
const DEEPEST = 3;

/** Contents with more lines have a page of their own. */
const SHORT = 12;

/** What a book says of itself. */
export interface BookWords {
  readonly contents: string;
  readonly title: string;
}

const CONTENTS = { en: 'Contents', ja: '目次' } as const;

export function rulebookWords(locale: string): BookWords {
  const language = locale.startsWith('ja') ? 'ja' : 'en';
  return { contents: CONTENTS[language], title: { en: 'Rulebook', ja: 'ルールブック' }[language] };
}

export function clausesWords(locale: string): BookWords {
  const language = locale.startsWith('ja') ? 'ja' : 'en';
  return { contents: CONTENTS[language], title: { en: 'Rules', ja: 'ルール' }[language] };
}

/** Page of each place, by its id; from 1. Empty before they are known; null where there are no pages. */
export type PagesOfPlaces = ReadonlyMap<string, number> | null;

interface BookOrder {
  /** Its title. */
  readonly game: string;
  readonly words: BookWords;
  readonly locale: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly pages: PagesOfPlaces;
  readonly credits: readonly string[];
}

export function bookText({
  game,
  words,
  locale,
  html,
  headings,
  pages,
  credits,
}: BookOrder): RunningText {
  const thanks =
    credits.length === 0 ? '' : `<p class="credits">${escape(credits.join(' · '))}</p>`;
  // All before the first chapter is the cover: the contents come below it.
  const first = html.search(/<h2[ >]/);
  const cover = html.slice(0, Math.max(first, 0));
  return {
    title: `${game}: ${words.title}`,
    locale,
    page: BOOK_PAGE,
    margin: MARGIN,
    foot: `${game} · ${words.title}`,
    styles: [],
    style: BOOK_STYLE,
    body: [
      `<header>${cover}</header>`,
      contents(headings, pages, words.contents),
      `<main>${html.slice(cover.length)}${thanks}</main>`,
    ].join(''),
  };
}

function contents(headings: readonly Heading[], pages: PagesOfPlaces, title: string): string {
  const listed = headings.filter(({ level }) => level > 1 && level <= DEEPEST);
  if (listed.length === 0) return '';
  const lines = listed.map(({ id, level, html }) => {
    const page = pages === null ? '' : `<i></i><b>${pages.get(id) ?? '00'}</b>`;
    return `<li class="level-${level}"><a href="#${id}"><span>${html}</span>${page}</a></li>`;
  });
  const length = lines.length > SHORT ? 'long' : 'short';
  return `<nav class="${length}"><h2>${title}</h2><ol>${lines.join('')}</ol></nav>`;
}
