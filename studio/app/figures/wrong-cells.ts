/** Which cells of the table have errors. */
import type { FigureColumn } from '../../protocol/figures.ts';
import type { ShownProblem } from '../../protocol/state.ts';

/** Messages by id of the component, then by number of the column. */
export type WrongCells = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** An error of a field with parts is in the cells of all of them. */
export function wrongCells(
  problems: readonly Pick<ShownProblem, 'id' | 'field' | 'message'>[],
  columns: readonly Pick<FigureColumn, 'field'>[],
): WrongCells {
  const found = new Map<string, Map<number, string>>();
  for (const { id, field, message } of problems) {
    if (id === null || field === null) continue;
    const cells = found.get(id) ?? new Map<number, string>();
    found.set(id, cells);
    columns.forEach(({ field: own }, at) => {
      if (!isSame(own, field)) return;
      cells.set(at, [cells.get(at), message].filter(Boolean).join('\n'));
    });
  }
  return found;
}

/** As far as the shorter one goes. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return length > 0 && one.slice(0, length).join('\0') === other.slice(0, length).join('\0');
}
