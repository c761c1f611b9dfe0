import { expect, test } from 'vitest';
import { deck, judgeWith } from '../small-game.ts';

const more = {
  let: { riders: { where: { traits: 'rider' } }, archers: { where: { id: 'archer' } } },
};

test('a formula that must be true, with the values that it tells', () => {
  const judge = judgeWith(
    [
      {
        use: 'check',
        that: '=riders <= archers',
        params: { riders: '=riders', half: '=archers / 2' },
      },
    ],
    more,
  );
  expect(judge(deck({ knight: 1, archer: 1 })).violations).toEqual([]);
  expect(judge(deck({ knight: 2, archer: 1 })).violations).toMatchObject([
    { code: 'DECK_CHECK', params: { riders: 2, half: 0.5 }, path: [] },
  ]);
});

test('a formula that cannot be computed is reported as such', () => {
  const judge = judgeWith([{ use: 'check', that: '=riders / archers < 2' }], more);
  expect(judge(deck({ archer: 1 })).violations).toEqual([]);
  expect(judge(deck({ knight: 1 })).violations).toMatchObject([
    { code: 'DECK_FORMULA', params: { detail: 'division by zero' }, rulePath: ['constraints', 0] },
  ]);
});
