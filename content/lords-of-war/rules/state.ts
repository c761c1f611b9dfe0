/** The words of a state: this file knows them; every other file asks it. */
import { GameResult, type FlatState, type Seat, type Side } from 'cardwright/engine';
import type { Card, Config } from './config.ts';
import type { UnitType } from './tables.ts';

export { copyState, freshState, get, NOWHERE, set } from 'cardwright/engine';
export { SHARED_GENERAL } from './config.ts';

export type State = FlatState<Config>;

/** Words of the header. */
export const PHASE = 0;
/** Seat on turn; during the challenge the seat that challenges. */
export const ACTIVE = 1;
/** Place in the turn cycle of the last turn that was not an extra turn. */
export const PLACE_IN_CYCLE = 2;
/** From 1; 0 during the challenge. */
export const TURN_NUMBER = 3;
/** 1 in an extra turn. */
export const EXTRA_TURN = 4;
/** A `PlacementRule`. */
export const RULE = 5;
/** Checks of this turn so far. */
export const CHECKS = 6;
/** Sides that lost a general in this turn, bit by bit. */
export const LOST_GENERALS = 7;
/** Turns in a row in which nobody placed, eliminated or recalled a unit (LOW-5.9.8). */
export const IDLE_TURNS = 8;
/** 1 when somebody did so in this turn. */
export const BUSY = 9;
/** 1 when this turn has no reinforcement (LOW-6.6.7). */
export const NO_REINFORCEMENT = 10;
/** And the word behind it, see `result`. */
const RESULT = 11;
// Word 13 is SHARED_GENERAL.

const reasons = ['eliminations', 'commandCards', 'simultaneous', 'deadRound', 'turnLimit'] as const;
export type Reason = (typeof reasons)[number];
export const result = new GameResult(RESULT, reasons);

/** Phases, in the order of a turn (LOW-5.3.2); names as in positions. */
export const phases = ['challenge', 'place', 'shoot', 'resolve', 'reinforce', 'over'] as const;
export const CHALLENGE = 0;
export const PLACE = 1;
export const SHOOT = 2;
/** A berserker's owner must choose (LOW-6.5.5). */
export const RESOLVE = 3;
export const REINFORCE = 4;
export const OVER = 5;

/** Flags of a card. The first two end with the turn (LOW-3.4.3). */
export const PLACED = 1;
export const INVOLVED = 2;
/** Everybody knows that it is in the hand where it is: recalled, shown, or the general at the start. */
export const KNOWN = 4;

export function typeOf({ config }: State, card: Card): UnitType {
  return config.types[card]!;
}

export function traitsOf({ config }: State, card: Card): number {
  return config.units.traits[config.types[card]!]!;
}

export function cardSide({ config }: State, card: Card): Side {
  return config.cardSides[card]!;
}

export function seatSide({ config }: State, seat: Seat): Side {
  return config.sides[seat]!;
}

export function ownerOf({ config, words }: State, card: Card): Seat {
  return words[config.layout.owners + card]!;
}

export function setOwner({ config, words }: State, card: Card, seat: Seat): void {
  words[config.layout.owners + card] = seat;
}

export function hasFlag({ config, words }: State, card: Card, flag: number): boolean {
  return (words[config.layout.flags + card]! & flag) !== 0;
}

export function addFlag({ config, words }: State, card: Card, flag: number): void {
  words[config.layout.flags + card]! |= flag;
}

export function setFlags({ config, words }: State, card: Card, flags: number): void {
  words[config.layout.flags + card] = flags;
}

/** Where the list of cards in a seat's hand begins. */
export function handOf({ config }: State, seat: Seat): number {
  return config.layout.hands[seat]!;
}

/** Where the list of the deck that a seat draws from begins; its last card is on top. */
export function deckOfSeat({ config }: State, seat: Seat): number {
  return config.layout.decks[config.decks[seat]!]!;
}

export function pileOf({ config }: State, side: Side): number {
  return config.layout.piles[side]!;
}
