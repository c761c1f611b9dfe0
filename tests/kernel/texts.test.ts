import { expect, test } from 'vitest';
import { formatMessage, inLocale, intlLocale, messageParameters } from '../../kernel/texts.ts';

test('a text is read in the language asked for, else in its first, else as it is', () => {
  const text = { en: 'Orc', ja: 'オーク' };
  expect(inLocale(text, 'ja')).toBe('オーク');
  expect(inLocale(text, 'fr')).toBe('Orc');
  expect(inLocale('Orc', 'ja')).toBe('Orc');
});

test.each([
  ['{actual} of {expected}', { actual: 35, expected: 36 }, '35 of 36'],
  ['{n, plural, one {# card} other {# cards}}', { n: 1 }, '1 card'],
  ['{n, plural, one {# card} other {# cards}}', { n: 1200 }, '1,200 cards'],
  ['{mode, select, core {Core} other {Own}} list', { mode: 'custom' }, 'Own list'],
  ['{cards}', { cards: ['axe', 'bow'] }, 'axe, bow'],
  ['{flag}', { flag: true }, 'true'],
  ['{gone}', { gone: null }, '-'],
])('%s', (text, params, expected) => {
  expect(formatMessage(text, 'en', params)).toBe(expected);
});

test('numbers follow the language', () => {
  expect(formatMessage('{n, number}', 'de', { n: 1200 })).toBe('1.200');
});

test('a locale that is no language tag stands for English', () => {
  expect(['ja', 'pt-BR', 'de_DE', 'en-GB-US', 'e n', ''].map(intlLocale)).toEqual([
    'ja',
    'pt-BR',
    'en',
    'en',
    'en',
    'en',
  ]);
});

test('a name in several languages is written in that of the message', () => {
  const name = { en: 'Patch', ja: 'パッチ' };
  expect(formatMessage('「{name}」', 'ja', { name })).toBe('「パッチ」');
  expect(formatMessage('{names}', 'en', { names: [name, 'axe'] })).toBe('Patch, axe');
});

test('lists are written as their language writes them', () => {
  const cards = ['斧', '弓', '槍'];
  expect(formatMessage('{cards}', 'ja', { cards })).toBe('斧、弓、槍');
  expect(formatMessage('{cards}', 'en', { cards })).toBe('斧, 弓, 槍');
});

test.each([
  ['a parameter that nobody gives', '{missing}', 'en'],
  ['a brace that nobody closes', '{open', 'en'],
  ['a language that does not exist', '{n, number}', 'not_a_language'],
])('%s gives no text, and no exception', (_, text, locale) => {
  expect(formatMessage(text, locale, { n: 1 })).toBeNull();
});

test.each([
  ['plain', []],
  ['{a} and {b, number}', ['a', 'b']],
  ['{n, plural, one {{card} alone} other {# of {card}}}', ['n', 'card', 'card']],
  ['{mode, select, core {{a}} other {<b>{c}</b>}}', ['mode', 'a', 'c']],
])('the parameters of "%s"', (text, names) => {
  expect(messageParameters(text)).toEqual(names);
});

test('of a text that cannot be read comes the reason', () => {
  expect(messageParameters('{open')).toMatchObject({ reason: expect.stringMatching(/^[a-z ]+$/) });
});
