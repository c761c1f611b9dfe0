/**
 * Actions as numbers: `verb + 32 * (argument + 4096 * set)`, which is small for all but whole sets of
 * cards. A set is a mask of places in a list, or, where it names a card that is not there, how many
 * cards it names and the first of those.
 *
 * verb                            | argument        | set
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
 * which is more than a resource deck has cards.
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
/** Sets from here on name a card that is not there. */
const MISSING = 2 ** 32;

/** Places that a set can name. */
export const PLACES = 32;

export function action(verb: number, argument = 0): Action {
  return verb + VERBS * argument;
}

/** A whole set of cards, by their places. */
export function setAction(verb: number, argument: number, mask: number): Action {
  return verb + VERBS * (argument + ARGUMENTS * mask);
}

/** A set of `count` cards, of which this catalogue entry is the first that is not there. */
export function missingAction(verb: number, argument: number, count: number, card: number): Action {
  return setAction(verb, argument, MISSING + Math.min(count, 255) * ARGUMENTS + card);
}

// Bit operations see the lowest 32 bits, whatever lies above them.
export function verbOf(action: Action): number {
  return action & (VERBS - 1);
}

export function argumentOf(action: Action): number {
  return (action >>> 5) & (ARGUMENTS - 1);
}

function setOf(action: Action): number {
  return Math.floor(action / (VERBS * ARGUMENTS));
}

/** The places that a set names; presumes that all its cards are there. */
export function maskOf(action: Action): number {
  return setOf(action) >>> 0;
}

/** The catalogue entry of a card that is not there, or -1. */
export function missingIn(action: Action): number {
  const set = setOf(action);
  return set < MISSING ? -1 : (set - MISSING) % ARGUMENTS;
}

/** How many cards a set names. */
export function countIn(action: Action): number {
  const set = setOf(action);
  if (set >= MISSING) return Math.floor((set - MISSING) / ARGUMENTS);
  let count = 0;
  for (let mask = set >>> 0; mask !== 0; mask &= mask - 1) count += 1;
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
