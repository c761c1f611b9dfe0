import { expect, test } from 'vitest';
import { deck, judgeWith } from '../small-game.ts';

const drafted = deck({ archer: 2, raider: 1 }, { id: 'drafted' });
const judge = judgeWith([{ use: 'within', deck: '=pool' }], {
  decks: [drafted],
  choices: { pool: { deck: true } },
});

test('no more than the other deck holds', () => {
  const mine = deck({ archer: 2, raider: 2, hermit: 1 }, { choices: { pool: 'drafted' } });
  expect(judge(mine).violations.map(({ params, path }) => [params, path])).toEqual([
    [{ card: 'raider', limit: 1, actual: 2 }, ['cards', 1]],
    [{ card: 'hermit', limit: 0, actual: 1 }, ['cards', 2]],
  ]);
});

test('no limit without another deck; one that does not exist is a wrong choice', () => {
  expect(judge(deck({ queen: 9 })).legal).toBe(true);
  expect(judge(deck({ queen: 9 }, { choices: { pool: 'nothing' } })).violations).toMatchObject([
    { code: 'DECK_UNKNOWN_CHOICE', params: { pool: 'nothing' } },
  ]);
});
