/** Whether linear limits can hold together: the first phase of the simplex method. */

/** `coefficients · x <= bound`, for numbers x >= 0; what is left out is 0. */
export interface Row {
  readonly coefficients: ReadonlyMap<number, number>;
  readonly bound: number;
}

const TOLERANCE = 1e-7;

/** Pivots after which nothing is decided; Bland's rule never needs so many here. */
const MOST_PIVOTS = 5000;

/**
 * Whether there are numbers x >= 0 that keep all rows; true as well when that is not decided. Whole
 * numbers are a narrower case: false holds for them, true may not.
 */
export function isFeasible(rows: readonly Row[], variables: number): boolean {
  const lowest = rows.reduce(
    (least, { bound }, i) => (bound < (rows[least]?.bound ?? 0) ? i : least),
    0,
  );
  if ((rows[lowest]?.bound ?? 0) >= 0) return true;
  const table = new Tableau(rows, variables);
  table.pivot(lowest, variables);
  for (let n = 0; n < MOST_PIVOTS; n += 1) {
    const column = table.entering();
    const row = column === null ? null : table.leaving(column);
    if (column === null || row === null) return table.excess() <= TOLERANCE;
    table.pivot(row, column);
  }
  return true;
}

/**
 * Rows as equations of the basic variables. Beside the variables there is one more, the excess that
 * every row is allowed; it is made as small as can be.
 */
class Tableau {
  readonly #cells: number[][];
  /** The variable that each row gives; slack variables come after all others. */
  readonly #basis: number[];
  readonly #columns: number;
  readonly #excess: number;
  /** What the excess is, by columns: coefficients, then the constant. */
  #goal: number[];

  constructor(rows: readonly Row[], variables: number) {
    this.#excess = variables;
    this.#columns = variables + 1 + rows.length;
    this.#cells = rows.map(({ coefficients, bound }, index) => {
      const cells = Array.from({ length: this.#columns + 1 }, () => 0);
      for (const [variable, value] of coefficients) cells[variable] = value;
      cells[this.#excess] = -1;
      cells[variables + 1 + index] = 1;
      cells[this.#columns] = bound;
      return cells;
    });
    this.#basis = rows.map((_, index) => variables + 1 + index);
    this.#goal = Array.from({ length: this.#columns + 1 }, () => 0);
    this.#goal[this.#excess] = 1;
  }

  /** The value of the excess. */
  excess(): number {
    const row = this.#basis.indexOf(this.#excess);
    return row < 0 ? 0 : this.#at(row, this.#columns);
  }

  /** The first column that makes the excess smaller. */
  entering(): number | null {
    for (let column = 0; column < this.#columns; column += 1) {
      if ((this.#goal[column] ?? 0) < -TOLERANCE) return column;
    }
    return null;
  }

  /** The row that limits a column most; of equals the first variable. */
  leaving(column: number): number | null {
    let best: number | null = null;
    let least = Infinity;
    for (const [row, basic] of this.#basis.entries()) {
      const cell = this.#at(row, column);
      if (cell <= TOLERANCE) continue;
      const ratio = this.#at(row, this.#columns) / cell;
      const isLess = ratio < least - TOLERANCE;
      const isFirst =
        best !== null && ratio <= least + TOLERANCE && basic < (this.#basis[best] ?? 0);
      if (!isLess && !isFirst) continue;
      least = Math.min(least, ratio);
      best = row;
    }
    return best;
  }

  pivot(row: number, column: number): void {
    const own = this.#cells[row] ?? [];
    const divisor = own[column] ?? 1;
    for (const [i, cell] of own.entries()) own[i] = cell / divisor;
    for (const [other, cells] of this.#cells.entries())
      if (other !== row) clear(cells, column, own);
    clear(this.#goal, column, own);
    this.#basis[row] = column;
  }

  #at(row: number, column: number): number {
    return this.#cells[row]?.[column] ?? 0;
  }
}

/** Subtracts a row so often that the column is 0. */
function clear(cells: number[], column: number, row: readonly number[]): void {
  const factor = cells[column] ?? 0;
  if (factor === 0) return;
  for (const [i, cell] of row.entries()) {
    if (cell !== 0) cells[i] = (cells[i] ?? 0) - factor * cell;
  }
}
