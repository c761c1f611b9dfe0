/** The grid of figures. RevoGrid draws it; what is typed goes to the server before it counts. */
import { effect } from '@preact/signals';
import type { ColumnRegular } from '@revolist/revogrid';
import { useEffect, useRef } from 'preact/hooks';
import type { FigureColumn } from '../../protocol/figures.ts';
import { describeGrid } from './grid-roles.ts';
import { listEditor, showChoices } from './list-editor.ts';
import type { FiguresModel } from './model.ts';

/** A row as the grid holds it: its id, and the text of each column by number. */
type GridRow = Readonly<Record<string, string>>;

/** The name under which a row holds its id; columns have numbers. */
const ID = 'id';

/** What the grid says of cells that were edited: one, or a range that was filled, pasted or cleared. */
interface AfterEdit {
  readonly model?: GridRow;
  readonly prop?: string | number;
  readonly val?: unknown;
  readonly models?: Readonly<Record<number, GridRow>>;
  readonly data?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

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
  hideAttribution: boolean;
  scrollToRow(row: number): Promise<void>;
  setCellsFocus(start: GridPlace, end: GridPlace): Promise<void>;
};

export function Grid({ model }: { readonly model: FiguresModel }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const grid = document.createElement('revo-grid') as GridElement;
    grid.range = true;
    grid.resize = true;
    grid.filter = false;
    grid.hideAttribution = true;
    holder.current?.append(grid);
    const stops = [follow(grid, model), describeGrid(grid, model.words.figures), theme(grid)];
    grid.addEventListener('afteredit', (event) => {
      void model.type(editedCells((event as CustomEvent<AfterEdit>).detail));
    });
    grid.addEventListener('afterfocus', (event) => {
      const { model: row } = (event as CustomEvent<{ model?: GridRow }>).detail;
      model.chosen.value = row?.[ID] ?? null;
    });
    return () => stops.forEach((stop) => stop());
  }, [model]);
  return <div class="grid" ref={holder} />;
}

/** Shows what the model has. */
function follow(grid: GridElement, model: FiguresModel): () => void {
  const stops = [
    effect(() => {
      const columns = model.figures.value?.columns ?? [];
      const faulty = model.faulty.value;
      grid.columns = columns.map(
        ({ header, field, note, isNumber, choices }, at): ColumnRegular => {
          const longest = Math.max(header.length, ...lengths(model, at));
          return {
            prop: String(at),
            name: header,
            readonly: field.length === 0,
            ...editorOf(choices, at),
            sortable: true,
            size: Math.min(320, Math.max(80, longest * 8 + 48)),
            ...(at === 0 ? { pin: 'colPinStart' as const } : {}),
            columnProperties: () => ({
              title: [note, choices?.values.join(', ')].filter(Boolean).join('\n\n'),
            }),
            cellProperties: ({ model: row }) => ({
              class: {
                faulty: at === 0 && faulty.has(String((row as GridRow)[ID])),
                number: isNumber,
                fixed: field.length === 0,
              },
            }),
          };
        },
      );
    }),
    effect(() => {
      grid.source = model.rows.value.map(({ id, cells }) => ({
        ...Object.fromEntries(cells.map((text, at) => [String(at), text])),
        [ID]: id,
      }));
      void showWanted(grid, model);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Goes to the row that the address names. */
async function showWanted(grid: GridElement, model: FiguresModel): Promise<void> {
  const at = model.rows.value.findIndex(({ id }) => id === model.wanted);
  if (at < 0) return;
  model.wanted = null;
  await grid.scrollToRow(at);
  await grid.setCellsFocus({ x: 0, y: at }, { x: 0, y: at });
}

/** Where something is chosen, the field proposes it. */
function editorOf(choices: FigureColumn['choices'], at: number): Pick<ColumnRegular, 'editor'> {
  if (choices === null) return {};
  const id = `choices-${at}`;
  showChoices(id, choices.values);
  return { editor: listEditor(id) };
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

function editedCells({
  model,
  prop,
  val,
  models,
  data,
}: AfterEdit): Parameters<FiguresModel['type']>[0] {
  if (data === undefined || models === undefined) {
    return [{ id: model?.[ID] ?? '', column: Number(prop), text: textOf(val) }];
  }
  return Object.entries(data).flatMap(([row, cells]) => {
    const id = models[Number(row)]?.[ID] ?? '';
    return Object.entries(cells).map(([column, text]) => ({
      id,
      column: Number(column),
      text: textOf(text),
    }));
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
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
