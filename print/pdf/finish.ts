/** From the browser's PDF to ours: exact boxes, a title, dates that can be repeated. */
import { Duplex, PrintScaling, type PDFDocument, type PDFPage } from 'pdf-lib';
import type { PageLayout } from '../layout/page.ts';
import { grown, type Box } from '../layout/box.ts';
import { packageVersion } from '../../generator/package-root.ts';

export interface Finish {
  readonly title: string;
  readonly subject: string;
  readonly locale: string;
  /** Of creation and change. */
  readonly date: Date;
}

const POINTS_PER_MM = 72 / 25.4;

/** `document` has one page for each of `pages`. The same input gives the same bytes. */
export async function finishPdf(
  document: PDFDocument,
  pages: readonly PageLayout[],
  finish: Finish,
): Promise<Uint8Array> {
  const printed = document.getPages();
  if (printed.length !== pages.length) {
    throw new Error(`The browser made ${printed.length} pages of ${pages.length}.`);
  }
  pages.forEach((layout, index) => {
    const page = printed[index];
    if (page !== undefined) setBoxes(page, layout);
  });
  setMetadata(document, finish);
  // Viewers that fit pages to the paper would shrink the cards.
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  if (pages.some(({ side }) => side === 'back')) {
    preferences.setDuplex(Duplex.DuplexFlipLongEdge);
  }
  return document.save({
    updateFieldAppearances: false,
    addDefaultPage: false,
    // All at once: nobody waits for anything else meanwhile.
    objectsPerTick: Infinity,
  });
}

/** The paper becomes the whole page; what the browser printed on lay a little over it. */
function setBoxes(page: PDFPage, { paper, trim, bleed }: PageLayout): void {
  const width = points(paper.width);
  const height = points(paper.height);
  page.translateContent(0, height - page.getHeight());
  const box = (place: Box): [number, number, number, number] => [
    points(place.x),
    height - points(place.y + place.height),
    points(place.width),
    points(place.height),
  ];
  page.setMediaBox(0, 0, width, height);
  page.setCropBox(0, 0, width, height);
  page.setBleedBox(...box(grown(trim, bleed)));
  page.setTrimBox(...box(trim));
}

function setMetadata(document: PDFDocument, { title, subject, locale, date }: Finish): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setSubject(subject);
  document.setAuthor('Cardwright');
  document.setCreator(`Cardwright ${packageVersion()}`);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(locale);
}

/** A thousandth of a point is finer than any printer. */
function points(mm: number): number {
  return Math.round(mm * POINTS_PER_MM * 1000) / 1000;
}
