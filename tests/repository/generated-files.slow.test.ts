/** What `cardwright build` writes into a game, as far as it is committed, is fresh. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildGame } from '../../generator/build.ts';
import { GameChecker } from '../../generator/check.ts';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';

const content = join(packageRoot(), 'content');
const games = [
  ...readdirSync(content).map((game) => [game, join(content, game)] as const),
  ['switchyard', join(packageRoot(), 'tests', 'support', 'switchyard')] as const,
];
const room = temporaryRoom();

describe.each(games)('%s', (game, from) => {
  test('types of the rules and the record of translations are up to date; else: cardwright build', async () => {
    const folder = copyGame(from, join(room, game));
    const { changed } = await buildGame(new GameChecker(folder).check(), join(room, 'build'));
    const written = changed.map((path) => relative(folder, path).replaceAll('\\', '/'));
    expect(written.filter((path) => !/^(\.\.|\.cardwright)\//.test(path))).toEqual([]);
  });
});
