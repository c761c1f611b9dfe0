import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFeasible, type Row } from '../../../../engine/construction/lints/linear.ts';

const row = (coefficients: readonly number[], bound: number): Row => ({
  coefficients: new Map(coefficients.map((value, index) => [index, value])),
  bound,
});

test('what each alone allows, and not together', () => {
  const size = row([1, 1, 1], 30);
  const rows = [size, row([-1, 0, 0], -20), row([0, -1, 0], -11)];
  expect(isFeasible(rows, 3)).toBe(false);
  expect(isFeasible([size, row([-1, 0, 0], -20), row([0, -1, 0], -10)], 3)).toBe(true);
});

test('no limits, and a limit that nothing can change', () => {
  expect(isFeasible([], 2)).toBe(true);
  expect(isFeasible([row([0, 0], -1)], 2)).toBe(false);
});

/** Small systems with whole numbers, tried number by number. */
const systems = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 }))
  .chain(([variables, rows]) =>
    fc.record({
      variables: fc.constant(variables),
      rows: fc.array(
        fc
          .tuple(
            fc.array(fc.integer({ min: -2, max: 2 }), {
              minLength: variables,
              maxLength: variables,
            }),
            fc.integer({ min: -6, max: 6 }),
          )
          .map(([coefficients, bound]) => row(coefficients, bound)),
        { minLength: rows, maxLength: rows },
      ),
    }),
  );

function hasWholeNumbers(rows: readonly Row[], variables: number): boolean {
  const keeps = (numbers: readonly number[]): boolean =>
    rows.every(
      ({ coefficients, bound }) =>
        [...coefficients].reduce((sum, [i, value]) => sum + value * (numbers[i] ?? 0), 0) <= bound,
    );
  const tries = (numbers: readonly number[]): boolean =>
    numbers.length === variables
      ? keeps(numbers)
      : [0, 1, 2, 3, 4, 5, 6, 7, 8].some((number) => tries([...numbers, number]));
  return tries([]);
}

test('what whole numbers can keep is never refused', () => {
  fc.assert(
    fc.property(systems, ({ variables, rows }) => {
      if (!hasWholeNumbers(rows, variables)) return;
      expect(isFeasible(rows, variables)).toBe(true);
    }),
  );
});

/** Farkas: weights of the rows under which the left side is never negative, and the right side is. */
test('what is refused has a proof', () => {
  fc.assert(
    fc.property(systems, ({ variables, rows }) => {
      if (isFeasible(rows, variables)) return;
      expect(hasProof(rows, variables)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** y >= 0 with y·A >= 0 and y·b <= -1: again a system of rows. */
function hasProof(rows: readonly Row[], variables: number): boolean {
  const columns = Array.from({ length: variables }, (_, variable) =>
    row(
      rows.map(({ coefficients }) => -(coefficients.get(variable) ?? 0)),
      0,
    ),
  );
  return isFeasible(
    [
      ...columns,
      row(
        rows.map(({ bound }) => bound),
        -1,
      ),
    ],
    rows.length,
  );
}
