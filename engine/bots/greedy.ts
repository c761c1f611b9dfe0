/**
 * Looks through its own turn, until somebody else must decide, and takes what leaves its side farthest
 * ahead. It fears nothing: what opponents do next does not enter into it.
 */
import { below } from '../random.ts';
import type { Bot, Sight } from './bot.ts';
import { DEFECT } from './plain-play.ts';
import { Turn, type TurnShape } from './turn.ts';

export const GREEDY_SHAPE: TurnShape = { width: 6, positions: 40, worlds: 2 };

export const greedy: Bot = {
  id: 'greedy',
  choose: (sight) => planned(sight) ?? best(sight, GREEDY_SHAPE),
};

/** What it wanted to do at this decision, if all has gone as expected. */
export function planned<State, Action>({
  plan,
  actions,
}: Sight<State, Action>): Action | undefined {
  const next = plan.pop();
  if (next === undefined || next.actions.length !== actions.length) return undefined;
  return next.actions.every((action, i) => action === actions[i]) ? next.action : undefined;
}

/** One of the first actions of the best turns. */
function best<State, Action>(sight: Sight<State, Action>, shape: TurnShape): Action {
  const turn = new Turn(sight, shape);
  const worths = turn.worths();
  let most = -Infinity;
  for (const worth of worths) most = Math.max(most, worth);
  const chosen: number[] = [];
  for (let first = 0; first < worths.length; first += 1)
    if (worths[first] === most) chosen.push(first);
  const first = chosen[below(chosen.length, sight.chance)]!;
  if (most > DEFECT) turn.plan(first);
  else sight.plan.length = 0;
  turn.end();
  return sight.actions[first]!;
}
