/**
 * Pages in the order in which sheets are folded into a booklet, two on each side of a sheet; and on
 * which page each heading is, read from the links of the contents.
 */
import { points } from '../html/measures.ts';
import {
  Duplex,
  PDFDocument,
  PrintScaling,
  type PDFEmbeddedPage,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
} from 'pdf-lib';

/** A4, lying. */
const SHEET: [width: number, height: number] = [points(297), points(210)];

/** Pages (from 0) of each side, left then right; null where nothing is. `count` is rounded up to fours. */
export function bookletOrder(count: number): (readonly [number | null, number | null])[] {
  const full = Math.ceil(count / 4) * 4;
  const page = (at: number): number | null => (at < count ? at : null);
  return Array.from({ length: full / 2 }, (_, side) => {
    const outer = page(full - 1 - side);
    const inner = page(side);
    // Fronts of sheets begin with the last page, backs with the second.
    return side % 2 === 0 ? ([outer, inner] as const) : ([inner, outer] as const);
  });
}

/** A4 lying, to be printed on both sides, turned on the short edge, folded and stapled. */
export async function booklet(book: PDFDocument): Promise<PDFDocument> {
  const made = await PDFDocument.create({ updateMetadata: false });
  const pages = await made.embedPages(book.getPages());
  const [{ width, height } = { width: 0, height: 0 }] = pages;
  for (const sides of bookletOrder(pages.length)) {
    const sheet = made.addPage(SHEET);
    sheet.setTrimBox(0, 0, ...SHEET);
    sheet.setBleedBox(0, 0, ...SHEET);
    const [fold, middle] = [SHEET[0] / 2, (SHEET[1] - height) / 2];
    sides.forEach((at, index) => {
      const page: PDFEmbeddedPage | undefined = at === null ? undefined : pages[at];
      // Half an A4 is half a millimetre wider than A5: pages meet at the fold.
      if (page !== undefined)
        sheet.drawPage(page, { x: index === 0 ? fold - width : fold, y: middle });
    });
  }
  const preferences = made.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setDuplex(Duplex.DuplexFlipShortEdge);
  return made;
}

/** Pages from 1 by the target of the link (`#h3` → `h3`). */
export function linkedPages(document: PDFDocument): ReadonlyMap<string, number> {
  const pages = document.getPages();
  const numberOf = new Map(pages.map(({ ref }, index) => [ref.toString(), index + 1]));
  const targets = new Map<string, number>();
  const named = document.catalog.lookup(PDFName.of('Dests'));
  if (named instanceof PDFDict) {
    for (const [name, value] of named.entries()) {
      const target = document.context.lookup(value);
      const page = target instanceof PDFArray ? target.get(0) : undefined;
      const number = page instanceof PDFRef ? numberOf.get(page.toString()) : undefined;
      if (number !== undefined) targets.set(name.decodeText(), number);
    }
  }
  return targets;
}
