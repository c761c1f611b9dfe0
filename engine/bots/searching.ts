/** Bots that search, with levels: how many iterations they may take for a decision. */
import type { Bot, BotKind, Sight } from './bot.ts';
import { searchFlat } from './flat-search.ts';
import { searchTurns } from './turn-search.ts';

/** Flat: tells its own next actions apart and nothing behind them. */
export const flat: BotKind = searching('flat', searchFlat, [100, 400, 1600], 400);

/**
 * Compares its best turns by what others and it itself do next, and looks on from there as far as its
 * iterations lead. An iteration is some whole turns: the levels are lower.
 */
export const ismcts: BotKind = searching('ismcts', searchTurns, [25, 100, 400], 100);

interface Search {
  <State, Action>(sight: Sight<State, Action>, iterations: number): Action;
}

/** Any other number of iterations than those offered may be asked for too. */
function searching(id: string, search: Search, offered: readonly number[], usual: number): BotKind {
  const at = (iterations: number, name = `${id}:${iterations}`): Bot => ({
    id: name,
    choose: (sight) => search(sight, iterations),
  });
  return { ...at(usual, id), levels: { offered, usual, at } };
}
