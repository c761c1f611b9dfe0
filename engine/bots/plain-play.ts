/** What becomes of an action when its seat goes on in the plainest way: how bots judge one at a glance. */
import { RulesDefect } from '../effects/defect.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../seats.ts';

/** Own decisions that are looked past, so that a game with very long turns stays quick. */
const PATIENCE = 8;

/** Worse than a loss: what the match would refuse as a defect. */
export const DEFECT = -2;

/**
 * From -1 (lost) to 1 (won) for the side of the seat, or `DEFECT`. Leaves `before` as it is; `spare` is
 * written over.
 */
export function worthAfter<State, Action>(
  rules: Rules<State, Action>,
  before: State,
  seat: Seat,
  action: Action,
  spare?: State,
): number {
  const state = rules.clone(before, spare);
  try {
    rules.apply(state, seat, action);
    playOn(rules, state, seat);
  } catch (error) {
    if (error instanceof RulesDefect) return DEFECT;
    throw error;
  }
  return rules.advantage(state, rules.sideOf(state, seat));
}

/** Whether the seat has nothing more to decide in its turn that bots look at. */
export function isOver<State, Action>(
  rules: Rules<State, Action>,
  state: State,
  seat: Seat,
): boolean {
  return rules.toAct(state) !== seat || rules.isSettled?.(state) === true;
}

/** Until somebody else must decide: the first action that is listed, as the contract has it. */
export function playOn<State, Action>(rules: Rules<State, Action>, state: State, seat: Seat): void {
  passAnswers(rules, state, seat);
  for (let i = 0; i < PATIENCE && !isOver(rules, state, seat); i += 1) {
    playFirst(rules, state, seat);
    passAnswers(rules, state, seat);
  }
}

/** Others that may only answer what the seat did go on in the plainest way too. */
export function passAnswers<State, Action>(
  rules: Rules<State, Action>,
  state: State,
  seat: Seat,
): void {
  if (rules.isAnswer === undefined) return;
  for (let i = 0; i < PATIENCE; i += 1) {
    const other = rules.toAct(state);
    if (other === null || other === seat || !rules.isAnswer(state)) return;
    playFirst(rules, state, other);
  }
}

/** Reused, so that looking makes no garbage. */
const first: unknown[] = [];

function playFirst<State, Action>(rules: Rules<State, Action>, state: State, seat: Seat): void {
  rules.legalActions(state, seat, first as Action[], 1);
  rules.apply(state, seat, first[0] as Action);
}
