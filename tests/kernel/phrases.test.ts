import { describe, expect, test } from 'vitest';
import { phrasesOf } from '../../kernel/wording/phrases.ts';

const wording = {
  'turn {number} of {seat}': { en: 'turn {number} of {seat}', ja: '{seat}の第{number}ターン' },
  'in phase {phase}': { en: 'in phase {phase}', ja: '{phase}フェイズ' },
  place: { en: 'place', ja: '配置' },
  placebo: { en: 'placebo', ja: '偽薬' },
};

describe('words of the rules', () => {
  test('are said in the language of the table, in its order, words within phrases too', () => {
    const { said } = phrasesOf(wording, 'ja');
    expect(said('turn 3 of P1: in phase place')).toBe('P1の第3ターン: 配置フェイズ');
    expect(said('6 cards, none')).toBe('6枚, なし');
  });

  test('are whole words: ids and longer words are left alone', () => {
    const { said } = phrasesOf(wording, 'ja');
    expect(said('place-mat in-place placebo')).toBe('place-mat in-place 偽薬');
  });

  test('are as they are in their own language, but for a single card', () => {
    const { said } = phrasesOf(wording, 'en');
    expect(said('turn 3 of P1: in phase place')).toBe('turn 3 of P1: in phase place');
    expect(said('1 cards, 11 cards')).toBe('1 card, 11 cards');
  });

  test('are understood when typed', () => {
    expect(phrasesOf(wording, 'ja').typed('配置 [偽薬, 5]')).toBe('place [placebo, 5]');
  });
});
