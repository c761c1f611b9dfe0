import { describe, expect, test } from 'vitest';
import { columnsKept } from '../../../cli/play/columns.ts';
import { phrasesOf } from '../../../studio/table/phrases.ts';

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

function wide(cell: string): string {
  return cell.replace('reed', '葦原の向こう側');
}

test('cells stay in their columns, and apart where one is too long', () => {
  expect(columnsKept('1 reed   2\n  a      b', wide)).toBe('1 葦原の向こう側  2\n  a      b');
  expect(columnsKept('1 reed              2', wide)).toBe('1 葦原の向こう側    2');
});

function said(cell: string): string {
  return cell.replace('forest', '森').replace('reed', '葦');
}

test('names in the edges of blocks are said, and the edges are as long as before', () => {
  const drawing = '  +--3 forest-----+--4 reed-------+\n1 | .    .    .   |';
  expect(columnsKept(drawing, said)).toBe(
    '  +--3 森---------+--4 葦---------+\n1 | .    .    .   |',
  );
  // Nothing is called so: an edge without names is as it was.
  expect(columnsKept('  +------+------+', said)).toBe('  +------+------+');
});
