/** From pages to a file: exact boxes, a title, dates that can be repeated. */
import { Duplex, PrintScaling, type PDFDocument, type PDFPage } from 'pdf-lib';
import { packageVersion } from '../../generator/package-root.ts';
import type { Box } from '../layout/box.ts';
import type { PageLayout } from '../layout/page.ts';
import type { Flip } from '../layout/setup.ts';
import { reach } from '../stages.ts';
import { setBookmarks, type Bookmark } from './bookmarks.ts';
import { points } from './points.ts';

export interface Finish {
  readonly title: string;
  readonly subject: string;
  readonly locale: string;
  /** Of creation and change. */
  readonly date: Date;
  readonly flip: Flip;
  readonly bookmarks: readonly Bookmark[];
}

/** `document` has one page for each of `pages`. The same input gives the same bytes. */
export async function finishPdf(
  document: PDFDocument,
  pages: readonly PageLayout[],
  finish: Finish,
): Promise<Uint8Array> {
  reach('boxes');
  const printed = document.getPages();
  pages.forEach((layout, index) => {
    const page = printed[index];
    if (page === undefined) return;
    setBoxes(page, layout);
  });
  setBookmarks(document, finish.bookmarks, points);
  setMetadata(document, finish);
  // Viewers that fit pages to the paper would shrink the cards.
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  if (pages.some(({ side }) => side === 'back')) {
    const isShort = finish.flip === 'short';
    preferences.setDuplex(isShort ? Duplex.DuplexFlipShortEdge : Duplex.DuplexFlipLongEdge);
  }
  return document.save({
    updateFieldAppearances: false,
    addDefaultPage: false,
    // All at once: nobody waits for anything else meanwhile.
    objectsPerTick: Infinity,
  });
}

/** What programs that print may ask for. */
function setBoxes(page: PDFPage, { paper, trim, bleedBox }: PageLayout): void {
  const width = points(paper.width);
  const height = points(paper.height);
  const box = (place: Box): [number, number, number, number] => [
    points(place.x),
    height - points(place.y + place.height),
    points(place.width),
    points(place.height),
  ];
  page.setMediaBox(0, 0, width, height);
  page.setCropBox(0, 0, width, height);
  page.setBleedBox(...box(bleedBox));
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
