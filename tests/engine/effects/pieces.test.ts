/** The small pieces that rules with effects are put together from. */
import { describe, expect, test } from 'vitest';
import {
  amountsOf,
  compileTests,
  contributorsIn,
  fittingCards,
  numbered,
  UnknownWord,
} from '../../../engine/index.ts';
import { Tally } from '../../../engine/effects/tally.ts';

interface State {
  readonly ints: Int32Array;
}

test('events are numbered in their order', () => {
  expect(numbered(['lit', 'drained'])).toEqual({ lit: 0, drained: 1 });
});

test('amounts are counted by the words of the game', () => {
  const amountOf = amountsOf<State, 'oil'>({ oil: ({ ints }) => ints[0]! });
  const state = { ints: Int32Array.of(3) };
  expect(amountOf(7)(state, 0, 0, 0)).toBe(7);
  expect(amountOf({ base: 1, per: 2, count: 'oil' })(state, 0, 0, 0)).toBe(7);
});

describe('of a catalogue', () => {
  const cards = [
    { id: 'owl', size: 1, asks: [{ is: 'more', than: 2 }] },
    { id: 'rat', size: 2 },
    { id: 'cat', size: 3, asks: [] },
  ];

  test('a filter is tried once for each card', () => {
    expect([...fittingCards(cards, { size: [2, 3] })]).toEqual([0, 1, 1]);
    expect([...fittingCards(cards, undefined)]).toEqual([1, 1, 1]);
  });

  test('conditions outside effects are tests, for the cards that have some', () => {
    const makers = {
      more:
        ({ than }: { than: number }) =>
        ({ ints }: State) =>
          ints[0]! > than,
    };
    const tests = compileTests<State, (typeof cards)[number]>(cards, ({ asks }) => asks, makers);
    expect(tests.map((one) => one !== null)).toEqual([true, false, false]);
    expect([1, 5].map((word) => tests[0]!({ ints: Int32Array.of(word) }, 0, 0, 0))).toEqual([
      false,
      true,
    ]);
    expect(() => compileTests(cards, ({ asks }) => asks, {})).toThrow(UnknownWord);
  });
});

test('the parts of an amount are named', () => {
  const tally = new Tally();
  tally.begin(50, true);
  tally.source = 4;
  tally.add(20);
  tally.source = -1;
  tally.add(10, 'height');
  tally.multiply(2);
  expect(contributorsIn(tally, (source) => `card ${source}`)).toEqual([
    { what: 'effect', card: 'card 4', by: 20 },
    { what: 'height', by: 10 },
  ]);
});
