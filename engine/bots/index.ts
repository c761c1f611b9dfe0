import type { Bot, BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { flat, ismcts } from './searching.ts';

export {
  botPlayer,
  steadyPlayer,
  type Bot,
  type BotKind,
  type Player,
  type Sight,
  type SteadyPlayer,
} from './bot.ts';

/** Every bot, the weakest first. To add one: a file here, and a line in this list. */
export const bots: readonly BotKind[] = [random, greedy, flat, ismcts];

/** For whom no other bot is named: quick in every game. */
export const usualBot: Bot = greedy;

/** A budget that would take hours for a decision is a slip. */
const MOST_ITERATIONS = 1_000_000;

/** `greedy`, `ismcts`, or at a level, `ismcts:400`; undefined for what is no bot. */
export function botNamed(text: string): Bot | undefined {
  const [, id, level] = /^([a-z]+)(?::([1-9]\d*))?$/.exec(text) ?? [];
  const bot = bots.find((one) => one.id === id);
  if (bot === undefined || level === undefined) return bot;
  return Number(level) > MOST_ITERATIONS ? undefined : bot.levels?.at(Number(level));
}

/** What may be typed: `greedy`, `ismcts`, `ismcts:100`, … */
export function botNames(): string[] {
  return bots.flatMap(({ id, levels }) => [
    id,
    ...(levels?.offered ?? []).map((iterations) => `${id}:${iterations}`),
  ]);
}
