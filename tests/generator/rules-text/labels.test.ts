/** Labels before the sentence of an effect: how they begin, and what they cannot say. */
import { expect, test } from 'vitest';
import { printEffect, readEffect } from '../../../generator/rules-text/effect.ts';
import { Language } from '../../../generator/rules-text/language.ts';
import { plainText } from '../../../generator/rules-text/runs.ts';
import { readVocabulary } from '../../../generator/vocabulary/read.ts';

const language = new Language(
  readVocabulary({
    triggers: { turn: { phrase: 'in your turn, {if, select, none {} other {if {if}, }}{do}.' } },
    conditions: {
      awake: { phrase: '{negated, select, yes {not } other {once }}awake', label: true },
      lit: { phrase: 'lit', label: true },
    },
    limits: { once: { phrase: 'each turn once' } },
    operations: { draw: { phrase: 'draw a card' } },
  }),
  'en',
  () => new Map(),
);

test.each([
  ['Lit: In your turn, draw a card.', { if: [{ is: 'lit' }] }],
  // Its label has no words for the contrary.
  ['In your turn, if ¬ lit, draw a card.', { if: [{ not: { is: 'lit' } }] }],
  ['Not awake: In your turn, draw a card.', { if: [{ not: { is: 'awake' } }] }],
  ['In your turn, draw a card.', {}],
  ['Each turn once: In your turn, draw a card.', { limit: 'once' }],
  [
    'Once awake, each turn once: In your turn, draw a card.',
    { if: [{ is: 'awake' }], limit: 'once' },
  ],
])('%s', (text, more) => {
  const effect = { on: 'turn', ...more, do: [{ op: 'draw' }] };
  expect(plainText(printEffect(effect, [], language))).toBe(text);
  expect(readEffect(text, language)).toEqual([effect]);
});
