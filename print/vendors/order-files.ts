/**
 * The files of an order as a print service wants them: their names, their order, how many, and
 * whether faces run over their cut as far as it asks.
 */
import type { Singles } from '../formats/singles.ts';
import type { Vendor } from './vendor.ts';
import { PDFDocument, PDFPage, PDFPageLeaf } from 'pdf-lib';
import type { Measures } from '../../kernel/index.ts';
import type { Pixels } from '../colours/contrast.ts';
import { whiteInBleed } from '../proof/proof.ts';
import { picturesOf } from '../raster/draw.ts';
import { MM_PER_INCH, pixels } from '../html/measures.ts';
import { withoutUnused } from '../separation/drawing.ts';
import { saidAs, type Flavour } from '../separation/flavours.ts';

/** One side of one card in an order. */
export interface OrderedFace {
  /** Page of the singles. */
  readonly page: number;
  /** Without its ending. */
  readonly name: string;
}

/** A card of an order. */
export interface OrderedCard {
  readonly front: OrderedFace;
  readonly back: OrderedFace | null;
  readonly copies: number;
}

/** What an order is made of. */
export type SinglesOfOrder = Pick<Singles, 'copies' | 'faces' | 'pageOf'>;

/** Each card, or each copy of it, in the order of printing. */
export function orderedCards(
  { copies, faces, pageOf }: SinglesOfOrder,
  { each, name = '{card}-{side}' }: Vendor,
): OrderedCard[] {
  const counts = new Map<number, number>();
  for (const { front } of copies) counts.set(front, (counts.get(front) ?? 0) + 1);
  const first = copies.filter(
    (copy, index) => copies.findIndex(({ front }) => front === copy.front) === index,
  );
  const wanted = each === 'copy' ? copies : first;
  const digits = String(wanted.length).length;
  return wanted.map(({ front, back }, index) => {
    const face = (at: number, side: string): OrderedFace => ({
      page: pageOf[at] ?? 0,
      name: name
        .replace('{number}', String(index + 1).padStart(digits, '0'))
        .replace('{card}', faces[at]?.card?.id ?? 'card')
        .replace('{side}', side),
    });
    return {
      front: face(front, 'front'),
      back: back === null ? null : face(back, 'back'),
      copies: each === 'copy' ? 1 : (counts.get(front) ?? 1),
    };
  });
}

/** What to enter at the vendor, for a spreadsheet. */
export function orderList(cards: readonly OrderedCard[], ending: string): string {
  const lines = cards.map(({ front, back, copies }) =>
    [`${front.name}.${ending}`, back === null ? '' : `${back.name}.${ending}`, copies].join(','),
  );
  return ['front,back,copies', ...lines, ''].join('\n');
}

/**
 * The pages of a PDF in another order; a page may be in it several times, and is stored once.
 * Keeps title, dates, boxes, and what a file for presses says of itself.
 */
export async function arrangePages(
  pdf: Uint8Array,
  sequence: readonly number[],
  { flavour }: { readonly flavour?: Flavour | undefined } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const pages = document.getPages();
  for (let left = pages.length; left > 0; left -= 1) document.removePage(left - 1);
  const used = new Set<PDFPage>();
  for (const index of sequence) {
    const page = pages[index];
    if (page === undefined) throw new RangeError(`There is no page ${index}.`);
    document.addPage(used.has(page) ? copyOf(page, document) : page);
    used.add(page);
  }
  withoutUnused(document);
  const saved = await document.save({
    updateFieldAppearances: false,
    addDefaultPage: false,
    useObjectStreams: flavour !== 'x1a',
  });
  return saidAs(saved, flavour);
}

/** A page of its own with the same content. */
function copyOf({ node }: PDFPage, document: PDFDocument): PDFPage {
  const leaf = PDFPageLeaf.fromMapWithContext(new Map(node.entries()), document.context);
  return PDFPage.of(leaf, document.context.register(leaf), document);
}

/** Fine enough to see a third of a millimetre. */
const DPI = 100;

/** The white that is left at the edges of each page of a PDF without ground, in mm; 0 where there is none. */
export async function unpainted(
  pdf: Uint8Array,
  pages: number,
  page: Measures,
  bleed: number,
): Promise<number[]> {
  const width = pixels(page.width, DPI);
  const height = pixels(page.height, DPI);
  const wanted = Array.from({ length: pages }, (_, index) => {
    return { page: index, width, height, encoding: 'raw' as const, dpi: DPI };
  });
  const drawn = await picturesOf(pdf, wanted);
  const size = { width: page.width - 2 * bleed, height: page.height - 2 * bleed };
  const common = { width, height, perMm: DPI / MM_PER_INCH, corner: { x: bleed, y: bleed } };
  return drawn.map((bytes) => {
    const face: Pixels = { ...common, bytes };
    return whiteInBleed(face, { size, shape: 'rectangle', bleed });
  });
}
