/** Which cards of the catalogue a filter of an effect holds for. */
import { compileFilter, type Fields, type Where } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';

/** By card of the catalogue: 1 where the filter holds; all of them without a filter. */
export function fittingCards({ data }: CardTables, where: object | undefined): Uint8Array {
  const fits = compileFilter((where ?? {}) as Where, () => undefined);
  return Uint8Array.from(data, (card) => (fits(card as unknown as Fields) ? 1 : 0));
}
