/**
 * What a kind of deck constraint is made of. Each has a file in `constraints/`, which holds nothing
 * but its definition; how to add one: docs/how-to/add-a-constraint.md.
 */
import type { Filter, Lookup } from '../filter.ts';
import type { Path } from '../path.ts';
import type { Card } from './types.ts';

/** A card of the game in the deck being judged. */
export interface HeldCard {
  readonly card: Card;
  /** Copies, >= 1. */
  readonly count: number;
  /** The line or swap that brought it in; `['base']` for cards of the base. */
  readonly path: Path;
}

/** What a constraint sees of the deck that it judges: all of it, or the sections of its `in`. */
export interface DeckView {
  /** Copies in all, unknown cards included. */
  readonly size: number;
  /** Known cards, each once, in the order in which the deck first names them. */
  readonly cards: readonly HeldCard[];
  /** Values of `=name`: choices of the deck, options of the game. */
  readonly lookup: Lookup;
  /**
   * What the sample deck whose choices pass `choices` holds (copies by card id); null when there is
   * none. The first one counts, in the order in which the judge was given the decks; a deck written
   * as a base and swaps is never taken.
   */
  listWith(choices: Filter): ReadonlyMap<string, number> | null;
  /** The same deck without its other sections. */
  within(sections: readonly string[]): DeckView;
}

/**
 * Reports a broken limit. `path` is the place in the deck (the whole deck when left out); `as` is the
 * word of the constraint that holds the game's code, `code` when left out.
 */
export type Report = (
  params: Readonly<Record<string, unknown>>,
  at?: { readonly path?: Path; readonly as?: string },
) => void;

/**
 * How a word of a constraint is read before `check` sees it:
 * `value` with every `=name` in it replaced by its value; `card-filter` and `choice-filter` compiled
 * to a `Filter`; `card-field` as it is, the name of a field.
 */
export type WordKind = 'value' | 'card-filter' | 'choice-filter' | 'card-field';

export type Words = Readonly<Record<string, WordKind>>;

/** What `check` gets for its words; a word that construction.yaml leaves out is undefined. */
export type OptionsOf<W extends Words> = {
  readonly [Word in keyof W]?: W[Word] extends 'card-filter' | 'choice-filter'
    ? Filter
    : W[Word] extends 'card-field'
      ? string
      : unknown;
};

export interface ConstraintDefinition<W extends Words = Words> {
  /** kebab-case; what stands behind `use:`. */
  readonly name: string;
  /** Codes for games that give none, by the word that would give it. */
  readonly codes: { readonly code: string; readonly [word: string]: string };
  /** Its own words, beside `use`, `code`, `clause`, `if` and those of `codes`. */
  readonly words: W;
  /** Reports every violation, in a fixed order. Runs only for decks that `if` lets through. */
  check(deck: DeckView, options: OptionsOf<W>, report: Report): void;
}

/** Keeps the types of the words; otherwise the identity. */
export function defineConstraint<const W extends Words>(
  definition: ConstraintDefinition<W>,
): ConstraintDefinition<W> {
  return definition;
}

/** The cards that a filter picks; all when there is none. */
export function cardsOf(deck: DeckView, where: Filter | undefined): readonly HeldCard[] {
  if (where === undefined) return deck.cards;
  return deck.cards.filter(({ card }) => where.test(card, deck.lookup));
}
