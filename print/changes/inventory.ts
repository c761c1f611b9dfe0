/** What a game prints, each face by what decides how it looks: so that two states can be compared. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedSize } from '../../generator/print-sizes.ts';
import { renderFaces } from '../render/render-sheet.ts';
import type { Face } from '../html/face.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';

/** A card on a sheet, or a panel. */
export interface Item {
  readonly sheet: string;
  /** Null for a panel. */
  readonly card: string | null;
  /** Of both faces: what the templates made, the styles, the pictures and fonts that they name. */
  readonly hash: string;
  /** 1 for a panel. */
  readonly copies: number;
}

/** Items by sheet and card. */
export type Inventory = ReadonlyMap<string, Item>;

/** Everything that the sheets of a game print in one language; none of a sheet whose templates have faults. */
export function inventoryOf(shop: PrintShop, locale: string, paper: NamedSize): Inventory {
  const items = shop.sheets.flatMap((sheet) => itemsOf(shop, sheet, locale, paper));
  return new Map(items.map((item) => [keyOf(item), item]));
}

export function keyOf({ sheet, card }: Pick<Item, 'sheet' | 'card'>): string {
  return card === null ? sheet : `${sheet}/${card}`;
}

function itemsOf(shop: PrintShop, sheet: Sheet, locale: string, paper: NamedSize): Item[] {
  const { faces, copies, faults } = renderFaces(shop, { sheet, locale, paper, wanted: {} });
  if (faults.length > 0) return [];
  const hash = hasher(shop, sheet);
  if (sheet.sort === 'panel') {
    return [{ sheet: sheet.id, card: null, hash: hash(faces), copies: 1 }];
  }
  const items = new Map<string, Item>();
  for (const { front, back } of copies) {
    const both = [faces[front], back === null ? undefined : faces[back]];
    const sides = both.filter((face) => face !== undefined);
    const card = sides[0]?.card?.id ?? '';
    const known = items.get(card);
    items.set(
      card,
      known === undefined
        ? { sheet: sheet.id, card, hash: hash(sides), copies: 1 }
        : { ...known, copies: known.copies + 1 },
    );
  }
  return [...items.values()];
}

/** A quarter of the digest tells millions of faces apart. */
const DIGITS = 16;

/** Hashes faces of a sheet. Its styles are read once. */
function hasher(shop: PrintShop, sheet: Sheet): (faces: readonly Face[]) => string {
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
function assetsIn({ game, folder }: PrintShop): ReadonlyMap<string, () => string> {
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

function contentsNamed(text: string, assets: ReadonlyMap<string, () => string>): string {
  return [...assets]
    .filter(([name]) => text.includes(name) || text.includes(decodeURIComponent(name)))
    .map(([, content]) => content())
    .join(' ');
}
