/** The printing page as one HTML document. The press adds the fonts that its text needs. */
import { grown } from '../layout/box.ts';
import type { PageLayout, Placed } from '../layout/page.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress } from './addresses.ts';
import { BASE_STYLE, LAYOUT_SCALE, sheetStyle, type SheetLook } from './base-style.ts';
import { withBleed } from './bleed.ts';
import { article, type Face } from './face.ts';
import { furniture, type Imprint } from './furniture.ts';
import { lines } from './lines.ts';
import { mm, placeStyle } from './measures.ts';
import { PRESS_POLICY } from './policy.ts';
import { CLIPS } from './shapes.ts';

export interface SheetDocument {
  readonly pages: readonly PageLayout[];
  readonly faces: readonly Face[];
  /** Paths of style sheets in the game folder. */
  readonly styles: readonly string[];
  readonly imprint: Imprint;
  /** Without marks and writing: pictures of faces. */
  readonly bare?: boolean;
  readonly look?: SheetLook;
  /** Outlines on white, where the style sheets of the game know how. */
  readonly ink?: 'low' | undefined;
}

const FOR_THE_PRESS: SheetLook = { scale: LAYOUT_SCALE, ground: '#fff' };

export function sheetDocument(document: SheetDocument): string {
  const { pages, faces, styles, imprint, bare = false, look = FOR_THE_PRESS, ink } = document;
  const marked = ink === undefined ? '' : ` data-ink="${ink}"`;
  const links = styles.map((path) => `<link rel="stylesheet" href="${escape(gameAddress(path))}">`);
  const sheets = pages.map((page, index) => {
    const { width, height } = page.paper;
    const placed = page.placed.map((one) => place(one, faces, imprint.locale));
    return [
      `<section class="cw-page" style="width:${mm(width)}mm;height:${mm(height)}mm">`,
      bare ? '' : furniture(page, imprint, index + 1, pages.length),
      ...placed,
      lines(page),
      '</section>',
    ].join('');
  });
  return [
    `<!doctype html><html lang="${escape(imprint.locale)}"${marked}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${PRESS_POLICY}">`,
    // Browsers ask for an icon of every page.
    `<title>${escape(imprint.sheet)}</title><link rel="icon" href="data:,">`,
    `<style>${BASE_STYLE}</style>`,
    ...links,
    `<style>${sheetStyle(look)}</style></head><body>`,
    ...sheets,
    '</body></html>',
  ].join('\n');
}

/** A face in its place, cut off at its bleed; of a face larger than its place only a part is seen. */
function place(placed: Placed, faces: readonly Face[], locale: string): string {
  const { face: index, trim, part, bleed, shape = 'rectangle', turned = false } = placed;
  const face = faces[index];
  if (face === undefined) throw new RangeError(`There is no face ${index}.`);
  const { width, height } = face.size;
  const at = { x: bleed - (part?.x ?? 0), y: bleed - (part?.y ?? 0), width, height };
  const isPainted = bleed === 0 || (face.bleedFrom ?? 'art') === 'art';
  const inside = isPainted
    ? article(face, placeStyle(at), bleed, locale)
    : withBleed(face, trim, bleed, locale, shape);
  const rules = [placeStyle(grown(trim, bleed)), CLIPS[shape], turned ? ';rotate:180deg' : ''];
  return `<div class="cw-place" style="${rules.join('')}">${inside}</div>`;
}
