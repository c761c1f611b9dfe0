/** The ladder of skill: bots beat those below them with 95 % confidence. */
import { expect, test } from 'vitest';
import { ladderGame, share } from '../support/ladder.ts';

test(
  'a little search beats random in nearly every game of Lords of War',
  { tags: 'soak' },
  async () => {
    const game = await ladderGame('lords-of-war');
    expect(game.setups.length).toBeGreaterThan(1);
    expect(share(game, 'ismcts:20', 'random', 4).share).toBeGreaterThan(0.8);
  },
);

const games = ['lords-of-war', 'battle-logistic-square'];

// The other games have a test of their own: four of five games over many seeds.
test.each(games)('greedy beats random in %s', async (id) => {
  expect(share(await ladderGame(id), 'greedy', 'random', 20).low).toBeGreaterThan(0.5);
});
