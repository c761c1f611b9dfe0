/** The printing page as one HTML document. The press adds the fonts that its text needs. */
import type { Measures } from '../../generator/print-sizes.ts';
import { grown, type Box } from '../layout/box.ts';
import type { PageLayout, Placed } from '../layout/page.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress } from './addresses.ts';
import { BASE_STYLE, sheetStyle, type SheetLook } from './base-style.ts';
import { withBleed } from './bleed.ts';
import { article, type Face } from './face.ts';
import { furniture, type Imprint } from './furniture.ts';
import { lines } from './lines.ts';
import { mm, placeStyle } from './measures.ts';
import { PRESS_POLICY } from './policy.ts';
import { CLIPS } from './shapes.ts';

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

/** What stands on a page, as HTML. */
export interface DocumentPage {
  readonly paper: Measures;
  readonly inside: string;
}

/** Pages one below the other, each of its own size. */
export function pagesDocument(
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

export interface SheetDocument extends Pick<Common, 'styles' | 'look' | 'ink'> {
  readonly pages: readonly PageLayout[];
  readonly faces: readonly Face[];
  readonly imprint: Imprint;
}

/** Whole sheets, with all that stands on them. */
export function sheetDocument({ pages, faces, imprint, ...common }: SheetDocument): string {
  const { locale, sheet: title } = imprint;
  return pagesDocument(
    { ...common, locale, title },
    pages.map((page, index) => {
      const placed = page.placed.map((one) => place(one, faces, locale));
      const around = furniture(page, imprint, index + 1, pages.length);
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
export function bled(
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
