import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WrongUse } from '../../cli/exit.ts';
import { builtInGames, findGames } from '../../cli/find-games.ts';
import { LORDS_OF_WAR, temporaryRoom, writeFiles } from '../support/games.ts';

const room = temporaryRoom();
writeFiles(room, {
  'games/axe/game.yaml': '',
  'games/axe/units/orc.yaml': '',
  'games/bow/game.yaml': '',
  'games/notes/todo.txt': '',
  'project/content/club/game.yaml': '',
  'project/scratch/game.yaml': '',
  'empty/notes.txt': '',
});
mkdirSync(join(room, 'lords-of-war'));

test.each<[what: string, names: string[], cwd: string, found: string[]]>([
  ['a path', ['games/axe'], '', ['games/axe']],
  [
    'several paths, each once',
    ['games/bow', 'games/axe', 'games/bow/'],
    '',
    ['games/bow', 'games/axe'],
  ],
  ['a file of a game', ['games/axe/units/orc.yaml'], '', ['games/axe']],
  ['a folder of games', ['games'], '', ['games/axe', 'games/bow']],
  ['a project with games in content/', ['project'], '', ['project/content/club']],
  ['the game around', [], 'games/axe/units', ['games/axe']],
  ['the games below', [], 'games', ['games/axe', 'games/bow']],
])('%s', (_, names, cwd, found) => {
  expect(findGames(names, join(room, cwd))).toEqual(found.map((path) => join(room, path)));
});

test('a game that is bundled, by its id', () => {
  expect(builtInGames()).toContain('lords-of-war');
  expect(findGames(['lords-of-war'], join(room, 'empty'))).toEqual([LORDS_OF_WAR]);
});

test.each<[what: string, names: string[], cwd: string, hint: RegExp]>([
  ['no game here', [], 'empty', /lords-of-war/],
  ['no such path', ['no-such-path'], '', /lords-of-war/],
  ['a misspelt id', ['lords-of-wra'], 'games', /"lords-of-war"/],
  ['a folder without a game', ['games/notes'], '', /game\.yaml/],
  ['a folder that has the name of a game', ['lords-of-war'], '', /game\.yaml/],
])('%s', (_, names, cwd, hint) => {
  expect(() => findGames(names, join(room, cwd))).toThrow(WrongUse);
  try {
    findGames(names, join(room, cwd));
  } catch (error) {
    expect((error as WrongUse).hint).toMatch(hint);
  }
});
