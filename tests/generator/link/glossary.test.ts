import { expect, test } from 'vitest';
import { glossary } from '../../../generator/link/glossary.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const text = 'cardwright:words.schema.json#/definitions/text';

const terms = {
  ranged: {
    term: { en: 'ranged unit', ja: '遠隔攻撃ユニット' },
    avoid: { en: ['shooter', 'unit'], ja: ['遠隔ユニット'] },
  },
  blade: { term: 'Blade', avoid: { en: ['Sword'] } },
};

/** Words that are reported, with their places, of a game with this note on a card. */
function reported(note: unknown, words: unknown = terms) {
  const game = gameInMemory({
    kinds: { unit: { files: ['units.yaml'], schema: { properties: { note: { $ref: text } } } } },
    files: { 'glossary.yaml': words, 'units.yaml': [{ id: 'a', note }] },
  });
  return glossary(game).map(({ code, file, path, params }) => [code, file, path, params]);
}

test.for([
  ['The shooter waits.', 'shooter', 'ranged unit'],
  ['SHOOTER', 'shooter', 'ranged unit'],
  ['A sword.', 'Sword', 'Blade'],
] as const)('%s', ([note, word, term]) => {
  const found = ['CW1601', 'units.yaml', [0, 'note', 'en'], { word, term }];
  expect(reported({ en: note, ja: '剣' })).toEqual([found]);
});

test('a text without languages, and one in a script without spaces', () => {
  expect(reported('One shooter')).toMatchObject([['CW1601', 'units.yaml', [0, 'note'], {}]]);
  expect(reported({ en: 'a', ja: '自分の遠隔ユニットは撃てる' })).toMatchObject([
    ['CW1601', 'units.yaml', [0, 'note', 'ja'], { term: '遠隔攻撃ユニット' }],
  ]);
});

test('the term itself, parts of words and other languages are left alone', () => {
  expect(reported({ en: 'Each ranged unit; sharpshooters; swordfish.', ja: 'shooter' })).toEqual(
    [],
  );
});

test('without a glossary, or with a damaged one, nothing is reported', () => {
  expect(reported({ en: 'shooter', ja: '剣' }, {})).toEqual([]);
  expect(
    reported({ en: 'shooter', ja: '剣' }, { a: 1, b: { avoid: 3 }, c: { avoid: { en: 'x' } } }),
  ).toEqual([]);
});
