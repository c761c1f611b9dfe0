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
  const interval = confidenceSequence(sums);
  const answer = sums.pairs < FEWEST_PAIRS ? 'undecided' : answerOf(interval, band);
  const forecast = answer === 'undecided' ? forecastOf(sums, interval.share, band) : null;
  return { answer, interval, forecast };
}

/** Of an interval that may be judged: one over enough pairs. */
export function answerOf(interval: Band, band: Band): BandAnswer {
  if (interval.low >= band.low && interval.high <= band.high) return 'holds';
  return interval.high < band.low || interval.low > band.high ? 'broken' : 'undecided';
}

function forecastOf(sums: PairSums, share: number, band: Band): number | null {
  const nearer = Math.min(Math.abs(share - band.low), Math.abs(share - band.high));
  return pairsForHalfWidth(pairDeviation(sums), nearer);
}
