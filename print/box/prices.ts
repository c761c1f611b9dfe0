/** What a box costs, where a profile of a print service or box.yaml states prices. */
import type { Text } from '../../engine/index.ts';
import { productFor, type Vendor } from '../vendors/vendor.ts';
import type { SheetOnPaper } from './on-paper.ts';
import type { WrittenPrice } from './read-box.ts';

export interface Price {
  readonly service: Text;
  readonly currency: string;
  /** Of the pieces that have a price, with what is paid once. */
  readonly total: number;
  /** Sheets that are in the box and have no price there. */
  readonly without: readonly string[];
  readonly source: string;
  readonly read: string;
}

/** Quotes first, then profiles. Who has a price for nothing in the box is omitted. */
export function pricesOf(
  sheets: readonly SheetOnPaper[],
  quotes: readonly WrittenPrice[],
  vendors: ReadonlyMap<string, Vendor>,
): Price[] {
  const found = [
    ...quotes.map(({ service, each, once = 0, ...where }) =>
      priceOf(sheets, ({ sheet }) => each[sheet.id], once, {
        ...where,
        service: vendors.get(service)?.title ?? service,
      }),
    ),
    ...[...vendors.values()].flatMap((vendor) => {
      const { prices, title } = vendor;
      if (prices === undefined) return [];
      const { each, once = 0, ...where } = prices;
      const eachOf = ({ sheet, size }: SheetOnPaper): number | undefined =>
        sheet.sort === 'cards' ? each[productFor(vendor, size)?.id ?? ''] : undefined;
      return [priceOf(sheets, eachOf, once, { ...where, service: title })];
    }),
  ];
  return found.filter(({ without }) => without.length < sheets.length);
}

function priceOf(
  sheets: readonly SheetOnPaper[],
  each: (sheet: SheetOnPaper) => number | undefined,
  once: number,
  where: Pick<Price, 'service' | 'currency' | 'source' | 'read'>,
): Price {
  const { service, currency, source, read } = where;
  const priced = sheets.map((one) => ({ one, price: each(one) }));
  const total = priced.reduce((sum, { one, price = 0 }) => sum + one.pieces * price, once);
  const without = priced.flatMap(({ one, price }) => (price === undefined ? [one.sheet.id] : []));
  return { service, currency, total: Math.round(total * 100) / 100, without, source, read };
}
