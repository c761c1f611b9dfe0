/** What is on a page beside the faces, as SVG in mm: marks, writing and a ruler. */
import type { NumberedCut, PageLayout, Segment } from '../layout/page.ts';
import { STRIP, DEFAULT_MARKS, type Flip, type Marks } from '../layout/setup.ts';
import { escape } from '../render/helpers/markup.ts';
import { mapOn, pageLetter } from './board-map.ts';
import { pageMarkTexts, type PageMarkTexts } from './page-mark-texts.ts';
import { mm } from './measures.ts';

/** What the writing says. */
export interface Imprint {
  readonly game: string;
  readonly sheet: string;
  readonly locale: string;
  /** Day or version of the print. */
  readonly stamp: string;
  /** Thanks that licences ask for. */
  readonly credits: readonly string[];
  /** How backs come to lie behind their fronts; by default on the long edge. */
  readonly flip?: Flip;
  readonly marks?: Pick<Marks, 'thickness'>;
}

/** As an SVG. `number` of `count` pages. */
export function marksOn(page: PageLayout, imprint: Imprint, number: number, count: number): string {
  const { width, height } = page.paper;
  const texts = pageMarkTexts(imprint.locale);
  const marks = page.cropMarks.map(line).join('');
  const joints = page.joints.map(joint).join('');
  const fold = page.fold === null ? '' : `<path class="cw-fold" d="${line(page.fold)}"/>`;
  const { thickness = DEFAULT_MARKS.thickness } = imprint.marks ?? {};
  // On small paper the ruler takes a line of its own.
  const isSmall = stripPlace(page, 'first').length < SMALL_PAPER;
  const [first, second] = isSmall ? [imprint.credits, []] : [[], imprint.credits];
  return [
    `<svg class="cw-page-marks" viewBox="0 0 ${mm(width)} ${mm(height)}" width="${mm(width)}mm" height="${mm(height)}mm" aria-hidden="true">`,
    `<path class="cw-marks" style="stroke-width:${mm(thickness)}" d="${marks}"/>`,
    `<path class="cw-joint" d="${joints}"/>${fold}${page.cuts.map(cutNumber).join('')}`,
    ...(page.letters ?? []).map(pageLetter),
    page.map === undefined ? '' : mapOn(page, page.map, texts),
    strip(page, 'first', [header(page, imprint, texts, number, count), ...first].join(' · '), ''),
    strip(page, 'second', second.join(' · '), ruler(texts)),
    '</svg>',
  ].join('');
}

function header(
  { side, tile, letters, map }: PageLayout,
  { game, sheet, locale, stamp, flip = 'long' }: Imprint,
  texts: PageMarkTexts,
  number: number,
  count: number,
): string {
  const sides = {
    front: [texts.fronts],
    back: [texts.backs(flip)],
    both: [texts.fold],
    panel: [],
  }[side];
  const place = tile === undefined ? [] : [placeOf(tile)];
  const part = map === undefined ? place : [texts.map];
  return [game, sheet, locale, stamp, texts.page(number, count), ...sides, ...part].join(' · ');

  function placeOf({ row, column }: NonNullable<PageLayout['tile']>): string {
    return letters === undefined ? texts.part(row, column) : texts.boardPart(row, column);
  }
}

/**
 * One line of writing in the margin: the first above the cards or at their left, read upwards,
 * the second below or at the right, read downwards. `end` is drawn from the far end backwards.
 */
function strip(page: PageLayout, which: 'first' | 'second', text: string, end: string): string {
  const { at, length, start } = stripPlace(page, which);
  const room = length - 2 * start - (end === '' ? 0 : RULER_LENGTH);
  return [
    `<g transform="${at}">`,
    text === '' ? '' : written(text, start, room),
    end === '' ? '' : `<g transform="translate(${mm(length - start)} 0)">${end}</g>`,
    '</g>',
  ].join('');
}

/** Condensed where the paper is too small for it. */
function written(text: string, x: number, room: number): string {
  const widths = [...text].map((character) => (character < '\u2E80' ? 1.1 : 2.1));
  const length = widths.reduce((sum, width) => sum + width, 0);
  const fit = length > room ? ` textLength="${mm(room)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${mm(x)}" y="${BASELINE}"${fit}>${escape(text)}</text>`;
}

/** With its words and a gap, in mm. */
const RULER_LENGTH = 92;

/** A line of writing shorter than this, in mm, does not hold thanks and ruler. */
const SMALL_PAPER = 160;

/** From the top of the strip, in mm. */
const BASELINE = 2.4;

/** The strip's own axes: x along the writing, y from its top to its foot. */
function stripPlace(
  { paper: { width, height }, writing, margin: { across, down } }: PageLayout,
  which: 'first' | 'second',
): { at: string; length: number; start: number } {
  if (writing === 'ends') {
    const y = which === 'first' ? down : height - down - STRIP;
    return { at: `translate(0 ${mm(y)})`, length: width, start: across };
  }
  const at =
    which === 'first'
      ? `translate(${mm(across)} ${mm(height)}) rotate(-90)`
      : `translate(${mm(width - across)} 0) rotate(90)`;
  return { at, length: height, start: down };
}

/** 50 mm with a tick every 10, ending at x = 0, its words before it. */
function ruler({ scale }: PageMarkTexts): string {
  const ticks = [0, 10, 20, 30, 40, 50].map((mm) => `M${mm - 50} ${mm % 50 === 0 ? 0.2 : 1.2}V2.6`);
  return [
    `<path class="cw-ruler" d="M-50 2.6H0${ticks.join('')}"/>`,
    `<text x="-52" y="${BASELINE}" text-anchor="end">${escape(scale)}</text>`,
  ].join('');
}

/** Beside the outer end of its mark. */
function cutNumber({ number, stands, mark: { x1, y1, x2, y2 } }: NumberedCut): string {
  const isBefore = stands === 'before';
  const isLevel = y1 === y2;
  const x = isLevel ? Math.min(x1, x2) : x2 + (isBefore ? -0.5 : 0.5);
  const y = isLevel ? y1 + (isBefore ? -0.5 : DIGIT + 0.5) : Math.min(y1, y2) + 1.6;
  const anchor = !isLevel && isBefore ? ' text-anchor="end"' : '';
  return `<text class="cw-cut" x="${mm(x)}" y="${mm(y)}"${anchor}>${number}</text>`;
}

/** Height of a digit in the number of a cut, in mm. */
const DIGIT = 1.1;

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
