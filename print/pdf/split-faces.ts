/**
 * The pages of a browser's PDF apart, each as a document of its own that holds what the page shows
 * and nothing else. What the page holds is called by the order in which it is used: so a page gives the
 * same bytes, whichever pages were printed with it.
 */
import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import { rewritten, type Resource } from './content-stream.ts';
import { FontShelf } from './font-shelf.ts';
import { contentOf } from './shared-font.ts';
import { structureOf, type StructureNode } from './structure.ts';
import { entryOf, Transplant } from './transplant.ts';

export interface SplitPage {
  readonly pdf: Uint8Array;
  /** Whether it has fonts of which not only what it shows could be taken: other pages decide its bytes too. */
  readonly isMixed: boolean;
  readonly structure: StructureNode | null;
}

export async function splitPage(page: PDFPage): Promise<SplitPage> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const fonts = new FontShelf(context);
  const split = new Split(page.doc.context, { context, fonts, parts: new Map() });
  const { content, resources } = split.content(pageContent(page), page.node.Resources());
  const { width, height } = page.getSize();
  const own = document.addPage([width, height]);
  own.node.set(PDFName.of('Contents'), context.register(content));
  own.node.set(PDFName.of('Resources'), resources);
  fonts.write();
  const pdf = await document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    addDefaultPage: false,
    objectsPerTick: Infinity,
  });
  return { pdf, isMixed: split.isMixed, structure: structureOf(page) };
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

class Split extends Transplant {
  isMixed = false;

  /** Forms and patterns have commands and resources of their own. */
  override copyStream(stream: PDFRawStream): PDFRawStream {
    const resources = entryOf(stream.dict, 'Resources');
    const isDrawn = nameAt(stream.dict, 'Subtype') === 'Form' || isTiling(stream.dict);
    if (!isDrawn) return super.copyStream(stream);
    const own = this.content(
      contentOf(stream),
      resources instanceof PDFDict ? resources : undefined,
    );
    for (const [key, value] of stream.dict.entries()) {
      if (!REPLACED.has(key.decodeText())) own.content.dict.set(key, this.copy(value));
    }
    own.content.dict.set(PDFName.of('Resources'), own.resources);
    return own.content;
  }

  content(commands: Buffer, resources: PDFDict | undefined) {
    const used = new Map<string, Used>();
    const text = rewritten(commands.toString('latin1'), {
      rename: (sort, name) => use(used, sort, name).as,
      show: (font, glyphs) => {
        const one = use(used, 'Font', font);
        if (glyphs === null) one.isWhole = true;
        else for (const glyph of glyphs) one.glyphs.add(glyph);
      },
    });
    const { context } = this.ground;
    const packed = deflateSync(Buffer.from(text, 'latin1'));
    const content = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), packed);
    return { content, resources: this.#resources(used.values(), resources) };
  }

  #resources(used: Iterable<Used>, before: PDFDict | undefined): PDFDict {
    const resources = PDFDict.withContext(this.ground.context);
    for (const one of used) {
      const known = before === undefined ? undefined : entryOf(before, one.sort);
      const value = known instanceof PDFDict ? known.get(PDFName.of(one.name)) : undefined;
      if (value === undefined) continue;
      const sort = PDFName.of(one.sort);
      const list = resources.get(sort) ?? PDFDict.withContext(this.ground.context);
      if (list instanceof PDFDict) list.set(PDFName.of(one.as), this.#resource(one, value));
      resources.set(sort, list);
    }
    return resources;
  }

  #resource({ sort, glyphs, isWhole }: Used, value: PDFObject): PDFObject {
    if (sort !== 'Font') return this.copy(value);
    const font = this.from.lookup(value);
    const shelved =
      font instanceof PDFDict && !isWhole ? this.ground.fonts.take(font, glyphs) : null;
    if (shelved !== null) return shelved;
    this.isMixed = true;
    return this.copy(value);
  }
}

const REPLACED = new Set(['Length', 'Filter', 'DecodeParms', 'Resources', 'StructParents']);

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
  const value = entryOf(dict, name);
  return value instanceof PDFName ? value.decodeText() : '';
}
