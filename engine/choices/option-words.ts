/**
 * What players name in answer to questions, as one word of an action: `choose (3,4)`, `choose forest`,
 * `choose 3+4`. A game lists its sorts of options, no two of which have a name in common.
 */
import type { WordKind } from '../worded-actions.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { ChoiceForm } from './form.ts';

/** What is not an option of a sort. */
const NONE = -1;

export class OptionWords<Config extends Setting, Sort extends string> {
  readonly #sorts: readonly Sort[];
  readonly #kinds: Readonly<Record<Sort, WordKind<Config>>>;
  /** By sort: the number of its first option among those of all sorts. */
  readonly #first: ReadonlyMap<Sort, number>;
  /** All of them, behind a verb (worded-actions.ts). */
  readonly word: WordKind<Config>;

  constructor(kinds: Readonly<Record<Sort, WordKind<Config>>>) {
    this.#kinds = kinds;
    this.#sorts = Object.keys(kinds) as Sort[];
    let size = 0;
    this.#first = new Map(
      this.#sorts.map((sort) => {
        size += kinds[sort].size;
        return [sort, size - kinds[sort].size];
      }),
    );
    this.word = {
      size,
      nameOf: (config, value) => this.#nameOf(config, value),
      valueOf: (config, word) => this.#valueOf(config, word),
    };
  }

  /** The number of an option among those of all sorts. */
  valueOf(sort: Sort, option: number): number {
    return this.#first.get(sort)! + option;
  }

  /** The option of a sort that has this number; -1 for one of another sort. */
  optionOf(sort: Sort, value: number): number {
    const option = value - this.#first.get(sort)!;
    return option >= 0 && option < this.#kinds[sort].size ? option : NONE;
  }

  /** How a question about options of a sort names them (form.ts). */
  names(sort: Sort): Pick<ChoiceForm<DeclaredState<Config>>, 'nameOf' | 'kindNamed'> {
    const { nameOf, valueOf } = this.#kinds[sort];
    return {
      nameOf: ({ config }, option) => nameOf(config, option),
      kindNamed: ({ config }, name) => valueOf(config, name),
    };
  }

  #nameOf(config: Config, value: number): string {
    const sort = this.#sorts.find((one) => this.optionOf(one, value) !== NONE)!;
    return this.#kinds[sort].nameOf(config, this.optionOf(sort, value));
  }

  #valueOf(config: Config, word: string): number {
    for (const sort of this.#sorts) {
      const option = this.#kinds[sort].valueOf(config, word);
      if (option >= 0) return this.valueOf(sort, option);
    }
    return NONE;
  }
}
