/** Puts work before the runner: steps and effects that run next, and triggered effects that wait. */
import { listItem, listPush, listSize } from '../state/lists.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import { picksIn } from './frame-values.ts';
import {
  BEGIN,
  EFFECT,
  FRAME_CAUSE,
  FRAME_DEPTH,
  FRAME_KIND,
  FRAME_OWN_PICKS,
  FRAME_PICKS,
  FRAME_SHARED_PICKS,
  FRAME_SOURCE,
  FRAME_STAGE,
  hasFrameRoom,
  pickCountOf,
  pickOf,
  pushFrame,
  topInt,
} from './frames.ts';
import type { Frame } from './handler.ts';
import type { EffectGame } from './game.ts';
import type { Guard } from './guard.ts';
import { hearersRow, lowestBit } from './hearers.ts';
import { FRAME_SIZE, ITEM_SIZE, sourcesOf, type EffectLayout } from './layout.ts';
import { hears } from './listeners.ts';
import { dequeue, enqueue, hasQueueRoom } from './queue.ts';
import { handlersEnd, handlersFrom } from './table.ts';

export class PendingEffects<State extends WithInts, Event extends GameEvent> {
  readonly #game: EffectGame<State, Event>;
  readonly #guard: Guard<State, Event>;

  constructor(game: EffectGame<State, Event>, guard: Guard<State, Event>) {
    this.#game = game;
    this.#guard = guard;
  }

  /**
   * A step of the game's own (`EffectGame.steps`, from 1) runs next. What it is about is up to the
   * game; `source` alone may number a card or unit.
   */
  beginStep(
    state: State,
    kind: number,
    source: number,
    what: number,
    seat: Seat,
    argument = 0,
  ): void {
    this.#push(state, kind, source, what, seat, argument, 0);
  }

  /** One effect runs next, without being triggered. */
  beginEffect(state: State, handler: number, source: number, seat: Seat, argument = 0): void {
    this.#push(state, EFFECT, source, handler, seat, argument, 1);
  }

  /** The effects of a source that hear this run next, in their order. */
  beginEffects(state: State, event: number, source: number, seat: Seat, argument = 0): void {
    const { table, definitionOf } = this.#game;
    const definition = definitionOf(state, source);
    const from = handlersFrom(table, definition, event);
    for (let id = handlersEnd(table, definition, event) - 1; id >= from; id -= 1) {
      if (!this.#isHeard(state, id, source, seat, argument)) continue;
      this.beginEffect(state, id, source, seat, argument);
    }
  }

  /** Triggers the effects of all sources of a seat that hear this, in the order of the sources. */
  raise(state: State, event: number, seat: Seat, argument = 0): void {
    const { ints } = state;
    const layout = this.#game.layoutOf(state);
    if (hears(ints, layout, seat, event)) this.#raiseHeard(state, layout, event, seat, argument);
  }

  #raiseHeard(
    state: State,
    layout: EffectLayout,
    event: number,
    seat: Seat,
    argument: number,
  ): void {
    const { ints } = state;
    const sources = sourcesOf(layout, seat);
    const row = hearersRow(layout, seat, event);
    for (let at = 0; at < layout.rowInts; at += 1) {
      // The last bit that is set goes away each time.
      for (let bits = ints[row + at]!; bits !== 0; bits &= bits - 1) {
        const source = listItem(ints, sources, at * 32 + lowestBit(bits));
        this.#raiseFor(state, layout, event, source, seat, argument);
      }
    }
  }

  /** Triggers the effects of one source, whether it listens or not: of one that has just left. */
  raiseFor(state: State, event: number, source: number, seat: Seat, argument = 0): void {
    this.#raiseFor(state, this.#game.layoutOf(state), event, source, seat, argument);
  }

  #raiseFor(
    state: State,
    layout: EffectLayout,
    event: number,
    source: number,
    seat: Seat,
    argument: number,
  ): void {
    const { table } = this.#game;
    const { ints } = state;
    const definition = this.#game.definitionOf(state, source);
    const cause = topInt(ints, layout, FRAME_CAUSE);
    const depth = topInt(ints, layout, FRAME_DEPTH) + 1;
    const end = handlersEnd(table, definition, event);
    for (let id = handlersFrom(table, definition, event); id < end; id += 1) {
      if (!this.#isHeard(state, id, source, seat, argument)) continue;
      this.#guard.needRoom(hasQueueRoom(ints, layout), cause);
      enqueue(ints, layout, id, source, seat, argument, cause, depth);
    }
  }

  /** One more pick of the frame that runs. */
  pick(state: State, value: number): void {
    const { ints } = state;
    const layout = this.#game.layoutOf(state);
    const isRoom = listSize(ints, layout.picks) < layout.room.picks;
    this.#guard.needRoom(isRoom, topInt(ints, layout, FRAME_CAUSE));
    listPush(ints, layout.picks, value);
  }

  /** Picks of the present operation, in the order in which they were picked. */
  picks(state: State, frame: Frame): number[] {
    return picksIn(state, this.#game.layoutOf(state), frame);
  }

  /** Picks of a named choice, by its place (`choiceNamed`). */
  picksOf(state: State, frame: Frame, place: number): number[] {
    const layout = this.#game.layoutOf(state);
    const count = pickCountOf(state.ints, layout, frame, place);
    const picks: number[] = [];
    for (let i = 0; i < count; i += 1) picks.push(pickOf(state.ints, layout, frame, place, i));
    return picks;
  }

  #isHeard(state: State, id: number, source: number, seat: Seat, argument: number): boolean {
    const { hears: test } = this.#game.table.handlers[id]!;
    return test === null || test(state, seat, source, argument);
  }

  #push(
    state: State,
    kind: number,
    source: number,
    what: number,
    seat: Seat,
    argument: number,
    deeper: number,
  ): void {
    const { ints } = state;
    const layout = this.#game.layoutOf(state);
    const cause = topInt(ints, layout, FRAME_CAUSE);
    const depth = topInt(ints, layout, FRAME_DEPTH) + deeper;
    this.#guard.needRoom(hasFrameRoom(ints, layout), cause);
    pushFrame(ints, layout, kind, source, what, seat, argument, cause, depth);
  }
}

/** The first triggered effect leaves the queue and runs: its item is the middle of a new frame. */
export function startQueued(ints: Int32Array, layout: EffectLayout): void {
  const { stack, queue } = layout;
  const length = ints[stack]! + FRAME_SIZE;
  const picks = ints[layout.picks]!;
  const frame = stack + 1 + length - FRAME_SIZE;
  ints[stack] = length;
  ints[layout.triggered] = length;
  ints[frame + FRAME_KIND] = EFFECT;
  for (let i = 0; i < ITEM_SIZE; i += 1) ints[frame + FRAME_SOURCE + i] = ints[queue + 1 + i]!;
  ints[frame + FRAME_STAGE] = BEGIN;
  ints[frame + FRAME_PICKS] = picks;
  ints[frame + FRAME_SHARED_PICKS] = picks;
  ints[frame + FRAME_OWN_PICKS] = picks;
  dequeue(ints, layout);
}
