/** From the cards of a sheet to pictures: cards with the same back go together. */
import type { Singles } from '../formats/singles.ts';
import type { TableLimits } from './box.ts';
import { chunks } from './layout.ts';

/** The cards of one picture. */
export interface PackedCards {
  readonly cards: readonly PackedCard[];
  /** Page of the back that all of them have; null where each has its own, or none. */
  readonly back: number | null;
}

export interface PackedCard {
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
