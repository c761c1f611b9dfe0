/** The components of a game as tables of figures, and steps of editing that were typed into them. */
import {
  cellChange,
  type CellValue,
  itemsOf,
  itemWithId,
  kindTable,
  type CheckedGame,
  type ComponentChange,
  WORKBOOK,
} from '../../../../generator/index.ts';
import { remember } from '../../../../kernel/index.ts';
import type { FigureEdit, FigureRow, Figures } from '../../../protocol/figures.ts';
import type { RefusedEdit } from '../../../protocol/state.ts';
import { filesOfKind } from '../../kinds.ts';
import { refusedEdit } from '../../refusals.ts';

/** Null for a kind that the game does not have. Entries that cannot be read are missing. */
export function figuresOf(checked: CheckedGame, kind: string): Omit<Figures, 'stamp'> | null {
  const table = kindTable(checked, kind, { withErrors: true });
  if ('refused' in table) return null;
  const ids = table.columns.findIndex(({ path }) => path.length === 1 && path[0] === 'id');
  const files = filesOfKind(checked, kind).flatMap((file) => itemsOf(file).map(() => file.path));
  const rows = table.rows.map((cells, index) => rowOf(cells, ids, files[index] ?? ''));
  const columns = table.columns.map(({ header, path, note, choices, isText }) => ({
    header,
    // Decks and rules name components by id: another id is another step.
    field: path[0] === 'id' ? [] : path,
    note,
    choices,
    isNumber: !isText && choices === null,
  }));
  return { kind, columns, rows };
}

/** The same row while nothing of it changes. */
const rowOf = remember((cells: readonly CellValue[], ids: number, file: string): FigureRow => {
  const texts = cells.map(String);
  return { id: texts[ids] ?? '', file, isFixed: WORKBOOK.test(file), cells: texts };
});

/** What a step asks for, or why parts of it cannot be. */
export function changesOf(
  checked: CheckedGame,
  { kind, cells, copies, removed, added }: FigureEdit,
): { readonly changes: ComponentChange[]; readonly refused: RefusedEdit[] } {
  const changes: ComponentChange[] = [];
  const refused: RefusedEdit[] = [];
  for (const cell of cells) {
    const read = cellChange(checked, { kind, ...cell });
    if ('change' in read) changes.push(read.change);
    else refused.push(refusedEdit(cell.id, cell.field, read));
  }
  const holders = filesOfKind(checked, kind);
  const held = (id: string): { file: string; value: Readonly<Record<string, unknown>> } | null => {
    const item = itemWithId(holders, id);
    return item === undefined ? null : { file: item.file.path, value: item.value };
  };
  for (const { of, id } of copies) {
    const found = held(of);
    if (found === null) refused.push(refusedEdit(of, [], { why: 'id' }));
    else changes.push({ do: 'add', kind, file: found.file, value: { ...found.value, id } });
  }
  for (const id of added) changes.push({ do: 'add', kind, value: { id } });
  for (const id of removed) {
    const found = held(id);
    if (found === null) refused.push(refusedEdit(id, [], { why: 'id' }));
    else changes.push({ do: 'remove', kind, id, was: found.value });
  }
  return { changes, refused };
}
