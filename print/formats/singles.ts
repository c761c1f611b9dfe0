/** Every face once, on a page of its own size: what pictures, print services and virtual tables are made of. */
import type { Fault } from '../../diagnostics/index.ts';
import type { Measures, NamedSize } from '../../generator/print-sizes.ts';
import { inLocale } from '../../generator/words.ts';
import type { Face } from '../html/face.ts';
import { grown } from '../layout/box.ts';
import { pageWith, type CardFaces, type PageLayout } from '../layout/page.ts';
import { makeSheet } from '../make-sheet.ts';
import { edgeOf, withoutRepeats } from '../press/press-faces.ts';
import type { Press } from '../press/press.ts';
import { renderFaces } from '../render/render-sheet.ts';
import type { Wanted } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';

export interface SinglesOrder {
  readonly sheet: Sheet;
  readonly locale: string;
  /** Whose area a panel without a size fills. */
  readonly paper: NamedSize;
  readonly wanted: Wanted;
  /** By which pages are larger than faces on each side, in mm. */
  readonly bleed: number;
  readonly ink?: 'low';
  readonly final?: boolean;
  readonly date: Date;
}

export interface Singles {
  /** Null when there are no faces, or faults forbid it. */
  readonly pdf: Uint8Array | null;
  readonly faces: readonly Face[];
  /** Page of each face; faces that are the same share one. */
  readonly pageOf: readonly number[];
  /** Each copy of each card, in the order of printing; empty for a panel. */
  readonly copies: readonly CardFaces[];
  /** Of each page, in mm. */
  readonly page: Measures;
  readonly credits: readonly string[];
  readonly faults: readonly Fault[];
}

export async function pressSingles(
  shop: PrintShop,
  order: SinglesOrder,
  press: Press,
): Promise<Singles> {
  const { sheet, locale, paper, bleed, ink, final = false, date } = order;
  const { faces, copies, faults, credits } = renderFaces(shop, order);
  const { firsts, pageOf } = withoutRepeats(faces, shop, sheet);
  const { width, height } = firsts[0]?.size ?? { width: 0, height: 0 };
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const singles = { faces, pageOf, copies, page, credits };
  if (faults.length > 0 || firsts.length === 0) return { ...singles, pdf: null, faults };
  const pages = firsts.map(({ side }, face) => single(face, side, page, bleed));
  const composed = {
    pages,
    faces: firsts,
    parts: [{ sheet, end: firsts.length }],
    cards: copies.length,
    credits,
    faults,
  };
  const imprint = {
    game: inLocale(shop.data.manifest.title, locale),
    sheet: inLocale(sheet.title, locale),
    locale,
    stamp: date.toISOString().slice(0, 10),
    credits,
  };
  const orders = [{ sheet, ...edgeOf(sheet), bleed, locale, ink, final }];
  const made = await makeSheet(
    shop,
    { locale, paper, imposition: shop.imposition },
    { composed, imprint, furniture: [], orders },
    date,
    press,
  );
  return { ...singles, ...made };
}

/** A panel that fills a page has a place there; here it has the page to itself. */
function single(face: number, side: PageLayout['side'], page: Measures, bleed: number): PageLayout {
  const trim = grown({ x: 0, y: 0, ...page }, -bleed);
  return pageWith(page, side, [{ face, trim, bleed }]);
}
