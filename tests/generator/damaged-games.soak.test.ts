/** A check never throws: every file of every game, damaged in many ways. */
import { createHash } from 'node:crypto';
import { afterAll, describe, test } from 'vitest';
import * as fc from 'fast-check';
import { temporaryRoom } from '../support/games.ts';
import { damage, DamagedGame, GAMES, type Damage } from './damaged-games.ts';

const room = temporaryRoom();

/** Damages of each file. */
const MOST = 60;

/**
 * Of each file, in microseconds of this process, whatever else the machine does: there are hundreds,
 * and some damages take a check of everything.
 */
const ENOUGH = 600_000;

describe.each(GAMES)('%s', (name) => {
  let game: DamagedGame | null = new DamagedGame(name, room);
  // What it remembers of all its damages is much: the games together would fill the memory.
  afterAll(() => {
    game = null;
  });
  test.each(game.files)('%s', (path) => {
    const begun = process.cpuUsage();
    for (const how of fc.sample(damage, { numRuns: MOST, seed: seedOf(path) })) {
      tryOne(() => game?.try(path, how, true), how);
      const { user, system } = process.cpuUsage(begun);
      if (user + system > ENOUGH) break;
    }
  });
});

/** Each file has damages of its own. */
function seedOf(path: string): number {
  const own = createHash('sha256').update(path).digest().readUInt16BE();
  return (fc.readConfigureGlobal().seed ?? 0) + own;
}

/** A fault is reported with the damage that brought it about. */
function tryOne(work: () => void, how: Damage): void {
  try {
    work();
  } catch (error) {
    throw new Error(`The damage was ${JSON.stringify(how)}`, { cause: error });
  }
}
