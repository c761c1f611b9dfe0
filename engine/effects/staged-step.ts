/**
 * A step of a game in stages, as the letters of a clause: each is done once, or for one seat or unit
 * after another, who may be asked. What a stage sets off is done before the next one.
 */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import { FRAME_STAGE } from './frames.ts';
import { DONE, ON, WAIT, type Step } from './game.ts';
import type { Frame } from './handler.ts';

/** Somebody must decide, and may decide more: the same comes again, until `leaveStage` says that this is all. */
export const STAY = 3;
/** The same comes again, after what it has begun. */
export const AGAIN = 4;
/** Nothing for what is done at once; `ON` from one of a list that has begun something. */
export type StageResult = typeof WAIT | typeof STAY | typeof AGAIN | typeof ON | void;

/** Done once, unless it stays. `about` is the frame, or what is read from it. */
export type Stage<State, Event extends GameEvent, About = Frame> = (
  state: State,
  about: About,
  report: Listener<Event>,
) => StageResult;

/** Done for each of these seats, units or squares, in their order; the list must be the same until all were reached. */
export interface StageForEach<State, Event extends GameEvent, About = Frame> {
  readonly of: (state: State, about: About) => readonly number[];
  readonly each: (state: State, about: About, one: number, report: Listener<Event>) => StageResult;
}

type Stages<State, Event extends GameEvent, About> = readonly (
  | Stage<State, Event, About>
  | StageForEach<State, Event, About>
)[];

/** More than any list is long: a frame holds its stage times this, and how many of the list were reached. */
const MANY = 1024;

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
  return (state, frame, report) => {
    const { ints } = state;
    const reached = ints[frame + FRAME_STAGE]!;
    const number = Math.floor(reached / MANY);
    const stage = stages[number];
    if (stage === undefined) return DONE;
    const about = aboutIn(state, frame);
    const next = (number + 1) * MANY;
    if (typeof stage === 'function') {
      ints[frame + FRAME_STAGE] = next;
      // What stayed, and was left, is over.
      if (reached % MANY > 0) return ON;
      return stepped(ints, frame, reached, stage(state, about, report));
    }
    const list = stage.of(state, about);
    for (let i = reached % MANY; i < list.length; i += 1) {
      ints[frame + FRAME_STAGE] = number * MANY + i + 1;
      const result = stage.each(state, about, list[i]!, report);
      if (result !== undefined) return stepped(ints, frame, number * MANY + i, result);
    }
    ints[frame + FRAME_STAGE] = next;
    return ON;
  };
}

function stepped(ints: Int32Array, frame: Frame, reached: number, result: StageResult) {
  if (result === undefined) return ON;
  if (result === STAY || result === AGAIN) ints[frame + FRAME_STAGE] = reached;
  return result === AGAIN || result === ON ? ON : WAIT;
}

/** What stayed has come to its end: the next of its list, or the next stage, follows. */
export function leaveStage({ ints }: WithInts, frame: Frame): void {
  ints[frame + FRAME_STAGE]! += 1;
}

/** The stage at this place is next, instead of the one behind this. */
export function goToStage({ ints }: WithInts, frame: Frame, stage: number): void {
  ints[frame + FRAME_STAGE] = stage * MANY;
}
