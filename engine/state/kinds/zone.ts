/**
 * Zones and piles of cards. A zone (a hand) is kept in the order of the catalogue, so that nothing
 * depends on how its cards came. A pile (a deck, a discard) has an order; its top is its end.
 */
import { shuffleItems, type ChanceEvent } from '../../chance/chance.ts';
import type { Listener } from '../../events.ts';
import type { Card, CardType } from '../../number-kinds.ts';
import { writeCards } from '../../positions/card-lists.ts';
import { compareCardList, compareCards } from '../../positions/compare.ts';
import {
  NOBODY,
  type Position,
  type PositionDifference,
  type Seat,
  type Viewer,
} from '../../rules.ts';
import { cardOfType, insertByType, isByType, sortByType } from '../card-zones.ts';
import {
  listIndexOf,
  listItem,
  listItems,
  listPop,
  listPush,
  listRemove,
  listSize,
} from '../lists.ts';
import type { StateLayout } from '../state-layout.ts';
import {
  byHolder,
  idOfCard,
  isOpen,
  namesOf,
  plainList,
  saidOf,
  writtenCards,
  type CardPlaceOptions,
} from './card-places.ts';
import { holdersOf, type Holders, type Per } from './holders.ts';
import type { DeclaredState, HiddenPlaces, Part, Setting, WrittenCard } from './part.ts';

export interface ZoneOptions<Config extends Setting> extends CardPlaceOptions<Config> {
  /** One for each of them; otherwise one for the game. */
  readonly per?: Per<Config>;
  /** How many cards it can hold; positions may hold more. All cards of the game unless it is said here. */
  readonly room?: (config: Config, holder: number) => number;
}

interface Order {
  readonly isSorted: boolean;
  /** In positions the top card, which is the last of the list, comes first. */
  readonly fromTop: boolean;
  /** Nobody knows in which order the cards lie, not even who sees them. */
  readonly isShuffled: boolean;
}

export class Zone<Config extends Setting> implements Part<Config> {
  name = '';
  #slot = -1;
  readonly holders: Holders<Config> | null;
  readonly #options: ZoneOptions<Config>;
  readonly #order: Order;

  constructor(options: ZoneOptions<Config>, order: Order) {
    this.holders = options.per === undefined ? null : holdersOf(options.per);
    this.#options = options;
    this.#order = order;
  }

  /** Where its list begins in the words of the state, see lists.ts. */
  list({ at }: DeclaredState<Config>, holder = 0): number {
    return at[this.#slot]! + holder * at[this.#slot + 1]!;
  }

  size(state: DeclaredState<Config>, holder = 0): number {
    return listSize(state.words, this.list(state, holder));
  }

  /** The card at a place from 0; presumes that there is one. */
  card(state: DeclaredState<Config>, holder: number, place: number): Card {
    return listItem(state.words, this.list(state, holder), place);
  }

  cards(state: DeclaredState<Config>, holder = 0): Card[] {
    return listItems(state.words, this.list(state, holder));
  }

  has(state: DeclaredState<Config>, holder: number, card: Card): boolean {
    return listIndexOf(state.words, this.list(state, holder), card) >= 0;
  }

  /** The first card of that type, or -1. */
  ofType(state: DeclaredState<Config>, holder: number, type: CardType): Card {
    return cardOfType(state.words, this.list(state, holder), state.config.types, type);
  }

  /** Writes the different types of its cards into `into`, for a zone in order; returns how many. */
  typesIn(state: DeclaredState<Config>, holder: number, into: CardType[]): number {
    const { words, config } = state;
    const list = this.list(state, holder);
    const end = list + words[list]!;
    let found = 0;
    for (let at = list + 1; at <= end; at += 1) {
      const type = config.types[words[at]!]!;
      if (found === 0 || into[found - 1] !== type) into[found++] = type;
    }
    return found;
  }

  /** How many of its cards are of a type that has one of these bits; `bits` has those of all types. */
  countWith(
    state: DeclaredState<Config>,
    holder: number,
    bits: ArrayLike<number>,
    wanted: number,
  ): number {
    const { words, config } = state;
    const list = this.list(state, holder);
    const end = list + words[list]!;
    let found = 0;
    for (let at = list + 1; at <= end; at += 1) {
      if ((bits[config.types[words[at]!]!]! & wanted) !== 0) found += 1;
    }
    return found;
  }

  /** Puts a card where it belongs in a zone, on top of a pile. */
  add(state: DeclaredState<Config>, holder: number, card: Card): void {
    const list = this.list(state, holder);
    if (this.#order.isSorted) insertByType(state.words, list, state.config.types, card);
    else listPush(state.words, list, card);
  }

  /** Takes the top card; presumes that there is one. */
  takeTop(state: DeclaredState<Config>, holder = 0): Card {
    return listPop(state.words, this.list(state, holder));
  }

  /** Presumes that the card is there. */
  take(state: DeclaredState<Config>, holder: number, card: Card): void {
    const list = this.list(state, holder);
    listRemove(state.words, list, listIndexOf(state.words, list, card));
  }

  /** Shuffles a pile by the stream in `chance` at `at`; `tell` hears of it under the name of the pile. */
  shuffle(
    state: DeclaredState<Config>,
    holder: number,
    chance: Int32Array,
    at = 0,
    tell?: Listener<ChanceEvent>,
  ): void {
    const { words, config } = state;
    const first = this.list(state, holder) + 1;
    const by = this.holders?.seatOf(config, holder) ?? NOBODY;
    const nameOf = (card: Card): string => idOfCard(state, card);
    const end = first + this.size(state, holder);
    shuffleItems({ decides: this.name }, by, words, first, end, nameOf, chance, at, tell);
  }

  /** Ids of its cards as positions list them. */
  names(state: DeclaredState<Config>, holder = 0): string[] {
    const names = namesOf(state, this.cards(state, holder));
    return this.#order.fromTop ? names.toReversed() : names;
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

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.#slot = starts.take(2);
  }

  lay(config: Config, layout: StateLayout, at: number[], written: readonly WrittenCard[]): void {
    const { room = () => config.types.length } = this.#options;
    const count = this.#count(config);
    let most = 0;
    for (let holder = 0; holder < count; holder += 1) {
      const { length } = written.filter(({ what }) => what === this.#placeIn(config, holder));
      most = Math.max(most, room(config, holder), length);
    }
    at[this.#slot] = layout.take(count * (1 + most));
    at[this.#slot + 1] = 1 + most;
  }

  #count(config: Config): number {
    return this.holders?.count(config) ?? 1;
  }

  #placeIn(config: Config, holder: number): string {
    return this.holders === null
      ? this.name
      : `${this.name}.${this.holders.nameOf(config, holder)}`;
  }

  write(state: DeclaredState<Config>): unknown {
    return byHolder(this.holders, state.config, (holder) => writeCards(this.names(state, holder)));
  }

  /** Names where the viewer may know them, otherwise how many cards there are. */
  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    return byHolder(this.holders, state.config, (holder) => {
      if (!this.isOpen(state, holder, viewer)) return this.size(state, holder);
      if (!this.#order.isShuffled) return this.names(state, holder);
      const { types } = state.config;
      const cards = this.cards(state, holder);
      return namesOf(
        state,
        cards.toSorted((a, b) => types[a]! - types[b]!),
      );
    });
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
      return this.#order.fromTop ? cards.toReversed() : cards;
    });
  }

  /** How many cards, or which: in any order in a zone, in order in a pile. */
  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    word: string,
  ): readonly PositionDifference[] {
    const inOrder = !this.#order.isSorted;
    if (this.holders !== null) {
      const all = byHolder(this.holders, state.config, (holder) => this.names(state, holder));
      return compareCards(word, expected, all as Record<string, string[]>, { inOrder });
    }
    return compareCardList(word, expected, this.names(state), { inOrder });
  }

  held(state: DeclaredState<Config>): Card[] {
    const count = this.#count(state.config);
    return Array.from({ length: count }, (_, holder) => this.cards(state, holder)).flat();
  }

  hidden(state: DeclaredState<Config>, viewer: Seat): HiddenPlaces[] {
    const { known } = this.#options;
    const { words, config } = state;
    const found: HiddenPlaces[] = [];
    for (let holder = 0; holder < this.#count(config); holder += 1) {
      const isOpen = this.isOpen(state, holder, viewer);
      if (isOpen && !this.#order.isShuffled) continue;
      const list = this.list(state, holder);
      const places = listItems(words, list)
        .map((card, i) => ({ card, place: list + 1 + i }))
        .filter(({ card }) => known === undefined || !known(state, card, viewer))
        .map(({ place }) => place);
      const settle = (): void => {
        if (this.#order.isSorted) sortByType(words, list, config.types);
      };
      found.push({ places, settle, stay: isOpen });
    }
    return found;
  }

  faults(state: DeclaredState<Config>): string[] {
    const { words, at, config } = state;
    const room = at[this.#slot + 1]! - 1;
    const names = Array.from({ length: this.#count(config) }, (_, i) => this.#placeIn(config, i));
    return names.flatMap((name, holder) => {
      const list = this.list(state, holder);
      if (listSize(words, list) > room) return [`${name} holds more cards than it has room for`];
      const isSound = !this.#order.isSorted || isByType(words, list, config.types);
      return isSound ? [] : [`${name} is not in order`];
    });
  }
}

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
