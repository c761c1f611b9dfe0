/** Operations whose time has come: whether they are done, and what counts then. */
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import { seatIn, sourceIn } from './frame-values.ts';
import { pickCount } from './frames.ts';
import type { Frame, Handler, OperationHandler } from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** Whether an operation is done, which some limits count; one that waits for picks is not without any. */
export function isDone<State extends WithInts, Event extends GameEvent>(
  state: State,
  layout: EffectLayout,
  { limit, entry }: Handler<State, Event>,
  frame: Frame,
  { choice }: OperationHandler<State, Event>,
): boolean {
  if (choice?.orNothing === true && pickCount(state.ints, layout, frame) === 0) return false;
  if (limit?.whenDone === true) {
    limit.use(state, entry, seatIn(state, frame), sourceIn(state, frame));
  }
  return true;
}
