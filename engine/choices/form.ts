/**
 * What can be asked of a player in the middle of an action: cards, targets, a square, a path, a
 * direction, whether to answer. A game declares each form of question once; the rest is the same for
 * all of them (choices.ts).
 *
 * A choice is a row of picks, which are integers. What there is to pick from follows from the state
 * and is never kept, so that a state which is dealt again asks about its own cards.
 */
import type { Seat } from '../seats.ts';

/** What was asked, as it is in the state. Forms are shown it while they are asked, and do not keep it. */
export interface Asked {
  /** Who must decide. */
  readonly chooser: Seat;
  /** How many picks there must be, and may be. */
  readonly least: number;
  readonly most: number;
  /** What the question is about, in numbers of the game: the card that asks. */
  readonly about: number;
}

export interface ChoiceForm<State> {
  /** A key of positions: `targets`, `path`. */
  readonly word: string;
  /**
   * Writes what may be picked into `into` and returns how many. For a set: all of it, in the order in
   * which it is listed, equal things side by side; `picked` is empty. For a row: what may follow it.
   */
  readonly options: (
    state: State,
    asked: Asked,
    picked: readonly number[],
    into: number[],
  ) => number;
  /**
   * `set`: each option once, in any order. `row`: one after another, each from what then may follow,
   * as the squares of a path.
   */
  readonly as: 'set' | 'row';
  /** Whether these picks, as many as are asked for, are a whole choice; every one where it is missing. */
  readonly mayEnd?: (state: State, asked: Asked, picked: readonly number[]) => boolean;
  /**
   * Whether a set that begins with these picks can still become whole, when the options from place
   * `from` up to, not including, `to` may be added. Needed only beside `mayEnd`.
   */
  readonly leadsOn?: (
    state: State,
    asked: Asked,
    picked: readonly number[],
    options: readonly number[],
    from: number,
    to: number,
  ) => boolean;
  /** What tells options apart in notation, a card by its type; equal ones are listed once. */
  readonly kindOf?: (state: State, option: number) => number;
  /** The name of a kind, without spaces but for what is in brackets: `axe`, `(3,4)`, `N`, `yes`. */
  readonly nameOf: (state: State, kind: number) => string;
  /** The kind of a name, or -1. */
  readonly kindNamed: (state: State, name: string) => number;
  /** In place of `choose` in notation; what is picked is then always written as a set: `discard [axe]`. */
  readonly verb?: string;
  /**
   * Whether it is only ever answered step by step, `take axe`, as what a player has begun of their own
   * accord: notation has one text for that and its whole answer.
   */
  readonly isStepwise?: boolean;
  /** Whether only the chooser may know what there is to pick from, as cards that are looked at. */
  readonly isSecret?: boolean;
}

/** Forms of one shape, field by field, so that asking them is quick. */
export function formsOfOneShape<State>(
  forms: readonly ChoiceForm<State>[],
): readonly ChoiceForm<State>[] {
  return forms.map((form) => {
    const { word, options, as, mayEnd, leadsOn, kindOf } = form;
    const { nameOf, kindNamed, verb, isStepwise, isSecret } = form;
    return {
      word,
      options,
      as,
      mayEnd,
      leadsOn,
      kindOf,
      nameOf,
      kindNamed,
      verb,
      isStepwise,
      isSecret,
    } as ChoiceForm<State>;
  });
}

/** Whether to do something: `yes` or `no`, one pick. */
export function yesOrNo<State>(word: string): ChoiceForm<State> {
  return oneOfWords(word, ['no', 'yes'], [YES, NO]);
}

/** One of a few words, by their places; `listed` where they are listed in another order. */
export function oneOfWords<State>(
  word: string,
  names: readonly string[],
  listed: readonly number[] = names.map((_, place) => place),
): ChoiceForm<State> {
  return {
    word,
    as: 'set',
    options(_, __, ___, into) {
      for (let i = 0; i < listed.length; i += 1) into[i] = listed[i]!;
      return listed.length;
    },
    nameOf: (_, kind) => names[kind]!,
    kindNamed: (_, name) => names.indexOf(name),
  };
}

export const NO = 0;
export const YES = 1;
