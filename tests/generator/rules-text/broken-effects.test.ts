import { expect, test } from 'vitest';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import { effectsGame } from '../../support/effects-game.ts';

test.each([
  ['no operations', [{ on: 'placed' }]],
  ['an operation alone', [{ on: 'placed', do: { op: 'heal', amount: 2 } }]],
  ['no list', { on: 'placed' }],
  ['a word', 'heal'],
])('effects that break their schema have no text: %s', (_, effects) => {
  const game = effectsGame({ effects });
  expect(game.files.flatMap(({ faults }) => faults)).not.toEqual([]);
  expect(new CardTexts(game).paragraphs('axe', 'en')).toEqual([]);
});

test('sound ones have', () => {
  const game = effectsGame({ effects: [{ on: 'placed', do: [{ op: 'heal', amount: 2 }] }] });
  expect(new CardTexts(game).paragraphs('axe', 'en')).toHaveLength(1);
});

test.each(['de_DE', 'en-GB-US'])(
  'in a language that nobody knows, as %s, they have too',
  (locale) => {
    const game = effectsGame({ effects: [{ on: 'placed', do: [{ op: 'heal', amount: 2 }] }] });
    expect(new CardTexts(game).paragraphs('axe', locale)).toHaveLength(1);
  },
);
