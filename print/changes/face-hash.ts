/** A face by what decides how it looks: what the template made, the styles, the pictures and fonts that they name. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face } from '../html/face.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';

/** A quarter of the digest tells millions of faces apart. */
const DIGITS = 16;

/** Hashes faces of a sheet. Its styles are read once. */
export function faceHasher(shop: PrintShop, sheet: Sheet): (faces: readonly Face[]) => string {
  const styles = sheet.styles.map((path) => shop.sources.get(path) ?? '').join('\n');
  const assets = assetsIn(shop);
  const inStyles = contentsNamed(styles, assets);
  return (faces) => {
    const texts = faces.map(({ side, size, html }) => JSON.stringify([side, size, html]));
    const inFaces = faces.map(({ html }) => contentsNamed(html, assets));
    const all = [styles, inStyles, ...texts, ...inFaces].join('\0');
    return createHash('sha256').update(all).digest('hex').slice(0, DIGITS);
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
