/** The lists of what one page holds: each part once, and fonts with just the glyphs that are shown. */
import { createHash } from 'node:crypto';
import { PDFDict, PDFRef, type PDFContext, type PDFObject } from 'pdf-lib';
import { embeddedFont, type EmbeddedFont } from './fonts-in.ts';
import type { Plain, PlainObject } from './page-parts.ts';
import { FontShelf, only, readFont } from './shared-font.ts';

/** Plain data that refers to what is not yet there. */
export type Loose =
  | null
  | boolean
  | number
  | string
  | PDFRef
  | ShownFont
  | readonly Loose[]
  | { readonly dict: readonly (readonly [string, Loose])[] };

/** What a reference leads to. */
export interface Read {
  readonly value: Loose;
  readonly bytes?: Uint8Array;
}

/** A font, and the glyphs of it that are shown; null where they are unknown. */
export class ShownFont {
  readonly object: PDFObject;
  readonly dict: PDFDict | null;
  readonly glyphs: ReadonlySet<number> | 'all' | null;

  constructor(object: PDFObject, context: PDFContext, glyphs: ReadonlySet<number> | 'all' | null) {
    const found = context.lookup(object);
    this.object = object;
    this.dict = found instanceof PDFDict ? found : null;
    this.glyphs = glyphs;
  }
}

/** Gives what one page refers to its place in the lists of its parts. */
export class PageWriter {
  readonly objects: PlainObject[] = [];
  readonly fonts = new FontShelf();
  readonly embedded = new Map<string, EmbeddedFont>();
  isMixed = false;
  readonly #at: (ref: PDFRef) => Read;
  readonly #placed = new Map<PDFRef, number>();
  readonly #same = new Map<string, number>();

  constructor(at: (ref: PDFRef) => Read) {
    this.#at = at;
  }

  value(loose: Loose): Plain {
    if (loose instanceof PDFRef) return { ref: this.#place(loose) };
    if (loose instanceof ShownFont) return this.#font(loose);
    if (typeof loose !== 'object' || loose === null) return loose;
    if ('dict' in loose) {
      return { dict: loose.dict.map(([name, value]) => [name, this.value(value)]) };
    }
    return loose.map((one) => this.value(one));
  }

  #place(ref: PDFRef): number {
    const known = this.#placed.get(ref);
    if (known !== undefined) return known;
    const { value: loose, bytes } = this.#at(ref);
    const value = this.value(loose);
    const key = `${JSON.stringify(value)} ${bytes === undefined ? '' : digest(bytes)}`;
    const at = this.#same.get(key) ?? this.objects.length;
    if (at === this.objects.length)
      this.objects.push(bytes === undefined ? { value } : { value, bytes });
    this.#same.set(key, at);
    this.#placed.set(ref, at);
    return at;
  }

  #font({ object, dict, glyphs }: ShownFont): Plain {
    if (dict !== null) {
      const font = embeddedFont(dict);
      this.embedded.set(`${font.name} ${font.form}`, font);
    }
    const read = dict === null || glyphs === null ? null : readFont(dict);
    if (read !== null && glyphs !== null) {
      return { font: this.fonts.take(glyphs === 'all' ? read : only(read, glyphs)) };
    }
    this.isMixed = true;
    return object instanceof PDFRef ? { ref: this.#place(object) } : null;
  }
}

export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
