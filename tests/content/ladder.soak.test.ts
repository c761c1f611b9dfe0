/**
 * Whether a search of some length beats greedy with 95 % confidence. Searches take too long for it in
 * Apeiron (`npm run bench bots`); in Armed Warfare and A-AWs it is not proved.
 */
import { expect, test } from 'vitest';
import { ladderGame, share } from '../support/ladder.ts';

test.each(['lords-of-war', 'battle-logistic-square'])('ismcts:400 in %s', async (id) => {
  expect(share(await ladderGame(id), 'ismcts:400', 'greedy', 20).low).toBeGreaterThan(0.5);
});
