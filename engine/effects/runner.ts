/**
 * Runs effects: propose → replace → modify → apply → settle → triggers, in declared order.
 *
 * What is pending is integers in the state (frames.ts, queue.ts), so that a game can be saved,
 * undone and searched in the middle of an effect. One runner serves all states of a game.
 *
 * - An operation that changes something asks `standing.propose` what comes of it, and applies that;
 *   then the game settles, and raises what was triggered (`pending.raise`).
 * - Triggered effects wait in a queue, first in, first out. They run when the operation is over,
 *   before anything else goes on; what they trigger goes behind them.
 * - A game's own steps (resolving a card, ending a turn) are frames on the same stack, so that they
 *   wait for the effects that they start.
 */
import { listItem, listSize } from '../state/lists.ts';
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import {
  BEGIN,
  dropOwnPicks,
  EFFECT,
  FIRST_STEP,
  FRAME_CAUSE,
  FRAME_DEPTH,
  FRAME_KIND,
  FRAME_SOURCE,
  FRAME_STAGE,
  FRAME_WHAT,
  isChoosing,
  choiceOf,
  popFrame,
  stepOf,
  topFrame,
} from './frames.ts';
import { isDone } from './done.ts';
import { mayRun } from './frame-values.ts';
import { DONE, ON, WAIT, type EffectGame, type StepResult } from './game.ts';
import { Listening } from './listening.ts';
import { Guard } from './guard.ts';
import { whyNotNow, type EffectChoice, type Frame, type Handler, type NotNow } from './handler.ts';
import { clearPending, isPending, type EffectLayout } from './layout.ts';
import { PendingEffects, startQueued } from './pending.ts';
import { Picking } from './picking.ts';
import { isPendingSound } from './check-pending.ts';
import { StandingEffects } from './standing.ts';

export class EffectRunner<State extends WithInts, Event extends GameEvent> {
  readonly pending: PendingEffects<State, Event>;
  readonly standing: StandingEffects<State, Event>;
  readonly listening: Listening<State, Event>;
  readonly #game: EffectGame<State, Event>;
  readonly #guard: Guard<State, Event>;
  readonly #handlers: readonly Handler<State, Event>[];
  readonly #picking: Picking<State, Event>;

  constructor(game: EffectGame<State, Event>) {
    this.#game = game;
    this.#guard = new Guard(game);
    this.#handlers = game.table.handlers;
    this.pending = new PendingEffects(game, this.#guard);
    this.#picking = new Picking(game, this.pending);
    this.standing = new StandingEffects(game, this.#guard);
    this.listening = new Listening(game);
  }

  /**
   * Works off all that is pending, until nothing is, somebody must decide, or the game is over.
   * Returns false when somebody must decide. Throws a `RulesDefect` for effects without end.
   */
  run(state: State, report: Listener<Event>): boolean {
    const layout = this.#game.layoutOf(state);
    return !isPending(state.ints, layout) || this.#workOff(state, layout, report);
  }

  /** Apart, as what is seldom is: V8 inlines up to a sum of bytecode, and callers mostly find nothing pending. */
  #workOff(state: State, layout: EffectLayout, report: Listener<Event>): boolean {
    const { ints } = state;
    const game = this.#game;
    const guard = this.#guard;
    guard.resume(ints, layout);
    for (let turns = 0; !game.isOver(state); turns += 1) {
      if (turns > guard.mostTurns) throw guard.endless(ints, layout);
      if (ints[layout.triggered] === 0 && ints[layout.queue]! > 0) startQueued(ints, layout);
      if (ints[layout.stack] === 0) {
        ints[layout.begun] = 0;
        return true;
      }
      const frame = topFrame(ints, layout);
      const result =
        ints[frame + FRAME_KIND] === EFFECT
          ? this.#runEffect(state, layout, frame, report)
          : this.#runStep(state, frame, report);
      if (result === WAIT) return false;
      if (result === DONE) popFrame(ints, layout);
    }
    clearPending(ints, layout);
    return true;
  }

  /** The choice that somebody must make before `run` goes on; null when no effect asks for one. */
  choice(state: State): EffectChoice<State> | null {
    const { ints } = state;
    const layout = this.#game.layoutOf(state);
    if (ints[layout.stack] === 0) return null;
    const frame = topFrame(ints, layout);
    const stage = ints[frame + FRAME_STAGE]!;
    if (ints[frame + FRAME_KIND] !== EFFECT || !isChoosing(stage)) return null;
    return this.#handler(ints, frame).steps[stepOf(stage)]?.choice ?? null;
  }

  /** Writes what may be picked for the choice that waits into `into`; returns how many. Presumes one. */
  candidates(state: State, into: number[]): number {
    const frame = topFrame(state.ints, this.#game.layoutOf(state));
    return this.choice(state)!.candidates(state, frame, into);
  }

  /** Why something cannot be picked for the choice that waits, as a code of the game. Presumes one. */
  whyNotPicked(state: State, option: number): string | null {
    const frame = topFrame(state.ints, this.#game.layoutOf(state));
    return this.choice(state)!.why?.(state, frame, option) ?? null;
  }

  /** What was picked, as an engine's list at `picked`. Presumes a choice; `run` goes on from there. */
  answer(state: State, picked: number): void {
    const { ints } = state;
    const frame = topFrame(ints, this.#game.layoutOf(state));
    const count = listSize(ints, picked);
    const step = this.#handler(ints, frame).steps[stepOf(ints[frame + FRAME_STAGE]!)]!;
    this.#picking.head(state, step, count);
    for (let i = 0; i < count; i += 1) this.pending.pick(state, listItem(ints, picked, i));
    ints[frame + FRAME_STAGE]! += 1;
  }

  /** The effect whose choice waits ends without it; `run` goes on behind it. Presumes a choice. */
  drop(state: State): void {
    popFrame(state.ints, this.#game.layoutOf(state));
  }

  /** Why an effect of a source would not run now; null where it would. */
  whyNot(state: State, handler: number, source: number, seat: Seat, argument = 0): NotNow | null {
    return whyNotNow(state, this.#handlers[handler]!, source, seat, argument);
  }

  /** Whether what is pending can be worked off, in a state that was read from a save. */
  isSound(state: State): boolean {
    return isPendingSound(this.#game, state);
  }

  #handler(ints: Int32Array, frame: Frame): Handler<State, Event> {
    return this.#handlers[ints[frame + FRAME_WHAT]!]!;
  }

  #runStep(state: State, frame: Frame, report: Listener<Event>): StepResult {
    const kind = state.ints[frame + FRAME_KIND]!;
    const step = this.#game.steps[kind - 1];
    if (step === undefined) throw new RangeError(`There is no step ${kind}.`);
    return step(state, frame, report);
  }

  /** Goes on up to and with the next operation, or to a choice. */
  #runEffect(
    state: State,
    layout: EffectLayout,
    frame: Frame,
    report: Listener<Event>,
  ): StepResult {
    const { ints } = state;
    const handler = this.#handlers[ints[frame + FRAME_WHAT]!]!;
    if (
      ints[frame + FRAME_STAGE] === BEGIN &&
      !this.#begins(state, layout, handler, frame, report)
    ) {
      return DONE;
    }
    const { isPlain, steps } = handler;
    if (!isPlain && this.#picking.waits(state, layout, handler, frame)) return WAIT;
    const index = stepOf(ints[frame + FRAME_STAGE]!);
    const step = steps[index];
    if (step === undefined) return DONE;
    ints[frame + FRAME_STAGE] = choiceOf(index + 1);
    if (isPlain || isDone(state, layout, handler, frame, step)) step.apply!(state, frame, report);
    if (!isPlain) dropOwnPicks(ints, layout, frame);
    this.#game.settle(state, report);
    return index === steps.length - 1 && isAlone(ints, layout, frame) ? DONE : ON;
  }

  /** The effect is reached: whether it runs. */
  #begins(
    state: State,
    layout: EffectLayout,
    handler: Handler<State, Event>,
    frame: Frame,
    report: Listener<Event>,
  ): boolean {
    const { ints } = state;
    const { works, begins } = this.#game;
    if (works !== undefined && !works(state, handler, ints[frame + FRAME_SOURCE]!)) return false;
    if (!handler.isFree && !mayRun(state, handler, frame)) return false;
    const number = ints[layout.begun]! + 1;
    const cause = ints[frame + FRAME_CAUSE]!;
    this.#guard.begin(number, handler.id, cause, ints[frame + FRAME_DEPTH]!);
    ints[layout.begun] = number;
    ints[frame + FRAME_CAUSE] = number;
    ints[frame + FRAME_STAGE] = FIRST_STEP;
    if (begins !== undefined) begins(state, handler, frame, report);
    return true;
  }
}

/** Whether nothing has to run before an effect that has come to its end may go. */
function isAlone(ints: Int32Array, layout: EffectLayout, frame: Frame): boolean {
  const mayTrigger = ints[layout.triggered] === 0 && ints[layout.queue]! > 0;
  return !mayTrigger && topFrame(ints, layout) === frame;
}
