/** The files of an order as a print service wants them: their names, their order, how many. */
import type { Singles } from '../formats/singles.ts';
import type { Vendor } from './vendor.ts';

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

/** Each card, or each copy of it, in the order of printing. */
export function orderedCards(
  { copies, faces, pageOf }: Pick<Singles, 'copies' | 'faces' | 'pageOf'>,
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
