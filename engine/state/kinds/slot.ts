/** A place for one card: a piece of equipment, a general that lies between team mates. */
import type { Card } from '../../number-kinds.ts';
import { compared } from '../../positions/compare.ts';
import type { CardsField } from '../../positions/fields.ts';
import { mapOf } from '../../positions/reading.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import type { Seat, Viewer } from '../../seats.ts';
import type { StateLayout } from '../state-layout.ts';
import {
  byHolder,
  isOpen,
  namesOf,
  cardsField,
  saidOf,
  writtenCards,
  type CardPlaceOptions,
} from './card-places.ts';
import { holdersOf, readHolder, type Holders, type Per } from './holders.ts';
import type { DeclaredState, HiddenPlaces, Setting, WrittenCard } from './part.ts';
import { SaidAt } from './said.ts';

/** What those return who look for a card and find none. */
export const NO_CARD = -1;

export interface SlotOptions<Config extends Setting> extends CardPlaceOptions<Config> {
  readonly per?: Per<Config>;
}

export class Slot<Config extends Setting> extends SaidAt<Config> {
  readonly holders: Holders<Config> | null;
  readonly #options: SlotOptions<Config>;

  constructor(options: SlotOptions<Config>) {
    super();
    this.holders = options.per === undefined ? null : holdersOf(options.per);
    this.#options = options;
  }

  /** The card that lies here, or -1. */
  get(state: DeclaredState<Config>, holder = 0): Card {
    return state.ints[state.at[this.slot]! + holder]!;
  }

  /** Presumes that the place is empty. */
  put(state: DeclaredState<Config>, card: Card, holder = 0): void {
    state.ints[state.at[this.slot]! + holder] = card;
  }

  /** Leaves the place empty and returns what lay there, or -1. */
  take(state: DeclaredState<Config>, holder = 0): Card {
    const card = this.get(state, holder);
    state.ints[state.at[this.slot]! + holder] = NO_CARD;
    return card;
  }

  /** Where in the integers the cards begin, by holder. */
  firstOf(state: DeclaredState<Config>): number {
    return state.at[this.slot]!;
  }

  get isSecret(): boolean {
    return this.#options.sees !== 'all';
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    at[this.slot] = layout.take(this.#count(config));
  }

  clear(state: DeclaredState<Config>): void {
    const first = state.at[this.slot]!;
    state.ints.fill(NO_CARD, first, first + this.#count(state.config));
  }

  #count(config: Config): number {
    return this.holders?.count(config) ?? 1;
  }

  #nameIn(state: DeclaredState<Config>, holder: number): string | null {
    const card = this.get(state, holder);
    return card === NO_CARD ? null : namesOf(state, [card])[0]!;
  }

  field(config: Config): CardsField {
    const { name, holders } = this;
    return cardsField({ name, holders, options: this.#options }, 'one', config);
  }

  /** An id, or null. */
  write(state: DeclaredState<Config>): unknown {
    const nameIn = (holder: number): string | null => this.#nameIn(state, holder);
    return byHolder(this.holders, state.config, nameIn, (holder) => nameIn(holder) === null);
  }

  /** For those who do not see it 1 or 0: whether a card lies there is no secret. */
  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    const { sees } = this.#options;
    const seen = (holder: number): unknown => {
      const name = this.#nameIn(state, holder);
      if (isOpen(sees, this.holders, state, holder, viewer)) return name;
      return name === null ? 0 : 1;
    };
    const isEmpty = (holder: number): boolean => this.#nameIn(state, holder) === null;
    return byHolder(this.holders, state.config, seen, isEmpty);
  }

  /** Of squares that are not named, none has a card. */
  override compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    const { holders } = this;
    if (holders === null || holders.written === 'all') return super.compare(state, expected, key);
    const wanted = Object.entries(mapOf(expected)).filter(([name, id]) => {
      readHolder(holders, state.config, name, key);
      return id !== null;
    });
    return compared(key, [Object.fromEntries(wanted)], [this.write(state)]);
  }

  /** All of it is cards. */
  read(): void {}

  cardsIn(position: Position, config: Config): WrittenCard[] {
    const { whose = (_: Config, i: number) => this.holders?.seatOf(config, i) ?? 0 } =
      this.#options;
    return saidOf(this.holders, config, this.name, position).flatMap(({ holder, what, said }) => {
      if (said === undefined || said === null) return [];
      if (typeof said !== 'string') throw new BadPosition(what, said);
      const put: WrittenCard['put'] = (state, card) =>
        this.put(state as DeclaredState<Config>, card, holder);
      return writtenCards([said], what, config, whose(config, holder), put);
    });
  }

  held(state: DeclaredState<Config>): Card[] {
    return Array.from({ length: this.#count(state.config) }, (_, i) => this.get(state, i)).filter(
      (card) => card !== NO_CARD,
    );
  }

  /** `left arm`, or the name alone where there is one for the game. */
  nameHere(state: DeclaredState<Config>, card: Card): string | null {
    const holder = this.#holdersIn(state.config).find((one) => this.get(state, one) === card);
    return holder === undefined ? null : this.#nameOf(state.config, holder);
  }

  cardNamed(state: DeclaredState<Config>, place: string): Card {
    const { config } = state;
    const holder = this.#holdersIn(config).find((one) => this.#nameOf(config, one) === place);
    return holder === undefined ? NO_CARD : this.get(state, holder);
  }

  #holdersIn(config: Config): number[] {
    return Array.from({ length: this.#count(config) }, (_, holder) => holder);
  }

  #nameOf(config: Config, holder: number): string {
    const { holders, name } = this;
    return holders === null ? name : `${holders.nameOf(config, holder)} ${name}`;
  }

  hidden(state: DeclaredState<Config>, viewer: Seat, into: HiddenPlaces): void {
    const { sees, known } = this.#options;
    const first = state.at[this.slot]!;
    const count = this.#count(state.config);
    into.zone(false);
    for (let holder = 0; holder < count; holder += 1) {
      const card = state.ints[first + holder]!;
      if (card === NO_CARD || isOpen(sees, this.holders, state, holder, viewer)) continue;
      if (known === undefined || !known(state, card, viewer)) into.hide(first + holder);
    }
  }
}

/** A place for one card, of the game or of each holder. */
export function slot<Config extends Setting>(options: SlotOptions<Config>): Slot<Config> {
  return new Slot(options);
}
