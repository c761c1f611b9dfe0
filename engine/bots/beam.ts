/** The positions of a turn from which a search goes on: the best ones of one depth, no two alike. */
import type { Rules } from '../rules.ts';
import type { Sight } from './bot.ts';

/** A position on the way through the turn in which the seat has a choice. */
export interface Halt<State, Action> {
  readonly state: State;
  /** The place of the first action in the list. */
  readonly first: number;
  /** The actions since the decision that is looked at. */
  readonly path: readonly Action[];
  readonly worth: number;
  /** Whether the worth follows from the state alone: equal states have equal ones. */
  readonly isFixed: boolean;
}

interface Kept<State, Action> extends Halt<State, Action> {
  /** Computed when it is needed: it takes as long as a copy of the state. */
  digest?: number;
}

export class Beam<State, Action> {
  readonly #width: number;
  readonly #rules: Rules<State, Action>;
  /** Is given the states that are not kept any more. */
  readonly #spare: State[];
  /** The best first. */
  #halts: Kept<State, Action>[] = [];
  /** What has no digest is like nothing else. */
  #met = 0;

  constructor({ rules, spare }: Sight<State, Action>, width: number) {
    this.#width = width;
    this.#rules = rules;
    this.#spare = spare;
  }

  hasRoomFor(worth: number): boolean {
    return this.#halts.length < this.#width || worth > this.#halts[this.#width - 1]!.worth;
  }

  /** Keeps one for which there is room, unless it is there already. Whether it does. */
  keep(halt: Halt<State, Action>): boolean {
    const halts = this.#halts;
    const { worth } = halt;
    const same = halts.findIndex((other) => this.#areSame(halt, other));
    if (same >= 0 && halts[same]!.worth >= worth) return false;
    const worse = same >= 0 ? halts.splice(same, 1) : halts.splice(this.#width - 1);
    for (const { state } of worse) this.#spare.push(state);
    let place = halts.length;
    while (place > 0 && halts[place - 1]!.worth < worth) place -= 1;
    halts.splice(place, 0, halt);
    return true;
  }

  /** All of them; then it is empty. */
  take(): Halt<State, Action>[] {
    const halts = this.#halts;
    this.#halts = [];
    return halts;
  }

  #areSame(one: Kept<State, Action>, other: Kept<State, Action>): boolean {
    if (one.isFixed && other.isFixed && one.worth !== other.worth) return false;
    return this.#digestOf(one) === this.#digestOf(other);
  }

  #digestOf(halt: Kept<State, Action>): number {
    halt.digest ??= this.#rules.digest?.(halt.state) ?? (this.#met += 1);
    return halt.digest;
  }
}
