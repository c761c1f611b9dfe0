/** A font of a PDF as the browser embeds it, taken apart into glyphs and put together again, with what others show of it. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFRef,
} from 'pdf-lib';
import {
  readTrueType,
  withParts,
  writeTrueType,
  type Outline,
  type TrueType,
} from './true-type.ts';
import { readUnicode, writeUnicode } from './unicode-map.ts';

/** A glyph with what the PDF says of it. */
interface Glyph extends Outline {
  /** In thousandths of the size; undefined where nothing shows it by itself. */
  readonly width: number | undefined;
  /** As UTF-16 in hexadecimal digits. */
  readonly text: string | undefined;
}

export interface SharedFont {
  /** Without the prefix of a subset. */
  readonly name: string;
  readonly descriptor: string;
  /** Fonts with the same key may be joined. */
  readonly key: string;
  readonly frame: TrueType['frame'];
  readonly glyphs: ReadonlyMap<number, Glyph>;
}

const name = (text: string): PDFName => PDFName.of(text);

const read = new WeakMap<PDFDict, SharedFont | null>();

/** Null for a font of another sort: nothing can be taken out of it. */
export function readFont(font: PDFDict): SharedFont | null {
  const known = read.get(font);
  if (known !== undefined) return known;
  const found = takenApart(font);
  read.set(font, found);
  return found;
}

function takenApart(font: PDFDict): SharedFont | null {
  const [inner] = font.lookupMaybe(name('DescendantFonts'), PDFArray)?.asArray() ?? [];
  const described = font.context.lookupMaybe(inner, PDFDict);
  const descriptor = described?.lookupMaybe(name('FontDescriptor'), PDFDict);
  const file = descriptor?.lookup(name('FontFile2'));
  const isPlain =
    font.get(name('Encoding')) === name('Identity-H') &&
    described?.get(name('CIDToGIDMap')) === name('Identity');
  if (!isPlain || descriptor === undefined || !(file instanceof PDFRawStream)) return null;
  const outlines = readTrueType(contentOf(file));
  if (outlines === null) return null;
  const widths = widthsIn(described);
  const map = font.lookup(name('ToUnicode'));
  const texts = readUnicode(map instanceof PDFRawStream ? contentOf(map).toString('latin1') : '');
  const glyphs = new Map<number, Glyph>();
  for (const [at, outline] of outlines.outlines) {
    glyphs.set(at, { ...outline, width: widths(at), text: texts.get(at) });
  }
  const base = font
    .lookup(name('BaseFont'), PDFName)
    .decodeText()
    .replace(/^[A-Z]{6}\+/, '');
  const plain = new Map(
    descriptor.entries().filter(([key]) => !/Font(Name|File2)$/.test(key.asString())),
  );
  const written = PDFDict.fromMapWithContext(plain, font.context).toString();
  const sum = createHash('sha256').update(`${base}\n${written}\n`);
  for (const [table, bytes] of outlines.frame) sum.update(table).update(bytes);
  return {
    name: base,
    descriptor: written,
    key: sum.digest('base64url'),
    frame: outlines.frame,
    glyphs,
  };
}

/** The bytes of a stream, unpacked. */
export function contentOf(stream: PDFRawStream): Buffer {
  const isFlate = stream.dict.get(name('Filter')) === name('FlateDecode');
  return isFlate && !stream.dict.has(name('DecodeParms'))
    ? inflateSync(stream.contents)
    : Buffer.from(decodePDFRawStream(stream).decode());
}

/** `[first [width width] first last width]`. */
function widthsIn(font: PDFDict): (glyph: number) => number {
  const known = new Map<number, number>();
  const list = font.lookupMaybe(name('W'), PDFArray)?.asArray() ?? [];
  for (let at = 0; at < list.length;) {
    const first = numberOf(list[at]);
    const second = list[at + 1];
    if (second instanceof PDFArray) {
      second.asArray().forEach((width, index) => known.set(first + index, numberOf(width)));
      at += 2;
    } else {
      const width = numberOf(list[at + 2]);
      for (let glyph = first; glyph <= numberOf(second); glyph += 1) known.set(glyph, width);
      at += 3;
    }
  }
  const others = numberOf(font.get(name('DW')) ?? PDFNumber.of(1000));
  return (glyph) => known.get(glyph) ?? others;
}

function numberOf(object: unknown): number {
  return object instanceof PDFNumber ? object.asNumber() : 0;
}

/** What is left of a font that shows only these glyphs. Nothing else says how wide the others are. */
export function only(font: SharedFont, shown: ReadonlySet<number>): SharedFont {
  const glyphs = new Map<number, Glyph>();
  for (const at of [...withParts([0, ...shown], font.glyphs)].toSorted((a, b) => a - b)) {
    const glyph = font.glyphs.get(at);
    if (glyph === undefined && !shown.has(at)) continue;
    const { drawn = Buffer.alloc(0), metrics = 0, width, text } = glyph ?? {};
    glyphs.set(at, { drawn, metrics, ...(shown.has(at) ? { width, text } : NOT_SHOWN) });
  }
  return { ...font, glyphs };
}

const NOT_SHOWN = { width: undefined, text: undefined };

/** Puts a font into a document, under a reference that it has already. The same glyphs give the same bytes. */
export function writeFont(context: PDFContext, ref: PDFRef, font: SharedFont): void {
  const outlines = new Map([...font.glyphs].toSorted(([one], [other]) => one - other));
  const file = writeTrueType({ frame: font.frame, outlines });
  const prefix = prefixOf(createHash('sha256').update(file).digest());
  const base = name(`${prefix}+${font.name}`);
  const shown = [...outlines].filter(([, { width }]) => width !== undefined);
  const packed = (bytes: Buffer): PDFRawStream =>
    PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(bytes));
  const outlinesOf = packed(file);
  outlinesOf.dict.set(name('Length1'), PDFNumber.of(file.length));
  const descriptor = descriptorOf(context, font.descriptor);
  descriptor.set(name('FontName'), base);
  descriptor.set(name('FontFile2'), context.register(outlinesOf));
  const inner = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: base,
    CIDSystemInfo: context.obj({ Supplement: 0 }),
    CIDToGIDMap: 'Identity',
    FontDescriptor: context.register(descriptor),
    DW: 0,
    W: shown.flatMap(([glyph, { width = 0 }]) => [glyph, [width]]),
  });
  const system = inner.lookup(name('CIDSystemInfo'), PDFDict);
  system.set(name('Registry'), PDFString.of('Adobe'));
  system.set(name('Ordering'), PDFString.of('Identity'));
  const outer = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: base,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(inner)],
    ToUnicode: context.register(packed(Buffer.from(writeUnicode(shown), 'latin1'))),
  });
  context.assign(ref, outer);
}

/** Six letters, as the names of parts of fonts have them. */
function prefixOf(digest: Buffer): string {
  return [...digest.subarray(0, 6)].map((byte) => String.fromCodePoint(65 + (byte % 26))).join('');
}

function descriptorOf(context: PDFContext, written: string): PDFDict {
  const parsed = PDFObjectParser.forBytes(Buffer.from(written, 'latin1'), context).parseObject();
  if (!(parsed instanceof PDFDict)) throw new TypeError('A descriptor of a font is a dictionary.');
  return parsed;
}

interface Shelved extends SharedFont {
  readonly glyphs: Map<number, Glyph>;
}

/** Parts of the same font become one. */
export class FontShelf {
  readonly all: SharedFont[] = [];
  readonly #places = new Map<SharedFont, number>();
  readonly #byKey = new Map<string, Shelved[]>();

  /** The place in the list of the font that has these glyphs from now on. */
  take(part: SharedFont): number {
    const known = this.#byKey.get(part.key) ?? [];
    this.#byKey.set(part.key, known);
    // Slices of a font for a hundred characters each have the same name and other glyphs.
    const fitting = known.find(({ glyphs }) => [...part.glyphs].every(isAs(glyphs)));
    const shelved = fitting ?? { ...part, glyphs: new Map<number, Glyph>() };
    if (fitting === undefined) {
      known.push(shelved);
      this.#places.set(shelved, this.all.push(shelved) - 1);
    }
    for (const [at, glyph] of part.glyphs) {
      if (glyph.width !== undefined || !shelved.glyphs.has(at)) shelved.glyphs.set(at, glyph);
    }
    return this.#places.get(shelved) ?? 0;
  }
}

/** Whether a glyph can be beside those that are there. */
function isAs(glyphs: ReadonlyMap<number, Glyph>): (entry: [number, Glyph]) => boolean {
  return ([at, { drawn, metrics, width, text }]) => {
    const known = glyphs.get(at);
    if (known === undefined) return true;
    if (known.metrics !== metrics || !known.drawn.equals(drawn)) return false;
    const isShown = known.width !== undefined && width !== undefined;
    return !isShown || (known.width === width && known.text === text);
  };
}
