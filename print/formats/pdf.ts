/** Sheets to cut, as PDF. What would be as it was printed before is not printed again. */
import { basename, join } from 'node:path';
import { remember, writeAtomically } from '../../kernel/index.ts';
import { imposeSheet, type ImposedSheet } from '../imposed-sheet.ts';
import { makePdf } from '../make-pdf.ts';
import { nameOnPaper, type PrintedFile, type PrintJob } from '../request.ts';
import { FORMATS, type FormatName } from './names.ts';
import type { Format, Printed } from './format.ts';
import { hashOfInputs, printedBefore, rememberPrinted } from './written-pdfs.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { dieLinesOn, hasDieLines } from '../layout/die-lines.ts';
import type { PageLayout } from '../layout/page.ts';
import type { DieNames } from '../layout/setup.ts';
import type { PartLines } from '../parts/net.ts';
import type { PageMarks } from '../html/document.ts';
import { pressMarks } from '../press/press-faces.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { Flavour } from '../separation/flavours.ts';
import type { PdfXTarget } from '../separation/to-pdf-x.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** Sheets to cut: one file with all pages. */
export const pdf = pdfFormat('pdf');
/** The same in inks, for presses. */
export const pdfX4 = pdfFormat('pdf-x4', 'x4');
export const pdfX1a = pdfFormat('pdf-x1a', 'x1a');

function pdfFormat(name: FormatName, flavour?: Flavour): Format {
  return {
    name,
    ...FORMATS[name],
    prepare: (jobs, printable, press) => pressMarksOf(jobs, printable, press, flavour),
    print: (job, printable, press) => printPdf(job, printable, press, flavour),
  };
}

/** Around a board on a press: what is not printed, the writing, and room to hold the paper, in mm. */
const AROUND = 20;

/** A press prints a board that folds in one piece, whatever papers are named. */
function onOnePaper(job: PrintJob): PrintJob {
  const { size, part, bleed } = job.sheet;
  if (size === null || part?.nets[0]?.whole === undefined) return job;
  const more = 2 * (bleed + AROUND);
  const [width, height] = [Math.ceil(size.width + more), Math.ceil(size.height + more)];
  const title = `${width} × ${height} mm`;
  return { ...job, paper: { id: 'whole', title, width, height, source: title } };
}

/** A PDF before any browser sees it. */
interface PlannedPdf {
  readonly job: PrintJob;
  readonly imposed: ImposedSheet;
  readonly target: PdfXTarget | undefined;
  readonly path: string;
  /** Of everything that goes into it. */
  readonly inputs: string;
}

/** Decided once for each job. */
const planned = remember(
  async (
    wanted: PrintJob,
    printable: PrintableGame,
    flavour: Flavour | undefined,
  ): Promise<PlannedPdf> => {
    const isForPress = flavour !== undefined;
    const job = isForPress ? onOnePaper(wanted) : wanted;
    const imposed = imposeSheet(printable, isForPress ? { ...job, withoutDies: true } : job);
    const target = flavour === undefined ? undefined : await targetFor(flavour, job);
    const suffix = flavour === undefined ? '' : `-${flavour}`;
    const path = join(job.folder, `${nameOnPaper(printable, job)}${suffix}.pdf`);
    const isEmpty = imposed.pages.length === 0;
    const inputs = isEmpty ? '' : hashOfInputs(imposed, printable, job, target);
    return { job, imposed, target, path, inputs };
  },
);

/** Pages whose marks are pressed in one document. */
const MARKED_PAGES = 400;

/**
 * Presses what is beside the faces of all these jobs together: a browser needs as long for a document as
 * for many pages. What fails here is tried again, and reported, by the job that needs it.
 */
async function pressMarksOf(
  jobs: readonly PrintJob[],
  printable: PrintableGame,
  press: Press,
  flavour: Flavour | undefined,
): Promise<void> {
  const plans = await Promise.all(jobs.map((job) => planned(job, printable, flavour)));
  const marks = new Map<string, PageMarks[]>();
  for (const { job, imposed, path, inputs } of plans) {
    const others = marks.get(job.locale) ?? [];
    const isMuch = others.length + imposed.marks.length > MARKED_PAGES;
    if (isMuch || printedBefore(path, inputs, printable) !== null) continue;
    marks.set(job.locale, [...others, ...imposed.marks]);
  }
  for (const [locale, all] of marks) {
    await pressMarks(printable, locale, all, press).catch(() => undefined);
  }
}

async function printPdf(
  wanted: PrintJob,
  printable: PrintableGame,
  press: Press,
  flavour: Flavour | undefined,
): Promise<Printed> {
  const plan = await planned(wanted, printable, flavour);
  const { job, imposed, target, path, inputs } = plan;
  const { pages, cards, faults } = imposed;
  if (pages.length === 0) return { files: [], faults };
  const { sheet, locale, paper } = job;
  const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
  const before = printedBefore(path, inputs, printable);
  if (before !== null) {
    return { files: [{ ...file, unchanged: true }], faults: [...faults, ...before] };
  }
  job.onFile?.(basename(path));
  const made = await makePdf(printable, imposed, job, press);
  if (made.pdf === null) return { files: [], faults: [...faults, ...made.faults] };
  const ready = await readyToWrite(made.pdf, target, { sheet, pages, names: job.imposition.dies });
  const found = [...made.faults, ...ready.faults];
  writeAtomically(path, ready.pdf);
  rememberPrinted(path, inputs, { pdf: ready.pdf, faults: found }, printable);
  return { files: [{ ...file, ...ready.said }], faults: [...faults, ...found] };
}

async function targetFor(flavour: Flavour, { profile }: PrintJob): Promise<PdfXTarget> {
  const { defaultProfile } = await import('../separation/profiles.ts');
  return { flavour, profile: profile ?? defaultProfile() };
}

interface Ready {
  readonly pdf: Uint8Array;
  readonly said: Pick<PrintedFile, 'ink'>;
  readonly faults: readonly Fault[];
}

interface Shown {
  readonly sheet: Sheet;
  readonly pages: readonly PageLayout[];
  readonly names: DieNames;
}

/** A piece is cut once: its front shows where, or its back where there are no fronts. */
function dieLinesOf(pages: readonly PageLayout[]): (PartLines | null)[] {
  const areBacks = pages.every(({ side }) => side === 'back');
  return pages.map((page) => {
    const isShown = hasDieLines(page) && (areBacks || page.side !== 'back');
    return isShown ? dieLinesOn(page) : null;
  });
}

async function readyToWrite(
  made: Uint8Array,
  target: PdfXTarget | undefined,
  { sheet, pages, names }: Shown,
): Promise<Ready> {
  if (target === undefined) return { pdf: made, said: {}, faults: [] };
  const { toPdfX, pdfXFaults } = await import('../separation/index.ts');
  const file = await toPdfX(made, target, { pages: dieLinesOf(pages), names });
  return { pdf: file.pdf, said: { ink: file.ink }, faults: pdfXFaults(file, sheet) };
}
