/** The queue of triggered effects that wait for their turn, as integers in a state. */
import { ITEM_SIZE, type EffectLayout } from './layout.ts';

/** What an integer of an item holds, by its place in it: the order of a frame (frames.ts). */
/** The card or unit; the only integer that numbers one. */
export const ITEM_SOURCE = 0;
/** Id of the handler. */
export const ITEM_WHAT = 1;
export const ITEM_SEAT = 2;
export const ITEM_ARGUMENT = 3;
/** Number of the effect that has caused it; 0 for none. */
export const ITEM_CAUSE = 4;
export const ITEM_DEPTH = 5;

/** How many effects wait. */
export function queueSize(ints: Int32Array, { queue }: EffectLayout): number {
  return ints[queue]! / ITEM_SIZE;
}

export function hasQueueRoom(ints: Int32Array, { queue, room }: EffectLayout): boolean {
  return ints[queue]! < room.queued * ITEM_SIZE;
}

/** The first integer of the item at `index`, from 0, which is the next. */
export function queueItem({ queue }: EffectLayout, index: number): number {
  return queue + 1 + index * ITEM_SIZE;
}

/** Puts an effect behind all others; presumes that there is room. */
export function enqueue(
  ints: Int32Array,
  layout: EffectLayout,
  what: number,
  source: number,
  seat: number,
  argument: number,
  cause: number,
  depth: number,
): void {
  const length = ints[layout.queue]!;
  const item = layout.queue + 1 + length;
  ints[layout.queue] = length + ITEM_SIZE;
  ints[item + ITEM_WHAT] = what;
  ints[item + ITEM_SOURCE] = source;
  ints[item + ITEM_SEAT] = seat;
  ints[item + ITEM_ARGUMENT] = argument;
  ints[item + ITEM_CAUSE] = cause;
  ints[item + ITEM_DEPTH] = depth;
}

/** Takes the first item away; presumes that there is one. */
export function dequeue(ints: Int32Array, { queue }: EffectLayout): void {
  const length = ints[queue]! - ITEM_SIZE;
  ints[queue] = length;
  // Mostly little is left: to call for a copy costs more than to make it.
  const end = queue + 1 + length;
  for (let at = queue + 1; at < end; at += 1) ints[at] = ints[at + ITEM_SIZE]!;
}
