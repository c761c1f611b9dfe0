import { distance } from 'fastest-levenshtein';

/**
 * The candidate that the writer of `word` probably meant, or undefined; the first of equals. Among
 * thousands: near-words.ts.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = mostEdits(wanted) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const away = distance(wanted, candidate.toLowerCase());
    if (away < least) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

/** A candidate may differ in two letters, or in a third of them in longer words; case never counts. */
export function mostEdits({ length }: string): number {
  return Math.min(Math.max(2, Math.ceil(length / 3)), length - 1);
}
