/** How large each drawing of a document is on paper, through all that places it. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFPage,
} from 'pdf-lib';
import { commandsOf, named } from './drawing.ts';
import { IDENTITY, joined, matrixOf, scaleOf, type Matrix } from './geometry.ts';
import { operationsOf } from './operations.ts';
import { Tracker, type Placement } from './tracker.ts';

/** What a drawing is placed as, and what it draws with. */
export interface Placed extends Placement {
  readonly resources: PDFDict;
}

/** Differences below this are those of written numbers. */
const SAME = 1e-3;

const ONCE: Placement = { least: 1, most: 1 };

/** By the drawings of pages and forms; patterns, masks and glyphs are not in it. */
export function placements(document: PDFDocument): ReadonlyMap<PDFRef, Placed> {
  const { context } = document;
  const found = new Map<PDFRef, Placed>();
  for (const page of document.getPages()) {
    const resources = page.node.Resources();
    if (resources === undefined) continue;
    for (const ref of streamsOf(page)) visit(ref, IDENTITY, resources);
  }
  return found;

  function visit(ref: PDFRef, matrix: Matrix, inherited: PDFDict): void {
    const stream = context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) return;
    const own = stream.dict.lookup(PDFName.of('Resources'));
    const resources = own instanceof PDFDict ? own : inherited;
    const scale = scaleOf(matrix);
    const known = found.get(ref);
    if (known !== undefined && scale > known.least - SAME && scale < known.most + SAME) return;
    const least = Math.min(scale, known?.least ?? scale);
    found.set(ref, { resources, least, most: Math.max(scale, known?.most ?? scale) });
    const forms = resources.lookup(PDFName.of('XObject'));
    if (!(forms instanceof PDFDict)) return;
    const tracker = new Tracker(ONCE);
    for (const operation of operationsOf(commandsOf(stream))) {
      tracker.before(operation);
      if (operation.operator !== 'Do') continue;
      const form = forms.get(PDFName.of(operation.operands[0]?.slice(1) ?? ''));
      const dict = context.lookup(form);
      if (!(form instanceof PDFRef) || !(dict instanceof PDFRawStream)) continue;
      if (named(dict.dict, 'Subtype') !== 'Form') continue;
      visit(form, joined(formMatrix(dict.dict), joined(tracker.matrix, matrix)), resources);
    }
  }
}

/** The drawing commands of a page itself. */
export function streamsOf({ node, doc }: PDFPage): PDFRef[] {
  const contents = node.get(PDFName.of('Contents'));
  const listed = doc.context.lookup(contents);
  const refs = listed instanceof PDFArray ? listed.asArray() : [contents];
  return refs.filter((ref) => ref instanceof PDFRef);
}

/** Of a form, by which it is placed. */
export function formMatrix(dict: PDFDict): Matrix {
  const array = dict.lookup(PDFName.of('Matrix'));
  if (!(array instanceof PDFArray)) return IDENTITY;
  return matrixOf(array.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0)));
}
