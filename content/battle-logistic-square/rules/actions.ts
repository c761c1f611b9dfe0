/**
 * Actions as numbers, `verb + 16 * argument`, and whole sets of cards, which are named in notation only
 * and never listed: they hold their cards in the order in which they are named (BLS-1.2.3).
 *
 * verb                       | argument                             | picks
 * ---------------------------|--------------------------------------|-----------------
 * move                       | direction                            |
 * use, chain                 | catalogue entry                      |
 * it                         | catalogue entry                      | a set, or begun
 * caa                        |                                      | a set, or begun
 * effect                     | number, from 0                       |
 * end, pass                  |                                      |
 * answer                     | what is picked, and 1; 0 for no more | a set
 * otherChoice, otherStep,    |                                      |
 * otherDiscard               | answers to what is not asked         |
 *
 * `it` and `caa` without a set begin one that is then named card by card.
 */

export type Action = number | SetAction;

export interface SetAction {
  readonly verb: number;
  readonly argument: number;
  /** In the order in which they are named. */
  readonly picks: readonly number[];
}

export const [MOVE, USE, IT, EFFECT, CAA, END, CHAIN, PASS] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const [ANSWER, OTHER_CHOICE, OTHER_STEP, OTHER_DISCARD] = [8, 9, 10, 11] as const;

const VERBS = 16;

export function action(verb: number, argument = 0): Action {
  return verb + VERBS * argument;
}

/** A pick, or `NO_MORE`. */
export function answer(kind: number): Action {
  return ANSWER + VERBS * (kind + 1);
}

export function setAction(verb: number, argument: number, picks: readonly number[]): Action {
  return { verb, argument, picks };
}

export function verbOf(action: Action): number {
  return typeof action === 'number' ? action & (VERBS - 1) : action.verb;
}

export function argumentOf(action: Action): number {
  return typeof action === 'number' ? action >>> 4 : action.argument;
}

/** The set that is named; null for an action that names none. */
export function picksOf(action: Action): readonly number[] | null {
  return typeof action === 'number' ? null : action.picks;
}
