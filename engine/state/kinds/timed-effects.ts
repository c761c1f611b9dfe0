/**
 * What lasts for a time, as a part of a declared state; what it does: effects/timed.ts. Its sources, and
 * what it is about, are cards that lie open.
 */
import type { Listener } from '../../events.ts';
import { TimedEffects, type Timed, type TimedEnded } from '../../effects/timed.ts';
import type { Card } from '../../number-kinds.ts';
import { BadPosition, type Position } from '../../rules.ts';
import type { Seat } from '../../seats.ts';
import type { StateLayout } from '../state-layout.ts';
import type { CardNames, DeclaredState, Setting } from './part.ts';
import { Said } from './said.ts';

export interface TimedOptions<Word extends string, Moment extends string> {
  /** What they do: `speed`. */
  readonly words: readonly Word[];
  /** What they wait for: `turn`. */
  readonly moments: readonly Moment[];
  /** How many of them there can be at once. */
  readonly room: number;
}

export class TimedRecords<
  Config extends Setting,
  Word extends string,
  Moment extends string,
> extends Said<Config> {
  readonly #options: TimedOptions<Word, Moment>;
  #effects: TimedEffects<Word, Moment>;
  #places: CardNames<Config> | null = null;

  constructor(options: TimedOptions<Word, Moment>) {
    super();
    this.#options = options;
    this.#effects = this.#effectsAt(0);
  }

  #effectsAt(at: number): TimedEffects<Word, Moment> {
    const { room, words, moments } = this.#options;
    return new TimedEffects(at, room, words, moments, (state, card) =>
      this.#places!.placeOf(state as DeclaredState<Config>, card),
    );
  }

  /** From now on. Returns false where there is no room for more. */
  add(state: DeclaredState<Config>, timed: Timed<Word, Moment>): boolean {
    return this.#effects.add(state, timed);
  }

  /** What all of them with that word add up to for a card. */
  sum(state: DeclaredState<Config>, word: Word, about: Card): number {
    return this.#effects.sum(state, word, about);
  }

  /** A moment of a seat has passed (`NOBODY`: of no seat); with `about`, of that card alone. */
  pass(
    state: DeclaredState<Config>,
    moment: Moment,
    seat: Seat,
    report: Listener<TimedEnded>,
    about?: Card,
  ): void {
    this.#effects.pass(state, moment, seat, report, about);
  }

  /** What a card has left behind is over, or what is about a card that is gone. */
  endOf(
    state: DeclaredState<Config>,
    card: Card,
    as: 'source' | 'about',
    report: Listener<TimedEnded>,
  ): void {
    this.#effects.endOf(state, card, as, report);
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.#effects = this.#effectsAt(header.take(TimedEffects.size(this.#options.room)));
  }

  join(places: CardNames<Config>): void {
    this.#places = places;
  }

  write(state: DeclaredState<Config>): Position[] {
    return this.#effects.inPosition(state);
  }

  seen(state: DeclaredState<Config>): Position[] {
    return this.write(state);
  }

  read(state: DeclaredState<Config>, position: Position): void {
    const said = position[this.name];
    if (said === undefined) return;
    this.#effects.read(state, said, this.name, state.config.seats, (name, what) => {
      const card = this.#places!.cardAt(state, name, what);
      if (card < 0) throw new BadPosition(what, name);
      return card;
    });
  }
}

/** What lasts until a moment passes, or as long as its source is there: modifiers, marks. */
export function timedEffects<Config extends Setting, Word extends string, Moment extends string>(
  options: TimedOptions<Word, Moment>,
): TimedRecords<Config, Word, Moment> {
  return new TimedRecords(options);
}
