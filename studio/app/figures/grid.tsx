/** The grid of figures. RevoGrid draws it; what is typed goes to the server before it counts. */
import { effect } from '@preact/signals';
import type { ColumnRegular, EditorCtr } from '@revolist/revogrid';
import { useEffect, useRef } from 'preact/hooks';
import type { FigureColumn } from '../../protocol/figures.ts';
import { exchangeCells } from './clipboard.ts';
import { reachByKeys } from './grid-keys.ts';
import { describeGrid } from './grid-roles.ts';
import { cellEditor, showChoices, type FieldListener } from './cell-editor.ts';
import { editedCells, type AfterEdit } from './edited-cells.ts';
import { HeldKeys } from './held-keys.ts';
import { GridRows, ID, type GridRow } from './grid-rows.ts';
import type { FiguresModel } from './model.ts';

interface GridPlace {
  readonly x: number;
  readonly y: number;
}

type GridElement = HTMLElement & {
  source: readonly GridRow[];
  columns: readonly ColumnRegular[];
  theme: string;
  range: boolean;
  resize: boolean;
  filter: boolean;
  /** Whether a cell that is left holds what was typed into it. */
  applyOnClose: boolean;
  hideAttribution: boolean;
  scrollToRow(row: number): Promise<void>;
  setCellsFocus(start: GridPlace, end: GridPlace, columns?: string): Promise<void>;
  clearFocus(): Promise<void>;
  getFocused(): Promise<{ readonly cell: GridPlace; readonly colType: string } | null>;
  getVisibleSource(): Promise<readonly GridRow[]>;
};

export function Grid({ model }: { readonly model: FiguresModel }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const grid = document.createElement('revo-grid') as GridElement;
    grid.range = true;
    grid.resize = true;
    grid.filter = false;
    grid.applyOnClose = true;
    grid.hideAttribution = true;
    holder.current?.append(grid);
    const rows = new GridRows();
    const keys = new HeldKeys(grid);
    const stops = [
      follow(grid, model, { rows, field: fieldOf(model, keys) }),
      describeGrid(grid, model.words.figures),
      theme(grid),
      leaveWithFocus(grid),
      reachByKeys(grid),
      keys.listen(),
    ];
    exchangeCells(grid);
    grid.addEventListener('afteredit', (event) => {
      const cells = editedCells((event as CustomEvent<AfterEdit>).detail);
      rows.forget(cells.map(({ id }) => id));
      void model.type(cells);
    });
    grid.addEventListener('beforesorting', (event) => {
      // Rows that move would put it into another component.
      if (!model.cell.isOpen) return;
      event.preventDefault();
      void grid.clearFocus();
    });
    grid.addEventListener('afterfocus', (event) => {
      const { model: row } = (event as CustomEvent<{ model?: GridRow }>).detail;
      model.chosen.value = row?.[ID] ?? null;
    });
    return () => stops.forEach((stop) => stop());
  }, [model]);
  return <div class="grid" ref={holder} />;
}

/** The field of a cell, while there is one. */
function fieldOf(model: FiguresModel, keys: HeldKeys): FieldListener {
  return {
    opened: (isChanged) => model.cell.open(isChanged),
    focused: (field) => keys.giveTo(field),
    leaving: () => keys.hold(),
    closed() {
      model.closed();
      keys.giveTo(null);
    },
  };
}

/** Shows what the model has. */
function follow(
  grid: GridElement,
  model: FiguresModel,
  { rows, field: on }: { readonly rows: GridRows; readonly field: FieldListener },
): () => void {
  const isFixed = (row: GridRow): boolean => model.fixedIds.peek().has(row[ID] ?? '');
  const stops = [
    effect(() => {
      const columns = model.columns.value;
      const faulty = model.faulty.value;
      const wrong = model.wrong.value;
      grid.columns = columns.map(
        ({ header, field, note, isNumber, choices }, at): ColumnRegular => {
          const longest = Math.max(header.length, ...lengths(model, at));
          return {
            prop: String(at),
            name: header,
            readonly: ({ model: row }) => field.length === 0 || isFixed(row as GridRow),
            editor: editorOf(header, choices, at, on),
            sortable: true,
            size: Math.min(320, Math.max(80, longest * 8 + 48)),
            ...(at === 0 ? { pin: 'colPinStart' as const } : {}),
            columnProperties: () => ({
              title: [note, choices?.values.join(', ')].filter(Boolean).join('\n\n'),
            }),
            cellProperties: ({ model: row }) => {
              const id = String((row as GridRow)[ID]);
              const message = wrong.get(id)?.get(at);
              return {
                class: {
                  faulty: at === 0 && faulty.has(id),
                  wrong: message !== undefined,
                  number: isNumber,
                  fixed: field.length === 0 || isFixed(row as GridRow),
                },
                ...(message === undefined ? {} : { title: message, 'aria-invalid': 'true' }),
              };
            },
          };
        },
      );
    }),
    effect(() => {
      const shown = model.rows.value;
      const show = (): void => {
        if (shown !== model.rows.peek()) return;
        grid.source = shown.map((row) => rows.of(row));
        void stayAt(grid, model);
      };
      // What is typed is for the row in whose place its field is.
      if (model.cell.isOpen) void model.cell.written.then(show);
      else show();
    }),
    effect(() => void showWanted(grid, model)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The grid hears all keys of the page: what is typed in another field would go into its cell. */
function leaveWithFocus(grid: GridElement): () => void {
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof Node && !grid.contains(target)) void grid.clearFocus();
  };
  document.addEventListener('focusin', leave);
  return () => document.removeEventListener('focusin', leave);
}

/** The grid knows its cell by number: when rows come or go, that is another component. */
async function stayAt(grid: GridElement, model: FiguresModel): Promise<void> {
  const chosen = model.chosen.peek();
  const [focused, shown] = await Promise.all([grid.getFocused(), grid.getVisibleSource()]);
  if (focused === null || chosen === null) return;
  const { cell, colType } = focused;
  const at = shown.findIndex((row) => row[ID] === chosen);
  if (at < 0) await grid.clearFocus();
  else if (at !== cell.y) {
    const there = { x: cell.x, y: at };
    await grid.setCellsFocus(there, there, colType);
  }
}

/** Goes to the row that somebody asked for. */
async function showWanted(grid: GridElement, model: FiguresModel): Promise<void> {
  const wanted = model.wanted.value;
  const at = model.rows.value.findIndex(({ id }) => id === wanted);
  if (wanted === null || at < 0) return;
  model.wanted.value = null;
  await grid.scrollToRow(at);
  await grid.setCellsFocus({ x: 0, y: at }, { x: 0, y: at });
}

/** Where something is chosen, the field proposes it. */
function editorOf(
  header: string,
  choices: FigureColumn['choices'],
  at: number,
  on: FieldListener,
): EditorCtr {
  if (choices === null) return cellEditor(header, null, on);
  const id = `choices-${at}`;
  showChoices(id, choices.values);
  return cellEditor(header, id, on);
}

/** Of the first rows: a hundred say how wide a column should be. */
function lengths(model: FiguresModel, at: number): number[] {
  const rows = model.figures.peek()?.rows.slice(0, 100) ?? [];
  return rows.map(({ cells }) => widthOf(cells[at] ?? ''));
}

/** In Latin letters; Japanese ones are twice as wide. */
function widthOf(text: string): number {
  const line = text.split('\n', 1)[0] ?? '';
  return [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
}

/** Light or dark, as the system is. */
function theme(grid: GridElement): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    grid.theme = dark.matches ? 'darkCompact' : 'compact';
  };
  apply();
  dark.addEventListener('change', apply);
  return () => dark.removeEventListener('change', apply);
}
