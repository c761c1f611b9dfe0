/** What is known of the user's printers, in a file of the user's own. */
import { isMapping, makeFolder, settingsFolder, writeAtomically } from '../../kernel/index.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump, load, YAMLException } from 'js-yaml';
import type { Margins } from '../layout/setup.ts';
import type { BackOffset } from './back-offset.ts';

interface Printer {
  readonly back?: BackOffset;
  /** What it cannot reach, in mm. */
  readonly margins?: number | Margins;
}

/** Beside the user's other settings. */
export function printersFile(): string {
  return join(settingsFolder(), 'printers.yaml');
}

/** The file is not what this program has written; what it says of other printers would be lost. */
export class SpoiltPrinters extends Error {
  /** From 1, where it is known. */
  readonly line: number | null;

  constructor(line: number | null = null) {
    super('spoilt');
    this.line = line;
  }
}

/** Null when nothing is saved under that name. Throws `SpoiltPrinters`. */
export function readPrinter(name: string): Printer | null {
  const printer = readAll()[name];
  if (printer === undefined) return null;
  if (!isMapping(printer) || !isPrinter(printer)) throw new SpoiltPrinters();
  return printer;
}

/** What is saved of other printers stays, and of this one what is omitted. Throws `SpoiltPrinters`. */
export function savePrinter(name: string, printer: Printer): void {
  const all = readAll();
  const file = printersFile();
  const before = all[name];
  makeFolder(dirname(file));
  const saved = { ...all, [name]: { ...(isMapping(before) ? before : {}), ...printer } };
  writeAtomically(file, Buffer.from(`${HEADER}${dump(saved)}`));
}

const HEADER =
  '# What `cardwright calibrate` knows of your printers. Lengths in mm, angles in degrees clockwise.\n';

function readAll(): Readonly<Record<string, unknown>> {
  const path = printersFile();
  if (!existsSync(path)) return {};
  const data = parsed(readFileSync(path, 'utf8'));
  if (data === undefined || data === null) return {};
  if (!isMapping(data)) throw new SpoiltPrinters();
  return data;
}

function parsed(text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    const line = error instanceof YAMLException ? error.mark?.line : undefined;
    throw new SpoiltPrinters(line === undefined ? null : line + 1);
  }
}

function isPrinter({ back, margins }: Readonly<Record<string, unknown>>): boolean {
  const isBack = back === undefined || hasNumbers(back, ['x', 'y', 'angle']);
  const areMargins =
    margins === undefined ||
    typeof margins === 'number' ||
    hasNumbers(margins, ['top', 'right', 'bottom', 'left']);
  return isBack && areMargins;
}

function hasNumbers(value: unknown, names: readonly string[]): boolean {
  return isMapping(value) && names.every((name) => Number.isFinite(value[name]));
}
