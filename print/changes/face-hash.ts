/** A face by what decides how it looks: what the template made, the styles, the pictures and fonts that they name. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { article, type Face } from '../html/face.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import { plainStyle } from './plain-style.ts';

/** A quarter of the digest tells millions of faces apart. */
const DIGITS = 16;

const known = new WeakMap<PrintShop, Map<Sheet, (faces: readonly Face[]) => string>>();

/** Hashes faces of a sheet. */
export function faceHasher(shop: PrintShop, sheet: Sheet): (faces: readonly Face[]) => string {
  const hashers = known.get(shop) ?? new Map<Sheet, (faces: readonly Face[]) => string>();
  known.set(shop, hashers);
  const hasher = hashers.get(sheet) ?? hasherFor(shop, sheet);
  hashers.set(sheet, hasher);
  return hasher;
}

function hasherFor(shop: PrintShop, sheet: Sheet): (faces: readonly Face[]) => string {
  const hashes = new Map<string, string>();
  const sources = sheet.styles.map((path) => shop.sources.get(path) ?? '');
  const assets = assetsIn(shop);
  return (faces) => {
    const texts = faces.map(({ side, size, html }) => JSON.stringify([side, size, html]));
    const key = JSON.stringify([texts, faces.map(({ card }) => card)]);
    const before = hashes.get(key);
    if (before !== undefined) return before;
    const pages = faces.map((face) => article(face, '', 0, ''));
    // Later sheets overrule earlier ones: their order counts.
    const styles = pages.map((page) => sources.map((text) => plainStyle(text, page)).join('\n'));
    const named = contentsNamed([...pages, ...styles].join('\n'), assets);
    const all = [...styles, ...texts, named].join('\0');
    const hash = createHash('sha256').update(all).digest('hex').slice(0, DIGITS);
    hashes.set(key, hash);
    return hash;
  };
}

/** Pictures and fonts of the game, by the names under which texts may speak of them. */
export function assetsIn({ game, folder }: PrintShop): ReadonlyMap<string, () => string> {
  const known = new Map<string, string>();
  const contentOf = (path: string): string => {
    const found = known.get(path) ?? digestOf(join(folder, path));
    known.set(path, found);
    return found;
  };
  const paths = [...game.paths].filter((path) => ASSET.test(path));
  return new Map(
    paths.map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return [encodeURIComponent(name), () => contentOf(path)];
    }),
  );
}

const ASSET = /\.(png|jpe?g|svg|webp|avif|gif|woff2?|ttf|otf)$/i;

function digestOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return 'unreadable';
  }
}

/** What the pictures and fonts that a text names hold. */
export function contentsNamed(text: string, assets: ReadonlyMap<string, () => string>): string {
  return [...assets]
    .filter(([name]) => text.includes(name) || text.includes(decodeURIComponent(name)))
    .map(([, content]) => content())
    .join(' ');
}
