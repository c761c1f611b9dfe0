/** The pages of a site: those that run, books to read, and the list of several games. */
import { escape, type WebBook } from '../../print/index.ts';

/** They run their own scripts, and ask nobody else for anything. */
const BESIDE =
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'";
const POLICY = `default-src 'none'; script-src 'self'; worker-src 'self'; frame-src 'self'; connect-src 'none'; ${BESIDE}`;

/** Nothing runs in a book. */
const READING = `default-src 'none'; ${BESIDE}`;

interface PageHead {
  readonly title: string;
  readonly locale: string;
  readonly policy: string;
  readonly fonts: string;
  readonly styles: readonly string[];
  readonly more?: string;
}

function head({ title, locale, policy, fonts, styles, more = '' }: PageHead): string {
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  return `<!doctype html>
<html lang="${escape(locale)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><link rel="icon" href="data:,">
<style>${fonts.replaceAll('<', '')}</style>
${links.join('')}${more}</head>`;
}

/** The page of a language, with its data beside it. */
export function gamePage(title: string, locale: string, fonts: string): string {
  const styles = ['studio.css', 'decks.css', 'play.css', 'site.css'];
  const scripts = [`data/${locale}.js`, 'site.js'].map(
    (address) => `<script src="${escape(address)}" defer></script>`,
  );
  const more = scripts.join('');
  return `${head({ title, locale, policy: POLICY, fonts, styles, more })}<body></body></html>
`;
}

/** A link of the head of a page. */
export interface PageLink {
  readonly name: string;
  readonly address: string;
  readonly locale: string;
  readonly isHere: boolean;
}

interface BookPage {
  readonly book: WebBook;
  readonly game: string;
  readonly html: string;
  readonly fonts: string;
  readonly links: readonly PageLink[];
  readonly languages: readonly PageLink[];
  readonly languageWord: string;
}

export function bookPage(page: BookPage): string {
  const { book, game, html, fonts, links, languages, languageWord } = page;
  const { heading: title, locale, styles } = book;
  const more = `<style>${styles.replaceAll('</', '<\\/')}</style><link rel="stylesheet" href="book.css">`;
  return `${head({ title, locale, policy: READING, fonts, styles: ['studio.css'], more })}<body class="web-book">
<nav class="site-head" aria-label="${escape(game)}"><p>${escape(game)}</p><div>${links.map(linkTo).join('')}</div><div aria-label="${escape(languageWord)}" role="group">${languages.map(linkTo).join('')}</div></nav>
<div class="book">${html}</div></body></html>
`;
}

function linkTo({ name, address, locale, isHere }: PageLink): string {
  const here = isHere ? ' aria-current="page"' : '';
  return `<a href="${escape(address)}" hreflang="${escape(locale)}"${here}>${escape(name)}</a>`;
}

/** A site in the list of several. */
export interface ListedSite {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly pictures: readonly string[];
}

/** By this it is known again, and replaced. */
export const LIST_MARK = '<!-- cardwright site -->';

interface ListPage {
  readonly title: string;
  readonly locale: string;
  readonly sites: readonly ListedSite[];
  readonly languages: readonly PageLink[];
  /** The rules of those that such a text needs. */
  readonly fontsOf: (text: string) => string;
}

export function listPage({ title, locale, sites, languages, fontsOf }: ListPage): string {
  const games = sites.map(
    (site) =>
      `<li><a href="${escape(site.address)}"><span class="pictures">${site.pictures
        .map((address) => `<img src="${escape(address)}" alt="">`)
        .join('')}</span><b>${escape(site.title)}</b></a><p>${escape(site.summary)}</p></li>`,
  );
  const more = `<style>${LIST_STYLE}</style>`;
  const body = `<header><h1>${escape(title)}</h1><nav>${languages.map(linkTo).join(' ')}</nav></header>
<main><ul>${games.join('')}</ul></main>`;
  const fonts = fontsOf(body);
  return `${head({ title, locale, policy: READING, fonts, styles: [], more })}${LIST_MARK}<body>
${body}</body></html>
`;
}

const LIST_STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 'Source Sans 3', 'Zen Kaku Gothic New', sans-serif; background: light-dark(#f4f2ec, #1b1c1e); color: light-dark(#1a1a1a, #ececec); }
body { margin: 0 auto; max-width: 70rem; padding: 0 1rem 3rem; }
header { display: flex; justify-content: space-between; align-items: baseline; flex-wrap: wrap; }
a { color: light-dark(#0b57d0, #a8c7fa); }
[aria-current] { font-weight: 700; }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1.5rem; }
li { background: light-dark(#fff, #26282b); border-radius: 12px; padding: 1rem; }
li a { display: block; text-decoration: none; font-size: 1.2rem; }
.pictures { display: flex; gap: 0.5rem; justify-content: center; height: 12rem; margin-bottom: 0.8rem; }
.pictures img { height: 100%; max-width: 48%; object-fit: contain; border-radius: 6px; }
p { margin: 0.3rem 0 0; }
`;
