/**
 * What can be done with a verb now: its words are tried one after another, and what a check forbids that
 * looks at the words so far is not tried any further. So lists and refusals never differ.
 */
import { lookedAt, NO_WORD, placed, placeOf, type PlacedCheck } from './placed-check.ts';
import type { Refusal } from './rules.ts';
import type { Seat } from './seats.ts';
import { checkOf, isForbidden, type Among, type Check, type Verb } from './verb.ts';
import type { WordedAction } from './worded-actions.ts';

/** Parameters of an `among` that takes the state, the seat and the list only. */
const LOOKS_AT_NO_WORD = 3;

interface TriedWord<State> {
  readonly place: number;
  /** What one more of its value adds to the number of an action. */
  readonly weight: number;
  readonly all: readonly number[];
  readonly among: Among<State> | null;
  /** Whether what is tried of it is the same whatever the words before say. */
  readonly isConstant: boolean;
  /** Checks that look at nothing else. */
  readonly alone: readonly Check<State>[1][];
  /** Checks that can be made when it and the words before it are known. */
  readonly joint: readonly PlacedCheck<State>[];
  /** Whether all of its values may always be said: nothing is asked about it. */
  readonly isOpen: boolean;
  /** What no check of it alone forbids, and how much that is; -1 while that is not known. */
  readonly left: number[];
  count: number;
}

/** How a verb's actions are numbered. */
export interface VerbCode {
  readonly first: WordedAction;
  readonly weights: readonly number[];
}

export class VerbListing<State> {
  /** The number of its action whose words are all 0. */
  readonly first: WordedAction;
  readonly #checks: readonly PlacedCheck<State>[];
  /** Those that look at no word. */
  readonly #general: readonly PlacedCheck<State>[];
  /** In the order in which they are tried. */
  readonly #words: readonly TriedWord<State>[];
  readonly #isWhole: ((state: State, value: number) => boolean) | null;
  /** No more is listed from here on. */
  #end = Infinity;
  /** By place in the notation; one more for `NO_WORD`. */
  readonly #values = [0, 0, 0, 0];

  /** `usual` is tried of words that have too many values. */
  constructor(verb: Verb<State, string, never, never>, code: VerbCode, usual: Among<State>) {
    const names = Object.keys(verb.words ?? {});
    const checks = (verb.refuse ?? []).map((check) => placed(names, checkOf(names, check)));
    const order = (verb.listed ?? names).map((name) => placeOf(names, name));
    const tested = (verb.tested ?? []).map((name) => placeOf(names, name));
    this.first = code.first;
    this.#isWhole = verb.isWhole ?? null;
    this.#checks = checks;
    this.#general = checks.filter((check) => lookedAt(check).length === 0);
    this.#words = order.map((place, depth) => {
      const name = names[place]!;
      const { values } = verb.words![name]!;
      const among = verb.among?.[name] ?? (values === undefined ? usual : null);
      const made = checks.filter((check) => {
        const looked = lookedAt(check);
        const depths = looked.map((one) => order.indexOf(one));
        return Math.max(-1, ...depths) === depth && !looked.every((one) => tested.includes(one));
      });
      return {
        place,
        weight: code.weights[place]!,
        all: values ?? [],
        among,
        isConstant: among === null || among.length <= LOOKS_AT_NO_WORD,
        isOpen: among === null && made.length === 0,
        alone: made.filter((check) => lookedAt(check).length === 1).map(({ test }) => test),
        joint: made.filter((check) => lookedAt(check).length > 1),
        left: [],
        count: -1,
      };
    });
  }

  /** Of the word that is tried first: its values, and the checks of it alone. */
  get firstValues(): readonly number[] {
    return this.#words[0]?.all ?? [];
  }

  get firstChecks(): readonly Check<State>[1][] {
    return this.#words[0]?.alone ?? [];
  }

  /** What may be said of the word that is tried first, as far as no check of it alone forbids it. */
  valuesOfFirst(state: State, seat: Seat): number[] {
    this.begin(state, seat);
    const { left, count } = this.firstLeft(state, seat);
    return left.slice(0, count);
  }

  /** The same without a copy, once it has begun. */
  firstLeft(
    state: State,
    seat: Seat,
  ): { readonly left: readonly number[]; readonly count: number } {
    const word = this.#words[0]!;
    const left = this.#left(state, seat, word);
    return left === word.left ? word : { left, count: word.count };
  }

  /** The first check that forbids it. */
  refusal(state: State, seat: Seat, first: number, second: number, third: number): Refusal | null {
    const values = this.#values;
    values[0] = first;
    values[1] = second;
    values[2] = third;
    for (let i = 0; i < this.#checks.length; i += 1) {
      const refusal = this.#test(state, seat, this.#checks[i]!);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  /** Before anything of it is listed; returns whether anything can be legal. */
  begin(state: State, seat: Seat): boolean {
    const words = this.#words;
    for (let depth = 0; depth < words.length; depth += 1) words[depth]!.count = -1;
    return !this.#isForbidden(state, seat, this.#general);
  }

  /** Writes what can be done, from an index on, and not beyond `end`; returns where that ends. */
  list(
    state: State,
    seat: Seat,
    into: WordedAction[],
    from: number,
    end: number = Infinity,
  ): number {
    this.#end = end;
    if (this.#words.length > 0) return this.#try(state, seat, 0, this.first, into, from);
    into[from] = this.first;
    return from + 1;
  }

  /** The same for one value of the word that is tried first; presumes that no check of it alone forbids it. */
  listWith(
    state: State,
    seat: Seat,
    value: number,
    into: WordedAction[],
    from: number,
    end: number,
  ): number {
    const word = this.#words[0]!;
    this.#end = end;
    this.#values[word.place] = value;
    const code = this.first + value * word.weight;
    const isWhole = this.#words.length === 1 || this.#isWhole?.(state, value) === true;
    if (!isWhole) return this.#try(state, seat, 1, code, into, from);
    into[from] = code;
    return from + 1;
  }

  #try(
    state: State,
    seat: Seat,
    depth: number,
    code: WordedAction,
    into: WordedAction[],
    from: number,
  ): number {
    const word = this.#words[depth]!;
    const { place, weight, joint, alone } = word;
    // For a few actions not all values of a word are tested.
    const isHasty = this.#end < Infinity;
    const tried = isHasty ? this.#among(state, seat, word) : this.#left(state, seat, word);
    const isLast = depth === this.#words.length - 1;
    const { count } = word;
    const next = depth === this.#words.length - 2 ? this.#words[depth + 1]! : null;
    const isOpen = joint.length === 0;
    let found = from;
    for (let i = 0; i < count; i += 1) {
      const value = tried[i]!;
      this.#values[place] = value;
      if (isHasty && isForbidden(state, seat, alone, value)) continue;
      if (!isOpen && this.#isForbidden(state, seat, joint)) continue;
      const longer = code + value * weight;
      if (isLast || (depth === 0 && this.#isWhole?.(state, value) === true)) into[found++] = longer;
      else if (next?.isOpen === true) found = writeAll(next, longer, into, found);
      else found = this.#try(state, seat, depth + 1, longer, into, found);
      if (found >= this.#end) break;
    }
    return found;
  }

  /** What of a word no check of it alone forbids; how many, it notes. */
  #left(state: State, seat: Seat, word: TriedWord<State>): readonly number[] {
    const { among, alone, left } = word;
    if (among === null && alone.length === 0) return this.#among(state, seat, word);
    if (word.isConstant && word.count >= 0) return left;
    const tried = this.#among(state, seat, word);
    const most = word.count;
    let count = 0;
    for (let i = 0; i < most; i += 1) {
      const value = tried[i]!;
      if (!isForbidden(state, seat, alone, value)) left[count++] = value;
    }
    word.count = count;
    return left;
  }

  /** What is worth trying of a word; how much, it notes. */
  #among(state: State, seat: Seat, word: TriedWord<State>): readonly number[] {
    const { all, among, left } = word;
    if (among === null) {
      word.count = all.length;
      return all;
    }
    const values = this.#values;
    const [first, second] = this.#words;
    const [one, other] = [values[first!.place]!, values[second?.place ?? NO_WORD]!];
    word.count = among(state, seat, left, one, other);
    return left;
  }

  #isForbidden(state: State, seat: Seat, checks: readonly PlacedCheck<State>[]): boolean {
    for (let i = 0; i < checks.length; i += 1) {
      if (this.#test(state, seat, checks[i]!) !== null) return true;
    }
    return false;
  }

  #test(state: State, seat: Seat, check: PlacedCheck<State>): Refusal | null {
    const values = this.#values;
    const { test, first, second, third } = check;
    return test(state, seat, values[first]!, values[second]!, values[third]!);
  }
}

function writeAll<State>(
  { all, weight }: TriedWord<State>,
  code: WordedAction,
  into: WordedAction[],
  from: number,
): number {
  for (let i = 0; i < all.length; i += 1) into[from + i] = code + all[i]! * weight;
  return from + all.length;
}
