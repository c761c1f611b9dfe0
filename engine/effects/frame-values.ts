/** What the effect that runs is about, for operations and choices; and those that are of its controller, which most are. */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { Count } from './conditions.ts';
import {
  FRAME_ARGUMENT,
  FRAME_KIND,
  FRAME_SEAT,
  FRAME_SOURCE,
  FRAME_WHAT,
  pickAt,
  pickCount,
} from './frames.ts';
import {
  whyNotNow,
  type Frame,
  type EffectChoice,
  type Handler,
  type OperationHandler,
} from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** The controller. */
export function seatIn({ ints }: WithInts, frame: Frame): Seat {
  return ints[frame + FRAME_SEAT]!;
}

/** The card or unit whose effect it is. */
export function sourceIn({ ints }: WithInts, frame: Frame): number {
  return ints[frame + FRAME_SOURCE]!;
}

/** What the trigger is about. */
export function argumentIn({ ints }: WithInts, frame: Frame): number {
  return ints[frame + FRAME_ARGUMENT]!;
}

/** What a step of the game's own was begun with. */
export function whatIn({ ints }: WithInts, frame: Frame): number {
  return ints[frame + FRAME_WHAT]!;
}

/** The number of the game's step; 0 for an effect. */
export function kindIn({ ints }: WithInts, frame: Frame): number {
  return ints[frame + FRAME_KIND]!;
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
  act: (state: State, seat: Seat, report: Listener<Event>, frame: Frame) => void,
): OperationHandler<State, Event> {
  return { apply: (state, frame, report) => act(state, seatIn(state, frame), report, frame) };
}

/** What an operation is about when its time comes. */
export interface ActAt {
  /** The controller, and the card or unit whose effect it is. */
  readonly seat: Seat;
  readonly source: number;
  /** What the trigger is about. */
  readonly about: number;
  /** What was picked for it. */
  readonly picks: readonly number[];
}

/** The same without picks, for what asks for them. */
export function atFrame({ ints }: WithInts, frame: Frame): Omit<ActAt, 'picks'> {
  const [seat, source] = [ints[frame + FRAME_SEAT]!, ints[frame + FRAME_SOURCE]!];
  return { seat, source, about: ints[frame + FRAME_ARGUMENT]! };
}

/** An operation of a game whose pending effects lie there. */
export function actingAt<State extends WithInts, Event extends GameEvent>(
  pending: { readonly layout: EffectLayout },
  act: (state: State, at: ActAt, report: Listener<Event>) => void,
  choice?: EffectChoice<State>,
): OperationHandler<State, Event> {
  return {
    choice,
    apply(state, frame, report) {
      const picks = picksIn(state, pending.layout, frame);
      act(state, { ...atFrame(state, frame), picks }, report);
    },
  };
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

/** Whether an effect that is reached may run; if so, it counts against its limit. */
export function mayRun<State extends WithInts, Event extends GameEvent>(
  state: State,
  handler: Handler<State, Event>,
  frame: Frame,
): boolean {
  const seat = seatIn(state, frame);
  const source = sourceIn(state, frame);
  const argument = state.ints[frame + FRAME_ARGUMENT]!;
  if (whyNotNow(state, handler, source, seat, argument) !== null) return false;
  const { limit, entry } = handler;
  if (limit !== null && limit.whenDone !== true) limit.use(state, entry, seat, source);
  return true;
}
