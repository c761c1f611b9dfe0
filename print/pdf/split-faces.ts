/**
 * The pages of a browser's PDF apart: of each what it shows, and nothing else. What a page holds is
 * called by the order in which it is used: so a page gives the same parts, whichever pages were printed
 * with it. What several pages share is read once.
 */
import { deflateSync } from 'node:zlib';
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import { rewritten, type Resource } from './content-stream.ts';
import type { EmbeddedFont } from './fonts-in.ts';
import { plainOf, type PageParts } from './page-parts.ts';
import { PageWriter, ShownFont, type Loose, type Read } from './page-writer.ts';
import { contentOf } from './shared-font.ts';
import { structureOf, type StructureNode } from './structure.ts';

export interface SplitPage {
  readonly parts: PageParts;
  readonly fonts: readonly EmbeddedFont[];
  /** Whether it has fonts of which not only what it shows could be taken: other pages decide its bytes too. */
  readonly isMixed: boolean;
  readonly structure: StructureNode | null;
}

/** The pages of a browser's PDF. */
export async function splitPages(pdf: Uint8Array): Promise<SplitPage[]> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const splitter = new PageSplitter();
  return document.getPages().map((page) => splitter.split(page));
}

/** Splits the pages of one document. */
class PageSplitter {
  /** What references lead to, as far as it was asked for. */
  readonly #read = new Map<PDFRef, Read>();

  split(page: PDFPage): SplitPage {
    const { context } = page.doc;
    const { packed, resources } = this.#drawn(pageContent(page), page.node.Resources(), context);
    const put = new PageWriter((ref) => this.#at(ref, context));
    const named = put.value(resources);
    const { height } = page.getSize();
    const { objects, fonts, embedded, isMixed } = put;
    const parts = { height, content: packed, resources: named, objects, fonts: fonts.all };
    return { parts, fonts: [...embedded.values()], isMixed, structure: structureOf(page) };
  }

  #at(ref: PDFRef, context: PDFContext): Read {
    const known = this.#read.get(ref) ?? this.#object(context.lookup(ref), context);
    this.#read.set(ref, known);
    return known;
  }

  #object(object: PDFObject | undefined, context: PDFContext): Read {
    if (!(object instanceof PDFRawStream)) return { value: this.#value(object, context) };
    const { dict } = object;
    const isDrawn = nameAt(dict, 'Subtype') === 'Form' || isTiling(dict);
    if (!isDrawn) return { value: this.#value(dict, context), bytes: object.contents };
    // Forms and patterns have commands and resources of their own.
    const inner = dict.lookup(PDFName.of('Resources'));
    const own = inner instanceof PDFDict ? inner : undefined;
    const { packed, resources } = this.#drawn(contentOf(object), own, context);
    const others = dict
      .entries()
      .filter(([key]) => !REPLACED.has(key.asString()))
      .map(([key, value]) => [key.asString(), this.#value(value, context)] as const);
    const value = {
      dict: [...others, ['/Filter', '/FlateDecode'] as const, ['/Resources', resources] as const],
    };
    return { value, bytes: packed };
  }

  #value(object: PDFObject | undefined, context: PDFContext): Loose {
    if (object === undefined) return null;
    if (object instanceof PDFRef) return object;
    const plain = plainOf<Loose>(object, (value, key) =>
      key === '/Font' ? this.#fonts(value, context) : this.#value(value, context),
    );
    if (typeof plain !== 'object' || plain === null || !('dict' in plain)) return plain;
    return { dict: plain.dict.filter(([key]) => !OF_PLACE.has(key)) };
  }

  /** The fonts of a dictionary of resources whose commands are not read: all of each. */
  #fonts(object: PDFObject, context: PDFContext): Loose {
    const fonts = context.lookup(object);
    if (!(fonts instanceof PDFDict)) return this.#value(object, context);
    return {
      dict: fonts
        .entries()
        .map(([key, font]) => [key.asString(), new ShownFont(font, context, 'all')]),
    };
  }

  #drawn(commands: Buffer, before: PDFDict | undefined, context: PDFContext): Drawn {
    const used = new Map<string, Used>();
    const text = rewritten(commands.toString('latin1'), {
      rename: (sort, name) => use(used, sort, name).as,
      show: (font, glyphs) => {
        const one = use(used, 'Font', font);
        if (glyphs === null) one.isWhole = true;
        else for (const glyph of glyphs) one.glyphs.add(glyph);
      },
    });
    const packed = deflateSync(Buffer.from(text, 'latin1'));
    const sorts = new Map<string, (readonly [string, Loose])[]>();
    for (const { sort, name, as, glyphs, isWhole } of used.values()) {
      const known = before?.lookup(PDFName.of(sort));
      const value = known instanceof PDFDict ? known.get(PDFName.of(name)) : undefined;
      if (value === undefined) continue;
      const isFont = sort === 'Font';
      const shown = isFont
        ? new ShownFont(value, context, isWhole ? null : glyphs)
        : this.#value(value, context);
      const list = sorts.get(`/${sort}`) ?? [];
      sorts.set(`/${sort}`, [...list, [`/${as}`, shown]]);
    }
    const resources = { dict: [...sorts].map(([sort, list]) => [sort, { dict: list }] as const) };
    return { packed, resources };
  }
}

interface Drawn {
  readonly packed: Uint8Array;
  readonly resources: Loose;
}

function pageContent(page: PDFPage): Buffer {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return Buffer.concat(
    streams.flatMap((stream) => {
      const found = stream === undefined ? undefined : page.doc.context.lookup(stream);
      return found instanceof PDFRawStream ? [contentOf(found), Buffer.from('\n')] : [];
    }),
  );
}

/** First letters of names. */
const LETTERS: Readonly<Record<Resource, string>> = {
  ColorSpace: 'C',
  ExtGState: 'G',
  Font: 'F',
  Pattern: 'P',
  Properties: 'M',
  Shading: 'S',
  XObject: 'X',
};

/** A resource that drawing commands name. */
interface Used {
  readonly sort: Resource;
  readonly name: string;
  readonly as: string;
  /** Of a font. */
  readonly glyphs: Set<number>;
  isWhole: boolean;
}

const REPLACED = new Set(['/Length', '/Filter', '/DecodeParms', '/Resources', '/StructParents']);

/** What belongs to a place in a document, not to the part itself. */
const OF_PLACE = new Set(['/Length', '/Parent', '/StructParent', '/StructParents', '/ProcSet']);

function use(used: Map<string, Used>, sort: Resource, name: string): Used {
  const key = `${sort} ${name}`;
  const known = used.get(key);
  if (known !== undefined) return known;
  const as = `${LETTERS[sort]}${used.size}`;
  const one = { sort, name, as, glyphs: new Set<number>(), isWhole: false };
  used.set(key, one);
  return one;
}

function isTiling(dict: PDFDict): boolean {
  return nameAt(dict, 'Type') === 'Pattern' && dict.has(PDFName.of('Resources'));
}

function nameAt(dict: PDFDict, name: string): string {
  const value = dict.lookup(PDFName.of(name));
  return value instanceof PDFName ? value.asString().slice(1) : '';
}
