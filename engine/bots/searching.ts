/** Bots that search, with levels: how many iterations they may take for a decision. */
import type { Bot, BotKind } from './bot.ts';
import { search, type SearchShape } from './search.ts';

/** Iterations by which they are offered; any other number may be asked for too. */
const LEVELS = [100, 400, 1600] as const;
const USUAL = 400;

/** Flat: tells its own next actions apart and nothing behind them. */
export const flat: BotKind = searching('flat', { depth: 1, playout: 'random' });

/** Looks as far ahead as its iterations lead, through its own decisions and those of all others. */
export const ismcts: BotKind = searching('ismcts', { depth: Infinity, playout: 'plain' });

function searching(id: string, shape: Omit<SearchShape, 'iterations'>): BotKind {
  const at = (iterations: number, name = `${id}:${iterations}`): Bot => ({
    id: name,
    choose: (sight) => search(sight, { ...shape, iterations }),
  });
  return { ...at(USUAL, id), levels: { offered: LEVELS, usual: USUAL, at } };
}
