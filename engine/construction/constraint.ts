/**
 * What a kind of deck constraint is made of. Each has a file in `constraints/`, which holds nothing
 * but its definition; how to add one: docs/how-to/add-a-constraint.md.
 */
import type { Filter, Lookup } from '../filter.ts';
import type { Path } from '../plain-data.ts';
import type { Refuse } from './report.ts';
import type { Card } from './types.ts';

/** A card of the game in the deck being judged. */
export interface HeldCard {
  readonly card: Card;
  /** Copies, >= 1. */
  readonly count: number;
  /** The line or swap that brought it in; `['base']` for cards of the base. */
  readonly path: Path;
  /** What is attached to it, where lines have `with`; the copies are those of one unit. */
  readonly with?: readonly HeldCard[];
}

/** What a card adds to a sum. */
export interface Counted {
  readonly path: Path;
  readonly amount: number;
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
  /** Lines as the deck has them, in its order; cards that it names twice are not added up. */
  readonly lines: readonly HeldCard[];
  /** What another deck of the game holds, by section and card id; null when there is none of that id. */
  deck(id: unknown): ReadonlyMap<string, ReadonlyMap<string, number>> | null;
  /** All cards of the game that have this value of a field: the printings of one card. */
  printings(field: string, value: unknown): readonly Card[];
  /** A card that may be in decks. */
  card(id: string): Card | undefined;
  /** Whether it is one unit, with what is attached to it. */
  readonly isUnit?: true;
  /** Options that cards of the deck add to the constraint of this name. */
  readonly granted: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;
}

/**
 * Reports a broken limit. `path` is the place in the deck (the whole deck when omitted); `as` is the
 * key of the constraint that holds the game's code, `code` when omitted.
 */
export interface Report {
  (
    params: Readonly<Record<string, unknown>>,
    at?: {
      readonly path?: Path;
      readonly as?: string;
      /** Cards that are to blame, as the deck first names them. */
      readonly cards?: readonly HeldCard[];
      /** What was added up. In a unit the line that is too much is to blame, in a deck none of them. */
      readonly counted?: readonly Counted[];
    },
  ): void;
  /** Hands on what an inner constraint reports. */
  readonly refuse: Refuse;
}

/** A value that each card gives: `4`, `=copies`, `=default(card.limit, 4)`. */
export type CardValue = (card: Card) => unknown;

/**
 * How a key of a constraint is read before `check` sees it:
 * `value` with every `=name` and formula in it replaced by its value; `card-value` as a function of a
 * card, `pair-value` of two; `card-number` the same for the name of a field, or a formula; `card-filter` and `choice-filter` compiled to a `Filter`; `card-field` and `card-fields` as
 * they are, names of fields; `word` as it is; `constraints` compiled; `{ each: keys }` a list of maps
 * with keys of their own.
 */
export type KeyKind =
  | 'value'
  | 'card-value'
  | 'card-number'
  | 'card-filter'
  | 'choice-filter'
  | 'card-field'
  | 'card-fields'
  | 'pair-value'
  | 'word'
  | 'constraints'
  | { readonly each: KeyKinds };

export interface KeyKinds {
  readonly [word: string]: KeyKind;
}

/** What `check` gets for its keys; a key that construction.yaml omits is undefined. */
export type OptionsOf<W extends KeyKinds> = {
  readonly [Key in keyof W]?: Read<W[Key]>;
};

interface ReadKeys {
  readonly value: unknown;
  readonly 'card-value': CardValue;
  readonly 'card-number': CardValue;
  readonly 'pair-value': (a: Card, b: Card) => unknown;
  readonly 'card-filter': Filter;
  readonly 'choice-filter': Filter;
  readonly 'card-field': string;
  readonly 'card-fields': string | readonly string[];
  readonly word: string;
  readonly constraints: readonly InnerConstraint[];
}

type Read<K extends KeyKind> = K extends keyof ReadKeys
  ? ReadKeys[K]
  : K extends { readonly each: infer W extends KeyKinds }
    ? readonly OptionsOf<W>[]
    : never;

/** A constraint within another: it reports by itself, to whom the other does. */
export interface InnerConstraint {
  applies(lookup: Lookup): boolean;
  check(deck: DeckView, refuse: Refuse): void;
}

/** A constraint of construction.yaml, or of a card, joined with its definition. */
export interface CompiledConstraint extends InnerConstraint {
  /** For `off`. */
  readonly name: string | undefined;
  /** Names on which it depends, through `if` or `=name`. */
  readonly names: readonly string[];
}

export interface ConstraintDefinition<W extends KeyKinds = KeyKinds> {
  /** kebab-case; what follows `use:`. */
  readonly name: string;
  /** Codes for games that give none, by the key that would give it. */
  readonly codes: Readonly<Record<string, string>>;
  /** Its own keys, beside those of every constraint and those of `codes`. */
  readonly keys: W;
  /** Names of the parameters of its violations, by the key that gives the code. */
  params(written: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>>;
  /** Reports every violation, in a fixed order. Runs only for decks that `if` lets through. */
  check(deck: DeckView, options: OptionsOf<W>, report: Report): void;
}

/** Keeps the types of the keys; otherwise the identity. */
export function defineConstraint<const W extends KeyKinds>(
  definition: ConstraintDefinition<W>,
): ConstraintDefinition<W> {
  return definition;
}

/** The cards that a filter picks; all when there is none. `lookup`: not by the names of the deck. */
export function cardsOf(
  deck: Pick<DeckView, 'cards' | 'lookup'>,
  where: Filter | undefined,
  lookup: Lookup = deck.lookup,
): readonly HeldCard[] {
  if (where === undefined) return deck.cards;
  return deck.cards.filter(({ card }) => where.test(card, lookup));
}
