/** What is wrong with pressed faces, at the cards that show them. */
import type { Fault } from '../diagnostics/index.ts';
import { pictureFaults } from './art/picture-faults.ts';
import { findingFaults, refusalFaults, shrunkFaults } from './findings.ts';
import { forbid } from './forbids.ts';
import type { FacePart } from './html/pieces.ts';
import { fontFaults } from './pdf/font-faults.ts';
import { judge } from './press/judge.ts';
import type { FaceOrder } from './press/press-faces.ts';
import type { PressedFace } from './press/pressed-piece.ts';
import { untranslatedFaults } from './press/untranslated.ts';
import type { PrintShop } from './workshop.ts';

/** What is wrong, and whether nothing may be printed with it: texts that do not fit are printed, and told. */
export interface Judged {
  readonly faults: readonly Fault[];
  readonly isForbidden: boolean;
}

/** `pressed` in the order of `parts`: cards may share a face, and each part of a panel has all of it. */
export function pieceFaults(
  parts: readonly FacePart[],
  pressed: readonly PressedFace[],
  shop: PrintShop,
  { sheet, locale, final = false }: FaceOrder,
): Judged {
  const occasion = { shop, sheet, locale };
  const all = [...new Set(pressed)];
  const refused = new Map(all.flatMap((one) => one.refused.map((it) => [it.address, it] as const)));
  const refusals = refusalFaults([...refused.values()], occasion, final);
  if (forbid(refusals)) return { faults: refusals, isForbidden: true };
  const firsts = new Map(
    parts.map(({ face }, index) => [face, pressed[index]] as const).toReversed(),
  );
  const shown = [...firsts].toReversed().flatMap(([{ card }, one]) => {
    return one === undefined ? [] : [{ card: card?.id ?? null, one }];
  });
  const found = shown.map(({ card, one: { measured, coverage } }) => {
    const own = measured === null ? [] : [{ ...measured, card }];
    return judge({ faces: own, coverage, brokenFonts: [] }, sheet);
  });
  const findings = {
    overflows: found.flatMap(({ overflows }) => overflows),
    small: found.flatMap(({ small }) => small),
    unsafe: found.flatMap(({ unsafe }) => unsafe),
    unwritable: found.flatMap(({ unwritable }) => unwritable),
  };
  const measured = {
    faces: shown.flatMap(({ card, one }) =>
      one.measured === null ? [] : [{ ...one.measured, card }],
    ),
    coverage: {},
    brokenFonts: [...new Set(all.flatMap(({ brokenFonts }) => brokenFonts))],
  };
  const shrunk = shown.flatMap(({ card, one }) => one.shrunk.map((it) => ({ ...it, card })));
  const fonts = all.flatMap((one) => one.fonts);
  const faults = [
    ...refusals,
    ...findingFaults(findings, occasion),
    ...shrunkFaults(shrunk, occasion),
    ...untranslatedFaults(measured, occasion),
    ...pictureFaults(measured, occasion),
    ...fontFaults(fonts, { ...measured, ...findings }, occasion),
  ];
  return { faults, isForbidden: false };
}
