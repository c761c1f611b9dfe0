/** What a check would find after an import, at the cells of the table that it comes from. */
import type { Diagnostic, Path, Range } from '../../../diagnostics/index.ts';
import { resolve } from 'node:path';
import type { CheckedGame } from '../../check.ts';
import { itemsOf, type CheckedFile, type Item } from '../../link/game-files.ts';
import type { Table } from '../../load/tables/table.ts';
import { Places } from '../../load/places.ts';
import { locatorOf } from '../../locator.ts';
import type { ImportPlan } from './plan-import.ts';

/** `after`: the game with the texts of the plan; `path`: the table, absolute. */
export function placedInTable(
  found: readonly Diagnostic[],
  after: CheckedGame,
  { texts, rows, list }: Pick<ImportPlan, 'texts' | 'rows' | 'list'>,
  table: Table,
  path: string,
): Diagnostic[] {
  const places = new Places(table.text);
  const entries = new Map<string, Entries>();
  const changed = new Map([...texts.keys()].map((file) => [resolve(after.folder, file), file]));
  return found.map((one): Diagnostic => {
    const name = changed.get(one.file);
    if (name === undefined) return one;
    const file = after.game.files.find((each) => each.path === name);
    const known = entries.get(name) ?? (file === undefined ? null : new Entries(file));
    if (known !== null) entries.set(name, known);
    const place = known?.placeOf(one.range) ?? null;
    const row = place === null ? null : (rows.get(name)?.[Number(place[0])] ?? null);
    const span = row === null ? null : list.locate([row, ...(place ?? []).slice(1)]);
    const cell = span === null ? null : list.cellAt(span.start);
    // Their places are in texts that are not written.
    const { cell: _, ...plain } = one;
    const related = one.related.filter((at) => !changed.has(at.file));
    const moved = { ...plain, file: path, related };
    const range = span === null ? null : places.toRange(span);
    return cell === null ? { ...moved, range } : { ...moved, range, cell };
  });
}

/** The components of one file, found by offsets in its text. */
class Entries {
  readonly #locator: ReturnType<typeof locatorOf>;
  /** In the order of the text; members of a family are all at one place. */
  readonly #items: readonly { readonly item: Item; readonly start: number }[];

  constructor(file: CheckedFile) {
    this.#locator = locatorOf(file);
    this.#items = itemsOf(file)
      .map((item) => ({ item, start: this.#locator.locate(item.path)?.start ?? 0 }))
      .toSorted((a, b) => a.start - b.start);
  }

  /** The component, and the field of it, in which a range lies. */
  placeOf(range: Range | null): Path | null {
    if (range === null) return null;
    const { offset } = range.start;
    const isAround = (path: Path): boolean => {
      const [key, value] = [this.#locator.locate(path, 'key'), this.#locator.locate(path)];
      const start = Math.min(key?.start ?? Infinity, value?.start ?? Infinity);
      return start <= offset && offset <= Math.max(key?.end ?? 0, value?.end ?? 0);
    };
    const last = this.#items.findLast(({ start }) => start <= offset);
    // One of a family that has a field of its own there is nearer than the others.
    const [place] = this.#items
      .filter(({ start }) => start === last?.start)
      .map(({ item: { path, value } }) => innermost(path, value, isAround))
      .toSorted((a, b) => b.length - a.length);
    return place === undefined || typeof place[0] === 'number' ? (place ?? null) : [0, ...place];
  }
}

/** As far below `path` as something is around the place. */
function innermost(path: Path, value: unknown, isAround: (path: Path) => boolean): Path {
  if (typeof value !== 'object' || value === null) return path;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one])
    : Object.entries(value);
  const next = entries.find(([key]) => isAround([...path, key]));
  return next === undefined ? path : innermost([...path, next[0]], next[1], isAround);
}
