/** Whether a share is within the bounds that a designer expects: three answers, valid at every look. */
import { confidenceSequence, FEWEST_PAIRS, pairsForHalfWidth } from './confidence-sequence.ts';
import { pairDeviation, type PairSums } from './pairs.ts';
import type { Interval } from './wilson.ts';

/** From `low` to `high`, both allowed. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** `holds`: surely within; `broken`: surely outside; `undecided`: not enough games to say. */
export type BandAnswer = 'holds' | 'broken' | 'undecided';

export interface Judged {
  readonly answer: BandAnswer;
  readonly interval: Interval;
  /**
   * Pairs in all after which there may be an answer, if the share remains what it is; null when it is at
   * the edge of the band, where no number suffices, and when there is an answer.
   */
  readonly forecast: number | null;
}

export function judgeShare(sums: PairSums, band: Band): Judged {
  const { share, low, high } = confidenceSequence(sums);
  const interval = { share, low: Math.max(0, low), high: Math.min(1, high) };
  const answer = sums.pairs < FEWEST_PAIRS ? 'undecided' : answerOf(interval, band);
  const forecast = answer === 'undecided' ? forecastOf(sums, share, band) : null;
  return { answer, interval, forecast };
}

/** Of an interval that may be judged: one over enough pairs. */
export function answerOf(interval: Band, band: Band): BandAnswer {
  if (interval.low >= band.low && interval.high <= band.high) return 'holds';
  return interval.high < band.low || interval.low > band.high ? 'broken' : 'undecided';
}

function forecastOf(sums: PairSums, share: number, band: Band): number | null {
  // No share is beyond 0 and 1: from there nothing can be surely outside, nor need it be kept away.
  const edges = [band.low, band.high].filter((edge) => edge > 0 && edge < 1);
  const nearer = Math.min(...edges.map((edge) => Math.abs(share - edge)));
  return pairsForHalfWidth(pairDeviation(sums), nearer);
}
