/**
 * A value and all that changes it: set → multiply → add → bounds, whatever the order of the calls.
 *
 * One tally is used over and over; it makes no garbage unless somebody asks for the contributions.
 */

export type TallyStep = 'base' | 'set' | 'multiply' | 'add' | 'atLeast' | 'atMost';

/** One line of the answer to "why 70?". */
export interface Contribution {
  readonly step: TallyStep;
  /** What was set, added or the bound; a factor for `multiply`. */
  readonly amount: number;
  /** Handler and source of the effect; -1 for what comes from the rules themselves. */
  readonly handler: number;
  readonly source: number;
  /** What the rules call it, where it is no effect of a card: `boost`. */
  readonly word: string | null;
}

export class Tally {
  /** Every contribution in the order of the calls, while it is asked for; else empty. */
  contributions: Contribution[] = [];
  /** Whose effect contributes now; the runner sets it. */
  handler = -1;
  source = -1;
  #base = 0;
  #numerator = 1;
  #denominator = 1;
  #added = 0;
  #least = -Infinity;
  #most = Infinity;
  #isExplained = false;

  begin(base: number, isExplained = false): void {
    this.#base = base;
    this.#numerator = 1;
    this.#denominator = 1;
    this.#added = 0;
    this.#least = -Infinity;
    this.#most = Infinity;
    this.#isExplained = isExplained;
    this.handler = -1;
    this.source = -1;
    if (this.contributions.length > 0) this.contributions = [];
    if (isExplained) this.#note('base', base, null);
  }

  /** Replaces the base; of several the last one counts. */
  set(amount: number, word: string | null = null): void {
    this.#base = amount;
    if (this.#isExplained) this.#note('set', amount, word);
  }

  /** By a fraction of whole numbers; the product of all of them is rounded down once. */
  multiply(numerator: number, denominator = 1, word: string | null = null): void {
    this.#numerator *= numerator;
    this.#denominator *= denominator;
    if (this.#isExplained) this.#note('multiply', numerator / denominator, word);
  }

  add(amount: number, word: string | null = null): void {
    this.#added += amount;
    if (this.#isExplained) this.#note('add', amount, word);
  }

  /** Of several lower bounds the highest counts. */
  atLeast(bound: number, word: string | null = null): void {
    this.#least = Math.max(this.#least, bound);
    if (this.#isExplained) this.#note('atLeast', bound, word);
  }

  /** Of several upper bounds the lowest counts; where it lies below the lower bound, it prevails. */
  atMost(bound: number, word: string | null = null): void {
    this.#most = Math.min(this.#most, bound);
    if (this.#isExplained) this.#note('atMost', bound, word);
  }

  result(): number {
    const multiplied = Math.floor((this.#base * this.#numerator) / this.#denominator);
    return Math.min(Math.max(multiplied + this.#added, this.#least), this.#most);
  }

  #note(step: TallyStep, amount: number, word: string | null): void {
    const { handler, source } = this;
    this.contributions.push({ step, amount, handler, source, word });
  }
}

export interface Contributor<Word extends string = string> {
  /** `effect`, or a word of the rules: a bonus, armour. */
  readonly what: 'effect' | Word;
  /** The card whose effect it is. */
  readonly card?: string;
  readonly by: number;
}

/** What was added or taken away after the base, in order; `nameOf` names the source of an effect. */
export function contributorsIn<Word extends string>(
  { contributions }: Tally,
  nameOf: (source: number) => string,
): Contributor<Word>[] {
  return contributions.flatMap(({ step, amount, source, word }): Contributor<Word>[] => {
    if (step !== 'add') return [];
    if (source >= 0) return [{ what: 'effect', card: nameOf(source), by: amount }];
    return [{ what: word as Word, by: amount }];
  });
}
