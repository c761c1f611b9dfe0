/** The choices of an effect that runs: whoever has one makes it before the operation that follows. */
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import {
  choiceOf,
  FRAME_SEAT,
  FRAME_STAGE,
  headFor,
  isChoosing,
  preparePicks,
  sharePicks,
  stepOf,
} from './frames.ts';
import type { EffectGame } from './game.ts';
import type { Frame, Handler, OperationHandler } from './handler.ts';
import type { EffectLayout } from './layout.ts';
import type { PendingEffects } from './pending.ts';

export class Picking<State extends WithInts, Event extends GameEvent> {
  readonly #game: EffectGame<State, Event>;
  readonly #pending: PendingEffects<State, Event>;
  readonly #candidates: number[] = [];

  constructor(game: EffectGame<State, Event>, pending: PendingEffects<State, Event>) {
    this.#game = game;
    this.#pending = pending;
  }

  /** Goes on to the next operation, or to the end: whether a choice before it waits for somebody. */
  waits(
    state: State,
    layout: EffectLayout,
    { steps }: Handler<State, Event>,
    frame: Frame,
  ): boolean {
    const { ints } = state;
    for (;;) {
      const stage = ints[frame + FRAME_STAGE]!;
      const index = stepOf(stage);
      const step = steps[index];
      if (step === undefined) return false;
      if (isChoosing(stage) && this.#asks(state, layout, frame, step)) return true;
      if (step.apply !== undefined) return false;
      ints[frame + FRAME_STAGE] = choiceOf(index + 1);
      sharePicks(ints, layout, frame);
    }
  }

  /** Whether somebody must make the choice of this step. One that leaves no choice is made here. */
  #asks(
    state: State,
    layout: EffectLayout,
    frame: Frame,
    step: OperationHandler<State, Event>,
  ): boolean {
    const { ints } = state;
    const { choice } = step;
    preparePicks(ints, layout, frame, choice !== undefined);
    if (choice === undefined) return false;
    const candidates = this.#candidates;
    const count = choice.candidates(state, frame, candidates);
    const least = Math.min(choice.least, count);
    const most = Math.min(choice.most, count, choice.room?.(state, frame) ?? count);
    if (least === count && (count === 0 || choice.isAlwaysAsked !== true)) {
      this.head(state, step, count);
      for (let i = 0; i < count; i += 1) this.#pending.pick(state, candidates[i]!);
      return false;
    }
    const seat = choice.chooser?.(state, frame) ?? ints[frame + FRAME_SEAT]!;
    this.#game.ask(state, choice, seat, candidates, count, least, most);
    return true;
  }

  /** How many they are precedes the picks of a named choice, so that each is found. */
  head(state: State, { isNamed }: OperationHandler<State, Event>, count: number): void {
    if (isNamed === true) this.#pending.pick(state, headFor(count));
  }
}
