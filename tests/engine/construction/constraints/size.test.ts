import { expect, test } from 'vitest';
import { deck, judgeWith } from '../small-game.ts';

test('exactly: neither more nor fewer', () => {
  const judge = judgeWith([{ use: 'size', exactly: 3, code: 'TALE_SIZE', clause: 'TALE-4.2' }]);
  expect(judge(deck({ queen: 1, archer: 2 })).violations).toEqual([]);
  expect(judge(deck({ queen: 1, archer: 1 })).violations).toEqual([
    {
      code: 'TALE_SIZE',
      standard: 'DECK_SIZE',
      clause: 'TALE-4.2',
      params: { expected: 3, actual: 2 },
      path: [],
      rulePath: ['constraints', 0],
      constraint: 'size',
      lacking: true,
    },
  ]);
  expect(judge(deck({ archer: 4 })).violations).toMatchObject([
    { params: { expected: 3, actual: 4 } },
  ]);
});

test('min and max: the bound that is broken, beside both', () => {
  const judge = judgeWith([{ use: 'size', min: 2, max: 4 }]);
  expect(judge(deck({ archer: 2 })).legal).toBe(true);
  expect(judge(deck({ archer: 4 })).legal).toBe(true);
  expect(judge(deck({ archer: 1 })).violations.map(({ params }) => params)).toEqual([
    { min: 2, max: 4, limit: 2, actual: 1 },
  ]);
  expect(judge(deck({ archer: 5 })).violations.map(({ params }) => params)).toEqual([
    { min: 2, max: 4, limit: 4, actual: 5 },
  ]);
});

test('one bound alone', () => {
  const judge = judgeWith([
    { use: 'size', min: 2 },
    { use: 'size', max: 0 },
  ]);
  expect(judge(deck({ archer: 1 })).violations.map(({ params }) => params)).toEqual([
    { min: 2, limit: 2, actual: 1 },
    { max: 0, limit: 0, actual: 1 },
  ]);
});

test('its own code without one of the game', () => {
  const [violation] = judgeWith([{ use: 'size', exactly: 1 }])(deck({})).violations;
  expect(violation).toMatchObject({ code: 'DECK_SIZE', standard: 'DECK_SIZE' });
  expect(violation).not.toHaveProperty('clause');
});

test('unknown cards count, lines with a bad count do not', () => {
  const judge = judgeWith([{ use: 'size', exactly: 3 }]);
  const codes = judge(deck({ dragon: 2, queen: 0, archer: 1 })).violations.map(({ code }) => code);
  expect(codes).toEqual(['DECK_UNKNOWN_CARD', 'DECK_BAD_COUNT']);
});

test('a limit by name: of an option, by number of players, null for none', () => {
  const judge = judgeWith([{ use: 'size', exactly: '=deckSize' }]);
  expect(judge(deck({ archer: 3 })).legal).toBe(true);
  expect(judge(deck({ archer: 3 }), { players: 4 }).violations).toMatchObject([
    { params: { expected: 5, actual: 3 } },
  ]);
  expect(judge(deck({ archer: 5 }), { players: 4 }).legal).toBe(true);
  expect(judge(deck({ archer: 9 }), { deckSize: null }).legal).toBe(true);
});
