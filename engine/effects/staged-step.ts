/**
 * A step of a game in stages, as the letters of a clause: each is done once, or for one seat after
 * another, who may be asked. What a stage sets off is done before the next one.
 */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import { FRAME_STAGE } from './frames.ts';
import { DONE, ON, type Step, type WAIT } from './game.ts';
import type { Frame } from './handler.ts';

/** Done once. Returns `WAIT` where somebody must decide first. */
export type Stage<State, Event extends GameEvent> = (
  state: State,
  frame: Frame,
  tell: Listener<Event>,
) => typeof WAIT | void;

/** Done for each of these seats, in their order; the list must be the same until all were reached. */
export interface StageForSeats<State> {
  readonly seats: (state: State, frame: Frame) => readonly Seat[];
  readonly each: (state: State, frame: Frame, seat: Seat) => typeof WAIT | void;
}

/** More than there are seats: a frame holds its stage times this, and how many seats were reached. */
const SEATS = 64;

export function stagedStep<State extends WithInts, Event extends GameEvent>(
  stages: readonly (Stage<State, Event> | StageForSeats<State>)[],
): Step<State, Event> {
  return (state, frame, tell) => {
    const { ints } = state;
    const reached = ints[frame + FRAME_STAGE]!;
    const number = Math.floor(reached / SEATS);
    const stage = stages[number];
    if (stage === undefined) return DONE;
    const next = (number + 1) * SEATS;
    if (typeof stage === 'function') {
      ints[frame + FRAME_STAGE] = next;
      return stage(state, frame, tell) ?? ON;
    }
    const seat = stage.seats(state, frame)[reached % SEATS];
    ints[frame + FRAME_STAGE] = seat === undefined ? next : reached + 1;
    return seat === undefined ? ON : (stage.each(state, frame, seat) ?? ON);
  };
}
