/**
 * Cut and crease lines for presses: spot colours, which no press mixes of its inks, on a layer of their own
 * above all that is printed, and printed over it: nothing is left white under them. A kind of file without
 * layers has them on pages of their own, at its end.
 */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFString,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import { points } from '../html/measures.ts';
import type { Line, Path, Point } from '../parts/geometry.ts';
import type { DieNames } from '../layout/setup.ts';
import type { PartLines } from '../parts/net.ts';
import type { Flavour } from './flavours.ts';

/** The lines of a document, page by page in mm from the upper left corner; null for pages without any. */
export interface Dies {
  readonly pages: readonly (PartLines | null)[];
  readonly names: DieNames;
}

/** In mm. */
const WIDTH = 0.25;

/** Draws them into a document whose colours are inks already. */
export function drawDies(document: PDFDocument, { pages, names }: Dies, flavour: Flavour): void {
  if (pages.every((lines) => lines === null)) return;
  const { context } = document;
  const spaces = {
    Cut: context.register(spotColour(document, names.cut, [0, 1, 0, 0])),
    Crease: context.register(spotColour(document, names.crease, [1, 0, 0, 0])),
  };
  const over = context.register(context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }));
  const layer = flavour === 'x4' ? layerOf(document) : null;
  for (const [index, lines] of pages.entries()) {
    const printed = document.getPage(index);
    if (lines === null) continue;
    const page = layer === null ? pageLike(document, printed) : printed;
    draw(page, lines, { spaces, over, layer });
  }
}

/** A colour of its own, which screens show as a mixture of inks. */
function spotColour(document: PDFDocument, name: string, inks: readonly number[]): PDFArray {
  const { context } = document;
  const mixture = context.obj({
    FunctionType: 2,
    Domain: [0, 1],
    C0: [0, 0, 0, 0],
    C1: [...inks],
    N: 1,
  });
  const space = context.obj([]);
  for (const part of ['Separation', name, 'DeviceCMYK']) space.push(PDFName.of(part));
  space.push(context.register(mixture));
  return space;
}

/** A layer that is seen, and that nobody switches off by accident. */
function layerOf({ context, catalog }: PDFDocument): PDFRef {
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Die lines') }));
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({
      OCGs: [layer],
      D: { Name: PDFString.of('Layers'), Order: [layer], ON: [layer], Locked: [layer] },
    }),
  );
  return layer;
}

/** A page of the same boxes with nothing on it, behind all others. */
function pageLike(document: PDFDocument, { node }: PDFPage): PDFPage {
  const page = document.addPage();
  for (const name of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox']) {
    const box = node.lookup(PDFName.of(name));
    if (box instanceof PDFArray) page.node.set(PDFName.of(name), box.clone(document.context));
  }
  return page;
}

interface Means {
  readonly spaces: { readonly Cut: PDFRef; readonly Crease: PDFRef };
  readonly over: PDFRef;
  /** Null where the page has nothing but lines. */
  readonly layer: PDFRef | null;
}

function draw(page: PDFPage, { outlines, slits, creases }: PartLines, means: Means): void {
  const { context } = page.doc;
  const height = page.getHeight();
  const at = ([x, y]: Point): string => `${number(points(x))} ${number(height - points(y))}`;
  const line = ({ from, to }: Line): string => `${at(from)} m ${at(to)} l S`;
  const outline = (path: Path): string => {
    const [first, ...others] = path.map(at);
    return `${first} m ${others.map((point) => `${point} l`).join(' ')} s`;
  };
  const commands = [
    means.layer === null ? '' : '/OC /Die BDC',
    `q /Over gs ${number(points(WIDTH))} w 1 j`,
    '/Cut CS 1 SCN',
    ...outlines.map(outline),
    ...slits.map(line),
    '/Crease CS 1 SCN [6 3] 0 d',
    ...creases.map(line),
    'Q',
    means.layer === null ? '' : 'EMC',
  ].filter((command) => command !== '');
  const own = context.register(context.flateStream(commands.join('\n')));
  const before = page.node.get(PDFName.of('Contents'));
  const parts = page.node.lookup(PDFName.of('Contents'));
  const drawn = parts instanceof PDFArray ? parts.asArray() : before === undefined ? [] : [before];
  page.node.set(PDFName.of('Contents'), context.obj([...drawn, own]));
  const resources = page.node.Resources()?.clone(context) ?? context.obj({});
  add(resources, 'ColorSpace', { Cut: means.spaces.Cut, Crease: means.spaces.Crease });
  add(resources, 'ExtGState', { Over: means.over });
  if (means.layer !== null) add(resources, 'Properties', { Die: means.layer });
  page.node.set(PDFName.of('Resources'), resources);
}

function add(resources: PDFDict, kind: string, entries: Readonly<Record<string, PDFRef>>): void {
  const known = resources.lookup(PDFName.of(kind));
  const own = known instanceof PDFDict ? known.clone() : PDFDict.withContext(resources.context);
  for (const [name, ref] of Object.entries(entries)) own.set(PDFName.of(name), ref);
  resources.set(PDFName.of(kind), own);
}

/** Finer than any machine. */
function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
