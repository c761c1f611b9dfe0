/**
 * From pages to a file: exact boxes, a title, dates that can be repeated, bookmarks of sheets and
 * in them of cards, each at its first copy.
 */
import {
  Duplex,
  PrintScaling,
  type PDFDocument,
  type PDFPage,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFDict,
  type PDFRef,
} from 'pdf-lib';
import { packageVersion, inLocale } from '../../kernel/index.ts';
import type { Box, PageLayout } from '../layout/page.ts';
import type { Flip } from '../layout/setup.ts';
import { reach } from '../stages.ts';
import { points } from '../html/measures.ts';
import type { Text } from '../../engine/index.ts';
import type { ImposedSheet } from '../imposed-sheet.ts';
import type { PrintableGame } from '../printable-game.ts';

interface Finish {
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

interface Bookmark {
  readonly title: string;
  /** From 0. */
  readonly page: number;
  /** Of what is shown at the top, in mm from the top of the page. */
  readonly y: number;
  readonly inside: readonly Bookmark[];
}

export function bookmarksOf(
  { pages, faces, parts }: Pick<ImposedSheet, 'pages' | 'faces' | 'parts'>,
  { data }: Pick<PrintableGame, 'data'>,
  locale: string,
): Bookmark[] {
  const cards = parts.map(() => new Map<string, Bookmark>());
  const begins = parts.map((_, part) => parts[part - 1]?.end ?? 0);
  const firsts: (Bookmark | undefined)[] = [];
  pages.forEach(({ placed, side }, page) => {
    for (const { face, trim } of placed) {
      const part = begins.findLastIndex((begin) => face >= begin);
      firsts[part] ??= { title: '', page, y: 0, inside: [] };
      const id = faces[face]?.card?.id;
      // Backs are found behind their fronts, unless they are printed alone.
      const isSecond = faces[face]?.side === 'back' && side !== 'back';
      if (id === undefined || isSecond || cards[part]?.has(id) === true) continue;
      const name = (data.component(id) as { name?: Text } | undefined)?.name ?? id;
      cards[part]?.set(id, { title: inLocale(name, locale), page, y: trim.y, inside: [] });
    }
  });
  return parts.flatMap(({ sheet }, part) => {
    const first = firsts[part];
    const inside = [...(cards[part]?.values() ?? [])];
    return first === undefined ? [] : [{ ...first, title: inLocale(sheet.title, locale), inside }];
  });
}

/** Puts them into the document, all closed. `points` per mm. */
function setBookmarks(
  document: PDFDocument,
  bookmarks: readonly Bookmark[],
  points: (mm: number) => number,
): void {
  if (bookmarks.length === 0) return;
  const { context } = document;
  const root = context.obj({ Type: 'Outlines' });
  const rootRef = context.register(root);
  addItems(root, rootRef, bookmarks);
  document.catalog.set(PDFName.of('Outlines'), rootRef);

  function addItems(parent: PDFDict, parentRef: PDFRef, items: readonly Bookmark[]): void {
    const refs = items.map(() => context.nextRef());
    items.forEach(({ title, page, y, inside }, index) => {
      const sheet = document.getPage(page);
      const top = sheet.getHeight() - points(Math.max(0, y - MARGIN_MM));
      const item = context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parentRef,
        Dest: [sheet.ref, PDFName.of('XYZ'), PDFNumber.of(0), PDFNumber.of(top), null],
      });
      const [own, before, after] = [refs[index], refs[index - 1], refs[index + 1]];
      if (before !== undefined) item.set(PDFName.of('Prev'), before);
      if (after !== undefined) item.set(PDFName.of('Next'), after);
      if (own === undefined) return;
      context.assign(own, item);
      if (inside.length > 0) addItems(item, own, inside);
    });
    const [first, last] = [refs[0], refs.at(-1)];
    if (first === undefined || last === undefined) return;
    parent.set(PDFName.of('First'), first);
    parent.set(PDFName.of('Last'), last);
    // Negative: closed, with this number inside.
    parent.set(PDFName.of('Count'), PDFNumber.of(parent === root ? items.length : -items.length));
  }
}

/** What is seen above a card that a bookmark leads to. */
const MARGIN_MM = 5;
