import { describe, expect, test } from 'vitest';
import type { Deck, Judge } from '../../../../engine/construction/types.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(judge: Judge, judged: Deck): unknown[] {
  return judge(judged).violations.map((violation) => violation.params);
}

describe('all together', () => {
  test('an exact number of cards that a filter picks', () => {
    const judge = judgeWith([{ use: 'count', where: { rank: 'leader' }, exactly: 1 }]);
    expect(params(judge, deck({ queen: 1, archer: 7 }))).toEqual([]);
    expect(params(judge, deck({ archer: 1 }))).toEqual([{ expected: 1, actual: 0 }]);
    expect(params(judge, deck({ queen: 1, chief: 2 }))).toEqual([{ expected: 1, actual: 3 }]);
  });

  test('a violation is about the deck as a whole', () => {
    const [violation] = judgeWith([
      { use: 'size', min: 0 },
      { use: 'count', where: { cost: '2..' }, max: 1, code: 'TALE_DEAR', clause: 'TALE-4.3' },
    ])(deck({ queen: 2, hermit: 1 })).violations;
    expect(violation).toEqual({
      code: 'TALE_DEAR',
      standard: 'DECK_COUNT',
      clause: 'TALE-4.3',
      params: { max: 1, limit: 1, actual: 2 },
      path: [],
      rulePath: ['constraints', 1],
      constraint: 'count',
    });
  });

  test('unknown cards fit no filter, not even one of exclusion', () => {
    const judge = judgeWith([{ use: 'count', where: { not: { rank: 'leader' } }, exactly: 1 }]);
    expect(judge(deck({ dragon: 5, archer: 1 })).violations).toMatchObject([
      { code: 'DECK_UNKNOWN_CARD' },
    ]);
  });

  test('without a filter all known cards count', () => {
    expect(params(judgeWith([{ use: 'count', max: 2 }]), deck({ queen: 1, archer: 2 }))).toEqual([
      { max: 2, limit: 2, actual: 3 },
    ]);
  });
});

describe('per value of a field', () => {
  test('a map: each of its values, also one that no card has; others are free', () => {
    const judge = judgeWith([{ use: 'count', per: 'faction', exactly: { hills: 1, moon: 2 } }]);
    expect(params(judge, deck({ queen: 4, hermit: 1 }))).toEqual([
      { faction: 'hills', expected: 1, actual: 0 },
      { faction: 'moon', expected: 2, actual: 0 },
    ]);
  });

  test('a number: each value that occurs', () => {
    const judge = judgeWith([{ use: 'count', per: 'faction', max: 2 }]);
    expect(params(judge, deck({ queen: 1, knight: 1, archer: 1, chief: 2, hermit: 9 }))).toEqual([
      { faction: 'crown', max: 2, limit: 2, actual: 3 },
    ]);
  });

  test('bounds by value and for all may be mixed', () => {
    const judge = judgeWith([{ use: 'count', per: 'rank', min: { leader: 1 }, max: 2 }]);
    expect(params(judge, deck({ archer: 3 }))).toEqual([
      { rank: 'leader', min: 1, max: 2, limit: 1, actual: 0 },
      { rank: 'line', max: 2, limit: 2, actual: 3 },
    ]);
  });

  test('the order of violations is that of the values, not of the map', () => {
    const exactly = { moon: 1, crown: 1, hills: 1 };
    const judge = judgeWith([{ use: 'count', per: 'faction', exactly }]);
    expect(params(judge, deck({}))).toMatchObject([
      { faction: 'crown' },
      { faction: 'hills' },
      { faction: 'moon' },
    ]);
  });

  test('numbers stay numbers, in their order', () => {
    const judge = judgeWith([{ use: 'count', per: 'cost', exactly: { 10: 1, 5: 2, 2: 1 } }]);
    expect(params(judge, deck({ queen: 1 }))).toEqual([
      { cost: 2, expected: 1, actual: 0 },
      { cost: 5, expected: 2, actual: 1 },
      { cost: 10, expected: 1, actual: 0 },
    ]);
  });

  test('a card with a list counts for each of its values', () => {
    const judge = judgeWith([{ use: 'count', per: 'traits', exactly: { rider: 3, royal: 1 } }]);
    expect(params(judge, deck({ queen: 1, knight: 2, raider: 1, archer: 5 }))).toEqual([]);
  });

  test('a filter comes before the values', () => {
    const where = { faction: 'hills' };
    const judge = judgeWith([{ use: 'count', where, per: 'rank', exactly: { leader: 1 } }]);
    expect(params(judge, deck({ queen: 1 }))).toEqual([{ rank: 'leader', expected: 1, actual: 0 }]);
  });

  test('limits by name, null for none', () => {
    const exactly = { leader: '=deckSize', line: null };
    const judge = judgeWith([{ use: 'count', per: 'rank', exactly }]);
    expect(params(judge, deck({ queen: 1, archer: 9 }))).toEqual([
      { rank: 'leader', expected: 3, actual: 1 },
    ]);
  });

  test('a value that is called like a part of every object', () => {
    const judge = judgeWith([{ use: 'count', per: 'rank', max: { constructor: 0 } }]);
    expect(params(judge, deck({ queen: 1 }))).toEqual([]);
  });
});

test('a limit of copies that is no whole number is reported as what can be done', () => {
  const judge = judgeWith([
    { use: 'count', where: { rank: 'leader' }, max: '=7 / 3' },
    { use: 'count', where: { rank: 'line' }, min: '=0.1 * 30' },
    { use: 'count', where: { rank: 'line' }, min: '=7 / 2' },
  ]);
  expect(judge(deck({ queen: 3, archer: 3 })).violations.map(({ params }) => params)).toEqual([
    { max: 2, limit: 2, actual: 3 },
    { min: 4, limit: 4, actual: 3 },
  ]);
});
