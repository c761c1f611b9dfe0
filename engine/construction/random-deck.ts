/**
 * Random legal decks, for simulations and samples: copies are added one at a time, each card that can
 * still be added equally likely, as long as adding alone can make the deck legal.
 */
import { below, stream } from '../random.ts';
import {
  UNPLACED,
  type Card,
  type Deck,
  type Judge,
  type OptionValues,
  type Verdict,
} from './types.ts';
import type { ConstructionRules } from './rules.ts';

export interface RandomDeckRequest {
  readonly rules: ConstructionRules;
  readonly judge: Judge;
  /** All cards that may be in decks. */
  readonly cards: readonly Card[];
  /** Values of a choice that is not given: those of `from`, ids of its kind. */
  readonly valuesOf: (choice: string) => readonly unknown[];
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly options?: OptionValues;
  /** Copies by section and card that the deck holds from the beginning, and keeps. */
  readonly start?: Held;
  /** Any integer; the same seed gives the same deck. */
  readonly seed: number;
}

export type Held = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Decks begun before the search is given up. */
const ATTEMPTS = 30;

/** Times that half of a deck is taken back at a dead end, before another is begun. */
const RETREATS = 10;

/** A legal deck with swaps and copies in its sections; null when none was found. */
export function randomDeck(request: RandomDeckRequest): Deck | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chance = stream(request.seed, 'deck', attempt);
    const deck = new GrowingDeck(request, chance).grow();
    if (deck !== null) return deck;
  }
  return null;
}

interface SectionCard {
  readonly section: string;
  readonly card: string;
}

class GrowingDeck {
  readonly #request: RandomDeckRequest;
  readonly #chance: Int32Array;
  readonly #choices: Readonly<Record<string, unknown>>;
  readonly #places: readonly SectionCard[];
  /** In the order in which they were added. */
  readonly #added: SectionCard[] = [];

  constructor(request: RandomDeckRequest, chance: Int32Array) {
    this.#request = request;
    this.#chance = chance;
    this.#choices = this.#choose();
    const sections = Object.keys(request.rules.sections ?? { [UNPLACED]: {} });
    this.#places = sections.flatMap((section) =>
      request.cards.map(({ id }) => ({ section, card: id })),
    );
  }

  grow(): Deck | null {
    let verdict = this.#judge();
    if (verdict.state === 'illegal') return null;
    for (let retreat = 0; retreat <= RETREATS; retreat += 1) {
      verdict = this.#addAll(verdict);
      if (verdict.state === 'legal') return this.#deck();
      this.#takeBackHalf();
      verdict = this.#judge();
    }
    return null;
  }

  /** Adds until the deck is legal, or nothing more can be added. */
  #addAll(begun: Verdict): Verdict {
    const open = [...this.#places];
    let verdict = begun;
    while (verdict.state !== 'legal' && open.length > 0) {
      const drawn = below(open.length, this.#chance);
      this.#added.push(open[drawn]!);
      const next = this.#judge();
      if (next.state === 'illegal') {
        this.#added.pop();
        open[drawn] = open.at(-1)!;
        open.pop();
      } else verdict = next;
    }
    return verdict;
  }

  #takeBackHalf(): void {
    for (let left = Math.ceil(this.#added.length / 2); left > 0; left -= 1) {
      this.#added.splice(below(this.#added.length, this.#chance), 1);
    }
  }

  #choose(): Readonly<Record<string, unknown>> {
    const { rules, choices = {}, valuesOf } = this.#request;
    const open = Object.keys(rules.choices).filter((name) => !Object.hasOwn(choices, name));
    const chosen = open.flatMap((name) => {
      const values = valuesOf(name);
      return values.length === 0 ? [] : [[name, values[below(values.length, this.#chance)]]];
    });
    return { ...(Object.fromEntries(chosen) as Record<string, unknown>), ...choices };
  }

  #judge(): Verdict {
    return this.#request.judge(this.#deck(), this.#request.options);
  }

  #deck(): Deck {
    const held = new Map<string, Map<string, number>>();
    for (const [section, cards] of this.#request.start ?? []) held.set(section, new Map(cards));
    for (const { section, card } of this.#added) {
      const list = held.get(section) ?? new Map<string, number>();
      held.set(section, list);
      list.set(card, (list.get(card) ?? 0) + 1);
    }
    const sections = [...held].map(([section, cards]) => [
      section,
      [...cards].map(([card, count], index) => ({
        card,
        count,
        path: section === UNPLACED ? ['cards', index] : ['cards', section, index],
      })),
    ]);
    return {
      id: `random-${this.#request.seed}`,
      choices: this.#choices,
      sections: Object.fromEntries(sections) as Deck['sections'],
      swaps: [],
    };
  }
}
