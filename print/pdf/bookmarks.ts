/** The outline of a PDF: sheets, and in them the cards, each at its first copy. */
import {
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFDict,
  type PDFDocument,
  type PDFRef,
} from 'pdf-lib';
import type { Text } from '../../engine/game.ts';
import { inLocale } from '../../generator/words.ts';
import type { Composed } from '../compose.ts';
import type { PrintShop } from '../workshop.ts';

export interface Bookmark {
  readonly title: string;
  /** From 0. */
  readonly page: number;
  /** Of what is shown at the top, in mm from the top of the page. */
  readonly y: number;
  readonly inside: readonly Bookmark[];
}

export function bookmarksOf(
  { pages, faces, parts }: Composed,
  { data }: Pick<PrintShop, 'data'>,
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
export function setBookmarks(
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
    // Negative: closed, with so many inside.
    parent.set(PDFName.of('Count'), PDFNumber.of(parent === root ? items.length : -items.length));
  }
}

/** What is seen above a card that a bookmark leads to. */
const MARGIN_MM = 5;
