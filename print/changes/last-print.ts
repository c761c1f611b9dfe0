/** What was printed last, remembered in the game's folder: `.cardwright/printed.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { keyOf, type Inventory, type Item } from './inventory.ts';

const FILE = join('.cardwright', 'printed.json');

/** Raised when the content of hashes changes: what was remembered then counts for nothing. */
const FORMAT = 2;

interface Remembered {
  readonly format: number;
  /** Items by language. */
  readonly printed: Readonly<Record<string, readonly Item[]>>;
}

/** What was printed last in this language; null when nothing is known. */
export function printedBefore(folder: string, locale: string): Inventory | null {
  const items = read(folder).printed[locale];
  return items === undefined ? null : new Map(items.map((item) => [keyOf(item), item]));
}

/** Remembers that everything in `inventory` now lies on the table. */
export function rememberPrinted(folder: string, locale: string, inventory: Inventory): void {
  const { printed } = read(folder);
  const all: Remembered = {
    format: FORMAT,
    printed: { ...printed, [locale]: [...inventory.values()] },
  };
  try {
    writeAtomically(join(folder, FILE), Buffer.from(`${JSON.stringify(all, null, 1)}\n`));
  } catch {
    // A folder that nobody may write into, such as that of a game that comes along, remembers nothing.
  }
}

/** A file that is missing, damaged or of another format says that nothing was printed. */
function read(folder: string): Remembered {
  try {
    const found = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Partial<Remembered>;
    if (found.format === FORMAT && typeof found.printed === 'object') {
      return { format: FORMAT, printed: found.printed };
    }
  } catch {
    // There is none yet.
  }
  return { format: FORMAT, printed: {} };
}
