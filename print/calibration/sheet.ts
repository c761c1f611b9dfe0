/**
 * The calibration sheet: two crosses on the front, two scales on the back. Held against a light, each
 * cross is seen on its scale, at the number of millimetres by which backs are to be moved.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { grayscale, PDFDocument, PrintScaling, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Measures } from '../../kernel/index.ts';
import { fontFolder } from '../fonts/families.ts';
import { lettersOf } from '../fonts/outlines.ts';
import { sheetWords } from './words.ts';

/** Half the length of a scale, in mm: no printer is farther off. */
const REACH = 6;

/** From a cross to the upper or lower edge of the paper, in mm. */
const FROM_EDGE = 40;

/** Between the two crosses of a sheet, in mm. */
export function crossDistance({ height }: Measures): number {
  return height - 2 * FROM_EDGE;
}

/** Two pages to be printed on one sheet of paper, which is upright. The same input gives the same bytes. */
export async function calibrationSheet(
  paper: Measures,
  printer: string,
  date: Date,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(readFileSync(fontFile()), { subset: true });
  const front = new Plate(document.addPage(size(paper)), font, paper);
  const back = new Plate(document.addPage(size(paper)), font, paper);
  for (const y of [FROM_EDGE, paper.height - FROM_EDGE]) {
    front.cross(paper.width / 2, y);
    back.scales(paper.width / 2, y);
  }
  const upper = FROM_EDGE + 25;
  const words = sheetWords();
  const named = printer.includes(' ') ? `"${printer}"` : printer;
  front.lines(upper, [...words.front, `cardwright calibrate ${named} --upper x,y --lower x,y`]);
  back.lines(upper, words.back);
  back.ruler(words.ruler, paper.width / 2, paper.height / 2);
  document.setTitle(words.title);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setProducer('Cardwright');
  document.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  return document.save();
}

/** Of Latin letters, which the names of printers consist of. Others are drawn: parts of their fonts lack letters. */
function fontFile(): string {
  const files = join(fontFolder('@fontsource/source-sans-3'), 'files');
  return join(files, 'source-sans-3-latin-400-normal.woff');
}

const LATIN = /^[ -~]*$/;

/** A path whose y runs upwards, as one whose y runs down the page. */
function upright(path: string): string {
  return path.replaceAll(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${x} ${-Number(y)}`,
  );
}

const POINTS = 72 / 25.4;

function size({ width, height }: Measures): [number, number] {
  return [width * POINTS, height * POINTS];
}

/** A page that is drawn on in mm from its top left corner. */
class Plate {
  readonly #page: PDFPage;
  readonly #font: PDFFont;
  readonly #paper: Measures;

  constructor(page: PDFPage, font: PDFFont, paper: Measures) {
    this.#page = page;
    this.#font = font;
    this.#paper = paper;
  }

  cross(x: number, y: number): void {
    this.#line(x - 15, y, x + 15, y, 0.4);
    this.#line(x, y - 15, x, y + 15, 0.4);
  }

  /** Scales of half millimetres: one below the middle, which an upright line crosses, one at its right. */
  scales(x: number, y: number): void {
    for (let step = -2 * REACH; step <= 2 * REACH; step += 1) {
      const at = step / 2;
      const long = step % 2 === 0 ? 3 : 1.5;
      this.#line(x + at, y + 8, x + at, y + 8 + long, 0.1);
      this.#line(x + 8, y + at, x + 8 + long, y + at, 0.1);
      if (step % 4 !== 0) continue;
      this.#text(String(at), x + at, y + 13.2, 5.5, 'middle');
      this.#text(String(at), x + 12, y + at + 0.7, 5.5, 'start');
    }
    this.#text('x', x + REACH + 3, y + 10.5, 7, 'middle');
    this.#text('y', x + 9.5, y - REACH - 2, 7, 'middle');
  }

  ruler(text: string, x: number, y: number): void {
    this.#line(x - 25, y, x + 25, y, 0.2);
    for (let at = -25; at <= 25; at += 10) this.#line(x + at, y - 2, x + at, y, 0.2);
    this.#text(text, x, y + 5, 9, 'middle');
  }

  lines(y: number, texts: readonly string[]): void {
    texts.forEach((text, index) => {
      this.#text(text, this.#paper.width / 2, y + 6 * index, 10, 'middle');
    });
  }

  #line(x1: number, y1: number, x2: number, y2: number, thickness: number): void {
    this.#page.drawLine({
      start: this.#point(x1, y1),
      end: this.#point(x2, y2),
      thickness: thickness * POINTS,
    });
  }

  #text(text: string, x: number, y: number, points: number, anchor: 'start' | 'middle'): void {
    const isLatin = LATIN.test(text);
    const { width, letters } = isLatin
      ? { width: this.#font.widthOfTextAtSize(text, 1), letters: [] }
      : lettersOf(text);
    const size = Math.min(points, ((this.#paper.width - 20) * POINTS) / width);
    const at = this.#point(x, y);
    const from = anchor === 'start' ? at.x : at.x - (width * size) / 2;
    if (isLatin) this.#page.drawText(text, { x: from, y: at.y, size, font: this.#font });
    for (const letter of letters) {
      const scale = letter.em * size;
      this.#page.drawSvgPath(upright(letter.path), {
        x: from + letter.x * size,
        y: at.y,
        scale,
        color: grayscale(0),
      });
    }
  }

  #point(x: number, y: number): { x: number; y: number } {
    return { x: x * POINTS, y: (this.#paper.height - y) * POINTS };
  }
}
