import { expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { deckCodes } from '../../../engine/construction/constraints/index.ts';
import { deck, game, judgeWith, rules, swap } from './small-game.ts';

test('everything is reported: lines, choices, swaps, then constraints as listed', () => {
  const judge = judgeWith([
    { use: 'forbid', where: { id: 'archer' } },
    { use: 'count', per: 'rank', exactly: { line: 9, leader: 9 } },
    { use: 'size', exactly: 9 },
  ]);
  const { legal, violations } = judge(
    deck(
      { archer: 1, dragon: 1, queen: 0 },
      {
        choices: { mode: 'draft' },
        swaps: [swap('archer', 'hermit', 7)],
      },
    ),
  );
  expect(legal).toBe(false);
  expect(violations.map(({ code, rulePath }) => [code, rulePath.join('/')])).toEqual([
    ['DECK_UNKNOWN_CARD', 'entries'],
    ['DECK_BAD_COUNT', 'entries'],
    ['DECK_UNKNOWN_CHOICE', 'choices/mode'],
    ['DECK_SWAP_NOT_HELD', 'exchange'],
    ['DECK_FORBIDDEN_CARD', 'constraints/0'],
    ['DECK_COUNT', 'constraints/1'],
    ['DECK_COUNT', 'constraints/1'],
    ['DECK_SIZE', 'constraints/2'],
  ]);
});

test('a judge remembers nothing of the decks before', () => {
  const judge = judgeWith([{ use: 'size', exactly: 1 }]);
  const [good, bad] = [deck({ queen: 1 }), deck({ queen: 2 })];
  const first = [judge(good), judge(bad)];
  expect([judge(good), judge(bad)]).toEqual(first);
  expect(first.map(({ legal }) => legal)).toEqual([true, false]);
});

test('an empty deck is a deck', () => {
  const verdict = judgeWith([])(deck({}));
  expect([verdict.legal, verdict.size, verdict.cards.size]).toEqual([true, 0, 0]);
});

test('frozen data will do', () => {
  const judged = deck({ queen: 1 }, { swaps: [swap('queen', 'chief', 1)] });
  Object.freeze(judged.sections['cards']);
  expect(judgeWith([])(Object.freeze(judged)).cards.get('chief')).toBe(1);
});

test('a constraint that nobody defines cannot be compiled', () => {
  const constraints = [{ use: 'sise', exactly: 3 }];
  expect(() => compileConstruction({ ...rules, constraints }, game)).toThrow(RangeError);
});

test('the codes beside those of a game are known', () => {
  expect(deckCodes).toEqual(deckCodes.toSorted());
  expect(new Set(deckCodes).size).toBe(deckCodes.length);
  expect(deckCodes).toEqual(
    expect.arrayContaining(['DECK_SIZE', 'DECK_NO_LIST', 'DECK_BASE_CYCLE']),
  );
});
