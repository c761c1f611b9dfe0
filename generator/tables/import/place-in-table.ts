/** What a check would find after an import, at the cells of the table that it comes from. */
import type { Diagnostic, Path, Range } from '../../../diagnostics/index.ts';
import { resolve } from 'node:path';
import type { CheckedGame } from '../../check.ts';
import { itemsOf, type CheckedFile } from '../../link/game-files.ts';
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
  const changed = new Map([...texts.keys()].map((file) => [resolve(after.folder, file), file]));
  return found.map((one): Diagnostic => {
    const name = changed.get(one.file);
    if (name === undefined) return one;
    const file = after.game.files.find((each) => each.path === name);
    const place = file === undefined ? null : placeIn(file, one.range);
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

/** The component, and the field of it, in which a range of its file lies. */
function placeIn(file: CheckedFile, range: Range | null): Path | null {
  if (range === null) return null;
  const { offset } = range.start;
  const locator = locatorOf(file);
  const isAround = (path: Path): boolean => {
    const [key, value] = [locator.locate(path, 'key'), locator.locate(path)];
    const start = Math.min(key?.start ?? Infinity, value?.start ?? Infinity);
    return start <= offset && offset <= Math.max(key?.end ?? 0, value?.end ?? 0);
  };
  const items = itemsOf(file);
  const places = items
    .filter(({ path }) => path.length === 0 || isAround(path))
    .map(({ path, value }) => innermost(path, value, isAround));
  // All members of a family are where it is; one that has a field of its own is nearer.
  const nearest = places.reduce<Path | undefined>(
    (best, one) => (best !== undefined && best.length >= one.length ? best : one),
    undefined,
  );
  const before = items.findLast(({ path }) => (locator.locate(path)?.start ?? Infinity) <= offset);
  const place = nearest ?? before?.path;
  return place === undefined || typeof place[0] === 'number' ? (place ?? null) : [0, ...place];
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
