/**
 * Looks one action ahead: tries every action, plays on in the plainest way until somebody else must
 * decide, and takes what leaves its side farthest ahead. It fears nothing: what opponents do next
 * does not enter into it.
 */
import { below } from '../random.ts';
import type { Bot } from './bot.ts';
import { worthAfter } from './plain-play.ts';

export const greedy: Bot = {
  id: 'greedy',
  choose({ rules, seat, actions, imagine, spare, chance }) {
    const before = imagine(spare.pop());
    const ahead = spare.pop() ?? rules.clone(before);
    let best = -Infinity;
    let chosen = actions.slice(0, 1);
    for (const action of actions) {
      const worth = worthAfter(rules, before, seat, action, ahead);
      if (worth > best) chosen = [action];
      else if (worth === best) chosen.push(action);
      best = Math.max(best, worth);
    }
    spare.push(before, ahead);
    return chosen[below(chosen.length, chance)]!;
  },
};
