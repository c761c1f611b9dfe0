/** Whose effects work: what a game calls when a card comes to where they do, and when it leaves. */
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import { listSize } from '../state/lists.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { EffectGame } from './game.ts';
import { sourcesOf } from './layout.ts';
import { addListener, removeListener } from './listeners.ts';

export class Listening<State extends WithInts, Event extends GameEvent> {
  readonly #game: EffectGame<State, Event>;

  constructor(game: EffectGame<State, Event>) {
    this.#game = game;
  }

  /** The effects of a source work from now on, for a seat or `NOBODY`; behind all others unless `place` says where. */
  begin(state: State, source: number, seat: Seat, place?: number): void {
    const layout = this.#game.layoutOf(state);
    const behind = listSize(state.ints, sourcesOf(layout, seat));
    addListener(state.ints, layout, seat, source, this.#maskOf(state, source), place ?? behind);
  }

  /**
   * The same in an order of the game's own, that of places on a formation: `order` holds the source, and
   * those before it listen already. Nothing happens where it has no effects that hear anything.
   */
  beginAmong(state: State, source: number, seat: Seat, order: readonly number[]): void {
    if (this.#maskOf(state, source) === 0) return;
    const listeners = order.filter((one) => this.#maskOf(state, one) !== 0);
    this.begin(state, source, seat, listeners.indexOf(source));
  }

  /** They work no more. */
  end(state: State, source: number, seat: Seat): void {
    removeListener(state.ints, this.#game.layoutOf(state), seat, source);
  }

  /** Events that the effects of a source hear, bit by bit. */
  #maskOf(state: State, source: number): number {
    return this.#game.table.masks[this.#game.definitionOf(state, source)]!;
  }
}
