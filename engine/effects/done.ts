/** Operations whose time has come: whether they are done, and what counts then. */
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import { seatIn, sourceIn } from './frame-values.ts';
import { pickCount } from './frames.ts';
import type { Frame, Handler, OperationHandler } from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** One that waits for picks is not done without any. */
export function isDone<State, Event extends GameEvent>(
  ints: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  { choice }: OperationHandler<State, Event>,
): boolean {
  return choice?.orNothing !== true || pickCount(ints, layout, frame) > 0;
}

/** An operation of the effect is done: some limits count only now. */
export function countDone<State extends WithInts, Event extends GameEvent>(
  state: State,
  { limit, entry }: Handler<State, Event>,
  frame: Frame,
): void {
  if (limit?.whenDone !== true) return;
  limit.use(state, entry, seatIn(state, frame), sourceIn(state, frame));
}
