/**
 * Ridge regression: a value is a sum of terms, and how much each of them counts is found from many values.
 * Every coefficient is held to be near 0, the more so the smaller its spread, so that few values make small
 * coefficients and not wild ones. With normal errors the result is the mean of what is then known of them.
 */

export interface Measurement {
  /** How often each coefficient is in it. */
  readonly terms: readonly (readonly [coefficient: number, times: number])[];
  readonly value: number;
}

/** Conjugate gradients come near long before that. */
const ROUNDS = 200;

/** The sum of squares that is left over counts as nothing. */
const NOTHING = 1e-12;

/**
 * Coefficients, as many as `spreads`. `spreads`: how far from 0 each of them is likely to be, as a standard
 * deviation; `error`: the standard deviation of a single value.
 */
export function ridge(
  measurements: readonly Measurement[],
  spreads: readonly number[],
  error: number,
): Float64Array {
  const size = spreads.length;
  const found = new Float64Array(size);
  const left = new Float64Array(size);
  for (const { terms, value } of measurements)
    for (const [at, times] of terms) left[at]! += times * value;
  const direction = left.slice();
  let remains = product(left, left);
  for (let round = 0; round < ROUNDS && remains > NOTHING; round += 1) {
    const image = imageOf(direction, measurements, spreads, error);
    const step = remains / product(direction, image);
    for (let at = 0; at < size; at += 1) {
      found[at]! += step * direction[at]!;
      left[at]! -= step * image[at]!;
    }
    const still = product(left, left);
    for (let at = 0; at < size; at += 1)
      direction[at] = left[at]! + (still / remains) * direction[at]!;
    remains = still;
  }
  return found;
}

/** What the normal equations make of it. */
function imageOf(
  of: Float64Array,
  measurements: readonly Measurement[],
  spreads: readonly number[],
  error: number,
): Float64Array {
  const image = of.map((value, at) => value * (error / spreads[at]!) ** 2);
  for (const { terms } of measurements) {
    let sum = 0;
    for (const [at, times] of terms) sum += times * of[at]!;
    for (const [at, times] of terms) image[at]! += times * sum;
  }
  return image;
}

function product(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}
