/**
 * Actions as numbers, `verb + 32 * argument`, and whole sets of cards, which are named in notation only
 * and never listed: they hold their cards in the order in which they are named (BLS-1.2.3).
 *
 * verb                                     | argument        | cards
 * -----------------------------------------|-----------------|--------
 * move, chooseDirection                    | direction       |
 * use, chain, discard, chooseCard, take    | catalogue entry |
 * it                                       | catalogue entry |
 * effect                                   | number, from 0  |
 * chooseCell                               | square          |
 * caa, end, pass, done, chooseNone         |                 |
 * itWith                                   | catalogue entry | a set
 * caaWith, discardSet, chooseSet           |                 | a set
 *
 * `it` and `caa` begin a set of cards that is then named card by card.
 */
import type { CardType } from './cards.ts';

export type Action = number | SetAction;

export interface SetAction {
  readonly verb: number;
  readonly argument: number;
  /** Catalogue entries, in the order in which they are named. */
  readonly cards: readonly CardType[];
}

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
export const DO_DISCARD_SET = 11;
export const DO_CHOOSE_CELL = 12;
export const DO_CHOOSE_DIRECTION = 13;
export const DO_CHOOSE_CARD = 14;
export const DO_CHOOSE_NONE = 15;
export const DO_CHOOSE_SET = 16;
export const DO_TAKE = 17;
export const DO_DONE = 18;

const VERBS = 32;

export function action(verb: number, argument = 0): Action {
  return verb + VERBS * argument;
}

/** A whole set of cards. */
export function setAction(verb: number, argument: number, cards: readonly CardType[]): Action {
  return { verb, argument, cards };
}

export function verbOf(action: Action): number {
  return typeof action === 'number' ? action & (VERBS - 1) : action.verb;
}

export function argumentOf(action: Action): number {
  return typeof action === 'number' ? action >>> 5 : action.argument;
}

/** The cards that are named: those of a set, or the one of an action that names one. */
export function cardsIn(action: Action): readonly CardType[] {
  return typeof action === 'number' ? [argumentOf(action)] : action.cards;
}
