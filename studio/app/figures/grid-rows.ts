/** The rows of the table as the grid holds them, made again only where they changed. */
import type { FigureRow } from '../../protocol/figures.ts';

/** Its id, and the text of each column by number. */
export type GridRow = Readonly<Record<string, string>>;

/** The name under which a row holds its id; columns have numbers. */
export const ID = 'id';

export class GridRows {
  readonly #made = new Map<string, { readonly row: FigureRow; readonly made: GridRow }>();

  of(row: FigureRow): GridRow {
    const known = this.#made.get(row.id);
    if (known?.row === row) return known.made;
    const made = {
      ...Object.fromEntries(row.cells.map((text, at) => [String(at), text])),
      [ID]: row.id,
    };
    this.#made.set(row.id, { row, made });
    return made;
  }

  /** The grid writes what is typed into its rows before anybody knows whether it will stay there. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#made.delete(id);
  }
}
