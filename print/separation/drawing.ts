/** Where a document draws, and what its drawing leads to. */
import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';

/** All references below `starts`; those below a mask of opacity only where `masks` says so. */
export function reachedFrom(
  starts: readonly (PDFObject | undefined)[],
  context: PDFContext,
  masks: 'with' | 'without' = 'with',
): ReadonlySet<PDFRef> {
  const found = new Set<PDFRef>();
  const queue = [...starts];
  while (queue.length > 0) {
    let object = queue.pop();
    if (object instanceof PDFRef) {
      if (found.has(object)) continue;
      found.add(object);
      object = context.lookup(object);
    }
    if (object instanceof PDFRawStream) object = object.dict;
    if (object instanceof PDFArray) queue.push(...object.asArray());
    if (!(object instanceof PDFDict)) continue;
    for (const [key, value] of object.entries()) {
      const name = key.decodeText();
      if (name === 'Parent' || (name === 'SMask' && masks === 'without')) continue;
      queue.push(value);
    }
  }
  return found;
}

/** What a page draws with. */
export function drawnBy({ node }: PDFPage): (PDFObject | undefined)[] {
  return [node.get(PDFName.of('Contents')), node.Resources()];
}

/** The forms whose brightness is the opacity of something else. */
export function brightnessMasks(context: PDFContext): PDFRef[] {
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    const mask = dict instanceof PDFDict ? dict.lookup(PDFName.of('SMask')) : undefined;
    if (!(mask instanceof PDFDict) || mask.lookup(PDFName.of('S')) !== PDFName.of('Luminosity')) {
      return [];
    }
    const form = mask.get(PDFName.of('G'));
    return form instanceof PDFRef ? [form] : [];
  });
}

/** The streams of drawing commands: pages, and what a document has in its own name. */
export function drawingStreams(document: PDFDocument): ReadonlyMap<PDFRef, PDFRawStream> {
  const { context } = document;
  const found = new Map<PDFRef, PDFRawStream>();
  const take = (ref: PDFObject | undefined): void => {
    const stream = context.lookup(ref);
    if (ref instanceof PDFRef && stream instanceof PDFRawStream) found.set(ref, stream);
  };
  for (const { node } of document.getPages()) {
    const contents = node.get(PDFName.of('Contents'));
    const streams = context.lookup(contents);
    for (const one of streams instanceof PDFArray ? streams.asArray() : [contents]) take(one);
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && named(object, 'Subtype') === 'Type3') {
      const glyphs = object.lookup(PDFName.of('CharProcs'));
      if (glyphs instanceof PDFDict) glyphs.values().forEach(take);
    } else if (object instanceof PDFRawStream) {
      const isTiling = numberAt(object.dict, 'PatternType') === 1;
      if (isTiling || named(object.dict, 'Subtype') === 'Form') take(ref);
    }
  }
  return found;
}

export function commandsOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** The same stream with other commands. */
export function withCommands({ dict }: PDFRawStream, commands: string): PDFRawStream {
  const copy = dict.clone();
  copy.delete(PDFName.of('DecodeParms'));
  copy.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(copy, deflateSync(Buffer.from(commands, 'latin1')));
}

/** A dictionary with those that are written inside it; of a stream its own. */
export function dictsIn(object: PDFObject | undefined): PDFDict[] {
  if (object instanceof PDFRawStream) return dictsIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dictsIn);
  if (!(object instanceof PDFDict)) return [];
  return [object, ...object.values().flatMap(dictsIn)];
}

export function named(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

export function numberAt(dict: PDFDict, key: string): number | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : null;
}

/** Takes out of a document what nothing leads to any more. */
export function withoutUnused({ context }: PDFDocument): void {
  const { Root, Info } = context.trailerInfo;
  const used = reachedFrom([Root, Info], context);
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
