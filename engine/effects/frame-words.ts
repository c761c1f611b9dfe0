/** What the effect that runs is about, for operations and choices. */
import type { Seat } from '../rules.ts';
import type { Worded } from '../state/flat-state.ts';
import type { Count } from './amount.ts';
import { FRAME_ARGUMENT, FRAME_SEAT, FRAME_SOURCE, pickAt, pickCount } from './frames.ts';
import type { Frame } from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** The controller. */
export function seatIn({ words }: Worded, frame: Frame): Seat {
  return words[frame + FRAME_SEAT]!;
}

/** The card or unit whose effect it is. */
export function sourceIn({ words }: Worded, frame: Frame): number {
  return words[frame + FRAME_SOURCE]!;
}

/** An amount, counted now. */
export function countIn<State extends Worded>(
  state: State,
  frame: Frame,
  count: Count<State>,
): number {
  const argument = state.words[frame + FRAME_ARGUMENT]!;
  return count(state, seatIn(state, frame), sourceIn(state, frame), argument);
}

/** What was picked for the present operation, in the order of picking. */
export function picksIn({ words }: Worded, layout: EffectLayout, frame: Frame): number[] {
  const count = pickCount(words, layout, frame);
  const picks: number[] = [];
  for (let i = 0; i < count; i += 1) picks.push(pickAt(words, layout, frame, i));
  return picks;
}
