/**
 * From the cards of a sheet to pictures: how many go into one, how large they are in it; cards with
 * the same back go together.
 */
import type { Singles } from '../formats/singles.ts';
import type { TableLimits } from './tabletop.ts';
import type { Measures } from '../../kernel/index.ts';
import { picturesOf } from '../raster/draw.ts';
import type { Picture } from '../raster/work.ts';

/** The cards of one picture. */
export interface PackedCards {
  readonly cards: readonly PackedCard[];
  /** Page of the back that all of them have; null where each has its own, or none. */
  readonly back: number | null;
}

interface PackedCard {
  readonly id: string;
  readonly front: number;
  readonly back: number | null;
}

/** With more backs than this, cards get their backs in a grid of their own. */
const MOST_BACKS = 8;

/** Pages are those of the singles. */
export function packCards(
  { copies, faces, pageOf }: Pick<Singles, 'copies' | 'faces' | 'pageOf'>,
  limits: TableLimits,
): PackedCards[] {
  const cards = new Map<string, PackedCard>();
  for (const { front, back } of copies) {
    const id = faces[front]?.card?.id ?? '';
    const page = (face: number): number => pageOf[face] ?? 0;
    cards.set(id, { id, front: page(front), back: back === null ? null : page(back) });
  }
  const all = [...cards.values()];
  const backs = [...new Set(all.map(({ back }) => back))];
  if (backs.length > MOST_BACKS) {
    return chunks(all, limits).map((some) => ({ cards: some, back: null }));
  }
  return backs.flatMap((back) =>
    chunks(
      all.filter((card) => card.back === back),
      limits,
    ).map((some) => ({ cards: some, back })),
  );
}

interface AtlasGrid {
  readonly columns: number;
  readonly rows: number;
  /** Of one cell, in pixels. */
  readonly cell: Measures;
}

/** Virtual tables have no grids of a single column or row. */
const LEAST = 2;

/** Cards in lists that fit a picture each, in their order. */
export function chunks<T>(cards: readonly T[], { columns, rows, reserved }: TableLimits): T[][] {
  const most = columns * rows - reserved;
  return Array.from({ length: Math.ceil(cards.length / most) }, (_, index) =>
    cards.slice(index * most, (index + 1) * most),
  );
}

/** A grid for at most as many cards as `chunks` puts together, in cells as large as the picture may be. */
export function gridFor(count: number, card: Measures, limits: TableLimits): AtlasGrid {
  const cells = count + limits.reserved;
  const square = Math.ceil(Math.sqrt(cells));
  const columns = Math.max(LEAST, square, Math.ceil(cells / limits.rows));
  const rows = Math.max(LEAST, Math.ceil(cells / columns));
  const scale = Math.min(limits.side / columns / card.width, limits.side / rows / card.height);
  const cell = { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) };
  return { columns, rows, cell };
}

/** Good enough for a screen, and a tenth of the bytes. */
const QUALITY = 90;

/** A picture in which these pages of a PDF are row by row; what is left over is grey. */
export async function atlasPicture(
  pdf: Uint8Array,
  pages: readonly number[],
  { columns, rows, cell }: AtlasGrid,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const unique = [...new Set(pages)];
  const pictures = unique.map((page): Picture => ({ page, ...cell, encoding: 'raw', dpi: 72 }));
  const drawn = await picturesOf(pdf, pictures);
  const raw = { ...cell, channels: 4 } as const;
  return sharp({
    create: {
      width: columns * cell.width,
      height: rows * cell.height,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      pages.map((page, index) => ({
        input: Buffer.from(drawn[unique.indexOf(page)] ?? []),
        raw,
        left: (index % columns) * cell.width,
        top: Math.floor(index / columns) * cell.height,
      })),
    )
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
