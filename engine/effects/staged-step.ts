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

/** Done once. Returns `WAIT` where somebody must decide first. `about` is the frame, or what is read from it. */
export type Stage<State, Event extends GameEvent, About = Frame> = (
  state: State,
  about: About,
  tell: Listener<Event>,
) => typeof WAIT | void;

/** Done for each of these seats, in their order; the list must be the same until all were reached. */
export interface StageForSeats<State, About = Frame> {
  readonly seats: (state: State, about: About) => readonly Seat[];
  readonly each: (state: State, about: About, seat: Seat) => typeof WAIT | void;
}

type Stages<State, Event extends GameEvent, About> = readonly (
  | Stage<State, Event, About>
  | StageForSeats<State, About>
)[];

/** More than there are seats: a frame holds its stage times this, and how many seats were reached. */
const SEATS = 64;

export function stagedStep<State extends WithInts, Event extends GameEvent>(
  stages: Stages<State, Event, Frame>,
): Step<State, Event> {
  return stagedStepAbout((_, frame) => frame, stages);
}

/** The same where all stages read the same from the frame. */
export function stagedStepAbout<State extends WithInts, Event extends GameEvent, About>(
  aboutIn: (state: State, frame: Frame) => About,
  stages: Stages<State, Event, About>,
): Step<State, Event> {
  return (state, frame, tell) => {
    const { ints } = state;
    const reached = ints[frame + FRAME_STAGE]!;
    const number = Math.floor(reached / SEATS);
    const stage = stages[number];
    if (stage === undefined) return DONE;
    const next = (number + 1) * SEATS;
    const about = aboutIn(state, frame);
    if (typeof stage === 'function') {
      ints[frame + FRAME_STAGE] = next;
      return stage(state, about, tell) ?? ON;
    }
    const seat = stage.seats(state, about)[reached % SEATS];
    ints[frame + FRAME_STAGE] = seat === undefined ? next : reached + 1;
    return seat === undefined ? ON : (stage.each(state, about, seat) ?? ON);
  };
}

/** The stage at this place is next, instead of the one behind this. */
export function goToStage({ ints }: WithInts, frame: Frame, stage: number): void {
  ints[frame + FRAME_STAGE] = stage * SEATS;
}

/** The next stage is omitted. */
export function skipStage({ ints }: WithInts, frame: Frame): void {
  ints[frame + FRAME_STAGE]! += SEATS;
}
