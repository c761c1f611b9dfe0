/** A check never throws, whatever is in a game; many more damages are tried in the soak run. */
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { temporaryRoom } from '../support/games.ts';
import { damage, DamagedGame, GAMES } from './damaged-games.ts';

const room = temporaryRoom();

test.each(GAMES)('%s: a damage in some of its files', (name) => {
  const game = new DamagedGame(name, room);
  expect(game.files.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(fc.constantFrom(...game.files), damage, (path, how) => game.try(path, how)),
    { numRuns: name === 'starter' ? 16 : 2, seed: 11, endOnFailure: true },
  );
});
