/**
 * The stack of what has begun and is not over, as integers in a state. A frame is an effect that
 * runs, or a step of a game's own (the resolution of a card) that waits for the effects above it.
 */
import { listItem, listSize } from '../state/lists.ts';
import type { Frame } from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** What a word of a frame holds, by its place in it. */
/** 0 for an effect, else the number of the game's step. */
export const FRAME_KIND = 0;
/** The card or unit; the only word that numbers one. */
export const FRAME_SOURCE = 1;
/** Id of the handler; for steps what the game likes. */
export const FRAME_WHAT = 2;
/** The controller. */
export const FRAME_SEAT = 3;
/** What the trigger is about; for steps what the game likes. */
export const FRAME_ARGUMENT = 4;
/** How far it has come, from 0. */
export const FRAME_STAGE = 5;
/** Where the picks of the frame begin in the list of picks. */
export const FRAME_PICKS = 6;
/** Where those end that all operations of the effect find, and those of one operation begin. */
export const FRAME_SHARED_PICKS = 7;
/** Where those begin that the present operation finds. */
export const FRAME_OWN_PICKS = 8;
/** Number of the effect that runs here, or that has caused the step. */
export const FRAME_CAUSE = 9;
/** How many effects have caused each other up to this one. */
export const FRAME_DEPTH = 10;
export const FRAME_WORDS = 11;

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
export function frameCount(words: Int32Array, { stack }: EffectLayout): number {
  return words[stack]! / FRAME_WORDS;
}

export function hasFrameRoom(words: Int32Array, { stack, room }: EffectLayout): boolean {
  return words[stack]! < room.frames * FRAME_WORDS;
}

/** The frame that runs; presumes that there is one. */
export function topFrame(words: Int32Array, { stack }: EffectLayout): Frame {
  return stack + 1 + words[stack]! - FRAME_WORDS;
}

/** A word of the frame that runs; 0 where none does. */
export function topWord(words: Int32Array, layout: EffectLayout, word: number): number {
  return words[layout.stack] === 0 ? 0 : words[topFrame(words, layout) + word]!;
}

/** The frame at `index`, from 0, which began first. */
export function frameAt({ stack }: EffectLayout, index: number): Frame {
  return stack + 1 + index * FRAME_WORDS;
}

/** A frame at stage 0 on top; presumes that there is room. */
export function pushFrame(
  words: Int32Array,
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
  const length = words[stack]!;
  const picks = words[layout.picks]!;
  const frame = stack + 1 + length;
  words[stack] = length + FRAME_WORDS;
  words[frame + FRAME_KIND] = kind;
  words[frame + FRAME_SOURCE] = source;
  words[frame + FRAME_WHAT] = what;
  words[frame + FRAME_SEAT] = seat;
  words[frame + FRAME_ARGUMENT] = argument;
  words[frame + FRAME_STAGE] = 0;
  words[frame + FRAME_PICKS] = picks;
  words[frame + FRAME_SHARED_PICKS] = picks;
  words[frame + FRAME_OWN_PICKS] = picks;
  words[frame + FRAME_CAUSE] = cause;
  words[frame + FRAME_DEPTH] = depth;
}

/** Takes the frame on top away, and its picks. */
export function popFrame(words: Int32Array, layout: EffectLayout): void {
  const length = words[layout.stack]!;
  const left = length - FRAME_WORDS;
  words[layout.picks] = words[layout.stack + 1 + left + FRAME_PICKS]!;
  if (words[layout.triggered] === length) words[layout.triggered] = 0;
  words[layout.stack] = left;
}

/** The picks so far are for all operations of the effect that follow. */
export function sharePicks(words: Int32Array, { picks }: EffectLayout, frame: Frame): void {
  words[frame + FRAME_SHARED_PICKS] = words[picks]!;
}

/** What an operation has picked for itself is gone after it, but for what it has begun meanwhile. */
export function dropOwnPicks(words: Int32Array, layout: EffectLayout, frame: Frame): void {
  if (topFrame(words, layout) === frame) words[layout.picks] = words[frame + FRAME_SHARED_PICKS]!;
}

/** The next operation finds its own picks, or those that are shared. */
export function preparePicks(
  words: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  isChoosing: boolean,
): void {
  dropOwnPicks(words, layout, frame);
  words[frame + FRAME_OWN_PICKS] = words[frame + (isChoosing ? FRAME_SHARED_PICKS : FRAME_PICKS)]!;
}

/** How many picks the present operation finds: its own, or else those of the whole effect. */
export function pickCount(words: Int32Array, { picks }: EffectLayout, frame: Frame): number {
  return listSize(words, picks) - words[frame + FRAME_OWN_PICKS]!;
}

/** The pick at `index`, from 0. */
export function pickAt(
  words: Int32Array,
  { picks }: EffectLayout,
  frame: Frame,
  index: number,
): number {
  return listItem(words, picks, words[frame + FRAME_OWN_PICKS]! + index);
}

/** How many picks a named choice of the effect has, by its place among them. */
export function pickCountOf(
  words: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  place: number,
): number {
  return countAt(words, layout, headOf(words, layout, frame, place));
}

/** The pick at `index`, from 0, of a named choice. */
export function pickOf(
  words: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  place: number,
  index: number,
): number {
  return listItem(words, layout.picks, headOf(words, layout, frame, place) + 1 + index);
}

/** What stands before the picks of a named choice: how many they are, as no pick is written. */
export function headFor(count: number): number {
  return -1 - count;
}

/** How many picks follow a head. */
export function countAt(words: Int32Array, { picks }: EffectLayout, head: number): number {
  return -1 - listItem(words, picks, head);
}

/** Where among the picks a named choice begins. */
function headOf(words: Int32Array, layout: EffectLayout, frame: Frame, place: number): number {
  let head = words[frame + FRAME_PICKS]!;
  for (let i = 0; i < place; i += 1) head += 1 + countAt(words, layout, head);
  return head;
}
