/** What stands on a page beside the faces: marks, writing and a ruler, as one SVG in mm. */
import type { Box, Segment } from '../layout/box.ts';
import { STRIP, UNPRINTABLE } from '../layout/margins.ts';
import type { PageLayout } from '../layout/page.ts';
import { escape } from '../render/helpers/markup.ts';
import { furnitureWords, type FurnitureWords } from './furniture-words.ts';

/** What the writing says. */
export interface Imprint {
  readonly game: string;
  readonly sheet: string;
  readonly locale: string;
  /** Day or version of the print. */
  readonly stamp: string;
  /** Thanks that licences ask for. */
  readonly credits: readonly string[];
}

/** The furniture of page `number` of `count`. */
export function furniture(
  page: PageLayout,
  imprint: Imprint,
  number: number,
  count: number,
): string {
  const { width, height } = page.paper;
  const words = furnitureWords(imprint.locale);
  const marks = page.cropMarks.map(line).join('');
  const joints = page.joints.map(joint).join('');
  return [
    `<svg class="cw-furniture" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" aria-hidden="true">`,
    `<path class="cw-marks" d="${marks}"/><path class="cw-joint" d="${joints}"/>`,
    strip(page, 'first', header(page, imprint, words, number, count), ''),
    strip(page, 'second', imprint.credits.join(' · '), ruler(words)),
    '</svg>',
  ].join('');
}

function header(
  { side, tile }: PageLayout,
  { game, sheet, locale, stamp }: Imprint,
  words: FurnitureWords,
  number: number,
  count: number,
): string {
  const sides = { front: [words.fronts], back: [words.backs], panel: [] }[side];
  const part = tile === undefined ? [] : [words.part(tile.row, tile.column)];
  return [game, sheet, locale, stamp, words.page(number, count), ...sides, ...part].join(' · ');
}

/**
 * One line of writing in the margin: the first above the cards or at their left, read upwards,
 * the second below or at the right, read downwards. `end` is drawn from the far end backwards.
 */
function strip(page: PageLayout, which: 'first' | 'second', text: string, end: string): string {
  const { at, length } = stripPlace(page, which);
  const start = UNPRINTABLE;
  return [
    `<g transform="${at}">`,
    text === '' ? '' : `<text x="${start}" y="${BASELINE}">${escape(text)}</text>`,
    end === '' ? '' : `<g transform="translate(${length - start} 0)">${end}</g>`,
    '</g>',
  ].join('');
}

/** From the top of the strip, in mm. */
const BASELINE = 2.4;

/** The strip's own axes: x along the writing, y from its top to its foot. */
function stripPlace(
  { paper: { width, height }, writing }: PageLayout,
  which: 'first' | 'second',
): { at: string; length: number } {
  if (writing === 'ends') {
    const y = which === 'first' ? UNPRINTABLE : height - UNPRINTABLE - STRIP;
    return { at: `translate(0 ${y})`, length: width };
  }
  return which === 'first'
    ? { at: `translate(${UNPRINTABLE} ${height}) rotate(-90)`, length: height }
    : { at: `translate(${width - UNPRINTABLE} 0) rotate(90)`, length: height };
}

/** 50 mm with a tick every 10, ending at x = 0, its words before it. */
function ruler({ scale }: FurnitureWords): string {
  const ticks = [0, 10, 20, 30, 40, 50].map((mm) => `M${mm - 50} ${mm % 50 === 0 ? 0.2 : 1.2}V2.6`);
  return [
    `<path class="cw-ruler" d="M-50 2.6H0${ticks.join('')}"/>`,
    `<text x="-52" y="${BASELINE}" text-anchor="end">${escape(scale)}</text>`,
  ].join('');
}

function line({ x1, y1, x2, y2 }: Segment): string {
  return `M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`;
}

/** A triangle whose tip is the near end of the mark. */
function joint({ x1, y1, x2, y2 }: Segment): string {
  const half = 0.8;
  const base =
    x1 === x2
      ? `L${mm(x2 - half)} ${mm(y2)}L${mm(x2 + half)} ${mm(y2)}`
      : `L${mm(x2)} ${mm(y2 - half)}L${mm(x2)} ${mm(y2 + half)}`;
  return `M${mm(x1)} ${mm(y1)}${base}Z`;
}

/** A tenth of a micrometre is finer than any printer. */
export function mm(length: number): string {
  return String(Math.round(length * 1e4) / 1e4);
}

/** A box as CSS, in mm. */
export function placeStyle({ x, y, width, height }: Box): string {
  return `left:${mm(x)}mm;top:${mm(y)}mm;width:${mm(width)}mm;height:${mm(height)}mm`;
}
