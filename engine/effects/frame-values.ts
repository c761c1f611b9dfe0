/** What the effect that runs is about, for operations and choices; and those that are of its controller, which most are. */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { Count } from './conditions.ts';
import { FRAME_ARGUMENT, FRAME_SEAT, FRAME_SOURCE, pickAt, pickCount } from './frames.ts';
import type { Frame, EffectChoice, OperationHandler } from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** The controller. */
export function seatIn({ ints }: WithInts, frame: Frame): Seat {
  return ints[frame + FRAME_SEAT]!;
}

/** The card or unit whose effect it is. */
export function sourceIn({ ints }: WithInts, frame: Frame): number {
  return ints[frame + FRAME_SOURCE]!;
}

/** An amount, counted now. */
export function countIn<State extends WithInts>(
  state: State,
  frame: Frame,
  count: Count<State>,
): number {
  const argument = state.ints[frame + FRAME_ARGUMENT]!;
  return count(state, seatIn(state, frame), sourceIn(state, frame), argument);
}

/** What was picked for the present operation, in the order of picking. */
export function picksIn({ ints }: WithInts, layout: EffectLayout, frame: Frame): number[] {
  const count = pickCount(ints, layout, frame);
  const picks: number[] = [];
  for (let i = 0; i < count; i += 1) picks.push(pickAt(ints, layout, frame, i));
  return picks;
}

/** What an operation does, for the controller; the frame has the rest. */
export function acting<State extends WithInts, Event extends GameEvent>(
  act: (state: State, seat: Seat, tell: Listener<Event>, frame: Frame) => void,
): OperationHandler<State, Event> {
  return { apply: (state, frame, tell) => act(state, seatIn(state, frame), tell, frame) };
}

/** What the controller picks: `least` to `most` of what is written into `into`. */
export function picking<State extends WithInts>(
  word: string,
  least: number,
  most: number,
  candidates: (state: State, seat: Seat, into: number[]) => number,
): EffectChoice<State> {
  return {
    word,
    least,
    most,
    candidates: (state, frame, into) => candidates(state, seatIn(state, frame), into),
  };
}
