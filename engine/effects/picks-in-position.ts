/** What the picks of effects that have begun were asked for: only by that a position can name them. */
import { listSize } from '../state/lists.ts';
import {
  countAt,
  EFFECT,
  FRAME_KIND,
  FRAME_PICKS,
  FRAME_SHARED_PICKS,
  FRAME_STAGE,
  FRAME_WHAT,
  frameAt,
  frameCount,
  stepOf,
} from './frames.ts';
import type { Frame } from './handler.ts';
import type { EffectLayout } from './layout.ts';

/** As much of a step of an effect as is needed here. */
export interface AskingStep {
  readonly isNamed?: boolean | undefined;
  readonly choice?: { readonly word: string } | undefined;
  readonly apply?: unknown;
}

/** By place in the list of picks: the word of the choice. Heads of named choices (frames.ts) have none. */
export function picksAskedFor(
  ints: Int32Array,
  layout: EffectLayout,
  handlers: readonly { readonly steps: readonly AskingStep[] }[],
): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (let i = 0; i < frameCount(ints, layout); i += 1) {
    const frame = frameAt(layout, i);
    if (ints[frame + FRAME_KIND] !== EFFECT) continue;
    const steps = handlers[ints[frame + FRAME_WHAT]!]?.steps ?? [];
    noteShared(ints, layout, frame, steps, found);
    // What begins while an operation runs has its picks behind those of the operation.
    const own = steps[stepOf(ints[frame + FRAME_STAGE]! - 1)]?.choice?.word;
    found.length = ints[frame + FRAME_SHARED_PICKS]!;
    for (let at = found.length; at < listSize(ints, layout.picks); at += 1) found.push(own);
  }
  return found;
}

/** Choices that are made for all operations of an effect. */
function noteShared(
  ints: Int32Array,
  layout: EffectLayout,
  frame: Frame,
  steps: readonly AskingStep[],
  found: (string | undefined)[],
): void {
  const end = ints[frame + FRAME_SHARED_PICKS]!;
  let at = ints[frame + FRAME_PICKS]!;
  for (const { choice, apply, isNamed } of steps) {
    if (choice === undefined || apply !== undefined) continue;
    if (at >= end) return;
    const next = isNamed === true ? at + 1 + countAt(ints, layout, at) : end;
    if (isNamed === true) found[at++] = undefined;
    while (at < next) found[at++] = choice.word;
  }
}
