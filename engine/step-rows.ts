/**
 * A row of steps as one word, `[N, E]`: refused at its first step that may not be made, and listed step by
 * step, the shortest rows first. The verb that takes it and the question that asks for it read the same.
 */
import { writeList } from './plain-data.ts';
import type { Refusal } from './rules.ts';
import type { Seat } from './seats.ts';
import { placesInRow, rowOfWords, wordRow, type WordKind } from './worded-actions.ts';

export interface StepRowOptions<State> {
  /** The words of steps, `compass`. */
  readonly words: readonly string[];
  /** The longest row that has a word. */
  readonly longest: number;
  /** That `longest` is refused in every state: longer rows are then read as such a row, to be refused too. */
  readonly isTooLong?: boolean;
  /** Those that may be tried, by their places in `words`. */
  readonly tried: readonly number[];
  /** Why the last step of a row may not be made; all before it may. */
  readonly refuse: (state: State, seat: Seat, row: readonly number[]) => Refusal | null;
}

export class StepRows<State> {
  readonly word: WordKind;
  readonly #options: StepRowOptions<State>;

  constructor(options: StepRowOptions<State>) {
    this.#options = options;
    this.word = rowOfWords(options.words, options.longest, options.isTooLong);
  }

  /** The steps of a row, by their places in the words. */
  readonly steps = (row: number): number[] => placesInRow(row, this.#options.words.length + 1);

  readonly refuse = (state: State, seat: Seat, row: number): Refusal | null => {
    const steps = this.steps(row);
    for (let length = 1; length <= steps.length; length += 1) {
      const refusal = this.#options.refuse(state, seat, steps.slice(0, length));
      if (refusal !== null) return refusal;
    }
    return null;
  };

  /** Where a row may lead on. */
  readonly next = (state: State, seat: Seat, row: readonly number[]): number[] =>
    row.length === this.#options.longest
      ? []
      : this.#options.tried.filter(
          (step) => this.#options.refuse(state, seat, [...row, step]) === null,
        );

  /** Writes every row, the empty one first; returns how many. */
  readonly list = (state: State, seat: Seat, into: number[]): number => {
    const rows: number[][] = [[]];
    for (const row of rows)
      for (const step of this.next(state, seat, row)) rows.push([...row, step]);
    return writeList(
      rows.map((row) => wordRow(row, this.#options.words.length)),
      into,
    );
  };
}
