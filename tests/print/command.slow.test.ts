/** `cardwright print`. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cardwright, codesIn } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { readPdf } from './read-pdf.ts';
import { tinyPrint } from './tiny-game.ts';

const room = temporaryRoom();
const folder = tinyPrint(room);
const out = join(folder, 'out', 'tiny');

afterEach(() => {
  delete process.env['SOURCE_DATE_EPOCH'];
});

test('without a name it prints the game around, into its out/', async () => {
  const { exit, out: said } = await cardwright(['print', '--lang', 'en'], folder);
  expect(exit).toBe(0);
  expect(said).toContain(join('out', 'tiny', 'tiny-beasts-en-a4.pdf'));
  expect(readdirSync(out).toSorted()).toEqual([
    'tiny-aid-en-a4.pdf',
    'tiny-beasts-en-a4.pdf',
    'tiny-map-en-a4.pdf',
  ]);
});

test('a deck that was pasted, on two papers', async () => {
  const deck = join(room, 'my-pack.txt');
  writeFileSync(deck, '2 Otter\n1 アオサギ\n');
  const args = ['print', folder, '--deck', deck, '--lang', 'ja', '--paper', 'A4,letter'];
  expect(await runHere(args, room)).toMatchObject({ exit: 0 });
  const { pages } = await readPdf(join(out, 'tiny-beasts-my-pack-ja-letter.pdf'));
  expect(pages).toHaveLength(2);
  expect(pages[0]?.text.split('カワウソ')).toHaveLength(3);
  expect(pages[0]?.text.split('アオサギ')).toHaveLength(2);
});

test('a deck that breaks limits is printed, and reported', async () => {
  const deck = join(room, 'unknown.txt');
  writeFileSync(deck, '2 Otter\n1 Dragon\n');
  const { exit, out: said } = await runHere(['print', folder, '--deck', deck, '-l', 'en'], room);
  expect(exit).toBe(1);
  expect(codesIn(said)).toEqual(['CW1301']);
  expect(existsSync(join(out, 'tiny-beasts-unknown-en-a4.pdf'))).toBe(true);
});

test('SOURCE_DATE_EPOCH makes prints that are the same byte for byte', async () => {
  process.env['SOURCE_DATE_EPOCH'] = '1700000000';
  const prints: Buffer[] = [];
  for (const name of ['one', 'two']) {
    const target = join(room, name);
    await runHere(['print', folder, '--card', 'heron', '-l', 'en', '-o', target], room);
    prints.push(readFileSync(join(target, 'tiny', 'tiny-beasts-heron-en-a4.pdf')));
  }
  expect(prints[0]?.equals(prints[1] ?? Buffer.alloc(0))).toBe(true);
  const { document } = await readPdf(join(room, 'one', 'tiny', 'tiny-beasts-heron-en-a4.pdf'));
  expect(document.getCreationDate()).toEqual(new Date(1_700_000_000_000));
});

describe('slips end with 2, and say what there is', () => {
  test.each([
    [['--kind', 'beats'], 'beast'],
    [['--card', 'ottr'], 'otter'],
    [['--lang', 'fr'], 'en, ja'],
    [['--paper', 'a44'], 'a4'],
    [['--deck', 'nowhere.txt'], 'nowhere.txt'],
    [['--flip', 'sideways'], 'long, short, fold'],
    [['--marks', 'everywhere'], 'both, fronts, backs, none'],
    [['--margins', '3,4'], 'top, right, bottom, left'],
    [['--gutter', 'wide'], '50'],
    [['--printer', 'nobody'], 'cardwright calibrate nobody'],
  ])('%s', async (args, named) => {
    const { exit, err } = await runHere(['print', folder, ...args], room);
    expect(exit).toBe(2);
    expect(err).toContain(named);
  });
});

test('a game with faults is not printed', async () => {
  const faulty = tinyPrint(room, { 'clans.yaml': '- { id: river }\n' });
  const { exit, out: said } = await runHere(['print', faulty], room);
  expect(exit).toBe(1);
  expect(codesIn(said)).toContain('CW1103');
  expect(existsSync(join(faulty, 'out'))).toBe(false);
});

test('a template with a fault ends with 1', async () => {
  const faulty = tinyPrint(room, { 'templates/aid.hbs': '{{txt game.title}}' });
  const { exit, out: said } = await runHere(['print', faulty], room);
  expect(exit).toBe(1);
  expect(codesIn(said)).toEqual(['CW2002']);
});
