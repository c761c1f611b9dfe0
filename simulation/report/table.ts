/** Tables that a reader can sort; without the script they are plain tables in the order of the run. */
import { html, type Html } from './html.ts';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => Html | string;
  /** What it is sorted by; a column without it cannot be sorted. */
  readonly value?: (row: Row) => number | string | null;
  /** Names the row. */
  readonly names?: boolean;
}

/** A column of numbers; what is not known (null) is empty, and sorted last. */
export function numberColumn<Row>(
  title: string,
  value: (row: Row) => number | null,
  write: (number: number) => string,
): Column<Row> {
  return {
    title,
    value,
    cell: (row) => {
      const number = value(row);
      return number === null ? '' : write(number);
    },
  };
}

/** `caption`: what the table shows, for those who do not see where it is. */
export function sortableTable<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(headOf)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => cellOf(column, row))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function headOf<Row>({ title, value, names }: Column<Row>): Html {
  const side = names === true ? 'name' : 'number';
  return value === undefined
    ? html`<th scope="col" class="${side}">${title}</th>`
    : html`<th scope="col" class="${side}" aria-sort="none">
        <button type="button">${title}</button>
      </th>`;
}

function cellOf<Row>(column: Column<Row>, row: Row): Html {
  const { cell, value, names } = column;
  const sorted = value?.(row) ?? '';
  const content = cell(row);
  return names === true
    ? html`<th scope="row" data-sort="${sorted}">${content}</th>`
    : html`<td data-sort="${sorted}">${content}</td>`;
}
