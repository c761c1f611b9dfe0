/** The site of a game: files that any host of static files gives out, also from a subfolder. Nothing of it needs a server. */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { languageOf } from '../../diagnostics/index.ts';
import type { CheckedGame } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { escape, printMedia, readPageFile } from '../../print/index.ts';
import type { PlayedGame } from '../protocol/play.ts';
import { SITE_GAME, type SiteGame } from '../protocol/site.ts';
import { appFile, APP } from '../server/pages.ts';
import { playedGame } from '../server/played-game.ts';
import { playWords } from '../server/places/play/words.ts';
import { rulesScript } from '../server/rules-script.ts';
import { siteWords } from './words.ts';

/** A folder that is none of these is not replaced. */
const MARK = '.cardwright-site';

/** Somebody else's files are where the site should be. */
export class NotASite extends Error {}

/** Writes all of it or nothing; `prints`: files to be downloaded. Throws a `NotASite`, and a `BadRules`. */
export async function writeSite(
  checked: CheckedGame,
  out: string,
  prints: readonly string[],
): Promise<void> {
  if (existsSync(out) && !existsSync(join(out, MARK))) throw new NotASite(out);
  await Promise.all([playWords.load('ja'), siteWords.load('ja')]);
  const rules = await rulesScript(checked.folder);
  const making = `${out}.${randomBytes(6).toString('hex')}.tmp`;
  const site = new SiteFolder(making, checked);
  try {
    site.put(MARK, '');
    if (rules !== null) site.put('rules.js', rules);
    for (const name of ['site.js', 'site.css', 'play.css', 'studio.css']) {
      site.put(name, appFile(APP + name)?.content ?? '');
    }
    const files = prints.map((path) => site.copy(path, `print/${basename(path)}`));
    for (const locale of checked.manifest.locales) site.language(locale, rules !== null, files);
    replace(making, out);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function replace(made: string, out: string): void {
  mkdirSync(dirname(out), { recursive: true });
  const old = `${made}.old`;
  if (existsSync(out)) renameSync(out, old);
  renameSync(made, out);
  rmSync(old, { recursive: true, force: true });
}

class SiteFolder {
  readonly #folder: string;
  readonly #checked: CheckedGame;

  constructor(folder: string, checked: CheckedGame) {
    this.#folder = folder;
    this.#checked = checked;
  }

  put(path: string, content: string | Uint8Array): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  copy(from: string, to: string): SiteGame['files'][number] {
    mkdirSync(dirname(join(this.#folder, to)), { recursive: true });
    cpSync(from, join(this.#folder, to));
    return { name: basename(to), address: to };
  }

  /** The page of a language, its data, and what its faces show. */
  language(locale: string, isPlayed: boolean, files: SiteGame['files']): void {
    const { manifest } = this.#checked;
    const played = playedGame(this.#checked, locale);
    if (played === null) return;
    const game = this.#relative(played);
    const spoken = languageOf(locale) ?? 'en';
    const words = { ...playWords.wordsIn(spoken), ...siteWords.wordsIn(spoken) };
    const data: SiteGame = { game, words, files, rules: isPlayed ? 'rules.js' : null };
    this.put(`data/${locale}.js`, `globalThis.${SITE_GAME} = ${JSON.stringify(data)};\n`);
    const page = pageOf(inLocale(manifest.title, locale), locale, game);
    this.put(`${locale}.html`, page);
    if (locale === manifest.locales[0]) this.put('index.html', page);
  }

  /** Addresses below the site in place of those of a server; what they lead to is copied. */
  #relative(game: PlayedGame): PlayedGame {
    const taken = (text: string): string =>
      text.replaceAll(
        /(["'(\s,;]|&quot;|&#39;)\/(game|fonts)\/([^"'()\s,&]+)/g,
        (_, before, where, path) => {
          this.#take(`/${where}/${path}`);
          return `${before}${where}/${path}`;
        },
      );
    const { looks } = game;
    const sheets = looks.sheets.map((sheet) => ({
      ...sheet,
      styles: sheet.styles.map((address) => {
        this.#take(address);
        return address.slice(1);
      }),
    }));
    const faces = looks.faces.map((face) => ({ ...face, html: taken(face.html) }));
    const table = { ...game.table, withFixtures: null };
    return { ...game, table, looks: { ...looks, sheets, faces, fonts: taken(looks.fonts) } };
  }

  #take(address: string): void {
    const path = decodeURIComponent(address.slice(1));
    // Browsers that run the page take the smaller form of a font, which is named before this one.
    if (path.endsWith('.woff')) return;
    if (existsSync(join(this.#folder, path))) return;
    const bytes = readPageFile(address, this.#checked.folder);
    if (bytes === null) return;
    const isStyle = extname(path) === '.css';
    this.put(path, isStyle ? printMedia(Buffer.from(bytes).toString()) : bytes);
    if (!isStyle) return;
    const css = Buffer.from(bytes).toString();
    for (const [, inner = ''] of css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)) {
      if (/^[a-z]+:|^#/.test(inner)) continue;
      this.#take(new URL(inner, `https://cardwright.invalid${address}`).pathname);
    }
  }
}

/** It runs its own scripts, and asks nobody else for anything. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";

function pageOf(title: string, locale: string, { looks }: PlayedGame): string {
  return `<!doctype html>
<html lang="${escape(locale)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width"><title>${escape(title)}</title><link rel="icon" href="data:,">
<style>${looks.fonts.replaceAll('<', '')}</style>
<link rel="stylesheet" href="studio.css"><link rel="stylesheet" href="play.css"><link rel="stylesheet" href="site.css">
<script src="data/${escape(locale)}.js" defer></script><script src="site.js" defer></script></head><body></body></html>
`;
}
