/**
 * Decks and the rules they are judged by, as plain data.
 *
 * Source of the language: docs/constraints/, construction.yaml of each game.
 * Knows nothing of files: a place is a path in the deck as it was written.
 */

/** A component of a game as compiled: its own fields beside these. Derived fields are filled in. */
export interface Card {
  readonly id: string;
  /** The kind that game.yaml declares: `unit`. */
  readonly kind: string;
  readonly [field: string]: unknown;
}

export type Path = readonly (string | number)[];

/** One line of a deck. `count` is as written: it may be anything, the judge refuses what is not a whole number >= 1. */
export interface Entry {
  readonly card: string;
  readonly count: unknown;
  readonly path: Path;
}

/** Take `count` copies of `out` away, add as many of `in`. */
export interface Swap {
  readonly out: string;
  readonly in: string;
  readonly count: unknown;
  readonly path: Path;
}

/** A deck, army or roster as written. Card names are resolved to ids before, where that was possible. */
export interface Deck {
  readonly id: string;
  /** What the deck declares: `{ mode: 'custom', baseRace: 'orc' }`. */
  readonly choices: Readonly<Record<string, unknown>>;
  /** Lines by section; a game without sections uses `cards`. */
  readonly sections: Readonly<Record<string, readonly Entry[]>>;
  /** Id of the deck that this one starts from. */
  readonly base?: string;
  /** Applied to the base in order. */
  readonly swaps: readonly Swap[];
}

/** A literal, or `=name`: the value of a choice of the deck or of an option of the game. */
export type Value = string | number | boolean | null | readonly Value[];

/** A filter over card fields; `docs/constraints/filters.md`. A list means "any of these". */
export type Where = readonly Where[] | { readonly [field: string]: unknown };

/** What every constraint may say beside its own words. */
export interface ConstraintCommon {
  /** Which definition judges it: a name in `constraints/index.ts`. */
  readonly use: string;
  /** The game's own code; the definition's when left out. */
  readonly code?: string;
  readonly clause?: string;
  /** Only for decks whose choices (or the game's options) have these values: `{ mode: custom }`. */
  readonly if?: Readonly<Record<string, Value>>;
}

export type Constraint = ConstraintCommon & { readonly [word: string]: unknown };

/** What a deck must declare. */
export interface Choice {
  /** The values it may have. */
  readonly from?: readonly (string | number | boolean)[];
  /** Or: the id of a component of this kind. */
  readonly kind?: string;
  readonly default?: string | number | boolean;
  readonly code?: string;
  readonly clause?: string;
}

/** construction.yaml, compiled. */
export interface ConstructionRules {
  readonly choices: Readonly<Record<string, Choice>>;
  /** Kinds of component that may stand in a deck. */
  readonly cards: readonly string[];
  /** Codes for lines that are wrong in themselves. */
  readonly entries: {
    readonly unknown?: string;
    readonly badCount?: string;
    readonly duplicate?: string;
    readonly clause?: string;
  };
  /** Present when decks may be written as a base and swaps. */
  readonly exchange?: {
    /** Fields that both cards of a swap must share. */
    readonly same: readonly string[];
    readonly codes?: {
      readonly unknown?: string;
      readonly different?: string;
      readonly notHeld?: string;
    };
    readonly clauses?: { readonly different?: string; readonly notHeld?: string };
  };
  readonly constraints: readonly Constraint[];
}

/** One broken limit. */
export interface Violation {
  /** The game's code, or the definition's own (`DECK_SIZE`). */
  readonly code: string;
  readonly clause?: string;
  /** Values for the words: limit and actual value, the card. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Where in the deck; the place of the whole deck when no line is to blame. */
  readonly path: Path;
  /** Where in construction.yaml: `['constraints', 2]`. */
  readonly rulePath: Path;
  /** Name of the definition: `size`. */
  readonly constraint: string;
}

export interface Verdict {
  readonly legal: boolean;
  /** In the order of the document: lines, choices, swaps, then constraints as listed. */
  readonly violations: readonly Violation[];
  /** What the deck holds after swaps: copies by card id, unknown cards left out. */
  readonly cards: ReadonlyMap<string, number>;
  /** Copies in all, unknown cards included. */
  readonly size: number;
}
