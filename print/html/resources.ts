/** What the printing page may read: files of its game, and of the font packages. Nothing else. */
import { readFileSync, realpathSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fontFamilies, fontFolder } from '../fonts/families.ts';
import { FONTS, GAME, ORIGIN } from './addresses.ts';

export interface Resource {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * `outside`: an address that is not ours. `missing`: a path where no such file is. `too-large`: a
 * picture with more pixels than any paper shows. `unreadable`: a file that is not the picture that its
 * name says. `unpainted`: a picture that is missing; a frame was shown in its place.
 */
export type Refusal = 'outside' | 'missing' | 'too-large' | 'unreadable' | 'unpainted';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
};

/** The file behind an address of the page; `folder` is the game's. */
export function readResource(address: string, folder: string): Resource | Refusal {
  const path = pathOf(address);
  if (path === null) return 'outside';
  if (path.startsWith(GAME)) return readInside(folder, path.slice(GAME.length));
  const font = fontFamilies.find(({ package: name }) => path.startsWith(`${FONTS}${name}/`));
  if (font === undefined) return 'outside';
  const root = fontFolder(font.package);
  return readInside(root, path.slice(FONTS.length + font.package.length + 1));
}

/** The path of one of our addresses, decoded. */
export function pathOf(address: string): string | null {
  try {
    const { origin, pathname } = new URL(address);
    return origin === ORIGIN ? decodeURIComponent(pathname) : null;
  } catch {
    return null;
  }
}

/** Links that lead out of the folder lead nowhere. */
function readInside(folder: string, path: string): Resource | Refusal {
  const type = TYPES[extname(path).toLowerCase()];
  if (type === undefined) return 'missing';
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(root, path));
    if (!file.startsWith(root + sep)) return 'outside';
    return { type, bytes: readFileSync(file) };
  } catch {
    return 'missing';
  }
}

/** The bytes behind `/game/…` or `/fonts/…`; null for what is not there. */
export function readPageFile(address: string, folder: string): Uint8Array | null {
  const read = readResource(ORIGIN + address, folder);
  return typeof read === 'string' ? null : read.bytes;
}
