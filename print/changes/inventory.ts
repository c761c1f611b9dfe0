/** What a game prints, each face by what decides how it looks: so that two states can be compared. */
import type { NamedSize } from '../../generator/print-sizes.ts';
import { inLocale } from '../../generator/words.ts';
import { renderFaces } from '../render/render-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import { faceHasher } from './face-hash.ts';

/** A card on a sheet, or a panel. */
export interface Item {
  readonly sheet: string;
  /** Null for a panel. */
  readonly card: string | null;
  /** Of both faces: what the templates made, the styles, the pictures and fonts that they name. */
  readonly hash: string;
  /** 1 for a panel. */
  readonly copies: number;
  /** What it is called, in the language of the print. */
  readonly name: string;
  /** A digest of its faces as drawn, where they were drawn: faces that look the same are the same. */
  readonly drawn?: string;
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
  const hash = faceHasher(shop, sheet);
  if (sheet.sort === 'panel') {
    const name = inLocale(sheet.title, locale);
    return [{ sheet: sheet.id, card: null, hash: hash(faces), copies: 1, name }];
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
        ? { sheet: sheet.id, card, hash: hash(sides), copies: 1, name: nameOf(shop, card, locale) }
        : { ...known, copies: known.copies + 1 },
    );
  }
  return [...items.values()];
}

function nameOf({ data }: PrintShop, card: string, locale: string): string {
  const name = data.component(card)?.['name'];
  if (typeof name === 'string') return name;
  return typeof name === 'object' && name !== null
    ? inLocale(name as Readonly<Record<string, string>>, locale)
    : card;
}
