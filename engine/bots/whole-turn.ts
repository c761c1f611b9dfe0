/** A turn planned to its end, for bots that have decided for the way in which it begins. */
import { next } from '../random.ts';
import type { Planned, Sight } from './bot.ts';
import { bestOpenings } from './openings.ts';
import { isOver, passAnswers } from './plain-play.ts';
import { Turn, type TurnShape } from './turn.ts';

/** Decisions that are planned, so that the plan of a turn that never ends does. */
const PATIENCE = 64;

/** All decisions of the turn from now on: those of the path, then the best that a seat finds, until chance decides. */
export function wholeTurn<State, Action>(
  sight: Sight<State, Action>,
  path: readonly Action[],
  shape: TurnShape,
): Planned<Action>[] {
  const { rules, seat, spare } = sight;
  const state = sight.imagine(spare.pop());
  const surprises = rules.surprises?.(state);
  const decisions: Planned<Action>[] = [];
  let ahead = path.toReversed();
  for (let i = 0; i < PATIENCE; i += 1) {
    const actions = i === 0 ? sight.actions : actionsOf(sight, state);
    let action = actions[0]!;
    if (actions.length > 1) {
      if (!actions.includes(ahead.at(-1)!)) ahead = lookAgain(sight, state, actions, shape);
      action = ahead.pop() ?? action;
      decisions.push({ actions, action });
    }
    rules.apply(state, seat, action);
    passAnswers(rules, state, seat);
    if (isOver(rules, state, seat) || rules.surprises?.(state) !== surprises) break;
  }
  spare.push(state);
  return decisions;
}

function actionsOf<State, Action>({ rules, seat }: Sight<State, Action>, state: State): Action[] {
  const buffer: Action[] = [];
  const count = rules.legalActions(state, seat, buffer);
  return buffer.slice(0, count);
}

/** The best way on, the next decision last. */
function lookAgain<State, Action>(
  { rules, seat, spare, chance }: Sight<State, Action>,
  state: State,
  actions: readonly Action[],
  shape: TurnShape,
): Action[] {
  const imagine = (into?: State): State => rules.redeal(state, seat, next(chance), into);
  const turn = new Turn({ rules, seat, actions, imagine, spare, chance, plan: [] }, shape);
  const [best] = bestOpenings(turn, 1);
  turn.end();
  return best?.path.toReversed() ?? [];
}
