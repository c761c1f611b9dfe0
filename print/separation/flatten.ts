/**
 * Pages on which nothing shines through, for presses that mix no colours themselves: drawings become one
 * picture below, and text stays text above it. Where that would look different (text that shines through,
 * or lies below a drawing) the whole page is a picture.
 */
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import {
  commandsOf,
  dictsIn,
  drawingStreams,
  drawnBy,
  named,
  numberAt,
  reachedFrom,
  withCommands,
} from './drawing.ts';
import type { Rgb } from './inks.ts';
import { markSeeThrough, mixedColours, writeMixed } from './mixed-text.ts';
import { operationsOf } from './operations.ts';
import { colourAt, differ, drawn, type Drawn } from './page-pixels.ts';
import { streamsOf } from './placements.ts';

/** Dots per inch: of drawings below text, and of pages that are pictures with their text. */
export const DPI = { drawings: 300, pages: 600 };

/** The share of pixels that may differ. */
const FEW = 50e-6;

/** Whether something on a page shines through, or is cut out softly. */
export function shinesThrough(page: PDFPage): boolean {
  const { context } = page.doc;
  const drawn = drawnBy(page);
  // What is written inside the resources of a page has no reference of its own.
  return [...drawn, ...reachedFrom(drawn, context)].some((one) =>
    dictsIn(context.lookup(one)).some(isSeeThrough),
  );
}

function isSeeThrough(dict: PDFDict): boolean {
  const isThin = ['ca', 'CA'].some((key) => (numberAt(dict, key) ?? 1) < 1);
  const isMixed = (named(dict, 'BM') ?? 'Normal') !== 'Normal';
  const hasMask = dict.has(PDFName.of('SMask')) && named(dict, 'SMask') !== 'None';
  return isThin || isMixed || hasMask;
}

export interface Flattened {
  readonly document: PDFDocument;
  /** Pages, from 0, that are pictures with their text. */
  readonly whole: readonly number[];
}

/** All pages of a PDF. */
export async function flattened(pdf: Uint8Array): Promise<Flattened> {
  const [document, drawings] = await Promise.all([loaded(pdf), loaded(pdf)]);
  takeTextOut(drawings);
  const seeThrough = markSeeThrough(document);
  takeDrawingOut(document);
  const ground = await drawings.save();
  const mixed = new Map<number, Rgb>();
  for (const [index, page] of document.getPages().entries()) {
    const [picture] = await drawn(ground, document, DPI.drawings, [index]);
    if (picture === undefined) continue;
    const at = colourAt(picture, page);
    for (const [text, colour] of mixedColours(seeThrough, index, at)) mixed.set(text, colour);
    lay(picture, page, 'below');
  }
  writeMixed(document, mixed);
  const whole = await different(pdf, document);
  await asPictures(document, whole, pdf);
  return { document, whole };
}

/** Puts a picture of its own look in place of what is on these pages of `document`, which `pdf` still has. */
export async function asPictures(
  document: PDFDocument,
  pages: readonly number[],
  pdf: Uint8Array,
): Promise<void> {
  // One after another: a page may be 140 MB of pixels.
  for (const at of pages) {
    const [picture] = await drawn(pdf, document, DPI.pages, [at]);
    if (picture !== undefined) lay(picture, document.getPage(at), 'alone');
  }
}

/** No page may be mixed with others as a whole where nothing shines through. */
export function withoutGroups({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFDict) dict.delete(PDFName.of('Group'));
  }
}

function loaded(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false });
}

/** Over the whole page. */
function lay({ rgb, width, height }: Drawn, page: PDFPage, where: 'alone' | 'below'): void {
  const { context } = page.doc;
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  });
  // Its inks are packed better later.
  const ref = context.register(PDFRawStream.of(dict, deflateSync(rgb, { level: 1 })));
  const size = page.getSize();
  const command = `q ${size.width} 0 0 ${size.height} 0 0 cm /Ground Do Q`;
  const { node } = page;
  const before = where === 'alone' ? [] : streamsOf(page);
  const ground = context.register(context.flateStream(command));
  node.set(PDFName.of('Contents'), before.length === 0 ? ground : context.obj([ground, ...before]));
  const resources = where === 'alone' ? context.obj({}) : page.node.Resources();
  const own = resources?.clone(context) ?? context.obj({});
  const known = own.lookup(PDFName.of('XObject'));
  const objects = known instanceof PDFDict ? known.clone(context) : context.obj({});
  objects.set(PDFName.of('Ground'), ref);
  own.set(PDFName.of('XObject'), objects);
  node.set(PDFName.of('Resources'), own);
}

const TEXT = new Set(['Tj', 'TJ', "'", '"']);
const PATHS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

function takeTextOut(document: PDFDocument): void {
  rewrite(document, (operator) => (TEXT.has(operator) ? '' : null));
}

/** Text alone, with nothing that shines through; what it is cut to is kept. */
function takeDrawingOut(document: PDFDocument): void {
  const { context } = document;
  rewrite(document, (operator) => {
    if (operator === 'sh') return '';
    return PATHS.has(operator) ? 'n' : null;
  });
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && named(object.dict, 'Subtype') === 'Image') {
      const empty = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
      context.assign(ref, PDFRawStream.of(empty, new Uint8Array()));
    } else dictsIn(object).filter(isSeeThrough).forEach(makeSolid);
  }
}

function makeSolid(dict: PDFDict): void {
  for (const key of ['ca', 'CA', 'BM', 'SMask']) dict.delete(PDFName.of(key));
}

/** `change`: what replaces an operation; null where it stays. */
function rewrite(document: PDFDocument, change: (operator: string) => string | null): void {
  for (const [ref, stream] of drawingStreams(document)) {
    const commands = commandsOf(stream);
    const pieces: string[] = [];
    let copied = 0;
    for (const { operator, begin, end } of operationsOf(commands)) {
      const changed = change(operator);
      if (changed === null) continue;
      pieces.push(commands.slice(copied, begin), changed);
      copied = end;
    }
    const after = [...pieces, commands.slice(copied)].join('');
    document.context.assign(ref, withCommands(stream, after));
  }
}

/** Pages that do not look as in `pdf`. */
async function different(pdf: Uint8Array, document: PDFDocument): Promise<number[]> {
  const made = await document.save({ updateFieldAppearances: false });
  const found: number[] = [];
  for (const page of document.getPageIndices()) {
    // As finely as the picture itself: hairlines are drawn wider on larger pixels.
    const [before] = await drawn(pdf, document, DPI.drawings, [page]);
    const [after] = await drawn(made, document, DPI.drawings, [page]);
    const isSame = before !== undefined && after !== undefined && differ(before, after) <= FEW;
    if (!isSame) found.push(page);
  }
  return found;
}
