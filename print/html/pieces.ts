/**
 * What is pressed: each face once, on a page of its own, and what stands on the pages beside and over
 * the faces. Nothing has a ground: paper is seen where nothing is painted.
 */
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import { grown, type Box } from '../layout/box.ts';
import type { PageLayout } from '../layout/page.ts';
import { LAYOUT_SCALE, type SheetLook } from './base-style.ts';
import { bled, pagesDocument, type DocumentPage } from './document.ts';
import type { Face } from './face.ts';
import { furniture, type Imprint } from './furniture.ts';
import { lines } from './lines.ts';
import { placeStyle } from './measures.ts';

/** How the faces of a sheet are pressed. */
export interface FaceLook {
  readonly locale: string;
  /** Paths of style sheets in the game folder. */
  readonly styles: readonly string[];
  /** Millimetres by which faces run over the cut. */
  readonly bleed: number;
  readonly shape: Shape;
  readonly ink?: 'low' | undefined;
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
  { bleed, shape, ...common }: FaceLook,
  parts: readonly FacePart[],
): string {
  return pagesDocument(
    { ...common, title: '', look: NO_GROUND },
    parts.map((one) => {
      const { face, part } = one;
      const paper = measuresOf(one, bleed);
      const trim = grown({ x: 0, y: 0, ...paper }, -bleed);
      const style = placeStyle({ x: 0, y: 0, ...paper });
      const inside = bled(face, { trim, part, bleed, shape }, common.locale);
      return { paper, inside: `<div class="cw-place" style="${style}">${inside}</div>` };
    }),
  );
}

/** What stands on a page. */
export interface PageFurniture {
  /** Marks and writing. */
  readonly under: DocumentPage;
  /** Lines over the faces; null where there are none. */
  readonly over: DocumentPage | null;
}

export function furnitureOf(pages: readonly PageLayout[], imprint: Imprint): PageFurniture[] {
  return pages.map((page, index) => {
    const { paper } = page;
    const over = lines(page);
    return {
      under: { paper, inside: furniture(page, imprint, index + 1, pages.length) },
      over: over === '' ? null : { paper, inside: over },
    };
  });
}

export function furnitureDocument(locale: string, pages: readonly DocumentPage[]): string {
  return pagesDocument({ locale, title: '', styles: [], look: NO_GROUND }, pages);
}
