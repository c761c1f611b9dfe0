import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atLeast,
  distribution,
  exactly,
  expected,
  type Draw,
} from '../../../engine/statistics/hypergeometric.ts';

const draws: fc.Arbitrary<Draw> = fc
  .record({ pile: fc.nat(90), wanted: fc.nat(90), drawn: fc.nat(100) })
  .map(({ pile, wanted, drawn }) => ({ pile, wanted: Math.min(pile, wanted), drawn }));

describe('odds that are known', () => {
  test('one of two in two of four cards', () => {
    expect(exactly(1, { pile: 4, wanted: 2, drawn: 2 })).toBeCloseTo(4 / 6, 15);
  });

  test('a land in a hand of seven: 1 - C(36,7)/C(60,7)', () => {
    expect(atLeast(1, { pile: 60, wanted: 24, drawn: 7 })).toBeCloseTo(
      1 - 8_347_680 / 386_206_920,
      12,
    );
  });

  test('nothing is drawn from an empty pile', () => {
    expect(atLeast(0, { pile: 0, wanted: 0, drawn: 5 })).toBe(1);
    expect(atLeast(1, { pile: 0, wanted: 0, drawn: 5 })).toBe(0);
    expect(expected({ pile: 0, wanted: 0, drawn: 5 })).toBe(0);
  });

  test('a whole deck drawn holds all of it', () => {
    expect(exactly(3, { pile: 40, wanted: 3, drawn: 99 })).toBe(1);
  });
});

test('the chances of all numbers add up to one, and give the mean', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const chances = distribution(draw);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      const mean = chances.reduce((sum, chance, hits) => sum + chance * hits, 0);
      expect(mean).toBeCloseTo(expected(draw), 10);
    }),
  );
});

test('every hand of a small pile, counted one by one, gives the same', () => {
  const small = fc
    .record({ pile: fc.nat(9), wanted: fc.nat(9), drawn: fc.nat(9) })
    .map(({ pile, wanted, drawn }) => ({
      pile,
      wanted: Math.min(pile, wanted),
      drawn: Math.min(pile, drawn),
    }));
  fc.assert(
    fc.property(small, fc.nat(9), (draw, hits) => {
      const hands = subsets(draw.pile).filter((hand) => bits(hand) === draw.drawn);
      const wanted = 2 ** draw.wanted - 1;
      const good = hands.filter((hand) => bits(hand & wanted) >= hits);
      expect(atLeast(hits, draw)).toBeCloseTo(good.length / hands.length, 12);
    }),
  );
});

function subsets(size: number): number[] {
  return Array.from({ length: 2 ** size }, (_, hand) => hand);
}

function bits(hand: number): number {
  return hand.toString(2).replaceAll('0', '').length;
}
