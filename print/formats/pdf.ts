/**
 * Sheets to cut, as PDF. What a PDF was made of when it was last written is kept in the
 * .cardwright/ of the game, by the path of the PDF: where nothing of that has changed, no browser
 * needs to be started.
 */
import { join } from 'node:path';
import { writeAtomically, isMapping, packageVersion, makeFolder } from '../../kernel/index.ts';
import { imposeSheet, type ImposedSheet } from '../imposed-sheet.ts';
import { makePdf } from '../make-pdf.ts';
import { nameOnPaper, type PrintedFile, type PrintJob } from '../request.ts';
import { FORMATS, type FormatName } from './names.ts';
import type { Format, Printed } from './format.ts';
import { recordOf } from './saved-since.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../../diagnostics/index.ts';
import { dieLinesOn, hasDieLines } from '../layout/die-lines.ts';
import type { PageLayout } from '../layout/page.ts';
import type { DieNames } from '../layout/setup.ts';
import type { PartLines } from '../parts/net.ts';
import { faceKeys } from '../press/face-keys.ts';
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

async function printPdf(
  wanted: PrintJob,
  printable: PrintableGame,
  press: Press,
  flavour: Flavour | undefined,
): Promise<Printed> {
  const isForPress = flavour !== undefined;
  const job = isForPress ? onOnePaper(wanted) : wanted;
  const imposed = imposeSheet(printable, isForPress ? { ...job, withoutDies: true } : job);
  const { pages, cards, faults } = imposed;
  if (pages.length === 0) return { files: [], faults };
  const target = flavour === undefined ? undefined : await targetFor(flavour, job);
  const suffix = flavour === undefined ? '' : `-${flavour}`;
  const name = `${nameOnPaper(printable, job)}${suffix}.pdf`;
  const path = join(job.folder, name);
  const { sheet, locale, paper } = job;
  const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
  const inputs = hashOfInputs(imposed, printable, job, target);
  const before = printedBefore(path, inputs, printable);
  if (before !== null) {
    return { files: [{ ...file, unchanged: true }], faults: [...faults, ...before] };
  }
  job.onFile?.(name);
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

/** A PDF as it was written. */
interface WrittenPdf {
  /** Of everything that it was made of. */
  readonly inputs: string;
  /** Of its bytes: somebody may have written over it. */
  readonly bytes: string;
  readonly faults: readonly Fault[];
  /** Of the texts in which the faults have their places. */
  readonly places: string;
}

/** The faults of the PDF at `path` when it was printed, if it would be printed the same; else null. */
function printedBefore(
  path: string,
  inputs: string,
  printable: PrintableGame,
): readonly Fault[] | null {
  const before = readAll(printable.folder)[path];
  if (before?.inputs !== inputs) return null;
  if (before.faults.length > 0 && before.places !== hashOfPlaces(printable)) return null;
  try {
    return hash([readFileSync(path)]) === before.bytes ? before.faults : null;
  } catch {
    return null;
  }
}

/** A game that cannot be written into is printed anew each time. */
function rememberPrinted(
  path: string,
  inputs: string,
  { pdf, faults }: { readonly pdf: Uint8Array; readonly faults: readonly Fault[] },
  printable: PrintableGame,
): void {
  const written = { inputs, bytes: hash([pdf]), faults, places: hashOfPlaces(printable) };
  try {
    const file = recordOf(printable.folder);
    makeFolder(join(printable.folder, '.cardwright'));
    // What was deleted is forgotten.
    const others = Object.entries(readAll(printable.folder)).filter(([other]) => existsSync(other));
    const all = { ...Object.fromEntries(others), [path]: written };
    writeAtomically(file, Buffer.from(JSON.stringify(all)));
  } catch {
    return;
  }
}

/** Of everything that goes into a PDF: faces, marks and writing, places, bookmarks, our own version. */
function hashOfInputs(
  { pages, parts, faces, imprint, marks }: ImposedSheet,
  printable: PrintableGame,
  { paper, backOffset, date, exactDate = false, imposition }: PrintJob,
  target: PdfXTarget | undefined,
): string {
  const keys = parts.map((part, index) => {
    const { safe, smallest } = part.sheet;
    const own = faces.slice(parts[index - 1]?.end ?? 0, part.end);
    return [safe, smallest, own.map(faceKeys(printable, part)), own.map(({ card }) => card?.id)];
  });
  const inks =
    target === undefined
      ? null
      : [imposition.dies, target.flavour, readFileSync(target.profile.file, 'latin1')];
  const others = [imprint, paper, backOffset, exactDate ? date : null, inks];
  return hash([JSON.stringify([packageVersion(), pages, marks, keys, others])]);
}

function hashOfPlaces({ game, sources }: PrintableGame): string {
  return hash([...game.files.flatMap(({ path, text }) => [path, text]), ...[...sources].flat()]);
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length} `).update(part);
  return sum.digest('base64url');
}

function readAll(folder: string): Record<string, WrittenPdf> {
  try {
    const all: unknown = JSON.parse(readFileSync(recordOf(folder), 'utf8'));
    return isMapping(all) ? (all as Record<string, WrittenPdf>) : {};
  } catch {
    return {};
  }
}
