/** print.yaml and the words of templates are checked like all content. */
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { tinyPrint } from '../../print/tiny-game.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

/** Codes and lines of errors and warnings. */
function faults(changes: Readonly<Record<string, string>>): [string, number | undefined][] {
  const { diagnostics } = new GameChecker(tinyPrint(room, changes)).check();
  return diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, range }) => [code, range?.start.line]);
}

const sheet = (lines: string): Record<string, string> => ({
  'print.yaml': `sheets:\n  - id: beasts\n    kind: beast\n    size: card-63x88\n    front: templates/beast.hbs\n${lines}`,
});

test('a sheet is sound', () => {
  expect(faults(sheet('    copies: [pack]\n    bleed: 3\n'))).toEqual([]);
  expect(faults(sheet('    copies: { field: strength }\n'))).toEqual([]);
});

test.each([
  ['an unknown kind', { 'print.yaml': kind('beats') }, 'CW1203', 3],
  ['an unknown size', { 'print.yaml': kind('beast', 'card-63x89') }, 'CW1203', 4],
  ['an unknown deck', sheet('    copies: [pakc]\n'), 'CW1203', 6],
  ['copies by an unknown field', sheet('    copies: { field: strenght }\n'), 'CW1430', 6],
  ['copies by a field of words', sheet('    copies: { field: clan }\n'), 'CW1435', 6],
  ['a template that is not there', sheet('    back: templates/bak.hbs\n'), 'CW1214', 6],
  ['a style sheet that is not there', sheet('    style: [templates/beats.css]\n'), 'CW1214', 6],
  [
    'the same id twice',
    sheet('  - id: beasts\n    template: templates/aid.hbs\n    pages: page\n'),
    'CW1201',
    6,
  ],
] as const)('%s is reported at its line', (_, changes, code, line) => {
  expect(faults(changes)).toEqual([[code, line]]);
});

test("a size of the game's own is known", () => {
  const sizes = 'sizes:\n  - { id: tile, width: 40, height: 40 }\n';
  expect(faults({ 'print.yaml': kind('beast', 'tile') + sizes })).toEqual([]);
});

test.each([
  ['a sheet of cards with pages', sheet('    pages: tiled\n')],
  ['a tiled panel without a size', panel('pages: tiled')],
  ['a panel on one page with a size', panel('pages: page\n    size: { width: 90, height: 90 }')],
  ['a panel with copies', panel('pages: page\n    copies: [pack]')],
])('%s has a wrong form', (_, changes) => {
  expect(faults(changes).map(([code]) => code)).toEqual([expect.stringMatching(/^CW11/)]);
});

test('words of templates have every language, and can be formatted', () => {
  const words = `reach: { en: Reach }\nhand: { en: 'Hold {cards', ja: 手札 }\n`;
  expect(faults({ 'templates/words.yaml': words })).toEqual([
    ['CW1212', 1],
    ['CW1218', 2],
  ]);
});

function kind(name: string, size = 'card-63x88'): string {
  return `sheets:\n  - id: beasts\n    kind: ${name}\n    size: ${size}\n    front: templates/beast.hbs\n`;
}

function panel(lines: string): Record<string, string> {
  return {
    'print.yaml': `sheets:\n  - id: map\n    template: templates/map.hbs\n    ${lines}\n`,
  };
}
