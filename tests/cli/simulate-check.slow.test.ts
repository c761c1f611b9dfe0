/** `simulate --check` and `--report`: three answers with their exit codes, and one page. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
let folder: string;

beforeAll(() => {
  folder = join(room, 'lords');
  cpSync(join(packageRoot(), 'content', 'lords-of-war'), folder, { recursive: true });
});

const DECKS = ['--deck', 'orc-core,dwarf-core', '--bots', 'random', '--workers', '1'];

function check(balance: string, games: number, ...more: string[]): ReturnType<typeof cardwright> {
  writeFileSync(join(folder, 'balance.yaml'), balance);
  const args = ['simulate', folder, ...DECKS, '--games', String(games), ...more, '--lang', 'en'];
  return cardwright(args, room);
}

test('holds: exit code 0, and nothing to report', async () => {
  const { exit, out } = await check('pairings: { share: [20, 95] }\n', 400, '--check');
  expect(out).toContain('1 hold, 0 broken, 0 without enough games');
  expect(exit).toBe(0);
});

test('broken: exit code 1, at the line of balance.yaml', async () => {
  const { exit, out } = await check(
    'unfinished: {}\npairings: { share: [1, 20] }\n',
    400,
    '--check',
  );
  expect(out).toMatch(/CW6001[^]*balance\.yaml:2/u);
  expect(exit).toBe(1);
});

test('not enough games: exit code 3, with a forecast', async () => {
  const { exit, out } = await check('pairings: {}\n', 40, '--check');
  expect(out).toMatch(/CW6002[^]*Play more: about [\d,]+ games in all/u);
  expect(exit).toBe(3);
});

test(
  'the page has the names of the game and commands that play its games again',
  { tags: 'soak' },
  async () => {
    const { exit } = await check('pairings: {}\n', 40, '--report', 'out.html', '--ui', 'en');
    expect(exit).toBe(0);
    const page = readFileSync(join(room, 'out.html'), 'utf8');
    expect(page).toContain('Orc core army');
    expect(page).toMatch(/<code>\s*cardwright play .*--deck orc-core,dwarf-core --seed \d+/u);
    expect(page).toContain('not enough games');
  },
);

test('without balance.yaml nothing can be judged, and no game is played', async () => {
  const other = join(room, 'without');
  cpSync(join(packageRoot(), 'content', 'lords-of-war'), other, {
    recursive: true,
    filter: (path) => !path.endsWith('balance.yaml'),
  });
  const { exit, err } = await runHere(['simulate', other, '--check'], room);
  expect(exit).toBe(2);
  expect(err).toContain('has no balance.yaml');
});
