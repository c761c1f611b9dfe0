/**
 * A verb as a game declares it: when it may be played, its words, what forbids it, what it does. All of
 * its functions are given the seat that decides.
 */
import { writeList } from './plain-data.ts';
import type { Refusal } from './rules.ts';
import type { Seat } from './seats.ts';
import type { Setting } from './state/kinds/part.ts';
import type { WordKind } from './worded-actions.ts';

/** Why these values of words are refused. */
export type CheckTest<State> = (
  state: State,
  seat: Seat,
  first: number,
  second: number,
  third: number,
) => Refusal | null;

/**
 * The words that it looks at, by name, and the test of their values. A test alone looks at the first words
 * of its verb, as many as it has parameters for.
 */
export type Check<State> = readonly [words: readonly string[], test: CheckTest<State>];

/** Parameters of a test before those of the words. */
const STATE_AND_SEAT = 2;

/** With its words, of those of its verb. */
export function checkOf<State>(
  names: readonly string[],
  check: Check<State> | CheckTest<State>,
): Check<State> {
  if (typeof check !== 'function') return check;
  return [names.slice(0, Math.max(0, check.length - STATE_AND_SEAT)), check];
}

/** Whether one of the checks that look at a word alone forbids a value of it. */
export function isForbidden<State>(
  state: State,
  seat: Seat,
  checks: readonly Check<State>[1][],
  value: number,
): boolean {
  for (let i = 0; i < checks.length; i += 1) {
    if (checks[i]!(state, seat, value, 0, 0) !== null) return true;
  }
  return false;
}

/** Writes values of a word that are worth trying; returns how many. */
export type Among<State> = (
  state: State,
  seat: Seat,
  into: number[],
  first: number,
  second: number,
) => number;

/** The same, from a list of them; one that looks at no words is made once for all of them. */
export function valuesOf<State>(
  list: (state: State, seat: Seat, first: number, second: number) => readonly number[],
): (state: State, seat: Seat, into: number[], first?: number, second?: number) => number {
  if (list.length <= 2) return (state, seat, into) => writeList(list(state, seat, 0, 0), into);
  // Without defaults: its number of parameters says that it looks at words.
  return (state, seat, into, first?: number, second?: number) =>
    writeList(list(state, seat, first ?? 0, second ?? 0), into);
}

export interface Verb<State, Phase, Listener, Config extends Setting> {
  /** The phases that it belongs to, while nothing is asked. */
  readonly in?: readonly Phase[];
  /** Or the question that it answers, or several. */
  readonly answers?: string | readonly string[];
  /** An answer after which the same is still asked, where answers close questions. */
  readonly asksOn?: true;
  /** A clock that has run out: nobody plays it, in its phases, whatever is asked. */
  readonly isClock?: true;
  /**
   * In phases that have no other verb: what is decided, as shown to those who wait.
   * What there is to choose from are the values of its first word.
   */
  readonly decision?: string;
  /** In its phases seats that are not waited for may play it as well, while nothing is asked. */
  readonly isUnasked?: boolean;
  /** What is written behind it, by name, in this order: at most three. */
  readonly words?: Readonly<Record<string, WordKind<Config>>>;
  /**
   * What is worth trying of a word, where that is not all of its values: written into `into`, how many
   * is returned. Where it takes them, it is asked again for each value of the words that are tried
   * before. An answer that has too many values is what the question lists.
   */
  readonly among?: Readonly<Record<string, Among<State>>>;
  /** Words of which `among` writes only what no check forbids: for lists they are not tested again. */
  readonly tested?: readonly string[];
  /** Values of the word that is tried first behind which nothing is said: for lists the rest is not tried. */
  readonly isWhole?: (state: State, value: number) => boolean;
  /** The order in which its words are tried for lists, where it is another one. */
  readonly listed?: readonly string[];
  /** Why it may not be played although it is its time: the first check that forbids it says so. */
  readonly refuse?: readonly (Check<State> | CheckTest<State>)[];
  /** Presumes that it is not refused. Its words are numbers, 0 for those that it does not have. */
  readonly play: (
    state: State,
    seat: Seat,
    report: Listener,
    first: number,
    second: number,
    third: number,
  ) => void;
}
