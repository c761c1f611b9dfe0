/** Judges the colours of all faces as drawn: contrast of text, and cards that some confuse. Writes nothing. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { CheckResult } from '../../generator/check.ts';
import { findingPlaceOf, type Occasion } from '../findings.ts';
import { pressSingles, type Singles } from '../formats/singles.ts';
import { jobsOf } from '../jobs.ts';
import type { MeasuredFace } from '../press/measure.ts';
import type { Press } from '../press/press.ts';
import type { PrintRequest } from '../print-game.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { picturesOf } from '../raster/draw.ts';
import { MM_PER_INCH, pixels } from '../raster/picture.ts';
import { PRINT_FILE, type CardSheet } from '../sheets/sheet.ts';
import { confusable, markOf } from './apart.ts';
import { lowContrast } from './contrast.ts';
import type { Rgb } from './colour.ts';
import type { Pixels } from './shades.ts';

/** Fine enough that strokes of small letters have some ground between them. */
const DPI = 110;

export function checkColours(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (shop) {
    const jobs = jobsOf(shop, { ...request, papers: request.papers.slice(0, 1) });
    for (const job of jobs) {
      const { sheet, locale } = job;
      request.onFile?.(`the colours of ${sheet.id}, ${locale}`);
      const order = { ...job, wanted: request, bleed: 0, date: request.date };
      const singles = await pressSingles(shop, order, press);
      const faces = await drawn(singles);
      const occasion = { shop, sheet, locale };
      const apart = sheet.sort === 'cards' ? apartFaults(sheet, singles, faces, occasion) : [];
      const faults = [...contrastFaults(singles.measured?.faces ?? [], faces, occasion), ...apart];
      yield { files: [], faults };
    }
  });
}

/** The pages of the singles. */
async function drawn({ pdf, pageOf, page }: Singles): Promise<readonly Pixels[]> {
  if (pdf === null) return [];
  const width = pixels(page.width, DPI);
  const height = pixels(page.height, DPI);
  const count = Math.max(...pageOf) + 1;
  const wanted = Array.from({ length: count }, (_, at) => {
    return { page: at, width, height, encoding: 'raw' as const, dpi: DPI };
  });
  const perMm = DPI / MM_PER_INCH;
  return (await picturesOf(pdf, wanted)).map((bytes) => ({ bytes, width, height, perMm }));
}

/** Each text box of each face once. */
function contrastFaults(
  measured: readonly MeasuredFace[],
  faces: readonly Pixels[],
  occasion: Occasion,
): Fault[] {
  return measured.flatMap(({ card, side, page, boxes }) => {
    const face = faces[page];
    if (face === undefined) return [];
    return boxes.flatMap(({ field, runs }) => {
      const found = runs.flatMap((run) => {
        const low = lowContrast(run, face);
        return low === null ? [] : [{ ...low, text: run.text.trim() }];
      });
      const [worst] = found.toSorted((a, b) => a.ratio - b.ratio);
      if (worst === undefined) return [];
      const place = findingPlaceOf(card, field, occasion);
      return [fault('CW3070', place, { ...worst, side, locale: occasion.locale })];
    });
  });
}

/** Of the field by which the sheet says that its cards are told apart. */
function apartFaults(
  { apart, index }: CardSheet,
  { faces: rendered, pageOf }: Singles,
  faces: readonly Pixels[],
  { shop }: Occasion,
): Fault[] {
  if (apart === null) return [];
  const marks = new Map<string, Rgb>();
  for (const [at, { card, side }] of rendered.entries()) {
    const face = faces[pageOf[at] ?? 0];
    const value = card === null ? undefined : shop.data.component(card.id)?.[apart];
    if (side !== 'front' || face === undefined || value === undefined) continue;
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!marks.has(key)) marks.set(key, markOf(face));
  }
  const place = { file: PRINT_FILE, path: ['sheets', index, 'apart'] };
  return confusable(marks).map((pair) => fault('CW3071', place, { field: apart, ...pair }));
}
