/**
 * Decks and the rules they are judged by, as plain data.
 *
 * Source of the language: docs/constraints/, construction.yaml of each game.
 * Knows nothing of files: a place is a path in the deck as it was written.
 */
import type { Path } from '../plain-data.ts';

export type { Where } from '../filter/parse.ts';
export type { Path } from '../plain-data.ts';

/** A component of a game as compiled: its own fields beside these. Derived fields are filled in. */
export interface Card {
  readonly id: string;
  /** The kind that game.yaml declares: `unit`. */
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** One line of a deck. `count` is as written: it may be anything, the judge refuses what is not a whole number >= 1. */
export interface Entry {
  readonly card: string;
  readonly count: unknown;
  readonly path: Path;
  /** What is attached to each copy: the weapons of a unit. */
  readonly with?: readonly Entry[];
  /** What the deck changes of the card: boxes by change, or names of changes; as written. */
  readonly changes?: unknown;
}

/** The section of cards for which the deck names none. */
export const UNPLACED = 'cards';

/** Take `count` copies of `out` away, add as many of `in`. */
export interface Swap {
  readonly out: string;
  readonly in: string;
  readonly count: unknown;
  /** Where both cards are; the first section that holds `out` when omitted. */
  readonly section?: string;
  readonly path: Path;
}

/** A deck, army or roster as written. Card names are resolved to ids before, where that was possible. */
export interface Deck {
  readonly id: string;
  /** What the deck declares: `{ mode: 'custom', baseRace: 'orc' }`. */
  readonly choices: Readonly<Record<string, unknown>>;
  /** Lines by section; those of no section under `UNPLACED`. */
  readonly sections: Readonly<Record<string, readonly Entry[]>>;
  /** Id of the deck that this one starts from. */
  readonly base?: string;
  /** Applied to the base in order. */
  readonly swaps: readonly Swap[];
}

/** One broken limit. */
export interface Violation {
  /** The game's code; `standard` where it gives none. */
  readonly code: string;
  /** Cardwright's name for this sort of violation (`DECK_SIZE`), whatever the game calls it; one of `deckCodes`. */
  readonly standard: string;
  readonly clause?: string;
  /** Values for the words: limit and actual value, the card. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The same in the judge's words, where the game's `report` has others. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Where in the deck: a line, a swap, a choice, `['base']`; empty when none of them is to blame. */
  readonly path: Path;
  /** Where in construction.yaml: `['constraints', 2]`. */
  readonly rulePath: Path;
  /** Name of the definition (`size`), or the part of construction.yaml: `entries`, `choices`, `exchange`, `sections`. */
  readonly constraint: string;
  /** Omitted for an error. */
  readonly severity?: 'warning';
  /** Whether adding cards could fix it. */
  readonly lacking?: true;
  /** The card whose own `deck` holds the rule: `rulePath` begins at that card. */
  readonly ruleCard?: string;
  /** Places of other rules that say the very same of the same line. */
  readonly otherRules?: readonly Path[];
  /** The lines to blame beside `path`, where there are several. */
  readonly also?: readonly Path[];
}

export interface Verdict {
  /** True when there is no violation but warnings. */
  readonly legal: boolean;
  /** `incomplete`: every violation could be fixed by adding cards only. */
  readonly state: 'legal' | 'incomplete' | 'illegal';
  /**
   * Lines by section and position, choices by name, base and swaps in their order, sections, then
   * constraints as listed. Within a constraint: cards as the deck first names them, values of a field
   * sorted. `report` of the rules may say otherwise.
   */
  readonly violations: readonly Violation[];
  /** What the deck holds after swaps: copies by card id, unknown cards omitted. */
  readonly cards: ReadonlyMap<string, number>;
  /** The same by section; `UNPLACED` is the only one in games without sections. */
  readonly sections: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Copies in all, unknown cards included. */
  readonly size: number;
}

/** Values that players set for the options of a game; those omitted have their defaults. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** Judges a deck. The option `players`, the number of players, decides which defaults the others have. */
export type Judge = (deck: Deck, options?: OptionValues) => Verdict;

/** Finds components. Who knows where they are need not list them all. */
export interface CardLookup {
  /** A card that may be in decks. */
  readonly card: (id: string) => Card | undefined;
  /** The ids of a kind; none for an unknown kind. */
  readonly ids: (kind: string) => ReadonlySet<string>;
  /** All cards that may be in decks, where somebody needs them: it is slow for a large game. */
  readonly all: () => Iterable<Card>;
}
