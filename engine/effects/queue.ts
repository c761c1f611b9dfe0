/** The queue of triggered effects that wait for their turn, as integers in a state. */
import type { EffectLayout } from './layout.ts';

/** What a word of an item holds, by its place in it. */
/** Id of the handler. */
export const ITEM_WHAT = 0;
/** The card or unit; the only word that numbers one. */
export const ITEM_SOURCE = 1;
export const ITEM_SEAT = 2;
export const ITEM_ARGUMENT = 3;
/** Number of the effect that has caused it; 0 for none. */
export const ITEM_CAUSE = 4;
export const ITEM_DEPTH = 5;
export const ITEM_WORDS = 6;

/** How many effects wait. */
export function queueSize(words: Int32Array, { queue }: EffectLayout): number {
  return words[queue]! / ITEM_WORDS;
}

export function hasQueueRoom(words: Int32Array, { queue, room }: EffectLayout): boolean {
  return words[queue]! < room.queued * ITEM_WORDS;
}

/** The first word of the item at `index`, from 0, which is the next. */
export function queueItem({ queue }: EffectLayout, index: number): number {
  return queue + 1 + index * ITEM_WORDS;
}

/** Puts an effect behind all others; presumes that there is room. */
export function enqueue(
  words: Int32Array,
  layout: EffectLayout,
  what: number,
  source: number,
  seat: number,
  argument: number,
  cause: number,
  depth: number,
): void {
  const item = layout.queue + 1 + words[layout.queue]!;
  words[layout.queue]! += ITEM_WORDS;
  words[item + ITEM_WHAT] = what;
  words[item + ITEM_SOURCE] = source;
  words[item + ITEM_SEAT] = seat;
  words[item + ITEM_ARGUMENT] = argument;
  words[item + ITEM_CAUSE] = cause;
  words[item + ITEM_DEPTH] = depth;
}

/** Takes the first item away; presumes that there is one. */
export function dequeue(words: Int32Array, { queue }: EffectLayout): void {
  const length = words[queue]! - ITEM_WORDS;
  words[queue] = length;
  // Mostly little is left: to call for a copy costs more than to make it.
  const end = queue + 1 + length;
  for (let at = queue + 1; at < end; at += 1) words[at] = words[at + ITEM_WORDS]!;
}
