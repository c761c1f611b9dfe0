/**
 * What PDFs were made of when they were last written, in the .cardwright/ of the game, by their paths:
 * where nothing of that has changed, no browser needs to be started.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../diagnostics/index.ts';
import { isMapping, makeFolder, packageVersion, writeAtomically } from '../../kernel/index.ts';
import type { ImposedSheet } from '../imposed-sheet.ts';
import { faceKeys } from '../press/face-keys.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { PrintJob } from '../request.ts';
import type { PdfXTarget } from '../separation/to-pdf-x.ts';
import { recordOf } from './saved-since.ts';

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
export function printedBefore(
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

/** A game that cannot be written into is printed again each time. */
export function rememberPrinted(
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
export function hashOfInputs(
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
