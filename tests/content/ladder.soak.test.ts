/**
 * Whether a search of some length beats greedy with 95 % confidence. In Armed Warfare and A-AWs it is not
 * proved: ismcts:60 won 50 % [34, 66] of 32 games, eight of which did not end within 800 decisions, and
 * 57 % [39, 74] of 28.
 */
import { expect, test } from 'vitest';
import { ladderGame, share } from '../support/ladder.ts';

test.each([
  ['lords-of-war', 'ismcts:400', 20],
  ['battle-logistic-square', 'ismcts:400', 40],
  ['apeiron', 'ismcts:60', 20],
])('in %s: %s', async (id, bot, pairs) => {
  expect(share(await ladderGame(id), bot, 'greedy', pairs).low).toBeGreaterThan(0.5);
});
