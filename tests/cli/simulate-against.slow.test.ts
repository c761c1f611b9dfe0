/** `cardwright simulate --against`: what an edit did, by the game as it was. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Comparison } from '../../simulation/index.ts';
import { cardwright, hasWorked, startCardwright, TRACE } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const game = copyGame(LORDS_OF_WAR, join(room, 'game'));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.invalid'];
  return execFileSync('git', ['-C', game, ...identity, ...args], { encoding: 'utf8' });
}

git('init', '--quiet');
git('add', '.');
git('commit', '--quiet', '--message', 'as it was');

/** The file of the unit, with another defence. */
function strengthen(id: string, defence: number): void {
  const folder = join(game, 'units');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf(`id: ${id}\n`);
    if (at < 0) continue;
    const after = text.slice(at).replace(/defence: \d/, `defence: ${defence}`);
    writeFileSync(path, text.slice(0, at) + after);
  }
}

const first = git('rev-parse', 'HEAD').trim();

strengthen('orc-ravager', 9);
strengthen('dwarf-axeman', 9);

const DECKS = ['--deck', 'orc-core,dwarf-core', '--bots', 'random', '--games', '20'];
const asked = ['simulate', game, '--against', 'HEAD', ...DECKS];
test('an edit is said card by card, with shares before and after', async () => {
  const { exit, out, err } = await cardwright([...asked, '--format', 'json'], room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const comparison = JSON.parse(out) as Comparison;
  const ravager = comparison.edited.find(({ id }) => id === 'orc-ravager');
  expect(ravager).toMatchObject({
    fate: 'changed',
    alone: 'tried',
    fields: [{ field: 'defence', before: 3, after: 9 }],
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

test('as a table, for spreadsheets, and as a page', async () => {
  const { out } = await cardwright([...asked, '--report', 'page.html'], room);
  expect(out).toMatch(/^~ orc-ravager \(unit\)\n {4}defence: 3 → 9 \(\+6\)$/m);
  expect(out).toMatch(/^orc-core +dwarf-core +\d+\.\d % +\d+\.\d % +\S+ \(\S+ … \S+\)/m);
  const page = readFileSync(join(room, 'page.html'), 'utf8');
  expect(page).toContain('Card by card: each change alone');
  const csv = await cardwright([...asked, '--format', 'csv'], room);
  const rows = csv.out.trim().split('\n');
  expect(rows[0]).toMatch(/^change,card,field,from,to,/);
  expect(rows.find((row) => row.startsWith('card,orc-ravager,defence,3,9,'))).toBeDefined();
});

test('against itself no game differs, in a folder as at a revision', async () => {
  const same = ['simulate', game, '--against', game, ...DECKS];
  const { out } = await cardwright(same, room);
  expect(out).toContain('No component differs.');
  expect(out).toMatch(/orc-core +dwarf-core .* no game differs$/m);
});

const slips: readonly (readonly [args: readonly string[], said: string])[] = [
  [['--against', 'nowhere'], 'neither a folder of a game nor a git revision'],
  [['--against', '--output=x'], 'neither a folder of a game nor a git revision'],
  [['--against', 'HEAD', '--check'], '--check says nothing about changes.'],
  [['--against', 'HEAD', '--deck', 'orc-core'], 'Two decks or bots are needed'],
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

test('Ctrl+C: what was played is shown, and the past goes away', async () => {
  const long = ['--deck', 'orc-core,dwarf-core', '--games', '100000', '--workers', '1'];
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
  expect(out).toContain('orc-ravager');
  expect(past()).toEqual([]);
});
