/** What a running effect is about: words of its frame. */
import { FRAME_ARGUMENT, FRAME_SEAT, FRAME_SOURCE, type Frame, type Seat } from 'cardwright/engine';
import type { Card } from '../config.ts';
import type { State } from '../state.ts';
import type { Count } from './types.ts';

/** The controller. */
export function seatIn({ words }: State, frame: Frame): Seat {
  return words[frame + FRAME_SEAT]!;
}

/** The card whose effect it is. */
export function sourceIn({ words }: State, frame: Frame): Card {
  return words[frame + FRAME_SOURCE]!;
}

/** BLS-12.1.5: an amount is counted when the effect runs. */
export function countIn(state: State, frame: Frame, count: Count): number {
  const argument = state.words[frame + FRAME_ARGUMENT]!;
  return count(state, seatIn(state, frame), sourceIn(state, frame), argument);
}
