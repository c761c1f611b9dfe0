/** Pairs of invented games, whose true share is known. */
import { below, stream } from '../../../engine/random.ts';
import type { PairCounts } from '../../../engine/statistics/pairs.ts';

const MILLION = 1_000_000;

/** One after another: the half points, 0 to 4, of pairs in which the first deck truly gets `share`. */
export function playPairs(share: number, ...seed: readonly number[]): () => number {
  const ints = stream(20261123, 'pairs', ...seed);
  const game = (): number => (below(MILLION, ints) < share * MILLION ? 2 : 0);
  return () => game() + game();
}

/** Calls `look` with the counts after every `step` pairs, until it returns true or `most` are played. */
export function watch(
  next: () => number,
  [step, most]: readonly [number, number],
  look: (counts: PairCounts, pairs: number) => boolean,
): void {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pairs = 1; pairs <= most; pairs += 1) {
    counts[next() as 0 | 1 | 2 | 3 | 4] += 1;
    if (pairs % step === 0 && look(counts, pairs)) return;
  }
}
