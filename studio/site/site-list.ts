/** The list of all sites in a folder: a page in each language, with what each site says of itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../diagnostics/index.ts';
import type { CheckedGame } from '../../generator/index.ts';
import type { Text } from '../../engine/index.ts';
import { inLocale, isMapping, writeAtomically } from '../../kernel/index.ts';
import { isList, isText } from '../protocol/read.ts';
import { fontsFor } from '../../print/index.ts';
import { LIST_MARK, listPage } from './pages.ts';
import { SiteFolder } from './site-folder.ts';
import { siteWords } from './words.ts';
import { ownName } from '../protocol/own-name.ts';

/** In the folder of every site: what it is. A folder without it is not replaced. */
export const MARK = '.cardwright-site';

/** Of the list. */
const MOST_PICTURES = 2;

interface AboutSite {
  readonly title: Text;
  readonly summary: Text;
  readonly locales: readonly string[];
  readonly pictures: readonly string[];
}

export function aboutSite({ manifest }: CheckedGame, pictures: readonly string[]): string {
  const { title, summary = '', locales } = manifest;
  const about: AboutSite = { title, summary, locales, pictures: pictures.slice(0, MOST_PICTURES) };
  return `${JSON.stringify(about)}\n`;
}

/** The list that was written, or somebody else's page in its place, which is left alone. */
export type SiteListWritten = { readonly list: string } | { readonly foreign: string };

export function writeSiteList(folder: string): SiteListWritten {
  const sites = readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const about = read(join(folder, name, MARK));
      return about === null ? [] : [{ name, about }];
    });
  const locales = [...new Set(sites.flatMap(({ about }) => about.locales))];
  const pageOf = (name: string): string => join(folder, `${name}.html`);
  const foreign = ['index', ...locales].map(pageOf).find(isForeign);
  if (foreign !== undefined) return { foreign };
  // Only fonts are put there, so no game is needed.
  const files = new SiteFolder(folder, folder);
  for (const [at, locale] of locales.entries()) {
    const listed = sites.map(({ name, about }) => ({
      title: inLocale(about.title, locale),
      summary: inLocale(about.summary, locale),
      address: `${encodeURIComponent(name)}/${about.locales.includes(locale) ? locale : 'index'}.html`,
      pictures: about.pictures.map((path) => `${encodeURIComponent(name)}/${path}`),
    }));
    const languages = locales.map((one) => ({
      name: ownName(one),
      address: `${one}.html`,
      locale: one,
      isHere: one === locale,
    }));
    const { games } = siteWords.wordsIn(languageOf(locale) ?? 'en');
    const page = listPage({
      title: games,
      locale,
      sites: listed,
      languages,
      fontsOf: (text) => files.relative(fontsFor(text)),
    });
    writeAtomically(pageOf(locale), page);
    if (at === 0) writeAtomically(pageOf('index'), page);
  }
  return { list: pageOf('index') };
}

function isForeign(page: string): boolean {
  return existsSync(page) && !readFileSync(page, 'utf8').includes(LIST_MARK);
}

function read(path: string): AboutSite | null {
  if (!existsSync(path)) return null;
  try {
    const about: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isAbout(about) ? about : null;
  } catch {
    return null;
  }
}

/** Languages become names of files, whoever wrote them down. */
const LOCALE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

function isAbout(value: unknown): value is AboutSite {
  if (!isMapping(value)) return false;
  const { title, summary, locales, pictures } = value;
  return (
    [title, summary].every((text) => typeof text === 'string' || isMapping(text)) &&
    isList(locales, isText) &&
    locales.every((locale) => LOCALE.test(locale)) &&
    isList(pictures, isText)
  );
}
