/**
 * Decks that players bring, dealt out as cards. They are judged by construction.yaml (section 4).
 */
import { cardsOfDeck, type CompiledDeck, type Seat } from 'cardwright/engine';
import { AVI, IT, type CardTables, type CardType } from './cards.ts';
import type { Card, Decks } from './config.ts';

/** The cards of one seat, as they begin the game. */
interface SeatCards {
  readonly avi: CardType;
  readonly resources: readonly CardType[];
  readonly its: readonly CardType[];
}

/** BLS-1.2.1: the parts of a deck are told apart by the category of the cards. */
export function partsOf(cards: CardTables, deck: CompiledDeck): SeatCards {
  const all = cardsOfDeck(deck, cards.indexOf);
  const isAvi = (type: CardType): boolean => cards.category[type] === AVI;
  const isIt = (type: CardType): boolean => cards.category[type] === IT;
  return {
    avi: all.find(isAvi) ?? 0,
    resources: all.filter((type) => !isAvi(type) && !isIt(type)),
    its: all.filter(isIt),
  };
}

/** The cards of both seats with a number for each: first South's AVI, resource and IT cards. */
export function numbered(parts: readonly SeatCards[]): Decks & {
  readonly resources: readonly (readonly Card[])[];
  readonly its: readonly (readonly Card[])[];
} {
  const types: CardType[] = [];
  const owners: Seat[] = [];
  const add = (type: CardType, seat: Seat): Card => {
    owners.push(seat);
    return types.push(type) - 1;
  };
  const cards = parts.map(({ avi, resources, its }, seat) => ({
    avi: add(avi, seat),
    resources: resources.map((type) => add(type, seat)),
    its: its.map((type) => add(type, seat)),
  }));
  return {
    types,
    owners,
    avis: cards.map(({ avi }) => avi),
    resources: cards.map(({ resources }) => resources),
    its: cards.map(({ its }) => its),
  };
}
