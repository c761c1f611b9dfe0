/** The fonts of a document that is put together: parts of the same font become one. */
import type { PDFContext, PDFDict, PDFRef } from 'pdf-lib';
import { only, readFont, writeFont, type Glyph, type SharedFont } from './shared-font.ts';

/** A font of the document as far as it is known. */
interface Shelved extends Pick<SharedFont, 'name' | 'descriptor' | 'key' | 'frame'> {
  readonly ref: PDFRef;
  readonly glyphs: Map<number, Glyph>;
}

export class FontShelf {
  readonly #context: PDFContext;
  readonly #fonts = new Map<string, Shelved[]>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Where the glyphs of a font will be, of which these are shown; null for a font that cannot be taken apart. */
  take(font: PDFDict, shown: ReadonlySet<number> | 'all'): PDFRef | null {
    const read = readFont(font);
    if (read === null) return null;
    const part = shown === 'all' ? read : only(read, shown);
    const known = this.#fonts.get(part.key) ?? [];
    this.#fonts.set(part.key, known);
    // Slices of a font for a hundred characters each have the same name and other glyphs.
    const fitting = known.find(({ glyphs }) => [...part.glyphs].every(isAs(glyphs)));
    const shelved = fitting ?? { ...part, ref: this.#context.nextRef(), glyphs: new Map() };
    if (fitting === undefined) known.push(shelved);
    for (const [at, glyph] of part.glyphs) {
      if (glyph.width !== undefined || !shelved.glyphs.has(at)) shelved.glyphs.set(at, glyph);
    }
    return shelved.ref;
  }

  /** Puts all fonts into the document. */
  write(): void {
    for (const font of [...this.#fonts.values()].flat()) writeFont(this.#context, font.ref, font);
  }
}

/** Whether a glyph can stand beside those that are there. */
function isAs(glyphs: ReadonlyMap<number, Glyph>): (entry: [number, Glyph]) => boolean {
  return ([at, { drawn, metrics, width, text }]) => {
    const known = glyphs.get(at);
    if (known === undefined) return true;
    if (known.metrics !== metrics || !known.drawn.equals(drawn)) return false;
    const isShown = known.width !== undefined && width !== undefined;
    return !isShown || (known.width === width && known.text === text);
  };
}
