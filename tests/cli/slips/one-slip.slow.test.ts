/** One slip gives one fault, in the file in which it was made: every slip in each file of the starter, and in the soak run once in each game. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import { isSoak } from '../../support/runs.ts';
import { checkSlips } from './check-slips.ts';
import { ofGames, ofStarter } from './exceptions.ts';

describe('the game that init copies', () => {
  checkSlips(join(packageRoot(), 'starter'), 'every', ofStarter);
});

const content = join(packageRoot(), 'content');

describe.runIf(isSoak).each(readdirSync(content))('%s', (game: string) => {
  checkSlips(join(content, game), 'once', ofGames[game]);
});
