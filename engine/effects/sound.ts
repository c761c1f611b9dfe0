/** Whether pending work that somebody has written (a save, a position) can be worked off without harm. */
import { listSize } from '../state/lists.ts';
import { NOBODY, type GameEvent, type Seat } from '../rules.ts';
import type { Worded } from '../state/flat-state.ts';
import {
  countAt,
  EFFECT,
  FRAME_CAUSE,
  FRAME_DEPTH,
  FRAME_KIND,
  FRAME_OWN_PICKS,
  FRAME_PICKS,
  FRAME_SEAT,
  FRAME_SHARED_PICKS,
  FRAME_SOURCE,
  FRAME_STAGE,
  FRAME_WHAT,
  FRAME_WORDS,
  frameAt,
  frameCount,
  stepOf,
} from './frames.ts';
import type { EffectGame } from './game.ts';
import type { Frame } from './handler.ts';
import type { EffectRoom } from './layout.ts';
import {
  ITEM_CAUSE,
  ITEM_DEPTH,
  ITEM_SEAT,
  ITEM_SOURCE,
  ITEM_WHAT,
  ITEM_WORDS,
  queueItem,
  queueSize,
} from './queue.ts';

/** Presumes that the lists have room for what they hold, and that sources are sources of the game. */
export function isPendingSound<State extends Worded, Event extends GameEvent>(
  game: EffectGame<State, Event>,
  state: State,
): boolean {
  const { words } = state;
  const layout = game.layoutOf(state);
  const { stack, queue, triggered } = layout;
  if (words[stack]! % FRAME_WORDS !== 0 || words[queue]! % ITEM_WORDS !== 0) return false;
  if (words[triggered]! % FRAME_WORDS !== 0 || !isWithin(words[triggered]!, 0, words[stack]!)) {
    return false;
  }
  for (let i = 0; i < frameCount(words, layout); i += 1) {
    if (!isFrameSound(game, state, frameAt(layout, i))) return false;
  }
  for (let i = 0; i < queueSize(words, layout); i += 1) {
    if (!isItemSound(game, state, queueItem(layout, i))) return false;
  }
  return true;
}

function isFrameSound<State extends Worded, Event extends GameEvent>(
  game: EffectGame<State, Event>,
  state: State,
  frame: Frame,
): boolean {
  const { words } = state;
  const { room, begun, picks } = game.layoutOf(state);
  const word = (at: number): number => words[frame + at]!;
  const kind = word(FRAME_KIND);
  return (
    isWithin(kind, 0, game.steps.length) &&
    isWithin(word(FRAME_SEAT), firstSeat(room), room.seats - 1) &&
    isWithin(word(FRAME_CAUSE), 0, words[begun]!) &&
    word(FRAME_STAGE) >= 0 &&
    word(FRAME_DEPTH) >= 0 &&
    isWithin(word(FRAME_PICKS), 0, word(FRAME_SHARED_PICKS)) &&
    isWithin(word(FRAME_SHARED_PICKS), 0, listSize(words, picks)) &&
    isWithin(word(FRAME_OWN_PICKS), word(FRAME_PICKS), word(FRAME_SHARED_PICKS)) &&
    (kind !== EFFECT ||
      (isHandlerOf(game, state, word(FRAME_WHAT), word(FRAME_SOURCE)) &&
        areNamedPicksSound(game, state, frame)))
  );
}

/** Heads and picks of the named choices that were made, one behind the other, and nothing else. */
function areNamedPicksSound<State extends Worded, Event extends GameEvent>(
  { table, layoutOf }: EffectGame<State, Event>,
  state: State,
  frame: Frame,
): boolean {
  const { words } = state;
  const layout = layoutOf(state);
  const { steps } = table.handlers[words[frame + FRAME_WHAT]!]!;
  if (!steps.some(({ isNamed }) => isNamed)) return true;
  const made = steps.slice(0, stepOf(words[frame + FRAME_STAGE]!)).filter(({ isNamed }) => isNamed);
  const end = words[frame + FRAME_SHARED_PICKS]!;
  let at = words[frame + FRAME_PICKS]!;
  for (let i = 0; i < made.length; i += 1) {
    if (at >= end || countAt(words, layout, at) < 0) return false;
    at += 1 + countAt(words, layout, at);
  }
  return at === end;
}

/** Effects of nobody are sound where the state has room for them. */
function firstSeat({ unowned = 0 }: EffectRoom): Seat {
  return unowned > 0 ? NOBODY : 0;
}

function isItemSound<State extends Worded, Event extends GameEvent>(
  game: EffectGame<State, Event>,
  state: State,
  item: number,
): boolean {
  const { words } = state;
  const { room, begun } = game.layoutOf(state);
  return (
    isWithin(words[item + ITEM_SEAT]!, firstSeat(room), room.seats - 1) &&
    isWithin(words[item + ITEM_CAUSE]!, 0, words[begun]!) &&
    words[item + ITEM_DEPTH]! >= 0 &&
    isHandlerOf(game, state, words[item + ITEM_WHAT]!, words[item + ITEM_SOURCE]!)
  );
}

function isHandlerOf<State extends Worded, Event extends GameEvent>(
  { table, definitionOf }: EffectGame<State, Event>,
  state: State,
  handler: number,
  source: number,
): boolean {
  const found = table.handlers[handler];
  // No source has no definition, and neither has a handler that does not exist.
  return found !== undefined && found.definition === definitionOf(state, source);
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
