/** Why an effect does not run: asked when it is reached, and before players may use it. */
import type { GameEvent, Seat } from '../rules.ts';
import type { Handler } from './handler.ts';

/** Its conditions do not hold, it has run as often as it may, or a cost cannot be paid; the first that applies. */
export type NotNow = 'condition' | 'limit' | 'cost';

export function whyNotNow<State, Event extends GameEvent>(
  state: State,
  { condition, limit, costs, entry }: Handler<State, Event>,
  source: number,
  seat: Seat,
  argument: number,
): NotNow | null {
  if (condition !== null && !condition(state, seat, source, argument)) return 'condition';
  if (limit !== null && limit.isUsed(state, entry, seat, source)) return 'limit';
  for (let i = 0; i < costs.length; i += 1) {
    if (!costs[i]!.canPay(state, seat, source)) return 'cost';
  }
  return null;
}
