/** Small matrices: a row for each bot and deck. */

export type Matrix = readonly (readonly number[])[];

export function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, at) => sum + value * vector[at]!, 0));
}

/** Of a symmetric matrix without a zero direction, by elimination with the largest pivot. */
export function inverseOf(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, y) => [...row, ...row.map((_, x) => Number(x === y))]);
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column).map((row) => Math.abs(row[column]!));
    const pivot = column + below.indexOf(Math.max(...below));
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!.map((value) => value / rows[column]![column]!);
    rows[column] = head;
    for (const [y, row] of rows.entries()) {
      const factor = row[column]!;
      if (y !== column) rows[y] = row.map((value, at) => value - factor * head[at]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
