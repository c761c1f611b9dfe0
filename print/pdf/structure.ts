/** The structure that screen readers use: the kind of each text, and their order. Taken from the browser's pages, and rebuilt. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

export interface StructureNode {
  /** `H2`, `P`, `Figure`. */
  readonly sort: string;
  /** What else is said of it, such as the text in place of a picture: as PDF writes it, by its name. */
  readonly said: Readonly<Record<string, string>>;
  /** Numbers are those of marked content. */
  readonly inside: readonly (number | StructureNode)[];
}

const name = (text: string): PDFName => PDFName.of(text);

const SAID = ['A', 'ActualText', 'Alt', 'E', 'Lang'];

/** What belongs to one page; null in a document without structure. */
export function structureOf(page: PDFPage): StructureNode | null {
  const { catalog, context } = page.doc;
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  return root === undefined ? null : node(root.get(name('K')));

  function node(object: PDFObject | undefined): StructureNode | null {
    const element = context.lookup(object);
    if (!(element instanceof PDFDict)) return null;
    const here = element.get(name('Pg')) === page.ref;
    const inside = kidsOf(element).flatMap((kid): readonly (number | StructureNode)[] => {
      const found = context.lookup(kid);
      if (found instanceof PDFNumber) return here ? [found.asNumber()] : [];
      if (!(found instanceof PDFDict)) return [];
      const marked = found.get(name('MCID'));
      if (!(marked instanceof PDFNumber)) {
        const own = node(found);
        return own === null ? [] : [own];
      }
      return (found.get(name('Pg')) ?? page.ref) === page.ref ? [marked.asNumber()] : [];
    });
    if (inside.length === 0) return null;
    const sort = element.lookup(name('S'));
    return {
      sort: sort instanceof PDFName ? sort.decodeText() : 'NonStruct',
      said: saidOf(element),
      inside,
    };
  }

  function kidsOf(element: PDFDict): PDFObject[] {
    const kids = element.lookup(name('K'));
    if (kids instanceof PDFArray) return kids.asArray();
    return kids === undefined ? [] : [element.get(name('K')) ?? kids];
  }

  function saidOf(element: PDFDict): Record<string, string> {
    return Object.fromEntries(
      SAID.flatMap((key) => {
        const value = element.lookup(name(key));
        // What leads to other objects stays behind.
        return value === undefined || /\d R\b/.test(value.toString())
          ? []
          : [[key, value.toString()]];
      }),
    );
  }
}

/** The structure of a document that is put together. */
export class StructureTree {
  readonly #document: PDFDocument;
  readonly #root: PDFRef;
  readonly #whole: PDFRef;
  readonly #tops: PDFRef[] = [];
  /** Elements by the number of their marked content, form by form. */
  readonly #parents: PDFRef[][] = [];

  constructor(document: PDFDocument) {
    this.#document = document;
    this.#root = document.context.nextRef();
    this.#whole = document.context.nextRef();
  }

  /** Takes in what a form on a page shows. Returns the number by which the form says so. */
  add(structure: StructureNode, page: PDFPage, form: PDFRef): number {
    const { context } = this.#document;
    const parents: PDFRef[] = [];
    const put = ({ sort, said, inside }: StructureNode, parent: PDFRef): PDFRef => {
      const ref = context.nextRef();
      const kids = inside.map((kid) => {
        if (typeof kid !== 'number') return put(kid, ref);
        parents[kid] = ref;
        return context.obj({ Type: 'MCR', Pg: page.ref, Stm: form, MCID: kid });
      });
      const element = context.obj({ Type: 'StructElem', S: sort, P: parent, Pg: page.ref });
      element.set(name('K'), context.obj(kids));
      for (const [key, written] of Object.entries(said)) {
        const bytes = Buffer.from(written, 'latin1');
        element.set(name(key), PDFObjectParser.forBytes(bytes, context).parseObject());
      }
      context.assign(ref, element);
      return ref;
    };
    // The browser's own top is the document.
    for (const kid of structure.inside) {
      if (typeof kid !== 'number') this.#tops.push(put(kid, this.#whole));
    }
    return this.#parents.push(parents) - 1;
  }

  /** Puts it into the document, if there is any. */
  write(): void {
    if (this.#tops.length === 0) return;
    const { context, catalog } = this.#document;
    const numbers = this.#parents.flatMap((parents, index): PDFObject[] => [
      PDFNumber.of(index),
      context.register(context.obj(Array.from(parents, (ref: PDFRef | undefined) => ref ?? null))),
    ]);
    const whole = { Type: 'StructElem', S: 'Document', P: this.#root, K: this.#tops };
    context.assign(this.#whole, context.obj(whole));
    const root = {
      Type: 'StructTreeRoot',
      K: this.#whole,
      ParentTree: context.register(context.obj({ Nums: numbers })),
      ParentTreeNextKey: this.#parents.length,
    };
    context.assign(this.#root, context.obj(root));
    catalog.set(name('StructTreeRoot'), this.#root);
    catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  }
}
