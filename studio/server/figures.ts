/** The components of a game as tables of figures, and steps of editing that were typed into them. */
import {
  cellChange,
  filesOf,
  itemsOf,
  kindTable,
  type CellRefusal,
  type CheckedGame,
  type CheckedFile,
  type CheckResult,
  type ComponentChange,
} from '../../generator/index.ts';
import { shownFaults } from '../../print/index.ts';
import type {
  FigureEdit,
  FigureRow,
  Figures,
  RefusedEdit,
  ShownProblem,
} from '../protocol/figures.ts';
import { refusalWords } from './words.ts';

/** Null for a kind that the game does not have. Entries that cannot be read are missing. */
export function figuresOf(checked: CheckedGame, kind: string): Figures | null {
  const table = kindTable(checked, kind, { withErrors: true });
  if ('refused' in table) return null;
  const ids = table.columns.findIndex(({ path }) => path.length === 1 && path[0] === 'id');
  const files = filesOfKind(checked, kind).flatMap((file) => itemsOf(file).map(() => file.path));
  const rows = table.rows.map((cells, index): FigureRow => {
    const texts = cells.map(String);
    return { id: texts[ids] ?? '', file: files[index] ?? '', cells: texts };
  });
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

/** The kind that has the most components; empty for a game that cannot be read. */
export function largestKind(result: CheckResult): string {
  if (result.game === null) return '';
  const checked = result;
  const sizes = Object.keys(checked.manifest.kinds).map((kind) => {
    const components = filesOfKind(checked, kind).flatMap((file) => itemsOf(file));
    return { kind, size: components.length };
  });
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.kind ?? '';
}

export function problemsOf(result: CheckResult): ShownProblem[] {
  const components = result.game === null ? [] : filesOf(result.game, 'component');
  return shownFaults(result.diagnostics, result).map(({ card, place, ...fault }) => {
    const holder = components.find(({ path }) => place === path || place.startsWith(`${path}:`));
    return { ...fault, place, id: card, kind: holder === undefined ? null : kindOf(holder) };
  });
}

/** What a step asks for, or why parts of it cannot be. */
export function changesOf(
  checked: CheckedGame,
  { kind, cells, copies, removed }: FigureEdit,
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
    const item = holders.flatMap((file) => itemsOf(file)).find(({ value }) => value['id'] === id);
    return item === undefined ? null : { file: item.file.path, value: item.value };
  };
  for (const { of, id } of copies) {
    const found = held(of);
    if (found === null) refused.push(refusedEdit(of, [], { why: 'id' }));
    else changes.push({ do: 'add', kind, file: found.file, value: { ...found.value, id } });
  }
  for (const id of removed) {
    const found = held(id);
    if (found === null) refused.push(refusedEdit(id, [], { why: 'id' }));
    else changes.push({ do: 'remove', kind, id, was: found.value });
  }
  return { changes, refused };
}

export function refusedEdit(
  id: string,
  field: readonly string[],
  refusal: CellRefusal,
): RefusedEdit {
  const now = refusal.why === 'conflict' ? textOf(refusal.now) : null;
  return { id, field, message: refusalWords(refusal), now };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function filesOfKind({ game }: CheckedGame, kind: string): CheckedFile[] {
  return filesOf(game, 'component').filter(
    (file) => kindOf(file) === kind && file.role.role === 'component' && !file.role.fixture,
  );
}

function kindOf({ role }: CheckedFile): string | null {
  return role.role === 'component' ? role.kind : null;
}
