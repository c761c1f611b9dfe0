/**
 * What the keys of positions may hold, as the state of a game declares it, so that positions of any game can
 * be edited by eye. Plain data, so that it passes to a page.
 */
/** What one value may be. */
export type FieldShape =
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'flag' }
  /** One of these; `null` means none of them where that may be. */
  | { readonly is: 'word'; readonly words: readonly string[]; readonly orNone: boolean }
  /** `(4,3)`; null off the board. */
  | { readonly is: 'square' };

/** Whose a key is: by these names, or one for the game (null). */
interface OfHolders {
  readonly key: string;
  readonly holders: readonly string[] | null;
  /** Positions name only those of whom there is something to say. */
  readonly isSparse: boolean;
}

/** A number, a word, a flag. */
export interface ValueField extends OfHolders {
  readonly is: 'value';
  readonly shape: FieldShape;
}

/** Names in a list: those for whom something is so (each once, in any order), or names in their order. */
export interface NamesField {
  readonly is: 'names';
  readonly key: string;
  readonly names: readonly string[];
  readonly isOrdered: boolean;
}

/** Cards of a hand, a pile, a place for one. */
export interface CardsField extends OfHolders {
  readonly is: 'cards';
  /** Ids of what may lie there, in the order in which positions write cards that have no order. */
  readonly offered: readonly string[];
  /** `none`: kept in the order of `offered`; `one`: a place for one card, its id or null. */
  readonly order: 'none' | 'topFirst' | 'topLast' | 'one';
  /** Written as `{ exactly: [] }`. */
  readonly isExact: boolean;
}

/** A word that follows the id of a piece on a board: `W` and `h3` in `P1 storm-wing W h3`. */
export interface PieceWord {
  readonly key: string;
  readonly shape: FieldShape;
  /** The prefix of a number; the word of a flag. */
  readonly mark: string;
  /** What is not written; null where it always is. */
  readonly silent: number | string | null;
}

export interface PiecesField {
  readonly is: 'pieces';
  readonly key: string;
  /** Before the id; null where pieces have no owners. */
  readonly seats: readonly string[] | null;
  readonly offered: readonly string[];
  readonly words: readonly PieceWord[];
}

/** What is said of cards of other keys, and goes where they go. */
export type CardsAsideField =
  /** By holder the ids of cards for which it is so. */
  | { readonly is: 'marks'; readonly key: string; readonly of: readonly string[] }
  /** A value for each of these cards, in their order. */
  | {
      readonly is: 'beside';
      readonly key: string;
      readonly of: readonly string[];
      readonly shape: FieldShape;
    }
  /** Names that begin with a card and its place among all of these: `iron-targe#2 brace-plate`. */
  | { readonly is: 'numbered'; readonly key: string; readonly of: readonly string[] };

/** Named things that a position makes up, each by words below its name: units that need no component. */
export interface RecordsField {
  readonly is: 'records';
  readonly key: string;
  readonly words: readonly (ValueField | NamesField)[];
  /** The word that names the component that one is, and what positions say of one that is it; by id. */
  readonly like: {
    readonly key: string;
    readonly said: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

export type PositionField =
  | ValueField
  | NamesField
  | CardsField
  | PiecesField
  | CardsAsideField
  | RecordsField;

export interface PositionFields {
  readonly fields: readonly PositionField[];
  /** What follows from the rest: a position that says something else is refused. */
  readonly follows: Readonly<Record<string, unknown>>;
}
