import { expect, test } from 'vitest';
import { readTextList, type Choices } from '../../../generator/decks/text-list.ts';

const choices: Choices = {
  mode: {},
  level: { from: [1, 2] },
  open: { from: [true, false] },
  code: { from: ['1'] },
  round: { type: 'number' },
};

const read = (text: string) => readTextList(text, 'my.txt', choices);

test.each([
  ['2 Orc Ravager', 'Orc Ravager', 2],
  ['2x Orc Ravager', 'Orc Ravager', 2],
  ['2 x Orc Ravager', 'Orc Ravager', 2],
  ['２×　オークの略奪兵', 'オークの略奪兵', 2],
  ['Orc Ravager', 'Orc Ravager', 1],
  ['  \t 12\tOrc Ravager  ', 'Orc Ravager', 12],
  ['0 Orc Ravager', 'Orc Ravager', 0],
  ['2 orc-ravager # the best', 'orc-ravager', 2],
  ['2 Orc Ravager // the best', 'Orc Ravager', 2],
  ['2 xenos', 'xenos', 2],
  ['1 Gorvak: reborn', 'Gorvak: reborn', 1],
  ['1234567 Orc', 'Orc', 1_234_567],
  ['-3 Orc', 'Orc', -3],
  ['1,5x Orc', 'Orc', 1.5],
  ['- 2 Orc', 'Orc', 2],
  ['• Orc', 'Orc', 1],
  ['* 3x Orc', 'Orc', 3],
  ['x3 Orc', 'Orc', 3],
  ['(2) Orc', 'Orc', 2],
  ['[4] Orc', 'Orc', 4],
  ['Orc (2)', 'Orc', 2],
  ['1 Orc (2)', 'Orc (2)', 1],
  ['2, Orc', 'Orc', 2],
])('"%s" is a card', (line, card, count) => {
  expect(read(line)).toMatchObject({ data: { cards: [{ card, count }] }, faults: [] });
});

test.each(['', '   ', '# a remark', '  // a remark', '\uFEFF# a remark', '\r\n\r\n'])(
  '"%s" says nothing',
  (text) => {
    expect(read(text)).toMatchObject({ data: { cards: [] }, faults: [] });
  },
);

test.each([
  ['mode: custom', 'mode', 'custom'],
  ['mode：custom', 'mode', 'custom'],
  ['name: A deck: mine', 'name', 'A deck: mine'],
  ['base: orc-core', 'base', 'orc-core'],
  ['level: 2', 'level', 2],
  ['level: 3', 'level', '3'],
  ['open: false', 'open', false],
  ['code: 1', 'code', '1'],
  ['round: 12', 'round', 12],
  ['round: first', 'round', 'first'],
])('"%s" is a choice', (line, key, value) => {
  expect(read(line)).toMatchObject({ data: { cards: [], [key]: value }, faults: [] });
});

test.each(['12', '-3', '1.5', 'colour: red', '2 7'])('"%s" cannot be read', (line) => {
  const { data, faults } = read(`1 Axe\n${line}\n1 Bow`);
  expect(faults).toMatchObject([
    { code: 'CW1316', span: { start: 6, end: 6 + line.length }, params: { line } },
  ]);
  expect(data['cards']).toMatchObject([{ card: 'Axe' }, { card: 'Bow' }]);
});

test('the place of a card is its line, that of a choice too', () => {
  const text = '\uFEFFmode: core\r\n\r\n  2 Axe  # sharp\r\n1 Bow';
  const list = read(text);
  const lineOf = (path: (string | number)[]) => {
    const span = list.locate(path);
    return span === null ? null : text.slice(span.start, span.end);
  };
  expect(lineOf(['mode'])).toBe('mode: core');
  expect(lineOf(['cards', 0])).toBe('2 Axe');
  expect(lineOf(['cards', 1, 'count'])).toBe('1 Bow');
  expect(lineOf(['cards', 2])).toBeNull();
  expect(lineOf(['base'])).toBeNull();
});

test.each([
  ['Sideboard', 'side'],
  ['Sideboard:', 'side'],
  ['// Sideboard', 'side'],
  ['# Side Deck (15)', 'side'],
  ['[sideboard]', 'side'],
  ['== MAIN (60) ==', 'main'],
  ['Deck', 'main'],
  ['Maindeck', 'main'],
  ['// Crypt', 'crypt'],
])('"%s" begins a section', (heading, section) => {
  const sections = ['main', 'side', 'crypt'];
  const { data, faults } = readTextList(`${heading}\n2 Axe\n`, 'my.txt', {}, sections);
  expect(faults).toEqual([]);
  expect(data['cards']).toEqual({ [section]: [{ card: 'Axe', count: 2 }] });
});

test('a line may name its section in another word', () => {
  const { data } = readTextList('2 Axe\nSB: 1 Bow\n', 'my.txt', {}, ['main', 'side']);
  expect(data['cards']).toEqual({
    cards: [{ card: 'Axe', count: 2 }],
    side: [{ card: 'Bow', count: 1 }],
  });
});
