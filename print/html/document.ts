/**
 * The printing page as one HTML document: whole sheets; or what is pressed, each face once on a
 * page of its own, and what is on the pages beside and over the faces. The press adds the fonts
 * that its text needs.
 */
import type { Measures, Shape } from '../../kernel/index.ts';
import { grown, type Box, type PageLayout, type Placed } from '../layout/page.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress, PRESS_POLICY } from './addresses.ts';
import { BASE_STYLE, sheetStyle, type SheetLook, LAYOUT_SCALE } from './base-style.ts';
import { withBleed, article, type Face, CLIPS } from './face.ts';
import { lines } from './lines-over.ts';
import { marksOn, type Imprint } from './page-marks.ts';
import { mm, placeStyle } from './measures.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** What documents for the press have in common. */
interface Common {
  readonly locale: string;
  readonly title: string;
  /** Paths of style sheets in the game folder. */
  readonly styles: readonly string[];
  readonly look: SheetLook;
  /** Outlines on white, where the style sheets of the game know how. */
  readonly ink?: 'low' | undefined;
}

/** What is on a page, as HTML. */
export interface DocumentPage {
  readonly paper: Measures;
  readonly inside: string;
}

/** Pages one below the other, each of its own size. */
function pagesDocument(
  { locale, title, styles, look, ink }: Common,
  pages: readonly DocumentPage[],
): string {
  const marked = ink === undefined ? '' : ` data-ink="${ink}"`;
  const links = styles.map((path) => `<link rel="stylesheet" href="${escape(gameAddress(path))}">`);
  const sections = pages.map(
    ({ paper: { width, height }, inside }) =>
      `<section class="cw-page" style="width:${mm(width)}mm;height:${mm(height)}mm">${inside}</section>`,
  );
  return [
    `<!doctype html><html lang="${escape(locale)}"${marked}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${PRESS_POLICY}">`,
    // Browsers ask for an icon of every page.
    `<title>${escape(title)}</title><link rel="icon" href="data:,">`,
    `<style>${BASE_STYLE}</style>`,
    ...links,
    `<style>${sheetStyle(look)}</style></head><body>`,
    ...sections,
    '</body></html>',
  ].join('\n');
}

interface SheetDocument extends Pick<Common, 'styles' | 'look' | 'ink'> {
  readonly pages: readonly PageLayout[];
  readonly faces: readonly Face[];
  readonly imprint: Imprint;
}

/** Whole sheets, with all that is on them. */
export function sheetDocument({ pages, faces, imprint, ...common }: SheetDocument): string {
  const { locale, sheet: title } = imprint;
  return pagesDocument(
    { ...common, locale, title },
    pages.map((page, index) => {
      const placed = page.placed.map((one) => place(one, faces, locale));
      const around = marksOn(page, imprint, index + 1, pages.length);
      return { paper: page.paper, inside: [around, ...placed, lines(page)].join('') };
    }),
  );
}

/** A face in its place, cut off at its bleed; of a face larger than its place only a part is seen. */
function place(placed: Placed, faces: readonly Face[], locale: string): string {
  const { face: index, trim, bleed, shape = 'rectangle', turned = false } = placed;
  const face = faces[index];
  if (face === undefined) throw new RangeError(`There is no face ${index}.`);
  const rules = [placeStyle(grown(trim, bleed)), CLIPS[shape], turned ? ';rotate:180deg' : ''];
  return `<div class="cw-place" style="${rules.join('')}">${bled(face, placed, locale)}</div>`;
}

type Bled = Pick<Placed, 'trim' | 'bleed' | 'shape'> & { readonly part?: Box | undefined };

/** A face and what is seen beyond its cut. */
function bled(
  face: Face,
  { trim, part, bleed, shape = 'rectangle' }: Bled,
  locale: string,
): string {
  const { width, height } = face.size;
  const at = { x: bleed - (part?.x ?? 0), y: bleed - (part?.y ?? 0), width, height };
  const isPainted = bleed === 0 || (face.bleedFrom ?? 'art') === 'art';
  return isPainted
    ? article(face, placeStyle(at), bleed, locale)
    : withBleed(face, trim, bleed, locale, shape);
}

/** How the faces of a sheet are pressed. */
export interface FaceLook {
  readonly sheet: Sheet;
  readonly locale: string;
  /** Millimetres by which faces run over the cut. */
  readonly bleed: number;
  readonly shape: Shape;
  readonly ink?: 'low' | undefined;
  /** Whether the PDF tells readers its structure. */
  readonly tagged?: boolean;
  /** Whether pictures that are missing are refused. */
  readonly final?: boolean;
}

const NO_GROUND: SheetLook = { scale: LAYOUT_SCALE, ground: 'none' };

/** A face, or the part of it that one page shows. */
export interface FacePart {
  readonly face: Face;
  /** In mm from the corner of the face as cut. */
  readonly part?: Box | undefined;
}

/** With its bleed. */
export function measuresOf({ face: { size }, part }: FacePart, bleed: number): Measures {
  const { width, height } = part ?? size;
  return { width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Each face with its bleed, uncut: pages cut it to its shape. */
export function facesDocument(
  { sheet: { styles }, locale, bleed, shape, ink }: FaceLook,
  parts: readonly FacePart[],
): string {
  return pagesDocument(
    { locale, styles, ink, title: '', look: NO_GROUND },
    parts.map((one) => {
      const { face, part } = one;
      const paper = measuresOf(one, bleed);
      const trim = grown({ x: 0, y: 0, ...paper }, -bleed);
      const style = placeStyle({ x: 0, y: 0, ...paper });
      const inside = bled(face, { trim, part, bleed, shape }, locale);
      return { paper, inside: `<div class="cw-place" style="${style}">${inside}</div>` };
    }),
  );
}

/** What is on a page. */
export interface PageMarks {
  /** Marks and writing. */
  readonly under: DocumentPage;
  /** Lines over the faces; null where there are none. */
  readonly over: DocumentPage | null;
}

export function pageMarks(
  pages: readonly PageLayout[],
  imprint: Imprint,
  withoutDies = false,
): PageMarks[] {
  return pages.map((page, index) => {
    const { paper } = page;
    const over = lines(page, withoutDies);
    return {
      under: { paper, inside: marksOn(page, imprint, index + 1, pages.length) },
      over: over === '' ? null : { paper, inside: over },
    };
  });
}

export function marksDocument(locale: string, pages: readonly DocumentPage[]): string {
  return pagesDocument({ locale, title: '', styles: [], look: NO_GROUND }, pages);
}
