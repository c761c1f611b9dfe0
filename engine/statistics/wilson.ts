/** How sure a share is (Wilson 1927): right also near 0 and 1, where the usual interval is too narrow. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 95 of 100 such intervals hold the true share. */
const Z = 1.959963984540054;

/** `successes` may be halves (draws); presumes at least one trial. */
export function wilson(successes: number, trials: number): Interval {
  const share = successes / trials;
  const scale = 1 + (Z * Z) / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / scale;
  const spread = (share * (1 - share) + (Z * Z) / (4 * trials)) / trials;
  const half = (Z * Math.sqrt(spread)) / scale;
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
