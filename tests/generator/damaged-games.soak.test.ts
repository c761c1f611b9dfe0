/** A check never throws: every file of every game, damaged in many ways. */
import { describe, test } from 'vitest';
import * as fc from 'fast-check';
import { temporaryRoom } from '../support/games.ts';
import { damage, DamagedGame, GAMES } from './damaged-games.ts';

const room = temporaryRoom();

/** Of each file, in milliseconds: there are about a hundred, and some damages take a check of everything. */
const LONGEST = 1000;

describe.each(GAMES)('%s', (name) => {
  const game = new DamagedGame(name, room);
  test.each(game.files)('%s', (path) => {
    fc.assert(
      fc.property(damage, (how) => game.try(path, how, true)),
      { numRuns: 60, endOnFailure: true, interruptAfterTimeLimit: LONGEST },
    );
  });
});
