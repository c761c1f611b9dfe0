import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import { judgeWith } from './small-game.ts';

test('lines, swaps and choices, each with its place', () => {
  const data = {
    id: 'mine',
    name: { en: 'Mine' },
    mode: 'core',
    home: 'hills',
    base: 'other',
    cards: [{ card: 'queen', count: 1 }],
    swaps: [{ out: 'queen', in: 'chief', count: 1 }],
    expect: ['DECK_SIZE'],
    notes: 'none',
  };
  expect(readDeck(data)).toEqual({
    id: 'mine',
    choices: { mode: 'core', home: 'hills' },
    sections: { cards: [{ card: 'queen', count: 1, path: ['cards', 0] }] },
    base: 'other',
    swaps: [{ out: 'queen', in: 'chief', count: 1, path: ['swaps', 0] }],
  });
});

test('indexes stay those of the file', () => {
  const { sections } = readDeck({ cards: ['queen', null, { card: 'archer', count: 'two' }] });
  expect(sections['cards']).toEqual([
    { card: '', count: undefined, path: ['cards', 0] },
    { card: '', count: undefined, path: ['cards', 1] },
    { card: 'archer', count: 'two', path: ['cards', 2] },
  ]);
});

test('any data can be read and judged', () => {
  const judge = judgeWith([{ use: 'size', exactly: 3 }]);
  const data = fc.dictionary(
    fc.constantFrom('id', 'cards', 'base', 'swaps', 'mode', 'x'),
    fc.anything(),
  );
  fc.assert(
    fc.property(data, (deck) => {
      const { legal, violations } = judge(readDeck(deck));
      expect(legal).toBe(violations.length === 0);
    }),
  );
});
