/** Reads a PDF back: boxes and fonts by pdf-lib, text and picture by pdfium. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from 'pdf-lib';
import { PNG } from 'pngjs';
import { once } from '../../kernel/remember.ts';
import { fontsIn, type EmbeddedFont } from '../../print/pdf/fonts-in.ts';

const MM_PER_POINT = 25.4 / 72;

/** In points from the lower left corner. */
export interface PointBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadPage {
  readonly media: PointBox;
  readonly trim: PointBox;
  readonly bleed: PointBox;
  readonly text: string;
}

export interface ReadPdf {
  readonly document: PDFDocument;
  readonly fonts: readonly EmbeddedFont[];
  readonly pages: readonly ReadPage[];
}

/** Those read last, by their bytes: tests ask of the same sheet more than once, and reading takes longer than printing. */
const KEPT = 40;
const kept = new Map<string, Promise<ReadPdf>>();

/** All fonts of a PDF. No page is opened for it, which takes longer than all else. */
export async function readFonts(path: string): Promise<readonly EmbeddedFont[]> {
  return fontsIn(await PDFDocument.load(readFileSync(path), { updateMetadata: false }));
}

/** Nobody changes what comes back. */
export function readPdf(path: string): Promise<ReadPdf> {
  const bytes = readFileSync(path);
  const key = createHash('sha256').update(bytes).digest('hex');
  const known = kept.get(key) ?? read(bytes);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}

async function read(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const texts = await withPdfium(bytes, (pdf) => [...pdf.pages()].map((page) => page.getText()));
  const pages = document.getPages().map((page, index) => ({
    media: page.getMediaBox(),
    trim: page.getTrimBox(),
    bleed: page.getBleedBox(),
    text: texts[index] ?? '',
  }));
  return { document, fonts: fontsIn(document), pages };
}

/** A page as a picture in shades of grey. */
export interface Raster {
  /** Darkness at a point of the page in mm from its top left corner: 0 white, 1 black. */
  dark(x: number, y: number): number;
  /** About the size of one pixel, in mm. */
  readonly step: number;
}

/** `page` from 0. */
export async function rasterOf(path: string, page: number, pixelsPerPoint = 4): Promise<Raster> {
  const bytes = readFileSync(path);
  const paper = (await readPdf(path)).document.getPage(page).getSize();
  const { data, width, height } = await withPdfium(bytes, (pdf) =>
    pageOf(pdf, page).render({ scale: pixelsPerPoint, render: 'bitmap', colorSpace: 'Gray' }),
  );
  // Whole pixels: the page is stretched a little to fill them.
  const across = width / (paper.width * MM_PER_POINT);
  const down = height / (paper.height * MM_PER_POINT);
  return {
    step: 1 / across,
    dark(x, y) {
      const shade = data[Math.floor(y * down) * width + Math.floor(x * across)] ?? 255;
      return 1 - shade / 255;
    },
  };
}

/** A page in colours, at 72 pixels per inch. `page` from 0. */
export async function pictureOf(path: string, page: number): Promise<PNG> {
  const { data, width, height } = await withPdfium(readFileSync(path), (pdf) =>
    pageOf(pdf, page).render({ scale: 1, render: 'bitmap' }),
  );
  const picture = new PNG({ width, height });
  picture.data.set(data);
  return picture;
}

/** A dark stretch of a walk, in mm. */
export interface Bar {
  readonly from: number;
  readonly to: number;
}

/** Dark stretches on a horizontal walk from `from` to `to` at height `y`; half-dark pixels count half. */
export function barsAcross(raster: Raster, y: number, from: number, to: number): Bar[] {
  return barsOn((x) => raster.dark(x, y), from, to, raster.step);
}

/** The same for a vertical walk. */
export function barsDown(raster: Raster, x: number, from: number, to: number): Bar[] {
  return barsOn((y) => raster.dark(x, y), from, to, raster.step);
}

/** Middles of the dark lines that a horizontal walk from `from` to `to` at height `y` crosses, in mm. */
export function linesAcross(raster: Raster, y: number, from: number, to: number): number[] {
  return linesOn((x) => raster.dark(x, y), from, to, raster.step);
}

/** The same for a vertical walk. */
export function linesDown(raster: Raster, x: number, from: number, to: number): number[] {
  return linesOn((y) => raster.dark(x, y), from, to, raster.step);
}

function linesOn(...walk: Parameters<typeof barsOn>): number[] {
  return barsOn(...walk).map(({ from, to }) => (from + to) / 2);
}

function barsOn(darkness: (at: number) => number, from: number, to: number, step: number): Bar[] {
  const bars: Bar[] = [];
  let weight = 0;
  let moment = 0;
  const end = (): void => {
    const middle = moment / weight;
    if (weight > 0)
      bars.push({ from: middle - (weight * step) / 2, to: middle + (weight * step) / 2 });
    weight = 0;
    moment = 0;
  };
  for (let at = from + step / 2; at < to; at += step) {
    const dark = darkness(at);
    if (dark > 0.1) {
      weight += dark;
      moment += dark * at;
    } else {
      end();
    }
  }
  end();
  return bars;
}

type Pdfium = Awaited<ReturnType<typeof PDFiumLibrary.init>>;
type PdfiumDocument = Awaited<ReturnType<Pdfium['loadDocument']>>;

/** Opens this page alone. */
function pageOf(pdf: PdfiumDocument, page: number): ReturnType<PdfiumDocument['getPage']> {
  if (page >= pdf.getPageCount()) throw new RangeError(`There is no page ${page}.`);
  return pdf.getPage(page);
}

/** One for all files of a worker: it takes longer to start than to read a sheet. */
const pdfium = once(() => PDFiumLibrary.init());

async function withPdfium<T>(
  bytes: Uint8Array,
  work: (pdf: PdfiumDocument) => T | Promise<T>,
): Promise<T> {
  const document = await (await pdfium()).loadDocument(bytes);
  try {
    return await work(document);
  } finally {
    document.destroy();
  }
}
