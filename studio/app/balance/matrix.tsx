/** The win matrix while it fills: what is not decided yet is hatched. */
import type { ShownMatrix, ShownShare, Verdict } from '../../protocol/balance.ts';
import { filled } from '../words.ts';
import { percent, percentPoints, range } from './numbers.ts';
import type { Part } from './model.ts';

interface Cell {
  readonly won: ShownShare;
  readonly even: Verdict;
}

export function Matrix({ model, matrix }: Part & { readonly matrix: ShownMatrix }) {
  const { words } = model;
  const cells = cellsOf(matrix);
  const shown = matrix.names
    .map((name, place) => ({ name, place }))
    .filter(({ place }) => matrix.pairings.some((one) => isOf(one, place)));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{words.matrix}</h2>
      <p>{words.matrixLead}</p>
      <div class="wide" tabIndex={0} role="region" aria-label={words.matrix}>
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {shown.map(({ name, place }) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.place}>
                <th scope="row">{row.name}</th>
                {shown.map((column) => (
                  <MatrixCell
                    key={column.place}
                    {...{ model, row: row.name, column: column.name }}
                    cell={cells.get(`${row.place} ${column.place}`)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function isOf(
  { first, second }: { readonly first: number; readonly second: number },
  place: number,
): boolean {
  return first !== second && (first === place || second === place);
}

/** Both directions of each pairing that was played. */
function cellsOf({ pairings }: ShownMatrix): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { first, second, won, even } of pairings) {
    if (won === null) continue;
    const { share, low, high } = won;
    cells.set(`${first} ${second}`, { won, even });
    const other = { share: 1 - share, low: 1 - high, high: 1 - low };
    cells.set(`${second} ${first}`, { won: other, even });
  }
  return cells;
}

interface CellParts extends Part {
  readonly row: string;
  readonly column: string;
  readonly cell: Cell | undefined;
}

function MatrixCell({ model, row, column, cell }: CellParts) {
  if (cell === undefined) return <td class="none">{row === column ? '—' : ''}</td>;
  const { won, even } = cell;
  const values = {
    row,
    column,
    share: percent(won.share),
    low: percentPoints(won.low),
    high: percentPoints(won.high),
  };
  return (
    <td
      class={`${colourOf(won.share)} ${even === 'undecided' ? 'hatched' : ''}`}
      title={filled(model.words.cell, values)}
    >
      <strong>{percentPoints(won.share)}</strong>
      <small>{range(won)}</small>
    </td>
  );
}

/** Below and above 50 % in steps, as in the report. */
function colourOf(share: number): string {
  const steps = Math.round((share - 0.5) / 0.05);
  const far = Math.min(4, Math.abs(steps));
  return far === 0 ? 'even' : `${steps < 0 ? 'loses' : 'wins'}-${far}`;
}
