/**
 * Which effects of which cards have been used, where they may be used so often only. Positions name the
 * cards by their places, and the effects as they are printed, from 1: `{ 'P1 hand 3': [2] }`.
 */
import type { Limit } from '../../effects/handler.ts';
import type { Card, CardType } from '../../number-kinds.ts';
import { compared } from '../../positions/compare.ts';
import { readInteger } from '../../positions/reading.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import { isMapping } from '../../plain-data.ts';
import type { StateLayout } from '../state-layout.ts';
import type { CardNames, DeclaredState, Part, Setting } from './part.ts';

export interface UsesOptions<Config extends Setting> {
  /** By type of card: how many of its first effects can have a limit of this sort. */
  readonly effects: (config: Config, type: CardType) => number;
  readonly until?: string;
  /** False: observations do not say it. */
  readonly observed?: boolean;
}

/** Where in `DeclaredState.at` its integers begin, how many there are, and where those of each card are listed. */
const [START, COUNT, CARDS] = [0, 1, 2] as const;

export class Uses<Config extends Setting> implements Part<Config> {
  name = '';
  #slot = -1;
  #names: CardNames<Config> | null = null;
  readonly #options: UsesOptions<Config>;
  readonly until: string | undefined;

  constructor(options: UsesOptions<Config>) {
    this.#options = options;
    this.until = options.until;
  }

  /** `entry` is the place of the effect on its card, from 0. */
  is(state: DeclaredState<Config>, card: Card, entry: number): boolean {
    return state.ints[this.#placeOf(state, card) + entry] !== 0;
  }

  set(state: DeclaredState<Config>, card: Card, entry: number): void {
    state.ints[this.#placeOf(state, card) + entry] = 1;
  }

  /** The numbers of the effects of a card that were used. */
  of(state: DeclaredState<Config>, card: Card): number[] {
    const count = this.#count(state.config, card);
    const entries = Array.from({ length: count }, (_, entry) => entry);
    return entries.filter((entry) => this.is(state, card, entry)).map((entry) => entry + 1);
  }

  /** The same of effects that may be declined: it counts when they are done. */
  readonly limitWhenDone: Limit<DeclaredState<Config>> = {
    whenDone: true,
    isUsed: (state, entry, _, card) => this.is(state, card, entry),
    use: (state, entry, _, card) => this.set(state, card, entry),
  };

  /** The limit of effects that may be used once until these are forgotten. */
  readonly limit: Limit<DeclaredState<Config>> = {
    isUsed: (state, entry, _, card) => this.is(state, card, entry),
    use: (state, entry, _, card) => this.set(state, card, entry),
  };

  #placeOf({ at }: DeclaredState<Config>, card: Card): number {
    return at[at[this.#slot + CARDS]! + card]!;
  }

  #count(config: Config, card: Card): number {
    return this.#options.effects(config, config.types[card]!);
  }

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.#slot = starts.take(3);
  }

  join(names: CardNames<Config>): void {
    this.#names = names;
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    const first = layout.length;
    at[this.#slot + CARDS] = at.length;
    for (const card of config.types.keys()) at.push(layout.take(this.#count(config, card)));
    at[this.#slot + START] = first;
    at[this.#slot + COUNT] = layout.length - first;
  }

  get lasting(): NonNullable<Part['lasting']> {
    return { at: -1, start: this.#slot, value: 0 };
  }

  write(state: DeclaredState<Config>): Readonly<Record<string, readonly number[]>> {
    const used = [...state.config.types.keys()].map(
      (card) => [card, this.of(state, card)] as const,
    );
    return Object.fromEntries(
      used
        .filter(([, effects]) => effects.length > 0)
        .map(([card, effects]) => [this.#names!.placeOf(state, card), effects]),
    );
  }

  seen(state: DeclaredState<Config>): unknown {
    return this.#options.observed === false ? undefined : this.write(state);
  }

  read(state: DeclaredState<Config>, position: Position): void {
    const written = position[this.name] ?? {};
    if (!isMapping(written)) throw new BadPosition(this.name, written);
    for (const [name, effects] of Object.entries(written)) {
      const what = `${this.name}.${name}`;
      const card = this.#names!.cardAt(state, name, what);
      if (!Array.isArray(effects)) throw new BadPosition(what, effects);
      for (const effect of effects) {
        const number = readInteger(effect, 0, what, 1);
        if (card < 0 || number > this.#count(state.config, card)) {
          throw new BadPosition(what, effect);
        }
        this.set(state, card, number - 1);
      }
    }
  }

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    return compared(key, [expected], [this.write(state)]);
  }
}

/** Effects that were used, of every card. */
export function uses<Config extends Setting>(options: UsesOptions<Config>): Uses<Config> {
  return new Uses(options);
}
