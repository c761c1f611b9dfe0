import { below } from '../random.ts';
import type { Bot } from './bot.ts';

/** Any legal action, each equally likely. */
export const random: Bot = {
  id: 'random',
  choose: ({ actions, chance }) => actions[below(actions.length, chance)]!,
};
