/**
 * What a PDF was made of when it was last written: where nothing of that has changed, no browser
 * needs to be started. Kept in the game's .cardwright/, by the path of the PDF.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../diagnostics/index.ts';
import { isMapping } from '../../generator/link/game-files.ts';
import { packageVersion } from '../../generator/package-root.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import type { PreparedSheet } from '../make-sheet.ts';
import { faceKeys } from '../press/press-faces.ts';
import type { PrintShop } from '../workshop.ts';
import { makeFolder } from '../../generator/make-folder.ts';

/** A PDF as it was written. */
interface Written {
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
  shop: PrintShop,
): readonly Fault[] | null {
  const before = readAll(shop.folder)[path];
  if (before?.inputs !== inputs) return null;
  if (before.faults.length > 0 && before.places !== hashOfPlaces(shop)) return null;
  try {
    return hash([readFileSync(path)]) === before.bytes ? before.faults : null;
  } catch {
    return null;
  }
}

/** A game that cannot be written into is printed anew each time. */
export function rememberPrinted(
  path: string,
  inputs: string,
  pdf: Uint8Array,
  faults: readonly Fault[],
  shop: PrintShop,
): void {
  const written = { inputs, bytes: hash([pdf]), faults, places: hashOfPlaces(shop) };
  try {
    const file = recordOf(shop.folder);
    makeFolder(join(shop.folder, '.cardwright'));
    // What was deleted is forgotten.
    const others = Object.entries(readAll(shop.folder)).filter(([other]) => existsSync(other));
    const all = { ...Object.fromEntries(others), [path]: written };
    writeAtomically(file, Buffer.from(JSON.stringify(all)));
  } catch {
    return;
  }
}

/** Of everything that goes into a PDF: faces, marks and writing, places, bookmarks, our own version. */
export function hashOfInputs(
  { composed, furniture, orders }: PreparedSheet,
  shop: PrintShop,
  others: unknown,
): string {
  const { pages, parts, faces } = composed;
  const keys = parts.map(({ sheet: { safe, smallest }, end }, index) => {
    const order = orders[index];
    const keyOf = order === undefined ? null : faceKeys(shop, order);
    const own = faces.slice(parts[index - 1]?.end ?? 0, end);
    return [safe, smallest, own.map((face) => keyOf?.(face)), own.map(({ card }) => card?.id)];
  });
  return hash([JSON.stringify([packageVersion(), pages, furniture, keys, others])]);
}

function hashOfPlaces({ game, sources }: PrintShop): string {
  return hash([...game.files.flatMap(({ path, text }) => [path, text]), ...[...sources].flat()]);
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length} `).update(part);
  return sum.digest('base64url');
}

function recordOf(folder: string): string {
  return join(folder, '.cardwright', 'pdfs.json');
}

function readAll(folder: string): Record<string, Written> {
  try {
    const all: unknown = JSON.parse(readFileSync(recordOf(folder), 'utf8'));
    return isMapping(all) ? (all as Record<string, Written>) : {};
  } catch {
    return {};
  }
}
