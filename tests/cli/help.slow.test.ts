/** The command line itself: help, version, slips, pipes; and the commands that only tell something. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exitCodes } from '../../cli/exit.ts';
import { commands } from '../../cli/commands/index.ts';
import { packageRoot, packageVersion } from '../../kernel/index.ts';
import { cardwright, startCardwright, TRACE } from '../support/command.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const empty = join(room, 'empty');
mkdirSync(empty);

test.concurrent('--help names every command', async () => {
  const { exit, out, err } = await cardwright(['--help'], room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const named = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(['check', 'build', 'deck', 'test', 'explain']));
  expect(named.length).toBeGreaterThanOrEqual(commands.length);
});

test.concurrent('a command explains itself', async () => {
  const { exit, out } = await runHere(['deck', 'check', '--help'], room);
  expect(exit).toBe(0);
  expect(out).toContain('--option');
});

test.concurrent.for([[['--help']], [['deck', '--help']], [['deck', 'check', '--help']]] as const)(
  '%j says what the exit codes mean',
  async ([args]) => {
    const { out } = await runHere(args, room);
    for (const [code, meaning] of exitCodes) expect(out).toContain(`  ${code}  ${meaning}`);
  },
);

test('so does the page about the command line', () => {
  const page = readFileSync(join(packageRoot(), 'docs/how-to/command-line.md'), 'utf8');
  for (const [code, meaning] of exitCodes) {
    expect(page).toMatch(new RegExp(`^\\| ${code} +\\| ${meaning.replace(/[()]/g, '.')}`, 'm'));
  }
});

test.concurrent('--quiet leaves errors and results', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'quiet'));
  expect(await runHere(['build', '--quiet'], folder)).toEqual({ exit: 0, out: '', err: '' });
  expect(await runHere(['--quiet', 'schema'], folder)).toEqual({ exit: 0, out: '', err: '' });
  const text = await runHere(['deck', 'list', 'decks/starter.yaml', '-q'], folder);
  expect(text.out).not.toBe('');
  writeFiles(folder, { 'races.yaml': '- { id: 1 }\n' });
  const wrong = await runHere(['check', '-q'], folder);
  expect(wrong.exit).toBe(1);
  expect(wrong.out).toMatch(/^error CW/m);
  expect(wrong.out).not.toMatch(/^(?:warning|info) CW/m);
});

test.concurrent('--version', async () => {
  const { exit, out } = await cardwright(['--version'], room);
  expect({ exit, out }).toEqual({ exit: 0, out: `${packageVersion()}\n` });
});

test.concurrent.for([
  [['chekc'], 'check'],
  [['check', '--fromat', 'json'], '--format'],
  [['deck', 'lst', 'x'], 'list'],
  [['explain', 'unknown-referense'], 'unknown-reference'],
  [['check', 'lords-of-wra'], 'lords-of-war'],
  [['check', '--format', 'xml'], 'json'],
  [['check'], 'game.yaml'],
  [['explain'], 'code'],
  [[], 'check'],
] as const)('%j is refused, with a way out', async ([args, way]) => {
  const { exit, out, err } = await runHere(args, empty);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(way);
  expect(err).not.toMatch(TRACE);
});

test.concurrent.for(['CW1203', 'cw1203', '1203', 'unknown-reference'])(
  'explain %s',
  async (asked) => {
    const { exit, out } = await runHere(['explain', asked], room);
    const page = readFileSync(join(packageRoot(), 'docs/diagnostics/CW1203.md'), 'utf8');
    expect(exit).toBe(0);
    expect(page.trimEnd().endsWith(out.trimEnd())).toBe(true);
    expect(out).toMatch(/^# CW1203 unknown-reference/);
  },
);

test('explain shows the page in Japanese', async () => {
  const { exit, out } = await runHere(['explain', 'CW1203', '--ui', 'ja'], room);
  const page = readFileSync(join(packageRoot(), 'docs/ja/diagnostics/CW1203.md'), 'utf8');
  expect(exit).toBe(0);
  expect(page.trimEnd().endsWith(out.trimEnd())).toBe(true);
});

test.concurrent('doctor says what it found', async () => {
  const { exit, out, err } = await cardwright(['doctor'], room);
  expect(err).toBe('');
  const lines = out.trimEnd().split('\n');
  const failed = lines.filter((line) => line.startsWith('FAIL'));
  expect(exit).toBe(failed.length === 0 ? 0 : 1);
  expect(out).toContain(`ok    Node                   ${process.versions.node}`);
  expect(out).toContain(packageVersion());
});

test.concurrent('whoever reads may stop reading', { tags: 'soak' }, async () => {
  const units = Array.from({ length: 400 }, (_, n) => `- { id: unit-${n}, defence: ${n} }`);
  const folder = copyGame(TINY_GAME, join(room, 'loud'), {
    'units/many.yaml': `${units.join('\n')}\n`,
  });
  const child = startCardwright(['check', '--format', 'sarif'], folder);
  let err = '';
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  await new Promise((resolve) => child.once('close', resolve));
  expect(err).toBe('');
});

test.concurrent('a closed standard error is no crash either', { tags: 'soak' }, async () => {
  const child = startCardwright(['check', 'no-such-game'], room);
  child.stderr.destroy();
  const exit = await new Promise((resolve) => child.once('close', resolve));
  expect([0, 2]).toContain(exit);
});

test.concurrent('schema writes what editors need, once', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'edited'));
  const first = await runHere(['schema'], join(folder, 'units'));
  expect(first).toMatchObject({ exit: 0, err: '' });
  for (const kind of ['unit', 'race', 'deck', 'game', 'scenarios']) {
    expect(first.out).toContain(`wrote ../.cardwright/schemas/${kind}.schema.json\n`);
  }
  const second = await runHere(['schema'], folder);
  expect(second).toMatchObject({ exit: 0, err: '' });
  expect(second.out).not.toContain('wrote');
});

test.concurrent('schema goes on after a game that cannot be used', async () => {
  writeFiles(room, { 'several/a/game.yaml': '- 1\n' });
  copyGame(TINY_GAME, join(room, 'several', 'b'));
  const { exit, out, err } = await runHere(['schema'], join(room, 'several'));
  expect(exit).toBe(1);
  expect(err).toContain('a/game.yaml');
  expect(out).toContain('wrote b/.cardwright/schemas/unit.schema.json');
});

const bands = readFileSync(join(TINY_GAME, 'scenarios/bands.yaml'), 'utf8');

test.concurrent('test runs scenarios, and says what came out otherwise', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'tested'), {
    'scenarios/wrong.yaml': bands.replace('TINY-W01', 'TINY-W02').replace('size: 4', 'size: 5'),
  });
  const all = await runHere(['test'], folder);
  expect(all).toMatchObject({ exit: 1, err: '' });
  expect(all.out).toMatch(/^FAILED TINY-W02 .*\n.*expected 5, found 4\n+tiny: 1 of 2 scenarios/);
  const one = await runHere(['test', 'scenarios/bands.yaml'], folder);
  expect(one.exit).toBe(0);
  expect(one.out).toContain('1 of 1');
  const none = await runHere(['test', 'races.yaml'], folder);
  expect(none).toMatchObject({ exit: 2, out: '' });
});
