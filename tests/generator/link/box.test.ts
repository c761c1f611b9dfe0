/** Names in box.yaml: each that means nothing is reported at its place. */
import { expect, test } from 'vitest';
import { checked, tinyPrint } from '../../print/tiny-game.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

/** Codes with the line of box.yaml and the word that is pointed at, without the remark on its first line. */
function foundIn(box: string): (string | number)[][] {
  return checked(tinyPrint(room, { 'box.yaml': box }))
    .diagnostics.filter(({ file, severity }) => file.endsWith('box.yaml') && severity !== 'info')
    .map(({ code, range }) => {
      const [word = ''] =
        /^(?:\{|[\w-]+)/.exec(box.slice(range?.start.offset).replace(/^'/, '')) ?? [];
      return [code, range?.start.line ?? 0, word];
    });
}

test.for([
  ['a sheet that does not exist', '- sheet: beats', [['CW1203', 2, 'beats']]],
  ['a deck that does not exist', '- { sheet: beasts, decks: [pac] }', [['CW1203', 2, 'pac']]],
  [
    'a card that does not exist',
    '- { sheet: beasts, cards: [{ card: ottr }] }',
    [['CW1203', 2, 'ottr']],
  ],
  [
    'a field that no card has',
    '- { sheet: beasts, copies: { field: number } }',
    [['CW1430', 2, 'number']],
  ],
  [
    'a field that is no number',
    '- { sheet: beasts, copies: { field: clan } }',
    [['CW1435', 2, 'clan']],
  ],
  ['a stock that does not exist', '- { sheet: beasts, stock: card }', [['CW1203', 2, 'card']]],
  ['cards of a mat', '- { sheet: map, others: true }', [['CW3069', 2, 'true']]],
  ['a text without its number', '- { sheet: map, text: A map }', [['CW3066', 2, 'A']]],
  [
    'a text with another parameter',
    "- { sheet: map, text: '{count} {maps}' }",
    [['CW3066', 2, '{']],
  ],
  ['a text that cannot be read', "- { sheet: map, text: '{count' }", [['CW1218', 2, '{']]],
  ['a rulebook that is not there', '- rulebook: true', [['CW3068', 2, 'true']]],
  ['no sheet, book or part', '- copies: 2', [['CW1103', 2, 'copies']]],
  ['a number of none', '- { sheet: map, copies: 0 }', [['CW1105', 2, '0']]],
  ['a part without words', '- { part: dice, copies: 2 }', [['CW1103', 2, 'part']]],
  ['a field that does not exist', '- { sheet: map, count: 2 }', [['CW1101', 2, 'count']]],
] as const)('%s', ([, line, expected]) => {
  expect(foundIn(`contents:\n  ${line}\n`)).toEqual(expected);
});

test.for([
  ['a mat', '- sheet: map', 'sheet'],
  ['a deck of one sheet', '- { sheet: beasts, decks: [pack] }', 'deck'],
  ['a part', "- { part: dice, text: '{count} dice' }", 'part'],
])('%s on two lines is reported at the second', ([, line]) => {
  expect(foundIn(`contents:\n  ${line}\n  ${line}\n`)).toEqual([['CW3064', 3, expect.any(String)]]);
});

test('prices name sheets that exist', () => {
  const price = `prices:\n  - { service: x, currency: EUR, each: { mapp: 1 }, source: y, read: '2026-01-01' }\n`;
  expect(foundIn(`contents:\n  - sheet: map\n${price}`)).toEqual([['CW1203', 4, 'mapp']]);
});
