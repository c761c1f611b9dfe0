/**
 * Why an option cannot be picked, by all that judges it: the first fault counts. What does not look at
 * the option is asked once for all of them.
 */

/** Why an option cannot be picked, or an operation cannot be done; null where it can. */
export type Why<State, At, Code extends string> = (
  state: State,
  at: At,
  option: number,
) => Code | null;

/** Parameters of a `Why` that looks at the option. */
const WITH_OPTION = 3;

const NO_OPTION = -1;

export class Judge<State, At, Code extends string> {
  readonly #all: readonly Why<State, At, Code>[];
  readonly #ofNone: readonly Why<State, At, Code>[];
  readonly #ofEach: readonly Why<State, At, Code>[];
  /** What may be picked in spite of this fault where there is nothing else. */
  readonly #spared: Code | null;
  readonly #left: number[] = [];

  constructor(all: readonly Why<State, At, Code>[], spared: Code | null) {
    this.#all = all;
    this.#ofNone = all.filter((why) => why.length < WITH_OPTION);
    this.#ofEach = all.filter((why) => why.length >= WITH_OPTION);
    this.#spared = spared;
  }

  why(state: State, at: At, option: number): Code | null {
    return firstFault(this.#all, state, at, option);
  }

  isAny(options: readonly number[], state: State, at: At): boolean {
    const judges = this.#judgesNow(state, at);
    if (judges === null) return false;
    for (let i = 0; i < options.length; i += 1) {
      const fault = firstFault(judges, state, at, options[i]!);
      if (fault === null || fault === this.#spared) return true;
    }
    return false;
  }

  /** Writes what is legal into `into`, or else what is spared. */
  list(options: readonly number[], state: State, at: At, into: number[]): number {
    const judges = this.#judgesNow(state, at);
    if (judges === null) return 0;
    let [count, left] = [0, 0];
    for (let i = 0; i < options.length; i += 1) {
      const fault = firstFault(judges, state, at, options[i]!);
      if (fault === null) into[count++] = options[i]!;
      else if (fault === this.#spared) this.#left[left++] = options[i]!;
    }
    if (count > 0) return count;
    for (let i = 0; i < left; i += 1) into[i] = this.#left[i]!;
    return left;
  }

  /** What is still to be asked of each option; null where all are refused. */
  #judgesNow(state: State, at: At): readonly Why<State, At, Code>[] | null {
    if (this.#spared !== null) return this.#all;
    return firstFault(this.#ofNone, state, at, NO_OPTION) === null ? this.#ofEach : null;
  }
}

function firstFault<State, At, Code extends string>(
  all: readonly Why<State, At, Code>[],
  state: State,
  at: At,
  option: number,
): Code | null {
  for (let i = 0; i < all.length; i += 1) {
    const fault = all[i]!(state, at, option);
    if (fault !== null) return fault;
  }
  return null;
}
