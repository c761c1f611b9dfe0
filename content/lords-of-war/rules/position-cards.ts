/**
 * The cards of a position, with the army of each and the place where it goes. Positions know no army
 * lists: a card is taken for one of its seat's army, a captured one for one of the first enemy's.
 */
import {
  BadPosition,
  listPush,
  mapOf,
  readCards,
  readSeat,
  seatName,
  sideName,
  squareAt,
  textOf,
  type Position,
  type Seat,
  type Side,
} from 'cardwright/engine';
import { unitOn } from './board.ts';
import { readUnits, type WrittenUnit } from './board-words.ts';
import { NONE, type Card } from './config.ts';
import { addToHand } from './hands.ts';
import type { Options } from './options.ts';
import { putUnit } from './placement.ts';
import { INVOLVED, pileOf, PLACED, set, setOwner, SHARED_GENERAL, type State } from './state.ts';
import { deckCount, deckOf, sidesOf } from './teams.ts';

export interface WrittenCard {
  readonly id: string;
  /** The word of the position that names it. */
  readonly what: string;
  readonly army: number;
  readonly put: (state: State, card: Card) => void;
}

/** What fills hands and decks that a position does not write, unless it has a `filler` of its own. */
const FILLER = 'fx-dummy3';
const FILLED_DECK = 10;

export function cardsIn(position: Position, { players, handSizes }: Options): WrittenCard[] {
  const seats = handSizes.map((_, seat) => seat);
  const decks = Array.from({ length: deckCount(players) }, (_, deck) => deck);
  return [
    ...seats.flatMap((seat) => handCards(position, seat, handSizes[seat] ?? 0, players)),
    ...decks.flatMap((deck) => deckCards(position, deck, seatOfDeck(deck, players))),
    ...readUnits(position, position).map((unit) => boardCard(unit, players)),
    ...[0, 1].flatMap((side) => pileCards(position, side)),
    ...sharedCards(position),
  ];
}

/** How many cards a position has in a hand; more than the limit if it says so. */
export function handRoom(position: Position, { players, handSizes }: Options): number[] {
  return handSizes.map((limit, seat) =>
    Math.max(limit, handCards(position, seat, limit, players).length),
  );
}

export function deckRoom(position: Position, { players }: Options): number[] {
  return Array.from(
    { length: deckCount(players) },
    (_, deck) => deckCards(position, deck, seatOfDeck(deck, players)).length,
  );
}

/** `[a, b]` is filled up to the hand size, `{ exactly: [a, b] }` is not. */
function handCards(position: Position, seat: Seat, limit: number, players: number): WrittenCard[] {
  const what = `hand.${seatName(seat)}`;
  const given = mapOf(position['hand'])[seatName(seat)];
  const exactly = mapOf(given)['exactly'];
  const named = readCards(exactly ?? given ?? [], what);
  const missing = exactly === undefined ? Math.max(0, limit - named.length) : 0;
  const put = (state: State, card: Card): void => {
    setOwner(state, card, seat);
    addToHand(state, seat, card);
  };
  return [...named, ...filled(position, missing)].map((id) => ({
    id,
    what,
    army: deckOf(seat, players),
    put,
  }));
}

/** Written from the top; the top card is the last of the list. */
function deckCards(position: Position, deck: number, seat: Seat): WrittenCard[] {
  const what = `deck.${seatName(seat)}`;
  const given = mapOf(position['deck'])[seatName(seat)];
  const ids = given === undefined ? filled(position, FILLED_DECK) : readCards(given, what);
  const put = (state: State, card: Card): void => {
    setOwner(state, card, seat);
    listPush(state.words, state.config.layout.decks[deck] ?? 0, card);
  };
  return ids.toReversed().map((id) => ({ id, what, army: deck, put }));
}

function boardCard(
  { column, row, owner, card: id, flags }: WrittenUnit,
  players: number,
): WrittenCard {
  const seat = readSeat(owner, 'board', players);
  const what = `board.(${column},${row})`;
  return {
    id,
    what,
    army: deckOf(seat, players),
    put(state, card) {
      const square = squareAt(state.config.grid, column, row);
      if (unitOn(state, square) !== NONE) throw new BadPosition(what, id); // LOW-3.3.1
      putUnit(state, seat, card, square, readFlags(flags, what));
    },
  };
}

function readFlags(words: readonly string[], what: string): number {
  return words.reduce((flags, word) => {
    if (word === 'placed') return flags | PLACED;
    if (word === 'involved') return flags | INVOLVED;
    throw new BadPosition(what, word);
  }, 0);
}

/** The first capture first (LOW-3.4.2). */
function pileCards(position: Position, side: Side): WrittenCard[] {
  const what = `pile.${sideName(side)}`;
  const ids = readCards(mapOf(position['pile'])[sideName(side)] ?? [], what);
  const put = (state: State, card: Card): void => {
    setOwner(state, card, 1 - side);
    listPush(state.words, pileOf(state, side), card);
  };
  // Army 0 is side A's and army 1 side B's, whatever the number of players.
  return ids.map((id) => ({ id, what, army: 1 - side, put }));
}

function sharedCards({ sharedGeneral }: Position): WrittenCard[] {
  if (sharedGeneral === undefined || sharedGeneral === null) return [];
  return [{ id: textOf(sharedGeneral), what: 'sharedGeneral', army: 1, put: shareGeneral }];
}

function shareGeneral(state: State, card: Card): void {
  setOwner(state, card, 1);
  set(state, SHARED_GENERAL, card);
}

function filled({ filler }: Position, count: number): string[] {
  return Array.from({ length: count }, () => textOf(filler ?? FILLER));
}

function seatOfDeck(deck: number, players: number): Seat {
  return sidesOf(players).findIndex((_, seat) => deckOf(seat, players) === deck);
}
