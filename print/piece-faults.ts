/** What is wrong with pressed faces, at the cards that show them. */
import type { Fault } from '../diagnostics/index.ts';
import { remember } from '../kernel/index.ts';
import { pictureFaults } from './art/picture-faults.ts';
import {
  findingFaults,
  refusalFaults,
  shrunkFaults,
  forbid,
  untranslatedFaults,
} from './faults.ts';
import type { FaceLook, FacePart } from './html/document.ts';
import type { Face } from './html/face.ts';
import { fontFaults } from './pdf/fonts-in.ts';
import { edges, type Line } from './parts/geometry.ts';
import { linesOf, type Net } from './parts/net.ts';
import { judge, type Findings, type Limits } from './press/judge.ts';
import type { Measured } from './press/measure.ts';
import type { PressedFace } from './press/pressed-piece.ts';
import type { PrintableGame } from './printable-game.ts';

/** What is wrong, and whether nothing may be printed with it: texts that do not fit are printed, and reported. */
interface Judged {
  readonly faults: readonly Fault[];
  readonly isForbidden: boolean;
}

/** `pressed` in the order of `parts`: cards may share a face, and each part of a panel has all of it. */
export function pieceFaults(
  parts: readonly FacePart[],
  pressed: readonly PressedFace[],
  printable: PrintableGame,
  { sheet, locale, final = false }: FaceLook,
): Judged {
  const occasion = { printable, sheet, locale };
  const all = [...new Set(pressed)];
  const refused = new Map(all.flatMap((one) => one.refused.map((it) => [it.address, it] as const)));
  const refusals = refusalFaults([...refused.values()], occasion, final);
  if (forbid(refusals)) return { faults: refusals, isForbidden: true };
  const firsts = new Map(
    parts.map(({ face }, index) => [face, pressed[index]] as const).toReversed(),
  );
  const shown = [...firsts].toReversed().flatMap(([face, one]) => {
    const { card } = face;
    if (one === undefined) return [];
    const id = card?.id ?? null;
    const faces = one.measured.faces.map((measured) => ({ ...measured, card: id }));
    const shrunk = one.shrunk.map((box) => ({ ...box, card: id }));
    const found = judged(one.measured, sheet.safe, sheet.smallest, linesOfFace(face));
    return [{ measured: { ...one.measured, faces }, shrunk, found: ofCard(id, found) }];
  });
  const found = shown.map((one) => one.found);
  const findings = {
    overflows: found.flatMap(({ overflows }) => overflows),
    small: found.flatMap(({ small }) => small),
    unsafe: found.flatMap(({ unsafe }) => unsafe),
    unwritable: found.flatMap(({ unwritable }) => unwritable),
  };
  const measured = {
    faces: shown.flatMap((one) => one.measured.faces),
    coverage: {},
    brokenFonts: [...new Set(all.flatMap((one) => one.measured.brokenFonts))],
  };
  const shrunk = shown.flatMap((one) => one.shrunk);
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

/** A preview prints the same pieces again and again. */
const judged = remember(
  (measured: Measured, safe: number, smallest: number, lines: Limits['lines']): Findings =>
    judge(measured, { safe, smallest, lines }),
);

function linesOfFace({ net }: Face): Limits['lines'] {
  return net === undefined ? undefined : linesOfNet(net);
}

/** Of a picture that runs over all panels text may run over folds too. */
const linesOfNet = remember((net: Net): NonNullable<Limits['lines']> => {
  const { outlines, slits, creases } = linesOf(net);
  const cuts = [...outlines.flatMap(edges), ...(net.whole === undefined ? slits : [])];
  const folds = net.whole === undefined ? creases : [];
  return [
    ...cuts.map((line) => segment(line, 'cut' as const)),
    ...folds.map((line) => segment(line, 'crease' as const)),
  ];
});

function segment<Kind>({ from, to }: Line, line: Kind) {
  return { x1: from[0], y1: from[1], x2: to[0], y2: to[1], line };
}

/** The same findings, at the card that shows the piece. */
function ofCard(card: string | null, found: Findings): Findings {
  const at = <T>(all: readonly T[]): (T & { readonly card: string | null })[] =>
    all.map((one) => ({ ...one, card }));
  return {
    overflows: at(found.overflows),
    small: at(found.small),
    unsafe: at(found.unsafe),
    unwritable: at(found.unwritable),
  };
}
