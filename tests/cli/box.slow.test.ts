/** `cardwright box`, `print --box` and orders, as a user calls them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { cardwright, TRACE } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { tinyPrint } from '../print/tiny-game.ts';

const room = temporaryRoom();
const BOX = `contents:
  - sheet: beasts
    decks: [pack]
    text: { en: '{count} beasts', ja: '獣　{count}枚' }
  - { sheet: aid, copies: 2 }
  - rulebook: true
  - { part: dice, copies: 3, text: { en: '{count} dice', ja: 'ダイス　{count}個' } }
`;
/** Paints beyond the cut, as print services want it. */
const GROUND = `.card::before { content: ''; position: absolute; inset: calc(-1 * var(--bleed)); background: #345 }
.back-face, .frame { background: none }`;
/** Prints all cards once: the box says otherwise. */
const PRINT = `sheets:
  - id: beasts
    kind: beast
    size: card-63x88
    front: templates/beast.hbs
    back: templates/beast-back.hbs
    style: [templates/beast.css, templates/colours.css]
    safe: 0
  - { id: aid, template: templates/aid.hbs, style: templates/map.css, pages: page }
`;
const BOOK = '# Tiny\n\n## What is in the box\n\n![](book:box)\n\n## Play\n\nBeasts play.\n';
const game = tinyPrint(room, {
  'box.yaml': BOX,
  'rulebook.md': BOOK,
  'rulebook.ja.md': BOOK,
});

test('a bundled game says what is in its box, as a process', async () => {
  const { exit, out } = await cardwright(['box', 'lords-of-war'], room);
  expect(exit).toBe(0);
  expect(out).toContain('36 cards of the Orc army');
  expect(out).toMatch(/Battle mat +1 +441 × 528 mm +6 +24/);
  expect(out).toMatch(/Cutting: about \d+ minutes \(\d+ straight cuts of 10 s/);
  expect(out).toContain('not counted: cuts inside Player aid');
});

test('in Japanese, and for programs', async () => {
  const japanese = await runHere(['box', game, '--ui', 'ja'], room);
  expect(japanese.out).toContain('獣　11枚');
  const { out } = await runHere(['box', game, '--format', 'json', '--paper', 'letter'], room);
  expect(JSON.parse(out)).toMatchObject({
    game: 'tiny',
    contents: [{ text: '11 beasts', count: 11 }, { count: 2 }, { count: 1 }, { text: '3 dice' }],
    notInTheBox: ['map'],
    paper: { id: 'letter', sheets: 4 },
  });
});

test.each([
  [['box', tinyPrint(room)], 1, 'has no box.yaml'],
  [['print', tinyPrint(room), '--box'], 2, 'has no box.yaml'],
  [['print', game, '--box', '--card', 'otter'], 2, "'--box'"],
  [['box', game, '--paper', 'a4,letter'], 2, 'Name one paper.'],
  [['box', game, '--paper', 'a44'], 2, 'Did you mean'],
] as const)('%j is refused with a way out', async (args, code, words) => {
  const { exit, out, err } = await runHere(args, room);
  expect(exit).toBe(code);
  expect(out + err).toContain(words);
  expect(out + err).not.toMatch(TRACE);
});

test('a box that is counted twice is neither shown nor printed', async () => {
  const wrong = tinyPrint(room, {
    'box.yaml': 'contents:\n  - sheet: beasts\n  - sheet: beasts\n',
  });
  for (const args of [
    ['box', wrong],
    ['check', wrong],
    ['print', wrong, '--box', '-o', room],
  ]) {
    const { exit, out } = await runHere(args, room);
    expect([args[0], exit]).toEqual([args[0], 1]);
    expect(out).toContain('CW3064');
  }
  expect(existsSync(join(room, 'tiny'))).toBe(false);
});

async function pagesOf(path: string): Promise<number> {
  return (await PDFDocument.load(readFileSync(path))).getPageCount();
}

describe('print', () => {
  test('--box prints every sheet as often as the box has it, and the rulebook', async () => {
    const out = join(room, 'printed');
    const { exit } = await runHere(['print', game, '--box', '--lang', 'en', '-o', out], room);
    expect(exit).toBe(0);
    expect(readdirSync(join(out, 'tiny')).toSorted()).toEqual([
      'tiny-aid-box-en-a4.pdf',
      'tiny-beasts-box-en-a4.pdf',
      'tiny-rulebook-en-booklet.pdf',
      'tiny-rulebook-en.pdf',
    ]);
    expect(await pagesOf(join(out, 'tiny/tiny-aid-box-en-a4.pdf'))).toBe(2);
    // Eleven cards: nine and two, each page with its backs.
    expect(await pagesOf(join(out, 'tiny/tiny-beasts-box-en-a4.pdf'))).toBe(4);
  });

  test('an order is of the box', async () => {
    const out = join(room, 'ordered');
    const ordered = tinyPrint(room, {
      'box.yaml': BOX.replace('  - rulebook: true\n', ''),
      'templates/colours.css': GROUND,
      'print.yaml': PRINT,
    });
    const given = ['print', ordered, '--vendor', 'the-game-crafter', '--lang', 'en', '-o', out];
    await runHere(given, room);
    const [folder = ''] = readdirSync(join(out, 'tiny'));
    const list = readFileSync(join(out, 'tiny', folder, 'cards.csv'), 'utf8');
    expect(list).toContain('otter-front.png,otter-back.png,6');
    expect(list).not.toContain('shrew');
  });
});
