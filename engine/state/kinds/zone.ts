/**
 * Zones and piles of cards. A zone (a hand) is kept in the order of the catalogue, so that nothing
 * depends on how its cards came. A pile (a deck, a discard) has an order; its top is its end.
 */
import type { Card } from '../../number-kinds.ts';
import { writeCards, mapOf } from '../../positions/reading.ts';
import { compareCardList, compareCards } from '../../positions/compare.ts';
import type { CardsField } from '../../positions/fields.ts';
import type { Position, PositionDifference } from '../../rules.ts';
import type { Seat, Viewer } from '../../seats.ts';
import { isByType } from '../card-zones.ts';
import { listItems, listSize } from '../lists.ts';
import type { StateLayout } from '../state-layout.ts';
import {
  byHolder,
  isOpen,
  namesOf,
  cardsField,
  plainList,
  saidOf,
  writtenCards,
  type CardPlaceOptions,
} from './card-places.ts';
import { saidByName, type Per } from './holders.ts';
import type { DeclaredState, HiddenPlaces, Part, Setting, WrittenCard } from './part.ts';
import { ZoneCards, type Order } from './zone-cards.ts';

export interface ZoneOptions<Config extends Setting> extends CardPlaceOptions<Config> {
  /** One for each of them; otherwise one for the game. */
  readonly per?: Per<Config>;
  /** How many cards it can hold; positions may hold more. All cards of the game unless it is said here. */
  readonly room?: (config: Config, holder: number) => number;
  /** How many cards it may hold at any time: what must hold at every step, not what positions may say. */
  readonly limit?: (config: Config, holder: number) => number;
  /** Which of these cards may lie here; the same goes for it. All of them unless it is said here. */
  readonly holds?: (state: DeclaredState<Config>, card: Card, holder: number) => boolean;
}

export class Zone<Config extends Setting> extends ZoneCards<Config> implements Part<Config> {
  readonly #options: ZoneOptions<Config>;

  constructor(options: ZoneOptions<Config>, order: Order) {
    super(options.per, order);
    this.#options = options;
  }

  /** Whether a viewer knows which cards lie here. */
  isOpen(state: DeclaredState<Config>, holder: number, viewer: Viewer): boolean {
    return isOpen(this.#options.sees, this.holders, state, holder, viewer);
  }

  /** Whether a drawing shows the cards: to nobody in particular, all that somebody may know. */
  isShown(state: DeclaredState<Config>, holder: number, viewer: Viewer | undefined): boolean {
    if (viewer === undefined) return this.#options.sees !== 'nobody';
    return this.isOpen(state, holder, viewer);
  }

  get isSecret(): boolean {
    return this.#options.sees !== 'all';
  }

  lay(config: Config, layout: StateLayout, at: number[], written: readonly WrittenCard[]): void {
    const { room = () => config.types.length } = this.#options;
    const count = this.count(config);
    let most = 0;
    for (let holder = 0; holder < count; holder += 1) {
      const { length } = written.filter(({ what }) => what === this.#placeIn(config, holder));
      most = Math.max(most, room(config, holder), length);
    }
    at[this.slot] = layout.take(count * (1 + most));
    at[this.slot + 1] = 1 + most;
  }

  #placeIn(config: Config, holder: number): string {
    return this.holders === null
      ? this.name
      : `${this.name}.${this.holders.nameOf(config, holder)}`;
  }

  /** By square only where cards lie. */
  write(state: DeclaredState<Config>): unknown {
    return byHolder(
      this.holders,
      state.config,
      (holder) => writeCards(this.names(state, holder)),
      this.#isEmptyIn(state),
    );
  }

  field(config: Config): CardsField {
    const { name, holders } = this;
    const { isSorted, fromTop } = this.order;
    const inOrder = fromTop ? 'topFirst' : 'topLast';
    return cardsField(
      { name, holders, options: this.#options },
      isSorted ? 'none' : inOrder,
      config,
    );
  }

  #isEmptyIn(state: DeclaredState<Config>): (holder: number) => boolean {
    return (holder) => this.size(state, holder) === 0;
  }

  /** Names where the viewer may know them, otherwise how many cards there are. */
  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    const seen = (holder: number): unknown => {
      if (!this.isOpen(state, holder, viewer)) return this.size(state, holder);
      return this.knownNames(state, holder);
    };
    const { holders } = this;
    return byHolder(holders, state.config, seen, this.#isEmptyIn(state));
  }

  /** The cards in the order in which those know them who may: of a shuffled pile in that of the catalogue. */
  knownNames(state: DeclaredState<Config>, holder: number): readonly string[] {
    if (!this.order.isShuffled) return this.names(state, holder);
    const { types } = state.config;
    return namesOf(
      state,
      this.cards(state, holder).toSorted((a, b) => types[a]! - types[b]!),
    );
  }

  /** All of it is cards. */
  read(): void {}

  cardsIn(position: Position, config: Config): WrittenCard[] {
    const { whose = (_: Config, i: number) => this.holders?.seatOf(config, i) ?? 0 } =
      this.#options;
    return saidOf(this.holders, config, this.name, position).flatMap(({ holder, what, said }) => {
      const ids = plainList(said, what);
      const put: WrittenCard['put'] = (state, card) =>
        this.add(state as DeclaredState<Config>, holder, card);
      const cards = writtenCards(ids, what, config, whose(config, holder), put);
      return this.order.fromTop ? cards.toReversed() : cards;
    });
  }

  /** How many cards, or which: in any order in a zone, in order in a pile. */
  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    const inOrder = !this.order.isSorted;
    const { holders } = this;
    if (holders === null) return compareCardList(key, expected, this.names(state), { inOrder });
    const all = byHolder(holders, state.config, (holder) => this.names(state, holder));
    // Of squares that are not named, none has cards.
    const wanted =
      holders.written === 'all'
        ? saidByName(holders, state.config, expected)
        : {
            ...mapOf(byHolder(holders, state.config, none, this.#isEmptyIn(state))),
            ...mapOf(expected),
          };
    return compareCards(key, wanted, all as Record<string, string[]>, { inOrder });
  }

  held(state: DeclaredState<Config>): Card[] {
    const count = this.count(state.config);
    return Array.from({ length: count }, (_, holder) => this.cards(state, holder)).flat();
  }

  hidden(state: DeclaredState<Config>, viewer: Seat, into: HiddenPlaces): void {
    const { known } = this.#options;
    const { ints } = state;
    const count = this.count(state.config);
    for (let holder = 0; holder < count; holder += 1) {
      const isOpen = this.isOpen(state, holder, viewer);
      if (isOpen && !this.order.isShuffled) continue;
      const list = this.list(state, holder);
      const end = list + listSize(ints, list);
      into.zone(isOpen);
      for (let place = list + 1; place <= end; place += 1)
        if (known === undefined || !known(state, ints[place]!, viewer)) into.hide(place);
      if (this.order.isSorted) into.sort(list);
    }
  }

  surprises(state: DeclaredState<Config>): number {
    if (this.#options.sees !== 'nobody') return 0;
    const count = this.count(state.config);
    let cards = 0;
    for (let holder = 0; holder < count; holder += 1) cards += this.size(state, holder);
    return cards;
  }

  faults(state: DeclaredState<Config>): string[] {
    const { ints, at, config } = state;
    const room = at[this.slot + 1]! - 1;
    const names = Array.from({ length: this.count(config) }, (_, i) => this.#placeIn(config, i));
    return names.flatMap((name, holder) => {
      const list = this.list(state, holder);
      const { limit = () => room, holds = () => true, types = () => true } = this.#options;
      if (listSize(ints, list) > room) return [`${name} holds more cards than it has room for`];
      if (listSize(ints, list) > limit(config, holder)) return [`${name} is above its limit`];
      const strange = listItems(ints, list).filter(
        (card) => !types(config, config.types[card]!) || !holds(state, card, holder),
      );
      if (strange.length > 0)
        return strange.map((card) => `card ${card} does not belong in ${name}`);
      const isSound = !this.order.isSorted || isByType(ints, list, config.types);
      return isSound ? [] : [`${name} is not in order`];
    });
  }
}

const none = (): readonly string[] => [];

/** Cards without an order: hands. */
export function zone<Config extends Setting>(options: ZoneOptions<Config>): Zone<Config> {
  return new Zone(options, { isSorted: true, fromTop: false, isShuffled: false });
}

/**
 * Cards in order: decks, discards. Positions write it from the top, which is drawn first, unless it is
 * written `from: 'bottom'`, the card that came first. Who sees a `shuffled` pile sees which cards lie
 * in it, but not in which order.
 */
export function pile<Config extends Setting>({
  from = 'top',
  shuffled = false,
  ...options
}: ZoneOptions<Config> & {
  readonly from?: 'top' | 'bottom';
  readonly shuffled?: boolean;
}): Zone<Config> {
  return new Zone(options, { isSorted: false, fromTop: from === 'top', isShuffled: shuffled });
}
