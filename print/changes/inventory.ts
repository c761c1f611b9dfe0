/**
 * What a game prints, each face by what decides how it looks: so that two states can be compared.
 * That of the last print is remembered in the folder of the game (`.cardwright/printed.json`).
 */
import { inLocale, type NamedSize, writeAtomically } from '../../kernel/index.ts';
import { renderFaces } from '../render/faces.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintableGame } from '../printable-game.ts';
import { faceHasher } from './face-hash.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A card on a sheet, or a panel. */
export interface InventoryItem {
  readonly sheet: string;
  /** Null for a panel. */
  readonly card: string | null;
  /** Of both faces: what the templates made, the styles, the pictures and fonts that they name. */
  readonly hash: string;
  /** 1 for a panel. */
  readonly copies: number;
  /** What it is called, in the language of the print. */
  readonly name: string;
  /** A digest of its faces as drawn, where they were drawn: faces that look the same are the same. */
  readonly drawn?: string;
}

/** Items by sheet and card. */
export type Inventory = ReadonlyMap<string, InventoryItem>;

/** Everything that the sheets of a game print in one language; none of a sheet whose templates have faults. */
export function inventoryOf(printable: PrintableGame, locale: string, paper: NamedSize): Inventory {
  const items = printable.sheets.flatMap((sheet) => itemsOf(printable, sheet, locale, paper));
  return new Map(items.map((item) => [keyOf(item), item]));
}

export function keyOf({ sheet, card }: Pick<InventoryItem, 'sheet' | 'card'>): string {
  return card === null ? sheet : `${sheet}/${card}`;
}

function itemsOf(
  printable: PrintableGame,
  sheet: Sheet,
  locale: string,
  paper: NamedSize,
): InventoryItem[] {
  const { faces, copies, faults } = renderFaces(printable, { sheet, locale, paper, wanted: {} });
  if (faults.length > 0) return [];
  const hash = faceHasher(printable, sheet);
  if (sheet.sort === 'panel') {
    const name = inLocale(sheet.title, locale);
    return [{ sheet: sheet.id, card: null, hash: hash(faces), copies: 1, name }];
  }
  const items = new Map<string, InventoryItem>();
  for (const { front, back } of copies) {
    const both = [faces[front], back === null ? undefined : faces[back]];
    const sides = both.filter((face) => face !== undefined);
    const card = sides[0]?.card?.id ?? '';
    const known = items.get(card);
    items.set(
      card,
      known === undefined
        ? {
            sheet: sheet.id,
            card,
            hash: hash(sides),
            copies: 1,
            name: nameOf(printable, card, locale),
          }
        : { ...known, copies: known.copies + 1 },
    );
  }
  return [...items.values()];
}

function nameOf({ data }: PrintableGame, card: string, locale: string): string {
  const name = data.component(card)?.['name'];
  if (typeof name === 'string') return name;
  return typeof name === 'object' && name !== null
    ? inLocale(name as Readonly<Record<string, string>>, locale)
    : card;
}

/** What became of an item between two states of a game. */
export type Fate = 'new' | 'changed' | 'more' | 'fewer' | 'gone';

export interface Change {
  readonly item: Pick<InventoryItem, 'sheet' | 'card' | 'name'>;
  /** The name that is printed on what is taken out. */
  readonly oldName: string;
  readonly fate: Fate;
  /** Copies to print. */
  readonly print: number;
  /** Copies to take out of the box. */
  readonly takeOut: number;
}

/** Changes in the order of the new state; what is gone comes last. */
export function compareInventories(before: Inventory, after: Inventory): Change[] {
  const changes: Change[] = [];
  for (const [key, item] of after) {
    const old = before.get(key);
    if (old === undefined) changes.push(change(item, 'new', item.copies, 0));
    else if (old.hash !== item.hash) {
      changes.push(change(item, 'changed', item.copies, old.copies, old.name));
    } else if (old.copies < item.copies) {
      changes.push(change(item, 'more', item.copies - old.copies, 0));
    } else if (old.copies > item.copies) {
      changes.push(change(item, 'fewer', 0, old.copies - item.copies, old.name));
    }
  }
  for (const [key, item] of before) {
    if (!after.has(key)) changes.push(change(item, 'gone', 0, item.copies));
  }
  return changes;
}

function change(
  { sheet, card, name }: InventoryItem,
  fate: Fate,
  print: number,
  takeOut: number,
  oldName = name,
): Change {
  return { item: { sheet, card, name }, oldName, fate, print, takeOut };
}

const FILE = join('.cardwright', 'printed.json');

/** Raised when the content of hashes changes: what was remembered then counts for nothing. */
const FORMAT = 2;

interface Remembered {
  readonly format: number;
  /** Items by language. */
  readonly printed: Readonly<Record<string, readonly InventoryItem[]>>;
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
    // A folder that nobody may write into, such as that of a game that is bundled, remembers nothing.
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
