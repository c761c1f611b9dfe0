/** The ladder of skill: each bot beats the one below it, in every game, with 95 % confidence. */
import { describe, expect, test } from 'vitest';
import { ladderGame, share } from '../support/ladder.ts';
import { isSoak } from '../support/runs.ts';

test('a little search beats random in nearly every game of Lords of War', async () => {
  const game = await ladderGame('lords-of-war');
  expect(game.setups.length).toBeGreaterThan(1);
  expect(share(game, 'ismcts:20', 'random', 4).share).toBeGreaterThan(0.8);
});

/** Each at a level whose games end within the soak run. */
const levels = [
  ['lords-of-war', 'ismcts:400'],
  ['battle-logistic-square', 'ismcts:400'],
  ['apeiron', 'ismcts:100'],
  ['armed-warfare', 'ismcts:100'],
  ['aaws-basic', 'ismcts:50'],
] as const;

describe.runIf(isSoak).each(levels)('%s', (id, search) => {
  test('greedy beats random', async () => {
    expect(share(await ladderGame(id), 'greedy', 'random', 20).low).toBeGreaterThan(0.5);
  });

  test(`${search} beats greedy`, async () => {
    expect(share(await ladderGame(id), search, 'greedy', 30).low).toBeGreaterThan(0.5);
  });
});
