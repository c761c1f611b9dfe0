/** Slips in templates, their own styles and their words that nobody would see before the print. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { templateFaults } from '../../../print/check-templates.ts';
import { temporaryRoom } from '../../support/games.ts';
import { checked, tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();

function faultsWith(overlays: Record<string, string>): string[] {
  const folder = tinyPrint(room, overlays);
  return templateFaults(checked(folder)).map(
    ({ code, file, range }) =>
      `${code} ${relative(folder, file)}:${range?.start.line ?? 0}:${range?.start.column ?? 0}`,
  );
}

const BACK = 'templates/beast-back.hbs';

test.each([
  ['an import of another machine', '<style>@import "http://x.example/a.css";</style>', 'CW2023'],
  ['an import with url()', '<style>@import url(http://x.example/a.css);</style>', 'CW2023'],
  ['a property of a style element', '<style>.a { colour: red }</style>', 'CW2121'],
  ['a property of a style attribute', '<p style="colour: red">x</p>', 'CW2121'],
  ['a value of a style attribute', '<p style="color: #12345">x</p>', 'CW2122'],
  ['a variable', '<p style="color: var(--nothing)">x</p>', 'CW2124'],
  ['a font', `<p style="font-family: Nofont">x</p>`, 'CW2022'],
  ['a brace of a style element', '<style>.a { color: red </style>', 'CW2020'],
  ['a quote', '<p class="one>x</p><p class="two">y</p>', 'CW2102'],
])('%s', (_, written, code) => {
  const found = faultsWith({ [BACK]: written });
  expect(found).toEqual([expect.stringMatching(`^${code} ${BACK}:1:`)]);
});

test.each([
  '<p style="color: {{card.colour}}">{{text game.title}}</p>'.replace(
    '{{card.colour}}',
    '{{game.id}}',
  ),
  '<p style="width: {{#if game}}3mm{{else}}4mm{{/if}}">x</p>',
  '<style>.a { {{#if game}}color: red;{{/if}} }</style>',
  '<style>.a { color: {{game.id}}; background: white }</style>',
  '<!-- <p style="colour: red"> --><p>x</p>',
  '<p style="font-family: &quot;Vollkorn&quot;">x</p>',
  '<p title="{{text game.title}}" style="--own: 1mm; width: var(--own)">a</p>',
])('sound: %s', (written) => {
  expect(faultsWith({ [BACK]: written })).toEqual([]);
});

test('places are those of the template, whatever is before them', () => {
  const before = '<p>{{text game.title}}</p>\n<p style="color: red">x</p>\n';
  const found = faultsWith({ [BACK]: `${before}<p style="margin: 0; colour: red">x</p>` });
  expect(found).toEqual([`CW2121 ${BACK}:3:22`]);
});

const WORDS = 'templates/words.yaml';
const words = readFileSync(join(import.meta.dirname, '../tiny-game', WORDS), 'utf8');
const lines = words.split('\n').length;

test.each([
  ['strenght: Strength', [`CW2130 ${WORDS}:${lines}:1`]],
  ['left-over: Nothing', [`CW2130 ${WORDS}:${lines}:1`]],
  // A field, which a list has as its head, and a word of one.
  ['strength: Strength', []],
  ['card-strength: Strength', []],
])('words that nothing asks for: %s', (line, found) => {
  expect(faultsWith({ [WORDS]: `${words}${line}\n` })).toEqual(found);
});

test('words of what decks declare are shown by the deck builder', () => {
  const construction = 'choices:\n  deckMode: { from: [twoHalves, free], default: free }\n';
  const found = faultsWith({
    'construction.yaml': `cards: [beast]\n${construction}constraints: [{ use: size, min: 1 }]\n`,
    [WORDS]: `${words}deck-mode: Mode\ndeck-mode-two-halves: Halves\ndeck-mood: Mode\n`,
  });
  expect(found).toEqual([`CW2130 ${WORDS}:${lines + 2}:1`]);
});

test('words of what decks declare are not judged where the rules of decks have an error', () => {
  const choices = 'choices:\n  deckMode: { from: [free], default: free }\n';
  const written = { [WORDS]: `${words}deck-mode: Mode\n` };
  const broken = `cards: [beast]\n${choices.replace('}', '')}`;
  expect(faultsWith({ 'construction.yaml': broken, ...written })).toEqual([]);
  const misspelt = `cards: [beast]\n${choices.replace('choices', 'chioces')}`;
  expect(faultsWith({ 'construction.yaml': misspelt, ...written })).toEqual([]);
});

test('words whose names a template puts together are asked for', () => {
  const back = '<p>{{t (concat "back-" (concat game.id "x") "-note")}}</p>';
  const written = `${words}back-tinyx-note: x\nback-other: y\n`;
  const found = faultsWith({ [BACK]: back, [WORDS]: written });
  expect(found.filter((one) => one.startsWith('CW2130'))).toEqual([
    `CW2130 ${WORDS}:${lines + 1}:1`,
  ]);
});

test.each([
  ['{{t "hand" crads=2}}', '"crads"'],
  ['{{t "hand"}}', '{cards}'],
])('the value that words need is named: %s', (written, name) => {
  const folder = tinyPrint(room, { [BACK]: `<p>${written}</p>` });
  const [found] = templateFaults(checked(folder));
  expect(found?.code).toBe('CW2008');
  expect(found?.message).toContain(name);
});
