/** Copies parts of a PDF into another document: the same part only once, wherever it comes from. */
import { createHash } from 'node:crypto';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import type { FontShelf } from './font-shelf.ts';

/** The document that is put together. */
export interface Ground {
  readonly context: PDFContext;
  readonly fonts: FontShelf;
  /** What is in it, by a digest. */
  readonly parts: Map<string, PDFRef>;
}

/** What belongs to a place in a document, not to the part itself. */
const OF_PLACE = new Set(['Length', 'Parent', 'StructParent', 'StructParents', 'ProcSet']);

export class Transplant {
  protected readonly from: PDFContext;
  protected readonly ground: Ground;
  readonly #known = new Map<PDFRef, PDFObject>();

  constructor(from: PDFContext, ground: Ground) {
    this.from = from;
    this.ground = ground;
  }

  copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return this.#copyRef(object);
    if (object instanceof PDFDict) return this.#copyDict(object);
    if (object instanceof PDFRawStream) return this.copyStream(object);
    if (!(object instanceof PDFArray)) return object;
    const copy = PDFArray.withContext(this.ground.context);
    for (const item of object.asArray()) copy.push(this.copy(item));
    return copy;
  }

  copyStream({ dict, contents }: PDFRawStream): PDFRawStream {
    return PDFRawStream.of(this.#copyDict(dict), contents);
  }

  /** A font whole; what shows only some of its glyphs says so (`split-faces.ts`). */
  font(ref: PDFObject): PDFObject {
    const found = this.from.lookup(ref);
    const shelved = found instanceof PDFDict ? this.ground.fonts.take(found, 'all') : null;
    return shelved ?? this.copy(ref);
  }

  #copyRef(ref: PDFRef): PDFObject {
    const known = this.#known.get(ref);
    if (known !== undefined) return known;
    const found = this.from.lookup(ref);
    if (found === undefined) return this.ground.context.obj(null);
    const copy = this.add(this.copy(found));
    this.#known.set(ref, copy);
    return copy;
  }

  /** Puts an object into the document, unless the same is there. */
  add(object: PDFObject): PDFRef {
    const { context, parts } = this.ground;
    const sum = createHash('sha256');
    if (object instanceof PDFRawStream) sum.update(object.dict.toString()).update(object.contents);
    else sum.update(object.toString());
    const key = sum.digest('base64url');
    const ref = parts.get(key) ?? context.register(object);
    parts.set(key, ref);
    return ref;
  }

  #copyDict(dict: PDFDict): PDFDict {
    const copy = PDFDict.withContext(this.ground.context);
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (OF_PLACE.has(name)) continue;
      copy.set(key, name === 'Font' ? this.#copyFonts(value) : this.copy(value));
    }
    return copy;
  }

  /** The fonts of a dictionary of resources. */
  #copyFonts(value: PDFObject): PDFObject {
    const fonts = this.from.lookup(value);
    if (!(fonts instanceof PDFDict)) return this.copy(value);
    const copy = PDFDict.withContext(this.ground.context);
    for (const [key, font] of fonts.entries()) copy.set(key, this.font(font));
    return copy;
  }
}

/** What `name` leads to. */
export function entryOf(dict: PDFDict, name: string): PDFObject | undefined {
  return dict.lookup(PDFName.of(name));
}
