/** What the page of figures and the server say to each other: JSON, checked where it arrives. */

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
  /** As many as columns; empty for no value. */
  readonly cells: readonly string[];
}

export interface ShownProblem {
  /** The component in whose entry it is; null beside all of them. */
  readonly id: string | null;
  /** Of this kind of component; null where it is none. */
  readonly kind: string | null;
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint: string | null;
  /** `units/orc.yaml:9:12` */
  readonly place: string;
}

/** The components of one kind. */
export interface Figures {
  readonly kind: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}

/** What all pages of a game show. */
export interface StudioState {
  /** Grows with every state of the game. */
  readonly revision: number;
  readonly title: string;
  readonly kinds: readonly string[];
  /** The kind with the most components: nobody comes for the shortest table. */
  readonly largest: string;
  readonly problems: readonly ShownProblem[];
  /** What undo and redo would do, in the words of who did it; null for nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
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
}

/** Why a part of a step cannot be done. `now`: what a cell holds that changed meanwhile. */
export interface RefusedEdit {
  readonly id: string;
  readonly field: readonly string[];
  readonly message: string;
  readonly now: string | null;
}

/** What came of a step; nothing was written while anything was refused. */
export interface EditAnswer {
  readonly refused: readonly RefusedEdit[];
  readonly state: StudioState;
}

/** Cells of one step; a paste is one. */
const MOST_CELLS = 400_000;

/** Null for what is no step. */
export function readFigureEdit(value: unknown): FigureEdit | null {
  if (!isRecord(value)) return null;
  const { label, kind, cells, copies, removed } = value;
  if (typeof label !== 'string' || label.length > 200 || typeof kind !== 'string') return null;
  const isSound =
    isList(cells, isCellEdit) &&
    isList(copies, isCopy) &&
    isList(removed, (one): one is string => typeof one === 'string');
  return isSound ? { label, kind, cells, copies, removed } : null;
}

function isCellEdit(value: unknown): value is CellEdit {
  if (!isRecord(value)) return false;
  const { id, field, was, text } = value;
  const texts = [id, was, text];
  return (
    texts.every((one) => typeof one === 'string') &&
    isList(field, (step): step is string => typeof step === 'string')
  );
}

function isCopy(value: unknown): value is FigureEdit['copies'][number] {
  return isRecord(value) && typeof value['of'] === 'string' && typeof value['id'] === 'string';
}

function isList<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.length <= MOST_CELLS && value.every(isItem);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
