/** Fronts of cards as small pictures inside a text. */
import type { NamedSize } from '../../generator/print-sizes.ts';
import { pressSingles } from '../formats/singles.ts';
import type { Press } from '../press/press.ts';
import { picturesOf } from '../raster/draw.ts';
import { pixels, type Picture } from '../raster/picture.ts';
import type { PrintShop } from '../workshop.ts';

/** Of a whole card: printed a third as large, that is 300 dots per inch. */
const DPI = 110;

export interface PictureOrder {
  readonly cards: readonly string[];
  readonly locale: string;
  readonly paper: NamedSize;
  readonly date: Date;
}

/** Data addresses by card, from the first sheet that has the card. */
export async function frontsOf(
  shop: PrintShop,
  { cards, locale, paper, date }: PictureOrder,
  press: Press,
): Promise<ReadonlyMap<string, string>> {
  const fronts = new Map<string, string>();
  for (const sheet of shop.sheets) {
    const missing = cards.filter((card) => !fronts.has(card));
    if (sheet.sort !== 'cards' || missing.length === 0) continue;
    const order = { sheet, locale, paper, wanted: { cards: missing }, bleed: 0, date };
    const { pdf, faces, pageOf, page } = await pressSingles(shop, order, press);
    if (pdf === null) continue;
    const shown = [...faces.entries()].filter(([, { side }]) => side === 'front');
    const size = { width: pixels(page.width, DPI), height: pixels(page.height, DPI) };
    const drawn = await picturesOf(
      pdf,
      shown.map(([at]): Picture => ({ page: pageOf[at] ?? 0, ...size, encoding: 'png', dpi: DPI })),
    );
    for (const [index, [, { card }]] of shown.entries()) {
      const data = Buffer.from(drawn[index] ?? []).toString('base64');
      if (card !== null) fronts.set(card.id, `data:image/png;base64,${data}`);
    }
  }
  return fronts;
}
