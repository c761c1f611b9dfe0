/** Cells that were typed into, pasted, filled or cleared, of what the grid says after it. */
import { ID, type GridRow } from './grid-rows.ts';

/** One cell, or a range. */
export interface AfterEdit {
  readonly model?: GridRow;
  readonly prop?: string | number;
  readonly val?: unknown;
  readonly models?: Readonly<Record<number, GridRow>>;
  readonly data?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** A cell by the id of its component and the number of its column. */
export interface EditedCell {
  readonly id: string;
  readonly column: number;
  readonly text: string;
}

export function editedCells({ model, prop, val, models, data }: AfterEdit): EditedCell[] {
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
