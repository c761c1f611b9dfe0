/**
 * Judges how faces look: from what drawn faces show to faults at their places (contrast, cards that
 * some confuse, bleed that is white); beside a print, or alone.
 */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { confusable } from '../colours/apart.ts';
import type { Rgb } from '../colours/colour.ts';
import { findingPlace, findingPlaceOf, type Occasion } from '../faults.ts';
import type { Press } from '../press/press.ts';
import { PRINT_FILE, type CardSheet } from '../sheets/sheet.ts';
import type { PrintableGame } from '../printable-game.ts';
import { proveFaces, type ProofJob, type ProvedFace } from './prove-faces.ts';
import type { Format, Printed } from '../formats/format.ts';
import { PSEUDO_LOCALE } from '../render/pseudo.ts';
import { type PrintJob, jobsOf, type PrintRequest } from '../request.ts';
import type { CheckResult } from '../../generator/index.ts';
import { printWith, type PrintResult } from '../printing.ts';

/** Those of some faces, when meanwhile it `isWanted` no more. */
export async function proofFaults(
  printable: PrintableGame,
  job: ProofJob,
  press: Press,
  isWanted?: () => boolean,
): Promise<readonly Fault[]> {
  const { sheet, locale, ink } = job;
  const proved = await proveFaces(printable, job, press, isWanted);
  const occasion = { printable, sheet, locale };
  const low = proved.flatMap((one) => contrastFaults(one, occasion));
  if (sheet.sort === 'panel') return low;
  // The art of a part follows its outline; beyond it the paper is white.
  const isFull = sheet.bleedFrom === 'art' && sheet.part === null;
  const white = isFull ? bleedFaults(sheet, proved, occasion) : [];
  // Outlines on white are distinguished by their signs.
  const apart = ink === 'low' ? [] : apartFaults(sheet, proved, printable);
  return [...low, ...white, ...apart];
}

function contrastFaults({ face, proof }: ProvedFace, occasion: Occasion): Fault[] {
  const { side, card } = face;
  return proof.low.map(({ field, ...low }) => {
    const place = findingPlaceOf(card?.id ?? null, field, occasion);
    return fault('CW3070', place, { ...low, side, locale: occasion.locale });
  });
}

/** Reported once for each template: what it paints is mostly the same on all cards. */
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

/** Of the field by which the sheet says that its cards are distinguished; the first of each value stands for all. */
function apartFaults(
  { apart, index }: CardSheet,
  proved: readonly ProvedFace[],
  { data }: PrintableGame,
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

/** Prints a job, and meanwhile judges how its faces look. */
export async function printProved(
  format: Format,
  job: PrintJob,
  printable: PrintableGame,
  press: Press,
): Promise<Printed> {
  // Lengthened texts are on the grounds of their originals.
  if (!format.isPressed || job.locale === PSEUDO_LOCALE) return format.print(job, printable, press);
  const sheets = [job.sheet, ...(job.others ?? [])];
  const [made, ...faults] = await Promise.all([
    format.print(job, printable, press),
    ...sheets.map((sheet) => proofFaults(printable, { ...job, sheet }, press)),
  ]);
  // What keeps a sheet from being printed is enough to fix.
  return made.files.length === 0
    ? made
    : { files: made.files, faults: [...made.faults, ...faults.flat()] };
}

export function checkColours(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    const jobs = jobsOf(printable, { ...request, papers: request.papers.slice(0, 1) });
    for (const job of jobs) {
      request.onFile?.(`the colours of ${job.sheet.id}, ${job.locale}`);
      const faults = await proofFaults(printable, job, press);
      yield { files: [], faults };
    }
  });
}
