/** Whether linear limits can hold together. */
import { solve } from 'yalps';

/** `coefficients · x <= bound`, for numbers x >= 0; what is left out is 0. */
export interface Row {
  readonly coefficients: ReadonlyMap<number, number>;
  readonly bound: number;
}

/**
 * Whether there are numbers x >= 0 that keep all rows; true as well when that is not decided. Whole
 * numbers are a narrower case: false holds for them, true may not.
 */
export function isFeasible(rows: readonly Row[], variables: number): boolean {
  const columns = Array.from({ length: variables }, (): [number, number][] => []);
  for (const [index, { coefficients }] of rows.entries()) {
    for (const [variable, value] of coefficients) columns[variable]?.push([index, value]);
  }
  // A row without coefficients belongs to no column, and would be forgotten.
  if (rows.some(({ coefficients, bound }) => bound < 0 && coefficients.size === 0)) return false;
  const { status } = solve({
    constraints: rows.map(({ bound }, index) => [index, { max: bound }]),
    variables: columns.entries(),
  });
  return status !== 'infeasible';
}
