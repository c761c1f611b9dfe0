/** The site of a game: files that any host of static files gives out, also from a subfolder. Nothing of it needs a server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../diagnostics/index.ts';
import type { CheckedGame } from '../../generator/index.ts';
import { inLocale, isMapping } from '../../kernel/index.ts';
import { fontsFor, type WebBook } from '../../print/index.ts';
import {
  SITE_DECKS,
  SITE_GAME,
  type SiteBook,
  type SiteDecks,
  type SiteGame,
} from '../protocol/site.ts';
import { programFile } from '../server/pages.ts';
import { deckWords } from '../server/places/decks/words.ts';
import { playWords } from '../server/places/play/words.ts';
import { rulesScript } from '../server/rules-script.ts';
import { bookPage, gamePage, type PageLink } from './pages.ts';
import { archivesOf, filesFor, type SitePrint } from './print-files.ts';
import { siteDecks, siteGame } from './site-data.ts';
import { SiteFolder } from './site-folder.ts';
import { aboutSite, MARK } from './site-list.ts';
import { writeWholeFolder } from './whole-folder.ts';
import { siteWords } from './words.ts';
import { ownName } from '../protocol/own-name.ts';

/** Somebody else's files are where the site should be. */
export class NotASite extends Error {}

/** What is made of a game with a browser, and goes with its site. */
export interface SiteParts {
  /** To be downloaded. */
  readonly prints: readonly SitePrint[];
  /** Of the print: files in a ZIP have it. */
  readonly date: Date;
  /** To be read. */
  readonly books: readonly WebBook[];
}

const FILES = [
  'site.js',
  'site-decks.js',
  'site.css',
  'book.css',
  'decks.css',
  'play.css',
  'studio.css',
];

/** Throws a `NotASite` where somebody else's files are. */
export function refuseForeign(out: string): void {
  if (existsSync(out) && !existsSync(join(out, MARK))) throw new NotASite(out);
}

/** Writes all of it or nothing. Throws a `NotASite`, and a `BadRules`. */
export async function writeSite(
  checked: CheckedGame,
  out: string,
  { prints, date, books }: SiteParts,
): Promise<void> {
  refuseForeign(out);
  await Promise.all([playWords, siteWords, deckWords].map((words) => words.load('ja')));
  const rules = await rulesScript(checked.folder);
  await writeWholeFolder(out, async (making) => {
    const folder = new SiteFolder(making, checked.folder);
    if (rules !== null) folder.put('rules.js', rules);
    for (const name of FILES) folder.put(name, programFile(name));
    for (const { path } of prints) folder.copy(path, 'print');
    const archives = await archivesOf(checked.manifest.id, prints, date, folder);
    const address = rules === null ? null : 'rules.js';
    const site = { checked, folder, prints, archives, books, rules: address };
    for (const locale of checked.manifest.locales) writeLanguage(site, locale);
    const pictures = books.flatMap((book) => writeBook(site, book));
    folder.put(MARK, aboutSite(checked, pictures));
  });
}

interface Site extends Omit<SiteParts, 'date'> {
  readonly checked: CheckedGame;
  readonly folder: SiteFolder;
  readonly archives: SiteGame['archives'];
  /** Address of the script with the rules. */
  readonly rules: string | null;
}

/** The page of a language, its data, and what its faces show. */
function writeLanguage(site: Site, locale: string): void {
  const { checked, folder, prints, archives, books, rules } = site;
  const { manifest } = checked;
  const decks = siteDecks(checked, locale);
  const deckScripts = decks === null ? [] : [`data/${locale}-decks.js`, 'site-decks.js'];
  const files = filesFor(checked, prints, locale);
  const shown = booksFor(books, locale).map(shownBook);
  const beside = { files, archives, books: shown, rules, deckScripts };
  const data = siteGame(checked, locale, folder, beside);
  folder.put(`data/${locale}.js`, script(SITE_GAME, data));
  if (decks !== null) folder.put(`data/${locale}-decks.js`, script(SITE_DECKS, decks));
  const { fonts } = data.game.looks;
  const more = missingRules(
    fonts,
    folder.relative(fontsFor(saidBy({ data, decks }, checked, locale))),
  );
  const page = gamePage(inLocale(manifest.title, locale), locale, `${fonts}\n${more}`);
  folder.put(`${locale}.html`, page);
  if (locale === manifest.locales[0]) folder.put('index.html', page);
}

/** All that the page around the faces may say: words of Cardwright, and of the game in this language. */
function saidBy(
  { data, decks }: { readonly data: SiteGame; readonly decks: SiteDecks | null },
  { manifest }: CheckedGame,
  locale: string,
): string {
  const { words, fields, files, books, game, texts } = data;
  const said = [words, fields, files, books, game.table.words, texts, decks];
  const inOne = (_: string, value: unknown): unknown =>
    isMapping(value) && locale in value ? value[locale] : value;
  return JSON.stringify([said, manifest.title, manifest.locales.map(ownName)], inOne);
}

/** Of `rules`, those that are not among others yet. */
function missingRules(others: string, rules: string): string {
  const all = rules.match(/@font-face[^}]*\}/g) ?? [];
  return all.filter((rule) => !others.includes(rule)).join('\n');
}

function shownBook(book: WebBook): SiteBook {
  const { title, locale, name } = book;
  return { name: title, address: addressOf(book), locale, clauses: name === CLAUSES };
}

function script(name: string, data: object): string {
  return `globalThis.${name} = ${JSON.stringify(data)};\n`;
}

function addressOf({ name, locale }: Pick<WebBook, 'name' | 'locale'>): string {
  return `${name}-${locale}.html`;
}

const CLAUSES = 'clauses';

/** The address of the page of the clauses, as other books link to it. */
export function clausesAt(locale: string): string {
  return addressOf({ name: CLAUSES, locale });
}

/** Each in this language, else in another one. */
function booksFor(books: readonly WebBook[], locale: string): WebBook[] {
  const names = [...new Set(books.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = books.filter((book) => book.name === name);
    return own.find((book) => book.locale === locale) ?? own[0] ?? [];
  });
}

/** Returns the pictures of it. */
function writeBook({ checked, folder, prints, books, rules }: Site, book: WebBook): string[] {
  const { manifest, linked } = checked;
  const { locale } = book;
  const spoken = languageOf(locale) ?? 'en';
  const words = { ...playWords.wordsIn(spoken), ...siteWords.wordsIn(spoken) };
  const places = [
    ['cards', words.cards],
    ...(linked.judge === null ? [] : [['decks', words.decks]]),
    ...(rules === null ? [] : [['play', words.play]]),
    ...(prints.length === 0 ? [] : [['downloads', words.downloads]]),
  ] as const;
  const links: PageLink[] = [
    ...places.map(([place = '', name = '']) => ({
      name,
      address: `${locale}.html#${place}`,
      locale,
      isHere: false,
    })),
    ...booksFor(books, locale).map((one) => ({
      name: one.title,
      address: addressOf(one),
      locale: one.locale,
      isHere: one === book,
    })),
  ];
  const languages = books
    .filter(({ name }) => name === book.name)
    .map((one) => ({
      name: ownName(one.locale),
      address: addressOf(one),
      locale: one.locale,
      isHere: one === book,
    }));
  const { html, pictures } = folder.withPictures(folder.relative(book.html));
  const page = bookPage({
    book,
    game: inLocale(manifest.title, locale),
    html,
    fonts: folder.relative(book.fonts),
    links,
    languages,
    languageWord: words.language,
  });
  folder.put(addressOf(book), page);
  return [...pictures];
}
