/**
 * Where the work of effects lies in a game's array of integers: what is pending, what was picked,
 * and who listens.
 */
import { NOBODY, type Seat } from '../seats.ts';
import type { StateLayout } from '../state/state-layout.ts';

/** Events are bits of a mask, and masks are integers of a state. */
export const MOST_EVENTS = 31;

/** Integers of a frame of the stack (frames.ts), and of an item of the queue (queue.ts). */
export const FRAME_SIZE = 11;
export const ITEM_SIZE = 6;

/** For how much a state has room. More than that is a `RulesDefect`. */
export interface EffectRoom {
  readonly seats: number;
  /** Cards or units of one seat whose effects listen. */
  readonly sources: number;
  /** What listens and belongs to nobody: traps, terrain. None when it is missing. */
  readonly unowned?: number;
  /** Effects and steps that have begun and are not over. */
  readonly frames: number;
  /** Triggered effects that wait for their turn. */
  readonly queued: number;
  /** Picks of all effects that have begun. */
  readonly picks: number;
}

/** Offsets in `State.ints`; lists as in state/lists.ts. */
export interface EffectLayout {
  readonly room: EffectRoom;
  /** Effects begun since the last time that nothing was pending. */
  readonly begun: number;
  /** Words on the stack with the frame of the triggered effect that runs; 0 without one. */
  readonly triggered: number;
  /** List of integers, `FRAME_SIZE` for each frame, the one that runs last. */
  readonly stack: number;
  /** List of integers, `ITEM_SIZE` for each triggered effect, the next one first. */
  readonly queue: number;
  /** List of picks, those of the frame that runs last. */
  readonly picks: number;
  /** By seat: events that anybody of the seat listens to, bit by bit; those of `NOBODY` before them. */
  readonly masks: number;
  /** By seat: list of its sources, in the order in which their effects run. */
  readonly sources: readonly number[];
  /** The list of sources that belong to `NOBODY`. */
  readonly unowned: number;
  /** By seat: rows by event, with a bit for each of its sources that hears it (hearers.ts). */
  readonly hearers: readonly number[];
  /** The same of those that belong to `NOBODY`. */
  readonly unownedHearers: number;
  /** Words of such a row. */
  readonly rowInts: number;
}

/** The list of what listens for a seat, or for `NOBODY`. */
export function sourcesOf({ sources, unowned }: EffectLayout, seat: Seat): number {
  return seat === NOBODY ? unowned : sources[seat]!;
}

/** The rows of those who hear events, of a seat or of `NOBODY`. */
export function hearersOf({ hearers, unownedHearers }: EffectLayout, seat: Seat): number {
  return seat === NOBODY ? unownedHearers : hearers[seat]!;
}

/** Takes its integers of the layout of a state. In a new state all of them are 0. */
export function effectLayout(state: StateLayout, room: EffectRoom): EffectLayout {
  const { sources, unowned = 0 } = room;
  const rowInts = Math.ceil(Math.max(sources, unowned) / 32);
  const rows = MOST_EVENTS * rowInts;
  return {
    room,
    begun: state.take(1),
    triggered: state.take(1),
    stack: state.list(room.frames * FRAME_SIZE),
    queue: state.list(room.queued * ITEM_SIZE),
    picks: state.list(room.picks),
    masks: state.take(1 + room.seats) + 1,
    sources: Array.from({ length: room.seats }, () => state.list(sources)),
    unowned: state.list(unowned),
    hearers: Array.from({ length: room.seats }, () => state.take(rows)),
    unownedHearers: state.take(unowned > 0 ? rows : 0),
    rowInts,
  };
}

/** Whether an effect or a step has begun or waits. */
export function isPending(ints: Int32Array, layout: EffectLayout): boolean {
  return ints[layout.stack]! > 0 || ints[layout.queue]! > 0;
}

/** Forgets all that is pending, as the end of a game does. */
export function clearPending(ints: Int32Array, layout: EffectLayout): void {
  ints[layout.begun] = 0;
  ints[layout.triggered] = 0;
  ints[layout.stack] = 0;
  ints[layout.queue] = 0;
  ints[layout.picks] = 0;
}
