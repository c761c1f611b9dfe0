/** `cardwright icons`, as a user calls it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { tinyPrint } from '../print/tiny-game.ts';

const room = temporaryRoom();

test('names, shortest first, and how many more there are', async () => {
  const { exit, out, err } = await cardwright(['icons', 'sword'], room);
  expect(exit).toBe(0);
  const names = out.trimEnd().split('\n');
  expect(names).toHaveLength(40);
  for (const name of names) expect(name).toMatch(/^game-icons:.*sword/);
  expect(err).toMatch(/and \d+ more/);
});

test('a page that needs nothing beside it', async () => {
  const { exit } = await runHere(['icons', 'broad', 'sword', '-o', 'swords.html'], room);
  expect(exit).toBe(0);
  const page = readFileSync(join(room, 'swords.html'), 'utf8');
  expect(page).toContain('game-icons:broadsword');
  expect(page.match(/<svg/g)?.length).toBe(page.match(/<figcaption/g)?.length);
  expect(page).not.toMatch(/(?:src|href)=/);
});

test('words that no name has', async () => {
  const { exit, err } = await runHere(['icons', 'zzzz'], room);
  expect(exit).toBe(2);
  expect(err).toContain('Try one word');
});

describe('a set that is installed in the current folder', () => {
  const desk = join(room, 'desk');
  const set = join(desk, 'node_modules/@iconify-json/fen');
  mkdirSync(set, { recursive: true });
  const icons = { 'reed-lamp': { body: '<path d="M1 1h6v6H1z"/>' } };
  const files = {
    'icons.json': { prefix: 'fen', width: 8, height: 8, icons },
    'info.json': { name: 'Fen Icons', author: { name: 'Mira Voss' }, license: { title: 'MIT' } },
    'package.json': { version: '1.2.3' },
  };
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(join(set, name), JSON.stringify(data));
  }
  const game = tinyPrint(room, {
    'templates/aid.hbs': '<p>{{icon "fen:reed-lamp"}} {{icon "game-icons:broadsword"}}</p>',
    'templates/words.yaml': null,
  });

  test('is searched, and its icons are known by their names', async () => {
    expect((await cardwright(['icons', 'reed', 'lamp'], desk)).out).toBe('fen:reed-lamp\n');
    expect((await cardwright(['check', game], desk)).out).not.toContain('CW2009');
    expect((await cardwright(['check', game], room)).out).toContain('CW2009');
  });

  test('is credited on the sheet with its author and licence', async () => {
    const given = ['print', game, '--format', 'html', '--lang', 'en', '-o', desk];
    await cardwright(given, desk);
    const name = readdirSync(join(desk, 'tiny')).find((file) => file.includes('-aid-')) ?? '';
    const page = readFileSync(join(desk, 'tiny', name), 'utf8');
    expect(page).toContain('Icons: Fen Icons, Mira Voss, MIT');
    expect(page).toContain('game-icons.net, CC BY 3.0');
    expect(page).toContain('M1 1h6v6H1z');
  });
});
