/** What a site has to be printed: files, and all of a language as one ZIP. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { languageOf } from '../../diagnostics/index.ts';
import type { CheckedGame } from '../../generator/index.ts';
import { PreviewedGame, type PrintedFile } from '../../print/index.ts';
import { filled } from '../protocol/filled.ts';
import type { SiteArchive, SiteFile } from '../protocol/site.ts';
import { zipOf } from '../server/zip.ts';
import type { SiteFolder } from './site-folder.ts';
import { siteWords } from './words.ts';

export type SitePrint = Pick<PrintedFile, 'path' | 'sheet' | 'locale'>;

/** Bytes of files that are offered as one as well: hosts of static files take none that are larger. */
const LARGEST = 100_000_000;

const FOLDER = 'print';

/** What is in the language of a page comes first. */
export function filesFor(
  checked: CheckedGame,
  prints: readonly SitePrint[],
  locale: string,
): SiteFile[] {
  const titles = new Map(
    new PreviewedGame(checked).sheets(locale).map(({ id, title }) => [id, title]),
  );
  const { rulebook, booklet } = siteWords.wordsIn(languageOf(locale) ?? 'en');
  const titleOf = (path: string, sheet: string): string => {
    const title = titles.get(sheet) ?? rulebook;
    return path.endsWith('-booklet.pdf') ? filled(booklet, { title }) : title;
  };
  const files = prints.map(({ path, sheet, locale: own }) => ({
    name: basename(path),
    title: titleOf(path, sheet),
    locale: own,
    address: `${FOLDER}/${basename(path)}`,
    size: statSync(path).size,
  }));
  return [true, false].flatMap((isOwn) =>
    files.filter((file) => (file.locale === locale) === isOwn),
  );
}

/** Writes one for each language with several files that are not too large together. */
export async function archivesOf(
  game: string,
  prints: readonly SitePrint[],
  date: Date,
  folder: SiteFolder,
): Promise<SiteArchive[]> {
  const archives: SiteArchive[] = [];
  for (const locale of new Set(prints.map((print) => print.locale))) {
    const own = prints.filter((print) => print.locale === locale);
    const sum = own.reduce((sizes, { path }) => sizes + statSync(path).size, 0);
    if (own.length < 2 || sum > LARGEST) continue;
    const name = `${game}-${locale}.zip`;
    const address = `${FOLDER}/${name}`;
    // In a folder: whoever opens it has all together.
    const files = own.map(({ path }) => ({ path, name: `${game}/${basename(path)}` }));
    const size = await folder.putStream(address, zipOf(files, date));
    archives.push({ name, locale, address, size });
  }
  return archives;
}
