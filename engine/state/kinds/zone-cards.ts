/** What is done with the cards of a zone or pile: looked at, put, taken, shuffled. */
import { shuffleItems, type ChanceEvent } from '../../chance/chance.ts';
import type { Listener } from '../../events.ts';
import type { Card, CardType } from '../../number-kinds.ts';
import { stream } from '../../random.ts';
import { NOBODY } from '../../seats.ts';
import { cardOfType, insertByType } from '../card-zones.ts';
import {
  listClear,
  listFitting,
  listIndexOf,
  listInsert,
  listItem,
  listItems,
  listPop,
  listPush,
  listRemove,
  listSize,
} from '../lists.ts';
import type { StateLayout } from '../state-layout.ts';
import { idOfCard, namesOf } from './card-places.ts';
import { holdersOf, type Holders, type Per } from './holders.ts';
import type { DeclaredState, Setting } from './part.ts';
import { NO_CARD } from './slot.ts';

export interface Order {
  readonly isSorted: boolean;
  /** In positions the top card, which is the last of the list, comes first. */
  readonly fromTop: boolean;
  /** Nobody knows in which order the cards lie, not even who sees them. */
  readonly isShuffled: boolean;
}

export class ZoneCards<Config extends Setting> {
  name = '';
  /** The place in `DeclaredState.at` of where its lists begin, and of the integers that each takes. */
  protected slot = -1;
  readonly holders: Holders<Config> | null;
  protected readonly order: Order;

  constructor(per: Per<Config> | undefined, order: Order) {
    this.holders = per === undefined ? null : holdersOf(per);
    this.order = order;
  }

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.slot = starts.take(2);
  }

  /** Where its list begins in the integers of the state, see lists.ts. */
  list({ at }: DeclaredState<Config>, holder = 0): number {
    return at[this.slot]! + holder * at[this.slot + 1]!;
  }

  size(state: DeclaredState<Config>, holder = 0): number {
    return listSize(state.ints, this.list(state, holder));
  }

  /** The card at a place from 0; presumes that there is one. */
  card(state: DeclaredState<Config>, holder: number, place: number): Card {
    return listItem(state.ints, this.list(state, holder), place);
  }

  cards(state: DeclaredState<Config>, holder = 0): Card[] {
    return listItems(state.ints, this.list(state, holder));
  }

  /** Writes its cards that fit into `into` from index 0, in their order; returns how many. */
  listInto(
    state: DeclaredState<Config>,
    holder: number,
    into: Card[],
    fits?: (card: Card) => boolean,
  ): number {
    return listFitting(state.ints, this.list(state, holder), into, fits);
  }

  has(state: DeclaredState<Config>, holder: number, card: Card): boolean {
    return listIndexOf(state.ints, this.list(state, holder), card) >= 0;
  }

  /** The first card of that type, or -1. */
  ofType(state: DeclaredState<Config>, holder: number, type: CardType): Card {
    return cardOfType(state.ints, this.list(state, holder), state.config.types, type);
  }

  /** Writes the different types of its cards into `into`, in their order; returns how many. */
  typesIn(state: DeclaredState<Config>, holder: number, into: CardType[]): number {
    const { ints, config } = state;
    const list = this.list(state, holder);
    const end = list + ints[list]!;
    const { isSorted } = this.order;
    let found = 0;
    for (let at = list + 1; at <= end; at += 1) {
      const type = config.types[ints[at]!]!;
      if (!isAmong(into, found, type, isSorted)) into[found++] = type;
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
    const { ints, config } = state;
    const list = this.list(state, holder);
    const end = list + ints[list]!;
    let found = 0;
    for (let at = list + 1; at <= end; at += 1) {
      if ((bits[config.types[ints[at]!]!]! & wanted) !== 0) found += 1;
    }
    return found;
  }

  /** Puts a card where it belongs in a zone, on top of a pile. */
  add(state: DeclaredState<Config>, holder: number, card: Card): void {
    const list = this.list(state, holder);
    if (this.order.isSorted) insertByType(state.ints, list, state.config.types, card);
    else listPush(state.ints, list, card);
  }

  /** Takes the top card; presumes that there is one. */
  takeTop(state: DeclaredState<Config>, holder = 0): Card {
    return listPop(state.ints, this.list(state, holder));
  }

  /** Presumes that the card is there. */
  take(state: DeclaredState<Config>, holder: number, card: Card): void {
    const list = this.list(state, holder);
    listRemove(state.ints, list, listIndexOf(state.ints, list, card));
  }

  /** Puts a card into another zone of the same holder; presumes that it is here. */
  move(state: DeclaredState<Config>, holder: number, card: Card, to: ZoneCards<Config>): void {
    this.take(state, holder, card);
    to.add(state, holder, card);
  }

  /** Puts all of its cards, in their order, where else they belong. */
  empty(state: DeclaredState<Config>, holder: number, to: ZoneCards<Config>, other: number): void {
    const cards = this.cards(state, holder);
    this.clearAll(state, holder);
    for (const card of cards) to.add(state, other, card);
  }

  /** Puts a card under a pile. */
  addBelow(state: DeclaredState<Config>, holder: number, card: Card): void {
    listInsert(state.ints, this.list(state, holder), 0, card);
  }

  /** Nothing lies here any more; presumes that all of it lies elsewhere by now. */
  clearAll(state: DeclaredState<Config>, holder = 0): void {
    listClear(state.ints, this.list(state, holder));
  }

  /** Shuffles a pile by the stream in `chance` at `at`; `report` hears of it under the name of the pile. */
  shuffle(
    state: DeclaredState<Config>,
    holder: number,
    chance: Int32Array,
    at = 0,
    report?: Listener<ChanceEvent>,
  ): void {
    const { ints, config } = state;
    const first = this.list(state, holder) + 1;
    const by = this.holders?.seatOf(config, holder) ?? NOBODY;
    const nameOf = (card: Card): string => idOfCard(state, card);
    const end = first + this.size(state, holder);
    shuffleItems({ decides: this.name }, by, ints, first, end, nameOf, chance, at, report);
  }

  /** All piles of it, each by a stream of its own of this seed and name. */
  shuffleAll(
    state: DeclaredState<Config>,
    seed: number,
    name: string,
    report?: Listener<ChanceEvent>,
  ): void {
    for (let holder = 0; holder < this.count(state.config); holder += 1)
      this.shuffle(state, holder, stream(seed, name, holder), 0, report);
  }

  /** Ids of its cards as positions list them. */
  names(state: DeclaredState<Config>, holder = 0): string[] {
    const names = namesOf(state, this.cards(state, holder));
    return this.order.fromTop ? names.toReversed() : names;
  }

  /** `P1 hand 3`, in the order of the list. */
  nameHere(state: DeclaredState<Config>, card: Card): string | null {
    for (let holder = 0; holder < this.count(state.config); holder += 1) {
      const place = listIndexOf(state.ints, this.list(state, holder), card);
      if (place >= 0) return `${this.#nameOf(state.config, holder)} ${place + 1}`;
    }
    return null;
  }

  cardNamed(state: DeclaredState<Config>, place: string): Card {
    for (let holder = 0; holder < this.count(state.config); holder += 1) {
      const name = this.#nameOf(state.config, holder);
      const number = place.startsWith(`${name} `) ? Number(place.slice(name.length + 1)) : 0;
      if (Number.isInteger(number) && number > 0 && number <= this.size(state, holder)) {
        return this.card(state, holder, number - 1);
      }
    }
    return NO_CARD;
  }

  #nameOf(config: Config, holder: number): string {
    const { holders, name } = this;
    return holders === null ? name : `${holders.nameOf(config, holder)} ${name}`;
  }

  /** How many holders have one. */
  protected count(config: Config): number {
    return this.holders?.count(config) ?? 1;
  }
}

/** Whether the first `count` have the type; in a sorted list only the last one can. */
function isAmong(
  types: readonly CardType[],
  count: number,
  type: CardType,
  isSorted: boolean,
): boolean {
  let at = count - 1;
  if (!isSorted) while (at > 0 && types[at] !== type) at -= 1;
  return at >= 0 && types[at] === type;
}
