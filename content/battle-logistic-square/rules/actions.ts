/**
 * Actions as numbers: `verb + 32 * (argument + 4096 * (mask + 2^32 * missing))`, which is small for
 * all but whole sets of cards.
 *
 * verb                            | argument        | mask
 * --------------------------------|-----------------|--------------------------------
 * move, chooseDirection           | direction       |
 * use, chain, chooseCard, take    | catalogue entry |
 * it                              | catalogue entry |
 * itWith                          | catalogue entry | places in the hand
 * effect                          | number, from 0  |
 * caaWith, discard                |                 | places in the hand
 * chooseCell                      | square          |
 * chooseSet                       |                 | places in the list of options
 * caa, end, pass, done            |                 |
 *
 * `it` and `caa` begin a set of cards that is then named card by card. A set holds at most 32 places,
 * which is more than a resource deck has cards; `missing` counts named cards that are in none.
 */
export type Action = number;

export const DO_MOVE = 0;
export const DO_USE = 1;
export const DO_IT = 2;
export const DO_IT_WITH = 3;
export const DO_EFFECT = 4;
export const DO_CAA = 5;
export const DO_CAA_WITH = 6;
export const DO_END = 7;
export const DO_CHAIN = 8;
export const DO_PASS = 9;
export const DO_DISCARD = 10;
export const DO_CHOOSE_CELL = 11;
export const DO_CHOOSE_DIRECTION = 12;
export const DO_CHOOSE_CARD = 13;
export const DO_CHOOSE_SET = 14;
export const DO_TAKE = 15;
export const DO_DONE = 16;

const VERBS = 32;
const ARGUMENTS = 4096;
const MASKS = 2 ** 32;
const MOST_MISSING = 7;

/** Places that a set can name. */
export const PLACES = 32;

export function action(verb: number, argument = 0): Action {
  return verb + VERBS * argument;
}

/** A whole set of cards. */
export function setAction(verb: number, argument: number, mask: number, missing = 0): Action {
  const set = mask + MASKS * Math.min(missing, MOST_MISSING);
  return verb + VERBS * (argument + ARGUMENTS * set);
}

// Bit operations see the lowest 32 bits, whatever lies above them.
export function verbOf(action: Action): number {
  return action & (VERBS - 1);
}

export function argumentOf(action: Action): number {
  return (action >>> 5) & (ARGUMENTS - 1);
}

export function maskOf(action: Action): number {
  return Math.floor(action / (VERBS * ARGUMENTS)) >>> 0;
}

export function missingIn(action: Action): number {
  return Math.floor(action / (VERBS * ARGUMENTS * MASKS));
}

/** How many cards a set names, missing ones included. */
export function countIn(action: Action): number {
  let count = missingIn(action);
  for (let mask = maskOf(action); mask !== 0; mask &= mask - 1) count += 1;
  return count;
}

/** The places of a mask, lowest first. */
export function placesIn(mask: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACES; place += 1) {
    if (((mask >>> place) & 1) === 1) places.push(place);
  }
  return places;
}
