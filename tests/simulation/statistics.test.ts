import { expect, test } from 'vitest';
import {
  beginnerShare,
  luckOfTheDeal,
  meanOf,
  pairedShare,
  quantileOf,
  tallyOf,
  winShare,
} from '../../simulation/index.ts';

/** The first entrant wins 40 pairs, loses 20; in 30 whoever is listed first wins twice, in 10 one game is drawn and one unfinished. */
const pairing = {
  pairs: [
    [40, 0, 30, 0],
    [0, 0, 0, 10],
    [0, 0, 20, 0],
    [0, 0, 0, 0],
  ],
};

test('games are counted wherever the first entrant is listed', () => {
  expect(tallyOf(pairing)).toEqual({ won: 110, drawn: 10, lost: 70, unfinished: 10 });
});

test('what decks do is apart from who begins', () => {
  expect(winShare(pairing)?.share).toBe(0.6);
  expect(pairedShare(pairing)?.value).toBeCloseTo(0.6, 12);
  const none = { drawn: 0, unfinished: 0 };
  const evenDecks = {
    pairs: [
      [0, 0, 50, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    began: [
      { won: 50, lost: 0, ...none },
      { won: 50, lost: 0, ...none },
    ] as const,
  };
  expect(pairedShare(evenDecks)).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
  expect(beginnerShare(evenDecks)?.share).toBe(1);
});

test('pairs that cancel out make the interval narrower than that of single games', () => {
  const opposed = {
    pairs: [
      [0, 0, 50, 0],
      [0, 0, 0, 0],
      [45, 0, 5, 0],
      [0, 0, 0, 0],
    ],
  };
  const [paired, single] = [pairedShare(opposed)!, winShare(opposed)!];
  expect(paired.high - paired.low).toBeLessThan((single.high - single.low) / 2);
});

test('luck of the deal: 1 where the deal decides, 0 where it does not matter', () => {
  const dealDecides = [
    [0, 0, 50, 0],
    [0, 0, 0, 0],
    [50, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  const independent = [
    [25, 0, 25, 0],
    [0, 0, 0, 0],
    [25, 0, 25, 0],
    [0, 0, 0, 0],
  ];
  expect(luckOfTheDeal({ pairs: dealDecides })).toBeCloseTo(1, 12);
  expect(luckOfTheDeal({ pairs: independent })).toBeCloseTo(0, 12);
  expect(
    luckOfTheDeal({ pairs: [[9, 0, 0, 0], ...independent.slice(1).map(() => [0, 0, 0, 0])] }),
  ).toBeNull();
});

test('means and quantiles of histograms', () => {
  const lengths = { 10: 1, 9: 2, 100: 1 };
  expect(meanOf(lengths)).toBe(32);
  expect([0, 0.5, 0.75, 0.95].map((share) => quantileOf(lengths, share))).toEqual([9, 9, 10, 100]);
  expect(quantileOf({}, 0.5)).toBeNaN();
});
