/** `cardwright art` and `check --final`, as a user calls them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { tinyPrint, TINY_PRINT } from '../print/tiny-game.ts';

const room = temporaryRoom();
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';
const beasts = readFileSync(join(TINY_PRINT, 'beasts.yaml'), 'utf8');
const print = readFileSync(join(TINY_PRINT, 'print.yaml'), 'utf8');

/** Otters and herons show a picture across the card and its bleed; only that of the heron is there. */
const FILES = {
  'beasts.yaml': beasts
    .replace('strength: 2', 'strength: 2\n  art: art/otter.png')
    .replace('strength: 4', 'strength: 4\n  art: art/heron.svg'),
  'print.yaml': print.replace('    copies: [pack]\n', '    copies: [pack]\n    bleed: 3\n'),
  'templates/beast.hbs':
    '<div style="--clan: #456">{{#if card.art}}<img src="{{asset card.art}}" style="position: absolute; top: 20mm; left: calc(-1 * var(--bleed)); width: calc(63mm + 2 * var(--bleed)); height: 40mm">{{/if}}</div>',
  'art/heron.svg': DRAWING,
  'art.yaml':
    'pictures:\n  - { files: [art/*.png], artist: { en: Mira Voss, ja: ミラ・ヴォス }, licence: CC BY 4.0 }\n',
};
const game = tinyPrint(room, FILES);

test('what is to be painted, with its size at 300 dots per inch, its bleed included', async () => {
  const { exit, out } = await cardwright(['art', game, '--lang', 'en'], room);
  expect(exit).toBe(0);
  expect(out.split('\n').map((line) => line.trim())).toEqual([
    'To be painted: 1',
    'art/otter.png',
    '815 × 472 pixels (69 × 40 mm)',
    'otter',
    'Mira Voss, CC BY 4.0',
    'There: 1',
    'art/heron.svg',
    '815 × 472 pixels (69 × 40 mm)',
    'heron',
    'Nobody is named in art.yaml for 1 of them.',
    '',
  ]);
});

test('for programs, in the language of the names', async () => {
  const { out } = await runHere(['art', game, '--format', 'json', '--lang', 'ja'], room);
  expect(JSON.parse(out)).toMatchObject({
    pictures: [
      { path: 'art/heron.svg', isThere: true, artist: null },
      {
        path: 'art/otter.png',
        isThere: false,
        cards: ['otter'],
        sheets: ['beasts'],
        place: { width: expect.closeTo(69, 1), height: expect.closeTo(40, 1) },
        pixels: { width: 815, height: 472 },
        artist: 'ミラ・ヴォス',
      },
    ],
  });
});

test('a game without pictures', async () => {
  const { exit, out } = await runHere(['art', tinyPrint(room)], room);
  expect([exit, out]).toEqual([0, 'The game names no pictures.\n']);
});

describe('check', () => {
  test('warns, and with --final refuses', async () => {
    const before = await runHere(['check', game], room);
    expect([before.exit, before.out.includes('CW3085')]).toEqual([0, true]);
    const { exit, out } = await cardwright(['check', game, '--final'], room);
    expect(exit).toBe(1);
    expect(out).toContain('error CW3086');
    expect(out).not.toContain('CW3085');
  });

  test('says which entry of art.yaml means nothing, unless a template makes addresses', async () => {
    const wrong = 'pictures:\n  - { files: [art/ottr.png], artist: Mira Voss }\n';
    const found = await runHere(['check', tinyPrint(room, { ...FILES, 'art.yaml': wrong })], room);
    expect(found.out).toContain('CW3087');
    const made = '<div style="--clan: #456"><img src="art/{{card.id}}.png"></div>';
    const files = { ...FILES, 'art.yaml': wrong, 'templates/beast.hbs': made };
    const silent = await runHere(['check', tinyPrint(room, files)], room);
    expect(silent.out).not.toContain('CW3087');
  });
});
