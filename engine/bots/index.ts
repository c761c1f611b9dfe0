import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { botPlayer, type Bot, type Player, type Sight } from './bot.ts';

/** Every bot, the weakest first. To add one: a file here, and a line in this list. */
export const bots: readonly Bot[] = [random, greedy];
