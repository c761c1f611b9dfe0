/** Pictures of the faces that changed, as data addresses. */
import type { NamedSize } from '../../generator/print-sizes.ts';
import { pressSingles } from '../formats/singles.ts';
import type { Press } from '../press/press.ts';
import { picturesOf } from '../raster/draw.ts';
import { pixels, type Picture } from '../raster/picture.ts';
import type { PrintShop } from '../workshop.ts';
import { keyOf, type Item } from './inventory.ts';

/** Sharp on a screen, at a third of the bytes of a print. */
const DPI = 130;

/** Addresses of the pictures of an item: front, and back where there is one. */
export type Pictures = ReadonlyMap<string, readonly string[]>;

export async function picturesFor(
  shop: PrintShop,
  items: readonly Pick<Item, 'sheet' | 'card'>[],
  {
    locale,
    paper,
    date,
  }: { readonly locale: string; readonly paper: NamedSize; readonly date: Date },
  press: Press,
): Promise<Pictures> {
  const pictures = new Map<string, string[]>();
  for (const sheet of shop.sheets) {
    const own = items.filter((item) => item.sheet === sheet.id);
    if (own.length === 0) continue;
    const cards = own.flatMap(({ card }) => (card === null ? [] : [card]));
    const wanted = sheet.sort === 'panel' ? {} : { cards };
    const order = { sheet, locale, paper, wanted, bleed: 0, date };
    const { pdf, faces, pageOf, page } = await pressSingles(shop, order, press);
    if (pdf === null) continue;
    const size = { width: pixels(page.width, DPI), height: pixels(page.height, DPI) };
    const used = [...new Set(pageOf)];
    const drawn = await picturesOf(
      pdf,
      used.map((at): Picture => ({ page: at, ...size, encoding: 'png', dpi: DPI })),
    );
    for (const [index, { card }] of faces.entries()) {
      const key = keyOf({ sheet: sheet.id, card: card?.id ?? null });
      const bytes = drawn[used.indexOf(pageOf[index] ?? 0)] ?? new Uint8Array();
      const address = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
      pictures.set(key, [...(pictures.get(key) ?? []), address]);
    }
  }
  return pictures;
}
