import { expect, test } from 'vitest';
import { answerOf, judgeShare, type BandAnswer } from '../../../engine/statistics/expectation.ts';
import { sumPairs } from '../../../engine/statistics/pairs.ts';
import { playPairs, watch } from './played-pairs.ts';

const EVEN = { low: 0.45, high: 0.55 };

test.each([
  [0.46, 0.54, 'holds'],
  [0.45, 0.55, 'holds'],
  [0.44, 0.54, 'undecided'],
  [0.46, 0.7, 'undecided'],
  [0.56, 0.7, 'broken'],
  [0.1, 0.44, 'broken'],
] as const)('from %d to %d: %s', (low, high, answer) => {
  expect(answerOf({ low, high }, EVEN)).toBe(answer);
});

/** The answers of 100 runs that stop at the first one or after 3,000 pairs, and the median of their pairs. */
function judged(share: number): {
  readonly answers: Record<BandAnswer, number>;
  readonly median: number;
} {
  const answers = { holds: 0, broken: 0, undecided: 0 };
  const lengths: number[] = [];
  for (let run = 0; run < 100; run += 1) {
    let last: BandAnswer = 'undecided';
    let played = 0;
    watch(playPairs(share, run), [50, 3000], (counts, pairs) => {
      last = judgeShare(sumPairs(counts), EVEN).answer;
      played = pairs;
      return last !== 'undecided';
    });
    answers[last] += 1;
    lengths.push(played);
  }
  return { answers, median: lengths.toSorted((a, b) => a - b)[50]! };
}

test('an even pairing holds after some 700 pairs, and is never called broken', () => {
  const { answers, median } = judged(0.5);
  expect(answers).toEqual({ holds: 100, broken: 0, undecided: 0 });
  expect(median).toBeGreaterThan(500);
  expect(median).toBeLessThan(900);
});

test('a pairing at 60 percent is broken after some hundred pairs', () => {
  const { answers, median } = judged(0.6);
  expect(answers).toEqual({ holds: 0, broken: 100, undecided: 0 });
  expect(median).toBeLessThan(800);
});

test('at the edge there is nearly never an answer: that is what undecided is for', () => {
  const { answers } = judged(0.55);
  expect(answers.undecided).toBeGreaterThanOrEqual(95);
});

test('fewer than 50 pairs decide nothing, and the forecast says how many may', () => {
  const few = judgeShare(sumPairs([0, 0, 0, 0, 49]), EVEN);
  expect(few.answer).toBe('undecided');
  expect(few.forecast).toBe(50);
  expect(judgeShare(sumPairs([0, 0, 0, 0, 50]), EVEN)).toMatchObject({
    answer: 'broken',
    forecast: null,
  });
});

test('after the forecast number of pairs that share there is an answer, and no sooner; at the edge, none', () => {
  const even = judgeShare(sumPairs([50, 0, 100, 0, 50]), EVEN);
  expect(even.answer).toBe('undecided');
  const quarter = even.forecast! / 4;
  const at = (count: number): BandAnswer =>
    judgeShare(sumPairs([count, 0, 2 * count, 0, count]), EVEN).answer;
  expect(at(Math.ceil(quarter) + 1)).toBe('holds');
  expect(at(Math.floor(quarter) - 1)).toBe('undecided');
  expect(judgeShare(sumPairs([45, 0, 90, 0, 65]), EVEN)).toMatchObject({
    answer: 'undecided',
    forecast: null,
  });
});
