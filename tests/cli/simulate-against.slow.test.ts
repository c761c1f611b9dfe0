/** `cardwright simulate --against`: what an edit did, by the game as it was. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import type { Comparison } from '../../simulation/index.ts';
import { cardwright, hasWorked, startCardwright, TRACE } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const game = copyGame(join(packageRoot(), 'starter'), join(room, 'game'));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.invalid'];
  return execFileSync('git', ['-C', game, ...identity, ...args], { encoding: 'utf8' });
}

git('init', '--quiet');
git('add', '.');
git('commit', '--quiet', '--message', 'as it was');

/** The card, with another light. */
function brighten(id: string, light: number): void {
  const path = join(game, 'keepers.yaml');
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(`- id: ${id}`);
  expect(at).toBeGreaterThan(0);
  const after = text.slice(at).replace(/light: \d/, `light: ${light}`);
  writeFileSync(path, text.slice(0, at) + after);
}

const first = git('rev-parse', 'HEAD').trim();

brighten('wick-trimmer', 3);
brighten('oil-carrier', 3);

const DECKS = ['--deck', 'back-channels,open-water', '--bots', 'random', '--games', '20'];
const asked = ['simulate', game, '--against', 'HEAD', ...DECKS];

test('an edit is said card by card, with shares before and after', async () => {
  const { exit, out, err } = await cardwright([...asked, '--format', 'json'], room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const comparison = JSON.parse(out) as Comparison;
  const trimmer = comparison.edited.find(({ id }) => id === 'wick-trimmer');
  expect(trimmer).toMatchObject({
    fate: 'changed',
    alone: 'tried',
    fields: [
      { field: 'light', before: 2, after: 3 },
      // Follows from it.
      { field: 'steady', before: false, after: true },
    ],
  });
  expect(comparison.before?.commit).toBe(git('rev-parse', 'HEAD').trim());
  const [pairing] = comparison.pairings;
  expect(pairing?.difference.pairs).toBe(10);
  expect(pairing!.difference.after - pairing!.difference.before).toBeCloseTo(
    pairing!.difference.value,
    9,
  );
  // The same games as a run of the game as it is.
  const now = await cardwright(['simulate', game, ...DECKS, '--format', 'csv'], room);
  const [, row = ''] = now.out.split('\n');
  expect(Number(row.split(',')[7])).toBeCloseTo(pairing!.difference.after, 4);
  expect(git('status', '--short')).not.toContain('?');
});

test('as a table, for spreadsheets, and as a page', { tags: 'soak' }, async () => {
  const { out } = await cardwright([...asked, '--report', 'page.html'], room);
  expect(out).toMatch(/^~ wick-trimmer \(keeper\)\n {4}light: 2 → 3 \(\+1\)$/m);
  expect(out).toMatch(/^back-channels +open-water +\d+\.\d % +\d+\.\d % +\S+ \(\S+ … \S+\)/m);
  const page = readFileSync(join(room, 'page.html'), 'utf8');
  expect(page).toContain('Card by card: each change alone');
  const csv = await cardwright([...asked, '--format', 'csv'], room);
  const rows = csv.out.trim().split('\n');
  expect(rows[0]).toMatch(/^change,card,field,from,to,/);
  expect(rows.find((row) => row.startsWith('card,wick-trimmer,light,2,3,'))).toBeDefined();
});

test('against itself no game differs, in a folder as at a revision', async () => {
  const same = ['simulate', game, '--against', game, ...DECKS];
  const { out } = await cardwright(same, room);
  expect(out).toContain('No component differs.');
  expect(out).toMatch(/back-channels +open-water .* no game differs$/m);
});

const slips: readonly (readonly [args: readonly string[], said: string])[] = [
  [['--against', 'nowhere'], 'neither a folder of a game nor a git revision'],
  [['--against', '--output=x'], 'neither a folder of a game nor a git revision'],
  [['--against', 'HEAD', '--check'], '--check says nothing about changes.'],
  [['--against', 'HEAD', '--deck', 'back-channels'], 'Two decks or bots are needed'],
];

test.each(slips)('slips are reported: %j', async (args, said) => {
  const { exit, out, err } = await runHere(['simulate', game, ...args], room);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(said);
  expect(err).not.toMatch(TRACE);
});

test('a state that cannot be played is named, and nothing remains of it', async () => {
  const good = readFileSync(join(game, 'game.yaml'), 'utf8');
  writeFileSync(join(game, 'game.yaml'), `${good}\nnonsense: 1\n`);
  git('commit', '--quiet', '--all', '--message', 'broken');
  writeFileSync(join(game, 'game.yaml'), good);
  const { exit, err } = await runHere(asked, room);
  expect(exit).toBe(2);
  expect(err).toContain('The game cannot be played as it was at "HEAD".');
});

test('Ctrl+C: what was played is shown, and the past goes away', { tags: 'soak' }, async () => {
  const long = ['--deck', 'back-channels,open-water', '--games', '100000', '--workers', '1'];
  const child = startCardwright(['simulate', game, '--against', first, ...long], room);
  let out = '';
  child.stdout.on('data', (text: Buffer) => (out += String(text)));
  const past = (): string[] =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`cardwright-${child.pid}-`));
  while (past().length === 0 && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await hasWorked(child, 3);
  child.kill('SIGINT');
  const exit = await new Promise((resolve) => child.on('close', resolve));
  expect(exit).toBe(0);
  expect(out).toContain('wick-trimmer');
  expect(past()).toEqual([]);
});
