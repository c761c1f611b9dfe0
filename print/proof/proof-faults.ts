/** From what drawn faces show to faults at their places: contrast, cards that some confuse, bleed that is white. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { confusable } from '../colours/apart.ts';
import type { Rgb } from '../colours/colour.ts';
import { findingPlace, findingPlaceOf, type Occasion } from '../findings.ts';
import type { Press } from '../press/press.ts';
import { PRINT_FILE, type CardSheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import { proveFaces, type ProofOrder, type ProvedFace } from './prove-faces.ts';

export async function proofFaults(
  shop: PrintShop,
  order: ProofOrder,
  press: Press,
): Promise<readonly Fault[]> {
  const { sheet, locale, ink } = order;
  const proved = await proveFaces(shop, order, press);
  const occasion = { shop, sheet, locale };
  const low = proved.flatMap((one) => contrastFaults(one, occasion));
  if (sheet.sort === 'panel') return low;
  const white = sheet.bleedFrom === 'art' ? bleedFaults(sheet, proved, occasion) : [];
  // Outlines on white are told apart by their signs.
  const apart = ink === 'low' ? [] : apartFaults(sheet, proved, shop);
  return [...low, ...white, ...apart];
}

function contrastFaults({ face, proof }: ProvedFace, occasion: Occasion): Fault[] {
  const { side, card } = face;
  return proof.low.map(({ field, ...low }) => {
    const place = findingPlaceOf(card?.id ?? null, field, occasion);
    return fault('CW3070', place, { ...low, side, locale: occasion.locale });
  });
}

/** Told once for each template: what it paints is mostly the same on all cards. */
function bleedFaults(sheet: CardSheet, proved: readonly ProvedFace[], occasion: Occasion): Fault[] {
  return (['front', 'back'] as const).flatMap((side) => {
    const [widest] = proved
      .filter(({ face, proof }) => face.side === side && proof.white > 0)
      .toSorted((a, b) => b.proof.white - a.proof.white);
    if (widest === undefined) return [];
    const card = widest.face.card?.id ?? '';
    const params = { side, card, bleed: sheet.bleed, white: widest.proof.white };
    return [fault('CW3031', findingPlace(side, occasion), params)];
  });
}

/** Of the field by which the sheet says that its cards are told apart; the first of each value stands for all. */
function apartFaults(
  { apart, index }: CardSheet,
  proved: readonly ProvedFace[],
  { data }: PrintShop,
): Fault[] {
  if (apart === null) return [];
  const marks = new Map<string, Rgb>();
  for (const { face, proof } of proved) {
    const value = face.card === null ? undefined : data.component(face.card.id)?.[apart];
    if (face.side !== 'front' || value === undefined) continue;
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!marks.has(key)) marks.set(key, proof.mark);
  }
  const place = { file: PRINT_FILE, path: ['sheets', index, 'apart'] };
  return confusable(marks).map((pair) => fault('CW3071', place, { field: apart, ...pair }));
}
