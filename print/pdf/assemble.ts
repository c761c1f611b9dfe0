/** Pages put together of pressed pieces: each piece is in the document once, and placed as often as needed. */
import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFPage,
} from 'pdf-lib';
import type { Measures, Shape } from '../../kernel/index.ts';
import type { Box } from '../layout/page.ts';
import type { PressedPiece } from '../press/pressed-piece.ts';
import { renumbered, toPdf, type Plain } from './page-parts.ts';
import { digest } from './page-writer.ts';
import { FontShelf, writeFont } from './shared-font.ts';
import { points } from '../html/measures.ts';
import { StructureTree, type StructureNode } from './structure.ts';

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

interface AssembledPage {
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
  const ground = new Ground(context);
  const forms = new Map<PressedPiece, Form>();
  for (const { pieces } of pages) {
    for (const { piece, painted } of pieces) {
      if (!forms.has(piece)) forms.set(piece, ground.form(piece, painted));
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
      // Each copy is read: the structure of a form holds for one place.
      const ref = structure === null ? form.ref : describedForm(form, structure, page, tree);
      const name = used.get(ref) ?? `X${used.size}`;
      used.set(ref, name);
      const drawn = commandsFor(placed, points(paper.height), form.top, name);
      return isTagged && structure === null ? `/Artifact BMC ${drawn} EMC` : drawn;
    });
    const whole = moved === undefined ? commands : [`q ${matrix(moved)}`, ...commands, 'Q'];
    fill(page, whole.join('\n'), used);
  }
  tree.write();
  ground.writeFonts();
  return document;
}

/** A piece in the document. */
interface Form {
  readonly stream: PDFRawStream;
  readonly ref: PDFRef;
  /** The upper edge of the piece in its own lengths, in points. */
  readonly top: number;
}

/** What is in the document: the same part only once, whichever pieces have it. */
class Ground {
  readonly #context: PDFContext;
  readonly #parts = new Map<string, number>();
  readonly #fonts = new FontShelf();
  readonly #fontRefs: PDFRef[] = [];

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Puts a piece into the document, as a form that reaches just as far as it is painted. */
  form({ parts, structure }: PressedPiece, painted: Measures): Form {
    const fonts = parts.fonts.map((font) => {
      const at = this.#fonts.take(font);
      this.#fontRefs[at] ??= this.#context.nextRef();
      return this.#fontRefs[at].objectNumber;
    });
    const refs: number[] = [];
    for (const { value, bytes } of parts.objects) {
      refs.push(this.#add(renumbered(value, refs, fonts), bytes));
    }
    const top = parts.height;
    const resources = renumbered(parts.resources, refs, fonts);
    const value = {
      dict: [
        ['/Type', '/XObject'],
        ['/Subtype', '/Form'],
        ['/BBox', [0, top - painted.height, painted.width, top]],
        ['/Filter', '/FlateDecode'],
        ['/Resources', resources],
      ],
    } as const satisfies Plain;
    // Of one with a structure each place has its own.
    const ref = structure === null ? PDFRef.of(this.#add(value, parts.content)) : PDFRef.of(0);
    const dict = toPdf(value, this.#context) as PDFDict;
    return { stream: PDFRawStream.of(dict, parts.content), ref, top };
  }

  /** The number of the object, which is put into the document unless the same is there. */
  #add(value: Plain, bytes: Uint8Array | undefined): number {
    const key = `${JSON.stringify(value)} ${bytes === undefined ? '' : digest(bytes)}`;
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    const object = toPdf(value, this.#context);
    const isStream = bytes !== undefined && object instanceof PDFDict;
    const ref = this.#context.register(isStream ? PDFRawStream.of(object, bytes) : object);
    this.#parts.set(key, ref.objectNumber);
    return ref.objectNumber;
  }

  /** All glyphs are known when every piece is in the document. */
  writeFonts(): void {
    for (const [at, font] of this.#fonts.all.entries()) {
      const ref = this.#fontRefs[at];
      if (ref !== undefined) writeFont(this.#context, ref, font);
    }
  }
}

/** A form of its own, with the same content, whose structure is described. */
function describedForm(
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
interface Extent {
  readonly left: number;
  readonly below: number;
  readonly width: number;
  readonly up: number;
}

/** A path along the edge of what is seen. */
function pathOf(shape: Exclude<Shape, 'rectangle'>, { left, below, width, up }: Extent): string {
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
