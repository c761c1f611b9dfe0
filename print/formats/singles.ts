/** Every face once, on a page of its own size: what pictures, print services and virtual tables are made of. */
import type { Fault } from '../../diagnostics/index.ts';
import type { Measures, NamedSize } from '../../generator/print-sizes.ts';
import { inLocale } from '../../generator/words.ts';
import { sheetDocument } from '../html/document.ts';
import type { Face } from '../html/face.ts';
import type { Imprint } from '../html/furniture.ts';
import { LAYOUT_SCALE } from '../html/base-style.ts';
import { pageWith, type CardFaces, type PageLayout } from '../layout/page.ts';
import { makeSheet } from '../make-sheet.ts';
import type { Measured } from '../press/measure.ts';
import type { Press, PressJob } from '../press/press.ts';
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
  /** The faces as laid out, by page; null like the PDF. */
  readonly measured: Measured | null;
  readonly faults: readonly Fault[];
}

export async function pressSingles(
  shop: PrintShop,
  order: SinglesOrder,
  press: Press,
): Promise<Singles> {
  const { sheet, locale, paper, date } = order;
  const { faces, copies, faults, credits } = renderFaces(shop, order);
  const { firsts, pageOf } = withoutRepeats(faces);
  const document = singlesDocument(shop, order, firsts, credits);
  const { page } = document;
  const singles = { faces, pageOf, copies, page, credits };
  if (faults.length > 0 || firsts.length === 0) {
    return { ...singles, pdf: null, measured: null, faults };
  }
  const { pages, imprint, pressJob } = document;
  const parts = [{ sheet, end: firsts.length }];
  const composed = { pages, faces: firsts, parts, cards: copies.length, credits, faults };
  const made = await makeSheet(
    shop,
    { sheet, locale, paper, imposition: shop.imposition },
    { composed, imprint, pressJob },
    date,
    press,
  );
  return { ...singles, ...made };
}

export interface SinglesDocument {
  readonly pages: readonly PageLayout[];
  /** Of each page, in mm. */
  readonly page: Measures;
  readonly imprint: Imprint;
  readonly pressJob: PressJob;
}

/** Each of these faces on a page of its own, for the press. What no face paints is left without ground. */
export function singlesDocument(
  shop: PrintShop,
  { sheet, locale, bleed, ink, final = false, date }: Omit<SinglesOrder, 'paper' | 'wanted'>,
  faces: readonly Face[],
  credits: readonly string[] = [],
): SinglesDocument {
  const size = faces[0]?.size ?? { width: 0, height: 0 };
  const page = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  const pages = faces.map(({ side }, face) => single(face, side, size, page, bleed));
  const imprint = {
    game: inLocale(shop.data.manifest.title, locale),
    sheet: inLocale(sheet.title, locale),
    locale,
    stamp: date.toISOString().slice(0, 10),
    credits,
  };
  const look = { scale: LAYOUT_SCALE, ground: 'none' };
  const { styles } = sheet;
  const html = sheetDocument({ pages, faces, styles, imprint, bare: true, look, ink });
  const { folder, families } = shop;
  return { pages, page, imprint, pressJob: { html, folder, families, paper: page, final } };
}

/** Most games have one back for all cards. */
export function withoutRepeats(faces: readonly Face[]): { firsts: Face[]; pageOf: number[] } {
  const firsts = new Map<string, { face: Face; page: number }>();
  const pageOf = faces.map((face) => {
    const key = `${face.side} ${face.html}`;
    const known = firsts.get(key) ?? { face, page: firsts.size };
    firsts.set(key, known);
    return known.page;
  });
  return { firsts: [...firsts.values()].map(({ face }) => face), pageOf };
}

function single(
  face: number,
  side: PageLayout['side'],
  size: Measures,
  page: Measures,
  bleed: number,
): PageLayout {
  // A panel that fills a page has a place there; here it has the page to itself.
  const { width, height } = size;
  return pageWith(page, side, [{ face, trim: { x: bleed, y: bleed, width, height }, bleed }]);
}
