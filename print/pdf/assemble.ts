/** Pages put together of pressed pieces: each piece is in the document once, and placed as often as needed. */
import {
  ParseSpeeds,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFPage,
} from 'pdf-lib';
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import type { Box } from '../layout/box.ts';
import type { PressedPiece } from '../press/pressed-piece.ts';
import { FontShelf } from './font-shelf.ts';
import { points } from './points.ts';
import { StructureTree, type StructureNode } from './structure.ts';
import { Transplant, type Ground } from './transplant.ts';

/** A piece at its place on a page. */
export interface PlacedPiece {
  readonly piece: PressedPiece;
  /** What of the piece's own page belongs to it, in points from the top left corner. */
  readonly painted: Measures;
  /** Where that lies, in mm from the top left corner of the page. */
  readonly place: Box;
  /** What of the place is seen; all of it where this is omitted. */
  readonly shape?: Shape | undefined;
  /** Upside down. */
  readonly turned?: boolean | undefined;
}

export interface AssembledPage {
  readonly paper: Measures;
  /** Later ones lie on earlier ones. */
  readonly pieces: readonly PlacedPiece[];
  /** What everything is moved by, as PDF writes matrices. */
  readonly moved?: readonly number[] | undefined;
}

/** The same input gives the same bytes. */
export async function assemble(pages: readonly AssembledPage[]): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const ground = { context, fonts: new FontShelf(context), parts: new Map<string, PDFRef>() };
  const forms = new Map<PressedPiece, Form>();
  for (const { pieces } of pages) {
    for (const { piece, painted } of pieces) {
      if (!forms.has(piece)) forms.set(piece, await formOf(piece, painted, ground));
    }
  }
  const tree = new StructureTree(document);
  const isTagged = [...forms.keys()].some(({ structure }) => structure !== null);
  for (const { paper, pieces, moved } of pages) {
    const page = document.addPage([points(paper.width), points(paper.height)]);
    const used = new Map<PDFRef, string>();
    const commands = pieces.map((placed) => {
      const form = forms.get(placed.piece);
      if (form === undefined) throw new RangeError('A piece was not pressed.');
      const { structure } = placed.piece;
      // Each copy is read: what is told of a form holds for one place.
      const ref = structure === null ? form.ref : told(form, structure, page, tree);
      const name = used.get(ref) ?? `X${used.size}`;
      used.set(ref, name);
      const drawn = commandsFor(placed, points(paper.height), form.top, name);
      return isTagged && structure === null ? `/Artifact BMC ${drawn} EMC` : drawn;
    });
    const whole = moved === undefined ? commands : [`q ${matrix(moved)}`, ...commands, 'Q'];
    fill(page, whole.join('\n'), used);
  }
  tree.write();
  ground.fonts.write();
  return document;
}

/** A piece in the document. */
interface Form {
  readonly stream: PDFRawStream;
  readonly ref: PDFRef;
  /** The upper edge of the piece in its own lengths, in points. */
  readonly top: number;
}

/** Puts a piece into the document, as a form that reaches just as far as it is painted. */
async function formOf(
  { pdf, structure }: PressedPiece,
  painted: Measures,
  ground: Ground,
): Promise<Form> {
  const source = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const [page] = source.getPages();
  const stream = page?.node.Contents();
  const resources = page?.node.Resources();
  if (page === undefined || !(stream instanceof PDFRawStream) || resources === undefined) {
    throw new TypeError('A pressed piece is a page with one stream of commands.');
  }
  const { context } = ground;
  const transplant = new Transplant(source.context, ground);
  const top = page.getHeight();
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, top - painted.height, painted.width, top],
    Filter: 'FlateDecode',
  });
  const own = transplant.copy(resources);
  if (own instanceof PDFDict) dict.set(PDFName.of('Resources'), own);
  const form = PDFRawStream.of(dict, stream.contents);
  // Of one with a structure each place has its own.
  return { stream: form, ref: structure === null ? transplant.add(form) : PDFRef.of(0), top };
}

/** A form of its own, with the same content, whose structure is told. */
function told(
  { stream: { dict, contents } }: Form,
  structure: StructureNode,
  page: PDFPage,
  tree: StructureTree,
): PDFRef {
  const { context } = page.doc;
  const ref = context.nextRef();
  const own = dict.clone(context);
  own.set(PDFName.of('StructParents'), PDFNumber.of(tree.add(structure, page, ref)));
  context.assign(ref, PDFRawStream.of(own, contents));
  return ref;
}

/** `height` of the page, in points. */
function commandsFor(
  { painted, place, shape = 'rectangle', turned = false }: PlacedPiece,
  height: number,
  top: number,
  name: string,
): string {
  const [width, down] = [points(place.width), points(place.height)];
  const [left, below] = [points(place.x), height - points(place.y) - down];
  const [across, up] = [width / painted.width, down / painted.height];
  const under = top - painted.height;
  const at = turned
    ? [-across, 0, 0, -up, left + width, below + down + up * under]
    : [across, 0, 0, up, left, below - up * under];
  const box = { left, below, width, up: down };
  const clip = shape === 'rectangle' ? '' : `${pathOf(shape, box)} W n `;
  return `q ${clip}${matrix(at)} /${name} Do Q`;
}

/** In points. */
interface Place {
  readonly left: number;
  readonly below: number;
  readonly width: number;
  readonly up: number;
}

/** A path along the edge of what is seen. */
function pathOf(shape: Exclude<Shape, 'rectangle'>, { left, below, width, up }: Place): string {
  const at = (across: number, over: number): string =>
    `${number(left + across * width)} ${number(below + over * up)}`;
  if (shape === 'hexagon') {
    const corners = [at(0.75, 0), at(1, 0.5), at(0.75, 1), at(0.25, 1), at(0, 0.5)];
    return `${at(0.25, 0)} m ${corners.join(' l ')} l h`;
  }
  return [
    `${at(1, 0.5)} m`,
    `${at(1, 0.5 + BEND)} ${at(0.5 + BEND, 1)} ${at(0.5, 1)} c`,
    `${at(0.5 - BEND, 1)} ${at(0, 0.5 + BEND)} ${at(0, 0.5)} c`,
    `${at(0, 0.5 - BEND)} ${at(0.5 - BEND, 0)} ${at(0.5, 0)} c`,
    `${at(0.5 + BEND, 0)} ${at(1, 0.5 - BEND)} ${at(1, 0.5)} c h`,
  ].join(' ');
}

/** How far the handles of a quarter of a circle reach, in times of its diameter. */
const BEND = (2 / 3) * (Math.SQRT2 - 1);

function matrix(values: readonly number[]): string {
  return `${values.map(number).join(' ')} cm`;
}

/** Finer than any printer. */
function number(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

function fill(page: PDFPage, commands: string, used: ReadonlyMap<PDFRef, string>): void {
  const { context } = page.doc;
  const forms = PDFDict.withContext(context);
  for (const [ref, name] of used) forms.set(PDFName.of(name), ref);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(commands)));
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: forms }));
}
