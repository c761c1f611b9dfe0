/**
 * What construction.yaml says, as plain data. The language: docs/constraints/.
 */
import type { Where } from '../filter/parse.ts';

/** One thing that decks may change of a card; `set` and `add` hold when all its boxes are ticked. */
export interface CardChange {
  readonly name: string;
  /** 1 when omitted. */
  readonly boxes?: number;
  readonly set?: Readonly<Record<string, Value>>;
  readonly add?: Readonly<Record<string, Value>>;
}

/** How decks change their cards. */
export interface ChangeRules {
  /** The field of a card that lists its changes. */
  readonly from: string;
  /** Fields of a card that was changed; in formulas `boxes` are those ticked in all. */
  readonly set?: Readonly<Record<string, Value>>;
  readonly add?: Readonly<Record<string, Value>>;
  readonly code?: string;
  readonly clause?: string;
}

/** Other fields of cards, by their ids. */
export type ChangedCards = Readonly<Record<string, Pick<CardChange, 'set' | 'add'>>>;

/** A literal, or `=name`: the value of a choice of the deck or of an option of the game. */
export type Value = string | number | boolean | null | readonly Value[];

/**
 * The parameters of a violation in the game's own words: where each comes from, a parameter or the
 * field of its card (`card.name`; the id of a card that the game does not have). Of a list the first
 * that there is; a parameter without one is omitted, and so is all that is not named.
 */
export type ParameterNames = Readonly<Record<string, string | readonly string[]>>;

/** A measure of the deck, for named values. Without another word it is the number of cards. */
export interface Measure {
  /** Only these sections. */
  readonly in?: string | readonly string[];
  /** Only these cards. */
  readonly where?: Where;
  /** The sum of a field, or of a formula with `card`, copy by copy. */
  readonly sum?: string;
  /** `card`: each different card counts once for the sum. */
  readonly each?: 'card' | 'copy';
  /** How many different values of a field there are. */
  readonly distinct?: string;
  /** The different values of a field, as a list. */
  readonly values?: string;
  /** The deck that is measured, by its id; this one when omitted. */
  readonly deck?: string;
}

/** A value by name: a literal, a formula, a measure, or the only card of a section. */
export type NamedValue = Value | Measure | { readonly card: string };

/** What every constraint may say beside its own keys. */
export interface ConstraintCommon {
  /** Which definition judges it: a name in `constraints/index.ts`. */
  readonly use: string;
  /** For `off`, and for a format that has another constraint in its place. */
  readonly name?: string;
  /** A warning never makes a deck illegal. */
  readonly severity?: 'error' | 'warning';
  /** The game's own code; the definition's when omitted. */
  readonly code?: string;
  readonly clause?: string;
  /** Only for decks whose choices (or the game's options) pass this filter: `{ mode: custom }`. */
  readonly if?: Where;
  /** Only the cards of these sections; of all when omitted. */
  readonly in?: string | readonly string[];
}

export type Constraint = ConstraintCommon & { readonly [word: string]: unknown };

/** What a deck must declare. */
export interface Choice {
  /** The values it may have. */
  readonly from?: readonly (string | number | boolean)[];
  /** Or: the id of a component of this kind. */
  readonly kind?: string;
  /** Or: the id of a deck of the game; a deck may omit it. */
  readonly deck?: true;
  /** Or: any number, or any day as `2026-05-01`, between `min` and `max`. */
  readonly type?: 'number' | 'date';
  readonly min?: number | string;
  readonly max?: number | string;
  /** A deck may omit it: then it has no value. */
  readonly optional?: true;
  /** What is so whatever the rules say, as the day on which a deck was played: never changed to fix it. */
  readonly fact?: true;
  /** For decks that omit it; without a default they are refused. */
  readonly default?: string | number | boolean;
  readonly code?: string;
  readonly clause?: string;
}

/** A part of a deck with limits of its own: a side deck, a leader. */
export interface Section {
  /** A number, `=name`, a range (`40..60`, `..5`), or its bounds; any size when omitted. */
  readonly size?: Value | { readonly min?: Value; readonly max?: Value };
  /** Which cards may be in it; all when omitted. */
  readonly accepts?: Where;
  /** Only decks that pass have it: a filter over choices, options and named values. */
  readonly if?: Where;
  readonly codes?: SectionTerms;
  readonly clauses?: SectionTerms;
}

/** Codes or clauses, by what is wrong with a section. */
export interface SectionTerms {
  readonly size?: string;
  readonly accepts?: string;
  /** A card in a section that this deck does not have. */
  readonly closed?: string;
  /** A card that the game does not have; `entries.unknown` when omitted. */
  readonly unknown?: string;
}

/** What a card of the deck changes: written under `effects`, or under `deck` of the card itself. */
export interface Effect {
  /** Which cards of the deck do it; omitted under a card's own `deck`. */
  readonly from?: Where;
  /** Only where they are in these sections. */
  readonly in?: string | readonly string[];
  /** Only for decks that pass: a filter over choices, options and named values before any effect. */
  readonly if?: Where;
  /** Once for each copy, instead of once for each different card. */
  readonly each?: 'card' | 'copy';
  /** Other values for names of `let`. */
  readonly set?: Readonly<Record<string, Value>>;
  /** What is added to them, after every `set`. */
  readonly add?: Readonly<Record<string, Value>>;
  /** Other fields of cards: of those that the filter picks, of this card when it is omitted. */
  readonly change?: {
    readonly where?: Where;
    readonly set?: Readonly<Record<string, Value>>;
    readonly add?: Readonly<Record<string, Value>>;
  };
  /** Other fields of cards by their ids: a list that changes cards. */
  readonly cards?: ChangedCards;
  /** Such lists by the day from which they hold; the newest that is not later than `asOf`. */
  readonly dated?: Readonly<Record<string, ChangedCards>>;
  readonly asOf?: Value;
  /** More constraints; `=self.field` is a field of the card. */
  readonly constraints?: readonly Constraint[];
  /** More options for the constraint `options` of this name. */
  readonly options?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  /** Names of constraints that no longer hold. */
  readonly off?: readonly string[];
}

/** A variant of the rules: those that it extends, with changes. */
export interface Format {
  /** Another format; the rules outside of `formats` when omitted. */
  readonly extends?: string | readonly string[];
  /** Names of constraints that do not hold in it. */
  readonly off?: readonly string[];
  readonly let?: Readonly<Record<string, NamedValue>>;
  readonly sections?: Readonly<Record<string, Section>>;
  readonly effects?: readonly Effect[];
  /** One with the name of another replaces it. */
  readonly constraints?: readonly Constraint[];
}

/** How a verdict is reported. */
export interface ReportRules {
  /** Codes in the order of the report; others come after them. */
  readonly order?: readonly string[];
  /** Field of the card by which violations of one code are sorted; the order of the deck when omitted. */
  readonly sort?: string;
  /** All parameters of every violation; as they are when omitted. */
  readonly params?: ParameterNames;
  /** Those of one code, instead of `params`. */
  readonly paramsOf?: Readonly<Record<string, ParameterNames>>;
}

/** construction.yaml, compiled. */
export interface ConstructionRules {
  readonly choices: Readonly<Record<string, Choice>>;
  /** The parts of a deck, in their order; a deck is one list when omitted. */
  readonly sections?: Readonly<Record<string, Section>>;
  readonly report?: ReportRules;
  readonly changes?: ChangeRules;
  /** Values by name, for `=name` and formulas. */
  readonly let?: Readonly<Record<string, NamedValue>>;
  readonly effects?: readonly Effect[];
  /** A deck chooses one by `format`; the first when it does not. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** Kinds of component that may be in a deck. */
  readonly cards: readonly string[];
  /** Codes for lines that are wrong in themselves. */
  readonly entries: {
    readonly unknown?: string;
    readonly badCount?: string;
    readonly duplicate?: string;
    /** A card may be on several lines of a section. */
    readonly severalLines?: true;
    readonly clause?: string;
  };
  /** What swaps must respect; without it any card may be exchanged for any other. */
  readonly exchange?: {
    /** Fields that both cards of a swap must share. */
    readonly same: readonly string[];
    /** A swap whose count is no whole number >= 1 gives `entries.badCount`. */
    readonly codes?: {
      readonly unknown?: string;
      readonly different?: string;
      readonly notHeld?: string;
    };
    readonly clauses?: {
      readonly unknown?: string;
      readonly different?: string;
      readonly notHeld?: string;
    };
  };
  readonly constraints: readonly Constraint[];
}
