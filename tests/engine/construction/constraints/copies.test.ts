import { expect, test } from 'vitest';
import { compileConstruction } from '../../../../engine/construction/judge.ts';
import { deck, game, judgeWith, rules, swap } from '../small-game.ts';

test('a limit of copies of each card, at its line', () => {
  const judge = judgeWith([{ use: 'copies', max: 2, code: 'TALE_COPIES', clause: 'TALE-4.4' }]);
  expect(judge(deck({ queen: 2, archer: 2 })).legal).toBe(true);
  expect(judge(deck({ queen: 2, archer: 3 })).violations).toEqual([
    {
      code: 'TALE_COPIES',
      standard: 'DECK_COPIES',
      clause: 'TALE-4.4',
      params: { card: 'archer', limit: 2, actual: 3 },
      path: ['cards', 1],
      rulePath: ['constraints', 0],
      constraint: 'copies',
    },
  ]);
});

test('one violation for each card, in the order of the deck', () => {
  const { violations } = judgeWith([{ use: 'copies', max: 1 }])(deck({ queen: 2, archer: 3 }));
  expect(violations.map(({ params }) => params)).toEqual([
    { card: 'queen', limit: 1, actual: 2 },
    { card: 'archer', limit: 1, actual: 3 },
  ]);
});

test('two lines of a card are added; the first is its place', () => {
  const lines = [1, 1].map((count, i) => ({ card: 'archer', count, path: ['cards', i] }));
  const judged = deck({}, { sections: { cards: lines } });
  expect(judgeWith([{ use: 'copies', max: 1 }])(judged).violations).toMatchObject([
    { code: 'DECK_DUPLICATE_ENTRY', path: ['cards', 1] },
    { code: 'DECK_COPIES', path: ['cards', 0], params: { card: 'archer', actual: 2 } },
  ]);
});

test('copies that a swap brought in are reported at the swap', () => {
  const base = deck({ archer: 3, knight: 1 }, { id: 'base' });
  const judge = judgeWith([{ use: 'copies', max: 3 }], { decks: [base] });
  const judged = deck({}, { base: 'base', swaps: [swap('knight', 'archer', 1)] });
  expect(judge(judged).violations).toMatchObject([
    { path: ['swaps', 0], params: { card: 'archer', actual: 4 } },
  ]);
});

test('a null limit is no limit, until players set one', () => {
  const judge = judgeWith([{ use: 'copies', max: '=maxCopies' }]);
  expect(judge(deck({ archer: 99 })).legal).toBe(true);
  expect(judge(deck({ archer: 4 }), { maxCopies: 3 }).violations).toMatchObject([
    { params: { card: 'archer', limit: 3, actual: 4 } },
  ]);
});

test('only the cards that a filter picks', () => {
  const judge = judgeWith([{ use: 'copies', max: 1, where: { rank: 'leader' } }]);
  expect(judge(deck({ archer: 4, queen: 2 })).violations.map(({ params }) => params)).toEqual([
    { card: 'queen', limit: 1, actual: 2 },
  ]);
});

test('by a field: cards with one value are one card, cards without it are free', () => {
  const judge = judgeWith([{ use: 'copies', max: 2, by: 'faction' }]);
  expect(judge(deck({ hermit: 9, raider: 1, chief: 2, queen: 2 })).violations).toMatchObject([
    { params: { card: 'raider', faction: 'hills', limit: 2, actual: 3 }, path: ['cards', 1] },
  ]);
});

test('by a text in several languages, in whatever order they are written', () => {
  const unit = [
    { id: 'a', kind: 'unit', name: { en: 'Wolf', ja: '狼' } },
    { id: 'b', kind: 'unit', name: { ja: '狼', en: 'Wolf' } },
    { id: 'c', kind: 'unit', name: 'Bear' },
  ];
  const constraints = [{ use: 'copies', max: 1, by: 'name' }];
  const judge = compileConstruction(
    { ...rules, choices: {}, constraints },
    { ...game, kinds: { unit } },
  );
  expect(judge(deck({ a: 1, b: 1, c: 1 })).violations.map(({ params }) => params)).toEqual([
    { card: 'a', name: { en: 'Wolf', ja: '狼' }, limit: 1, actual: 2 },
  ]);
});
