/** Whether pending work that somebody has written (a save, a position) can be worked off without harm. */
import { listSize } from '../state/lists.ts';
import type { GameEvent } from '../rules.ts';
import { NOBODY, type Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
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
  frameAt,
  frameCount,
  stepOf,
} from './frames.ts';
import { FRAME_SIZE, type EffectRoom, ITEM_SIZE } from './layout.ts';
import type { EffectGame } from './game.ts';
import type { Frame } from './handler.ts';
import {
  ITEM_CAUSE,
  ITEM_DEPTH,
  ITEM_SEAT,
  ITEM_SOURCE,
  ITEM_WHAT,
  queueItem,
  queueSize,
} from './queue.ts';

/** Presumes that the lists have room for what they hold, and that sources are sources of the game. */
export function isPendingSound<State extends WithInts, Event extends GameEvent>(
  game: EffectGame<State, Event>,
  state: State,
): boolean {
  const { ints } = state;
  const layout = game.layoutOf(state);
  const { stack, queue, triggered } = layout;
  if (ints[stack]! % FRAME_SIZE !== 0 || ints[queue]! % ITEM_SIZE !== 0) return false;
  if (ints[triggered]! % FRAME_SIZE !== 0 || !isWithin(ints[triggered]!, 0, ints[stack]!)) {
    return false;
  }
  for (let i = 0; i < frameCount(ints, layout); i += 1) {
    if (!isFrameSound(game, state, frameAt(layout, i))) return false;
  }
  for (let i = 0; i < queueSize(ints, layout); i += 1) {
    if (!isItemSound(game, state, queueItem(layout, i))) return false;
  }
  return true;
}

function isFrameSound<State extends WithInts, Event extends GameEvent>(
  game: EffectGame<State, Event>,
  state: State,
  frame: Frame,
): boolean {
  const { ints } = state;
  const { room, begun, picks } = game.layoutOf(state);
  const int = (at: number): number => ints[frame + at]!;
  const kind = int(FRAME_KIND);
  return (
    isWithin(kind, 0, game.steps.length) &&
    isWithin(int(FRAME_SEAT), firstSeat(room), room.seats - 1) &&
    isWithin(int(FRAME_CAUSE), 0, ints[begun]!) &&
    int(FRAME_STAGE) >= 0 &&
    int(FRAME_DEPTH) >= 0 &&
    isWithin(int(FRAME_PICKS), 0, int(FRAME_SHARED_PICKS)) &&
    isWithin(int(FRAME_SHARED_PICKS), 0, listSize(ints, picks)) &&
    isWithin(int(FRAME_OWN_PICKS), int(FRAME_PICKS), int(FRAME_SHARED_PICKS)) &&
    (kind !== EFFECT ||
      (isHandlerOf(game, state, int(FRAME_WHAT), int(FRAME_SOURCE)) &&
        areNamedPicksSound(game, state, frame)))
  );
}

/** Heads and picks of the named choices that were made, one behind the other, and nothing else. */
function areNamedPicksSound<State extends WithInts, Event extends GameEvent>(
  { table, layoutOf }: EffectGame<State, Event>,
  state: State,
  frame: Frame,
): boolean {
  const { ints } = state;
  const layout = layoutOf(state);
  const { steps } = table.handlers[ints[frame + FRAME_WHAT]!]!;
  if (!steps.some(({ isNamed }) => isNamed)) return true;
  const made = steps.slice(0, stepOf(ints[frame + FRAME_STAGE]!)).filter(({ isNamed }) => isNamed);
  const end = ints[frame + FRAME_SHARED_PICKS]!;
  let at = ints[frame + FRAME_PICKS]!;
  for (let i = 0; i < made.length; i += 1) {
    if (at >= end || countAt(ints, layout, at) < 0) return false;
    at += 1 + countAt(ints, layout, at);
  }
  return at === end;
}

/** Effects of nobody are sound where the state has room for them. */
function firstSeat({ unowned = 0 }: EffectRoom): Seat {
  return unowned > 0 ? NOBODY : 0;
}

function isItemSound<State extends WithInts, Event extends GameEvent>(
  game: EffectGame<State, Event>,
  state: State,
  item: number,
): boolean {
  const { ints } = state;
  const { room, begun } = game.layoutOf(state);
  return (
    isWithin(ints[item + ITEM_SEAT]!, firstSeat(room), room.seats - 1) &&
    isWithin(ints[item + ITEM_CAUSE]!, 0, ints[begun]!) &&
    ints[item + ITEM_DEPTH]! >= 0 &&
    isHandlerOf(game, state, ints[item + ITEM_WHAT]!, ints[item + ITEM_SOURCE]!)
  );
}

function isHandlerOf<State extends WithInts, Event extends GameEvent>(
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
