/**
 * Looks one action ahead: tries every action, plays on in the plainest way until somebody else must
 * decide, and takes what leaves its side farthest ahead. It fears nothing: what opponents do next
 * does not enter into it.
 */
import { RulesDefect } from '../effects/defect.ts';
import { below } from '../random.ts';
import type { Bot, Sight } from './bot.ts';

/** Own decisions that it looks past, so that a game with very long turns stays quick. */
const PATIENCE = 8;

export const greedy: Bot = {
  id: 'greedy',
  choose(sight) {
    const before = sight.imagine();
    let best = -Infinity;
    let chosen = sight.actions.slice(0, 1);
    for (const action of sight.actions) {
      const worth = worthOf(sight, before, action);
      if (worth > best) chosen = [action];
      else if (worth === best) chosen.push(action);
      best = Math.max(best, worth);
    }
    return chosen[below(chosen.length, sight.chance)]!;
  },
};

/** From -1 (lost) to 1 (won); less than either for what the match would refuse as a defect. */
function worthOf<State, Action>(
  { rules, seat }: Sight<State, Action>,
  before: State,
  action: Action,
): number {
  const state = rules.clone(before);
  try {
    playOn({ rules, seat }, state, action);
  } catch (error) {
    if (error instanceof RulesDefect) return -2;
    throw error;
  }
  return rules.advantage(state, rules.sideOf(state, seat));
}

function playOn<State, Action>(
  { rules, seat }: Pick<Sight<State, Action>, 'rules' | 'seat'>,
  state: State,
  action: Action,
): void {
  rules.apply(state, seat, action);
  const buffer: Action[] = [];
  for (let i = 0; i < PATIENCE && rules.toAct(state) === seat; i += 1) {
    rules.legalActions(state, seat, buffer);
    rules.apply(state, seat, buffer[0]!);
  }
}
