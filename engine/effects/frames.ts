/**
 * The stack of what has begun and is not over, as integers in a state. A frame is an effect that
 * runs, or a step of a game's own (the resolution of a card) that waits for the effects above it.
 */
import { listItem, listSize } from '../state/lists.ts';
import type { Frame } from './handler.ts';
import { FRAME_SIZE, type EffectLayout } from './layout.ts';

/** What an integer of a frame holds, by its place in it. */
/** 0 for an effect, else the number of the game's step. */
export const FRAME_KIND = 0;
/** The card or unit; the only integer that numbers one. */
export const FRAME_SOURCE = 1;
/** Id of the handler; for steps what the game likes. */
export const FRAME_WHAT = 2;
/** The controller. */
export const FRAME_SEAT = 3;
/** What the trigger is about; for steps what the game likes. */
export const FRAME_ARGUMENT = 4;
/** Number of the effect that runs here, or that has caused the step. */
export const FRAME_CAUSE = 5;
/** How many effects have caused each other up to this one. */
export const FRAME_DEPTH = 6;
/** How far it has come, from 0. */
export const FRAME_STAGE = 7;
/** Where the picks of the frame begin in the list of picks. */
export const FRAME_PICKS = 8;
/** Where those end that all operations of the effect find, and those of one operation begin. */
export const FRAME_SHARED_PICKS = 9;
/** Where those begin that the present operation finds. */
export const FRAME_OWN_PICKS = 10;

/** The kind of frames that are effects. */
export const EFFECT = 0;

/**
 * Stages of an effect: 0 before it is reached, then two for each step: the choice, the operation.
 */
export const BEGIN = 0;
export const FIRST_STEP = 1;

export function isChoosing(stage: number): boolean {
  return (stage & 1) === 1;
}

export function stepOf(stage: number): number {
  return (stage - 1) >> 1;
}

export function choiceOf(step: number): number {
  return 2 * step + 1;
}

/** How many frames there are. */
export function frameCount(ints: Int32Array, { stack }: EffectLayout): number {
  return ints[stack]! / FRAME_SIZE;
}

export function hasFrameRoom(ints: Int32Array, { stack, room }: EffectLayout): boolean {
  return ints[stack]! < room.frames * FRAME_SIZE;
}

/** The frame that runs; presumes that there is one. */
export function topFrame(ints: Int32Array, { stack }: EffectLayout): Frame {
  return stack + 1 + ints[stack]! - FRAME_SIZE;
}

/** An integer of the frame that runs; 0 where none does. */
export function topInt(ints: Int32Array, layout: EffectLayout, word: number): number {
  return ints[layout.stack] === 0 ? 0 : ints[topFrame(ints, layout) + word]!;
}

/** The frame at `index`, from 0, which began first. */
export function frameAt({ stack }: EffectLayout, index: number): Frame {
  return stack + 1 + index * FRAME_SIZE;
}

/** A frame at stage 0 on top; presumes that there is room. */
export function pushFrame(
  ints: Int32Array,
  layout: EffectLayout,
  kind: number,
  source: number,
  what: number,
  seat: number,
  argument: number,
  cause: number,
  depth: number,
): void {
  const { stack } = layout;
  const length = ints[stack]!;
  const picks = ints[layout.picks]!;
  const frame = stack + 1 + length;
  ints[stack] = length + FRAME_SIZE;
  ints[frame + FRAME_KIND] = kind;
  ints[frame + FRAME_SOURCE] = source;
  ints[frame + FRAME_WHAT] = what;
  ints[frame + FRAME_SEAT] = seat;
  ints[frame + FRAME_ARGUMENT] = argument;
  ints[frame + FRAME_STAGE] = 0;
  ints[frame + FRAME_PICKS] = picks;
  ints[frame + FRAME_SHARED_PICKS] = picks;
  ints[frame + FRAME_OWN_PICKS] = picks;
  ints[frame + FRAME_CAUSE] = cause;
  ints[frame + FRAME_DEPTH] = depth;
}

/** Takes the frame on top away, and its picks. */
export function popFrame(ints: Int32Array, layout: EffectLayout): void {
  const length = ints[layout.stack]!;
  const left = length - FRAME_SIZE;
  ints[layout.picks] = ints[layout.stack + 1 + left + FRAME_PICKS]!;
  if (ints[layout.triggered] === length) ints[layout.triggered] = 0;
  ints[layout.stack] = left;
}

/** The picks so far are for all operations of the effect that follow. */
export function sharePicks(ints: Int32Array, { picks }: EffectLayout, frame: Frame): void {
  ints[frame + FRAME_SHARED_PICKS] = ints[picks]!;
}

/** What an operation has picked for itself is gone after it, but for what it has begun meanwhile. */
export function dropOwnPicks(ints: Int32Array, layout: EffectLayout, frame: Frame): void {
  if (topFrame(ints, layout) === frame) ints[layout.picks] = ints[frame + FRAME_SHARED_PICKS]!;
}

/** The next operation finds its own picks, or those that are shared. */
export function preparePicks(
  ints: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  isChoosing: boolean,
): void {
  dropOwnPicks(ints, layout, frame);
  ints[frame + FRAME_OWN_PICKS] = ints[frame + (isChoosing ? FRAME_SHARED_PICKS : FRAME_PICKS)]!;
}

/** How many picks the present operation finds: its own, or else those of the whole effect. */
export function pickCount(ints: Int32Array, { picks }: EffectLayout, frame: Frame): number {
  return listSize(ints, picks) - ints[frame + FRAME_OWN_PICKS]!;
}

/** The pick at `index`, from 0. */
export function pickAt(
  ints: Int32Array,
  { picks }: EffectLayout,
  frame: Frame,
  index: number,
): number {
  return listItem(ints, picks, ints[frame + FRAME_OWN_PICKS]! + index);
}

/** How many picks a named choice of the effect has, by its place among them. */
export function pickCountOf(
  ints: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  place: number,
): number {
  return countAt(ints, layout, headOf(ints, layout, frame, place));
}

/** The pick at `index`, from 0, of a named choice. */
export function pickOf(
  ints: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  place: number,
  index: number,
): number {
  return listItem(ints, layout.picks, headOf(ints, layout, frame, place) + 1 + index);
}

/** What precedes the picks of a named choice: how many they are, as no pick is written. */
export function headFor(count: number): number {
  return -1 - count;
}

/** How many picks follow a head. */
export function countAt(ints: Int32Array, { picks }: EffectLayout, head: number): number {
  return -1 - listItem(ints, picks, head);
}

/** Where among the picks a named choice begins. */
function headOf(ints: Int32Array, layout: EffectLayout, frame: Frame, place: number): number {
  let head = ints[frame + FRAME_PICKS]!;
  for (let i = 0; i < place; i += 1) head += 1 + countAt(ints, layout, head);
  return head;
}
