/** The words of a state: this file knows them; every other file asks it. */
import { GameResult, type FlatState, type Seat } from 'cardwright/engine';
import type { CardType } from './cards.ts';
import type { Card, Config } from './config.ts';

export { copyState, freshState, get, NOWHERE, set } from 'cardwright/engine';
export { NONE } from './config.ts';

export type State = FlatState<Config>;

/** Words of the header. */
export const PHASE = 0;
/** Where the flow of a turn stands, see turn.ts. */
export const STAGE = 1;
export const TURN_SEAT = 2;
/** From 1; it grows with each turn of either player (BLS-6.1.2). */
export const TURN_NUMBER = 3;
export const AP = 4;
/** 1 when CAA was used in this turn (BLS-6.8.2). */
export const CAA_USED = 5;
/** And the word behind it, see `result`. */
const RESULT = 6;
/** 1 once both resource decks have been empty (BLS-11.2.4). */
export const DECK_OUT = 8;
/** Seats whose last declared card was negated, bit by bit (BLS-12.7.1). */
export const NEGATED = 9;
/** Seats whose last declared card has begun to resolve, bit by bit (BLS-7.2.5). */
export const RESOLVED = 10;
/** What is asked for, `NOTHING` or one of the choices below. */
export const PENDING = 11;
/** The seat that is asked. */
export const CHOOSER = 12;
/** How many may be chosen. */
export const LEAST = 13;
export const MOST = 14;
/** The IT card whose assembly is being made card by card. */
export const ASSEMBLED = 15;
/** What the last hit of a card struck, bit by bit: 1 the opposing AVI, 2 a set card, 4 the own AVI (BLS-8.1.7). */
export const STRUCK = 20;
/** What `beforeHit` effects have added to the hit of the card that resolves (BLS-12.4.1). */
export const HIT_BONUS = 21;
/** Four words of chance for effects, see the engine's random.ts. */
export const STREAM = 16;

/** Words of a seat. */
export const LIFE = 0;
/** The lowest life so far (BLS-10.1.4). */
export const LOWEST = 1;
/** Life when `awaken` triggers were last looked for (BLS-10.2.1). */
export const LIFE_BEFORE = 2;
/** Change of the AP in the next main phase that has not begun (BLS-12.6.2). */
export const AP_NEXT = 3;
/** 1: may not move in this turn; in the next own turn (BLS-12.3.3). */
export const MOVE_LOCKED = 4;
export const LOCK_NEXT = 5;
/** What the next hit of a card gains in this turn (BLS-12.4.2). */
export const BOOST = 6;
/** Sums of shields, until the chain ends and until the next own turn (BLS-12.4.3). */
export const SHIELD_CHAIN = 7;
export const SHIELD_TURN = 8;

const reasons = ['life', 'deckOut', 'turnLimit', 'standstill'] as const;
export type Reason = (typeof reasons)[number];
export const result = new GameResult(RESULT, reasons);

/** BLS-6.1.1 */
export const phases = ['draw', 'main', 'end', 'over'] as const;
export const DRAW = 0;
export const MAIN = 1;
export const END = 2;
export const OVER = 3;

/** Choices: values of PENDING, and their names. */
export const choices = [
  'nothing',
  'cell',
  'direction',
  'opposingHand',
  'trash',
  'it',
  'scry',
  'handLimit',
  'assembly',
  'caa',
] as const;
export const NOTHING = 0;
/** Options are squares. */
export const CHOOSE_CELL = 1;
/** Options are places in `directionNames`. */
export const CHOOSE_DIRECTION = 2;
/** Options are cards from here on. */
export const CHOOSE_OPPOSING_HAND = 3;
export const CHOOSE_TRASH = 4;
export const CHOOSE_IT = 5;
/** The top card first; what is chosen goes to the bottom. */
export const CHOOSE_SCRY = 6;
/** The discard of the end phase; it does not count as a pending choice (3.6). */
export const CHOOSE_HAND_LIMIT = 7;
/** Sets of cards that are named card by card; they count when they are complete. */
export const CHOOSE_ASSEMBLY = 8;
export const CHOOSE_CAA = 9;

/** Zones of cards (3.4). */
export const zoneNames = ['nowhere', 'deck', 'hand', 'trash', 'it', 'chain', 'board'] as const;
export const IN_DECK = 1;
export const IN_HAND = 2;
export const IN_TRASH = 3;
export const IN_IT_DECK = 4;
export const IN_CHAIN = 5;
export const ON_BOARD = 6;

export function seatWord({ config, words }: State, seat: Seat, word: number): number {
  return words[config.layout.seats[seat]! + word]!;
}

export function setSeatWord({ config, words }: State, seat: Seat, word: number, value: number) {
  words[config.layout.seats[seat]! + word] = value;
}

export function typeOf({ config }: State, card: Card): CardType {
  return config.types[card]!;
}

export function ownerOf({ config }: State, card: Card): Seat {
  return config.owners[card]!;
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

export function isOver(state: State): boolean {
  return state.words[PHASE] === OVER;
}

/** A bit of a word that has one for each seat. */
export function hasSeatBit(state: State, word: number, seat: Seat): boolean {
  return (state.words[word]! & (1 << seat)) !== 0;
}

export function addSeatBit(state: State, word: number, seat: Seat): void {
  state.words[word]! |= 1 << seat;
}

export function zoneOf({ config, words }: State, card: Card): number {
  return words[config.layout.zones + card]!;
}

export function setZone({ config, words }: State, card: Card, zone: number): void {
  words[config.layout.zones + card] = zone;
}

/** Whether an IT card has been used and lies face up (BLS-1.2.4). */
export function isFaceUp({ config, words }: State, card: Card): boolean {
  return words[config.layout.faceUp + card] === 1;
}

export function setFaceUp({ config, words }: State, card: Card, faceUp: boolean): void {
  words[config.layout.faceUp + card] = faceUp ? 1 : 0;
}

/** Endurance that a set card has left (BLS-9.2.1). */
export function enduranceOf({ config, words }: State, card: Card): number {
  return words[config.layout.endurance + card]!;
}

export function setEndurance({ config, words }: State, card: Card, endurance: number): void {
  words[config.layout.endurance + card] = endurance;
}
