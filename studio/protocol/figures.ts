/** What the page of figures and the server say to each other: JSON, checked where it arrives. */
import { isList, isRecord, isText } from './read.ts';

/** A column: a field of the components of a kind, or a remark. */
export interface FigureColumn {
  readonly header: string;
  /** `['name', 'ja']`; empty where nothing can be edited. */
  readonly field: readonly string[];
  /** What the field is, for its reader. */
  readonly note: string;
  /** What may be chosen; `strict`: nothing else is one. */
  readonly choices: { readonly values: readonly string[]; readonly strict: boolean } | null;
  readonly isNumber: boolean;
}

export interface FigureRow {
  readonly id: string;
  readonly file: string;
  /** Nothing of it can be edited here: its file is a workbook. */
  readonly isFixed: boolean;
  /** As many as columns; empty for no value. */
  readonly cells: readonly string[];
}

/** The components of one kind. */
export interface Figures {
  readonly kind: string;
  /** Of this state of the table: whoever has it is sent only what is different since. */
  readonly stamp: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}

/** The same table later: rows that took the place of others, in ascending order. */
export interface FigureChanges {
  readonly stamp: string;
  readonly splices: readonly RowSplice[];
}

/** `at`: the place in the table as it was. */
export interface RowSplice {
  readonly at: number;
  readonly removed: number;
  readonly rows: readonly FigureRow[];
}

/** The table that `known` has become; its other rows are the same objects. */
export function figuresAfter(known: Figures, { stamp, splices }: FigureChanges): Figures {
  const pieces: (readonly FigureRow[])[] = [];
  let from = 0;
  for (const { at, removed, rows } of splices) {
    pieces.push(known.rows.slice(from, at), rows);
    from = at + removed;
  }
  return { ...known, stamp, rows: [...pieces, known.rows.slice(from)].flat() };
}

/** A cell that is to hold another text than the one that was seen there. */
export interface CellEdit {
  readonly id: string;
  readonly field: readonly string[];
  readonly was: string;
  readonly text: string;
}

/** One step of editing, which undo takes back as one. */
export interface FigureEdit {
  readonly label: string;
  readonly kind: string;
  readonly cells: readonly CellEdit[];
  /** Copies of components under ids of their own, behind the others of their file. */
  readonly copies: readonly { readonly of: string; readonly id: string }[];
  readonly removed: readonly string[];
  /** Ids of new components that have nothing else yet. */
  readonly added: readonly string[];
}

/** Null for what is no step. */
export function readFigureEdit(value: unknown): FigureEdit | null {
  if (!isRecord(value)) return null;
  const { label, kind, cells, copies, removed, added = [] } = value;
  if (typeof label !== 'string' || label.length > 200 || typeof kind !== 'string') return null;
  const isSound =
    isList(cells, isCellEdit) &&
    isList(copies, isCopy) &&
    isList(removed, isText) &&
    isList(added, isText);
  return isSound ? { label, kind, cells, copies, removed, added } : null;
}

function isCellEdit(value: unknown): value is CellEdit {
  if (!isRecord(value)) return false;
  const { id, field, was, text } = value;
  return [id, was, text].every(isText) && isList(field, isText);
}

function isCopy(value: unknown): value is FigureEdit['copies'][number] {
  return isRecord(value) && isText(value['of']) && isText(value['id']);
}

export interface FigureWords {
  readonly figures: string;
  readonly kind: string;
  readonly filter: string;
  readonly filterHint: string;
  readonly add: string;
  readonly newRowId: string;
  readonly copy: string;
  readonly remove: string;
  readonly newId: string;
  readonly whatIf: string;
  readonly components: string;
  /** Why rows cannot be edited; `files`: where they are. */
  readonly workbooks: string;
  readonly conflict: string;
  readonly keepTheirs: string;
  readonly useMine: string;
  /** Labels of steps. */
  readonly cellStep: string;
  readonly cellsStep: string;
  readonly addStep: string;
  readonly copyStep: string;
  readonly removeStep: string;
}
