/** One manner for all commands: lists, the name of the game, languages. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allCommands } from '../support/all-commands.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const pack = join('content', 'lords-of-war', 'decks', 'orc-core.yaml');

const offered = await allCommands();

test('no option takes what follows it', () => {
  const greedy = offered.flatMap(({ name, command }) =>
    command.options.filter(({ variadic }) => variadic).map(({ flags }) => `${name} ${flags}`),
  );
  expect(greedy).toEqual([]);
});

test('help lists each command with the arguments that it takes', () => {
  const listed = offered.filter((one) => one.arguments !== null);
  const taken = listed.map(({ name, command }) => [
    name,
    command.usage().replace(/^\[options\] ?/, ''),
  ]);
  expect(listed.map((one) => [one.name, one.arguments])).toEqual(taken);
});

test('whatever takes the name of a game takes --game, and the other way round', () => {
  const uneven = offered.filter(({ command }) => {
    const byName = command.registeredArguments.some((one) => /^(game|path|file)$/.test(one.name()));
    return byName !== command.options.some(({ long }) => long === '--game');
  });
  expect(uneven.map(({ name }) => name)).toEqual([]);
});

test.for([
  [['text', '--lang', 'en', 'battle-logistic-square']],
  [['text', '--card', 'avi-kestrel,avi-lattice', '-g', 'battle-logistic-square']],
  [['deck', 'stats', '--by', 'class', 'lords-of-war', pack]],
  [['deck', 'stats', '--by', 'class,rank', '-g', 'lords-of-war', pack]],
  [['deck', 'random', 'lords-of-war']],
] as const)('%j', async ([args]) => {
  const { exit, out, err } = await runHere(args, process.cwd());
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).not.toBe('');
});

test.for([
  [['check', '--lang', 'xx', 'lords-of-war']],
  [['text', '--lang', 'xx', 'lords-of-war']],
  [['play', '--lang', 'xx', 'lords-of-war']],
  [['engine', '--lang', 'xx', 'lords-of-war']],
  [['preview', '--lang', 'xx', 'lords-of-war']],
  [['print', '--lang', 'xx', 'lords-of-war']],
  [['diff', 'HEAD', '--lang', 'xx', 'lords-of-war']],
  [['deck', 'check', '--lang', 'xx', pack]],
  [['deck', 'list', '--lang', 'xx', pack]],
  [['deck', 'random', '--lang', 'xx', 'lords-of-war']],
] as const)('%j names the languages of the game', async ([args]) => {
  const { exit, out, err } = await runHere(args, process.cwd());
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain('en, ja');
});

test.for([
  [['-g', 'lords-of-war,battle-logistic-square'], 'Several games'],
  [['-g', 'lords-of-war', 'battle-logistic-square'], 'named in two ways'],
  [['lords-of-wra'], 'lords-of-war'],
] as const)('preview %j', async ([args, reported]) => {
  const { exit, err } = await runHere(['preview', ...args], process.cwd());
  expect(exit).toBe(2);
  expect(err).toContain(reported);
});

const folder = copyGame(TINY_GAME, join(room, 'tiny'));
writeFileSync(join(room, 'taken'), '');

test.for([
  ['print', join(room, 'taken', 'deeper')],
  ['build', join(room, 'taken')],
  ...(process.platform === 'linux' ? ([['print', '/proc/zz/out']] as const) : []),
] as const)('%s --out %s is refused at once', async ([command, out]) => {
  const { exit, out: printed, err } = await runHere([command, folder, '--out', out], room);
  expect({ exit, printed }).toEqual({ exit: 2, printed: '' });
  expect(err).toContain('--out');
});

test('trying a folder leaves nothing behind', async () => {
  const out = join(room, 'new', 'out');
  const { exit } = await runHere(['print', folder, '--out', out, '--card', 'nobody'], room);
  expect(exit).toBe(2);
  expect(readdirSync(room)).not.toContain('new');
});
