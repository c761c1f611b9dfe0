/** What is found on faces, in the language of the tool. */
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../../diagnostics/index.ts';
import { problemsFound } from '../../../studio/protocol/findings.ts';
import { cardWords } from '../../../studio/server/places/cards/words.ts';

afterEach(() => setLanguage('en'));

const box = { card: 'orc', field: null, text: '長い文', side: 'front' as const };
const found = {
  overflows: [{ ...box, across: 1, down: 2 }],
  small: [{ ...box, size: 4 }],
  unsafe: [{ ...box, distance: 1, line: 'cut' as const }],
  unwritable: [{ card: 'orc', characters: ['字'], families: ['Vollkorn'] }],
};

test('is said in Japanese', async () => {
  setLanguage('ja');
  await cardWords.load();
  expect(problemsFound(found, cardWords.words, {}).map(({ message }) => message)).toEqual([
    '文字列が枠に収まらない：「長い文」（横1 × 縦2 mm超過）。',
    'フォントVollkornに「字」がない。',
    '「長い文」は4 ptしかない。',
    '「長い文」は裁ち線から1 mmしか離れていない。',
  ]);
});

test('is at the line of its card', () => {
  const places = { orc: { kind: 'unit', file: 'units/orc.yaml', line: 7 } };
  const [first] = problemsFound(found, cardWords.words, places);
  expect(first).toMatchObject({ id: 'orc', kind: 'unit', place: 'units/orc.yaml:7:1' });
  expect(problemsFound(found, cardWords.words, {})[0]?.place).toBe('print.yaml');
});
