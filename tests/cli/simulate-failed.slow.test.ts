/** Rules that throw: whoever simulates is given the command that plays that game again. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { throwingGame, THROWN } from '../support/throwing-game.ts';

const room = temporaryRoom();
const sound = copyGame(join(packageRoot(), 'starter'), join(room, 'sound'));
const broken = throwingGame(join(room, 'broken'), {
  'balance.yaml': `pairings: { share: [45, 55] }
suggest: { figures: [{ cards: [wick-trimmer], field: light, range: [1, 3] }] }
`,
});

/** Each in a folder, with how that game names itself in the command. */
const runs: readonly (readonly [args: readonly string[], folder: string, game: RegExp])[] = [
  [[], broken, /^play --seats/],
  [['--against', '../broken'], sound, /^play \.\.\/broken --seats/],
  [['--worth', 'cards'], broken, /^play --seats/],
  [['--suggest', '--budget', '400'], broken, /^play --seats/],
  [['--against', '../sound'], broken, /^play --seats/],
];

test.each(runs.slice(0, 2))('simulate %j', named);
test.each(runs.slice(2))('simulate %j', { tags: 'soak' }, named);

async function named(args: readonly string[], folder: string, game: RegExp): Promise<void> {
  const some = ['simulate', '--games', '4', '--seed', '17', ...args];
  const { exit, err } = await cardwright(some, folder);
  expect(exit).toBe(1);
  expect(err).toContain(`The rules of the game failed: ${THROWN}`);
  const [, command = ''] = /^The game in which it happened: cardwright (.*)$/m.exec(err) ?? [];
  expect(command).toMatch(game);
  expect(command).toMatch(/ --seats greedy,greedy --deck \S+ --seed -?\d+ --bot-seed -?\d+$/);
  const again = await cardwright(command.split(' '), folder);
  expect(again.err).toContain(THROWN);
}
