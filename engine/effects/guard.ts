/** Counts effects, so that those without end are reported and do not hang, and keeps room for lists. */
import type { GameEvent } from '../rules.ts';
import { RulesDefect, type Cause, type DefectLimit } from './defect.ts';
import {
  EFFECT,
  FRAME_CAUSE,
  FRAME_KIND,
  FRAME_STAGE,
  FRAME_WHAT,
  frameAt,
  frameCount,
  topInt,
} from './frames.ts';
import type { EffectGame } from './game.ts';
import type { EffectLayout } from './layout.ts';
import { causeOf } from './table.ts';
import { Trace } from './trace.ts';

const MOST_DEPTH = 32;
const MOST_EFFECTS = 1000;

/** Turns of the runner's loop for each effect that may begin: choices, operations, steps of a game. */
const TURNS_PER_EFFECT = 64;

export class Guard<State, Event extends GameEvent> {
  /** Turns of the runner's loop without a decision; more of them never end. */
  readonly mostTurns: number;
  readonly #game: EffectGame<State, Event>;
  readonly #mostDepth: number;
  readonly #mostEffects: number;
  readonly #trace: Trace;

  constructor(game: EffectGame<State, Event>) {
    this.#game = game;
    this.#mostDepth = game.mostDepth ?? MOST_DEPTH;
    this.#mostEffects = game.mostEffects ?? MOST_EFFECTS;
    this.mostTurns = this.#mostEffects * TURNS_PER_EFFECT;
    this.#trace = new Trace(this.#mostEffects);
  }

  /** A decision has been made: what ran before is known only as far as it has not ended. */
  resume(ints: Int32Array, layout: EffectLayout): void {
    this.#trace.begin(ints[layout.begun]!);
    if (ints[layout.stack] !== 0) this.#keepRunning(ints, layout);
  }

  /** Which effects have begun and are not over. */
  #keepRunning(ints: Int32Array, layout: EffectLayout): void {
    for (let i = 0; i < frameCount(ints, layout); i += 1) {
      const frame = frameAt(layout, i);
      const isEffect = ints[frame + FRAME_KIND] === EFFECT && ints[frame + FRAME_STAGE]! > 0;
      if (isEffect) this.#trace.keep(ints[frame + FRAME_CAUSE]!, ints[frame + FRAME_WHAT]!);
    }
  }

  /** The effect of that number begins. Throws a `RulesDefect` where that is too much. */
  begin(number: number, handler: number, cause: number, depth: number): void {
    if (number > this.#mostEffects) throw this.#defect('count', cause, handler);
    this.#trace.note(number, handler, cause);
    if (depth > this.#mostDepth) throw this.#defect('depth', cause, handler);
  }

  /** A `RulesDefect`: steps never end. */
  endless(ints: Int32Array, layout: EffectLayout): RulesDefect {
    return this.#defect('count', topInt(ints, layout, FRAME_CAUSE));
  }

  /** Proposals within proposals, this deep. Throws a `RulesDefect` where they ask each other for ever. */
  nest(depth: number, cause: number): void {
    if (depth > this.#mostDepth) throw this.#defect('depth', cause);
  }

  /** Throws a `RulesDefect` where there is no room for what the effect of number `cause` starts. */
  needRoom(isRoom: boolean, cause: number): void {
    if (!isRoom) throw this.#defect('room', cause);
  }

  #defect(limit: DefectLimit, cause: number, ...last: readonly number[]): RulesDefect {
    const chain = [...this.#trace.chain(cause), ...last];
    const causes = chain.map((id): Cause | null => causeOf(this.#game.table, id));
    return new RulesDefect(
      limit,
      causes.filter((one) => one !== null),
    );
  }
}
