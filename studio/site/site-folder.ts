/** A folder that becomes a site: what its pages show is copied into it, under relative addresses. */
import { createHash } from 'node:crypto';
import { cpSync, createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { printMedia, readPageFile } from '../../print/index.ts';

/** Addresses of the press in HTML and CSS: files of the game and of fonts. */
const INSIDE = /(["'(\s,;]|&quot;|&#39;)\/(game|fonts)\/([^"'()\s,&]+)/g;

/** In attributes, where `=` may be escaped. */
const PICTURE = /data:image\/jpeg;base64,([A-Za-z0-9+/]+)(?:=|&#x3D;)*/g;

export class SiteFolder {
  readonly #folder: string;
  readonly #game: string;

  /** `game`: the folder of the game. */
  constructor(folder: string, game: string) {
    this.#folder = folder;
    this.#game = game;
  }

  put(path: string, content: string | Uint8Array): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Returns how many bytes it has. */
  async putStream(path: string, content: Readable): Promise<number> {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const target = createWriteStream(file);
    await pipeline(content, target);
    return target.bytesWritten;
  }

  /** Returns its address. */
  copy(from: string, to: string): string {
    const address = `${to}/${basename(from)}`;
    mkdirSync(join(this.#folder, to), { recursive: true });
    cpSync(from, join(this.#folder, address));
    return address;
  }

  /** HTML or CSS with addresses below the site in place of those of a server. */
  relative(text: string): string {
    return text.replaceAll(
      INSIDE,
      (_, before: string, where: string, path: string) => before + this.take(`/${where}/${path}`),
    );
  }

  /** HTML whose pictures are files, each once. Browsers fetch them when they come into view. */
  withPictures(html: string): { readonly html: string; readonly pictures: readonly string[] } {
    const pictures = new Set<string>();
    const shown = html.replaceAll(PICTURE, (_, coded: string) => {
      const bytes = Buffer.from(coded, 'base64');
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const path = `pictures/${name}.jpg`;
      if (!pictures.has(path) && !this.#has(path)) this.put(path, bytes);
      pictures.add(path);
      return path;
    });
    return {
      html: shown.replaceAll('<img ', '<img loading="lazy" '),
      pictures: [...pictures],
    };
  }

  #has(path: string): boolean {
    return existsSync(join(this.#folder, path));
  }

  /** Copies what a server would give out there; returns where it is now. */
  take(address: string): string {
    const relative = address.slice(1);
    const path = pathIn(relative);
    // What cannot be read, or would be written elsewhere, is no file of the site.
    if (path === null) return relative;
    // Browsers that run the page take the smaller form of a font, which is named before this one.
    if (path.endsWith('.woff') || this.#has(path)) return relative;
    const bytes = readPageFile(address, this.#game);
    if (bytes === null) return relative;
    const isStyle = extname(path) === '.css';
    this.put(path, isStyle ? printMedia(Buffer.from(bytes).toString()) : bytes);
    if (isStyle) this.#takeAllOf(Buffer.from(bytes).toString(), address);
    return relative;
  }

  #takeAllOf(css: string, address: string): void {
    for (const [, inner = ''] of css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)) {
      if (/^[a-z]+:|^#/.test(inner)) continue;
      this.take(new URL(inner, `https://cardwright.invalid${address}`).pathname);
    }
  }
}

/** Decoded; null for what is no address, or leads out of the site. */
function pathIn(relative: string): string | null {
  try {
    const path = decodeURIComponent(relative);
    return path.split(/[\\/]/).includes('..') ? null : path;
  } catch {
    return null;
  }
}
