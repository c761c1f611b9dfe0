/**
 * A whole game as plain, frozen data: what the generator compiles and the engine plays.
 * Nothing here knows files, languages or terminals.
 */
import type { DeckLine } from './deck-lines.ts';
import type { Card } from './construction/types.ts';
import type { ConstructionRules } from './construction/rules.ts';

/** [dx, dy] from the owner's point of view: dx > 0 is to the right, dy > 0 is forward. */
export type Offset = readonly [dx: number, dy: number];

/** Covered squares, in reading order of the drawing. */
export type Pattern = readonly Offset[];

/** Nothing in it can be changed. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What a player reads: the same in every language, or by locale. */
export type Text = string | Readonly<Record<string, string>>;

/** A parameter of a game that players may set before it begins. */
export interface GameOption {
  /** JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly default: unknown;
  /** Other defaults, by number of players. */
  readonly byPlayers?: Readonly<Record<string, unknown>>;
  readonly clause?: string;
}

/**
 * Integer columns of one kind, by position in `CompiledGame.kinds[kind]`: a number field as it is,
 * a flag as 0 or 1, a closed word as its position in `words`, a reference as the position of the
 * component it names. A field that a component omits is -1 (`Table.absent`).
 */
export interface Table {
  readonly ids: readonly string[];
  readonly columns: Readonly<Record<string, readonly number[]>>;
  /** The closed words of a column, in the order of the schema. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** A sample deck, judged and legal. */
export interface CompiledDeck {
  readonly id: string;
  /** What it declares: `{ mode: 'core', baseRace: 'orc' }`. */
  readonly choices: Readonly<Record<string, unknown>>;
  /** Copies by card id, after swaps, in the order of the deck. */
  readonly cards: Readonly<Record<string, number>>;
  /** The same by section; omitted in games whose decks have none. */
  readonly sections?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What holds what; omitted where no card of the deck holds another. */
  readonly lines?: readonly DeckLine[];
}

export interface CompiledGame {
  readonly id: string;
  readonly title: Text;
  readonly locales: readonly string[];
  /** Numbers of players the game can be played by, ascending. */
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, GameOption>>;
  /** Components by kind, in the order of files (by path) and of entries in them. Patterns are offsets. */
  readonly kinds: Readonly<Record<string, readonly Card[]>>;
  readonly tables: Readonly<Record<string, Table>>;
  readonly patterns: Readonly<Record<string, readonly Offset[]>>;
  /**
   * Ids of sample lists or components, by the names of the parts that a set-up brings where it names none;
   * of several, the first that the rules do not refuse for that set-up.
   */
  readonly parts?: Readonly<Record<string, string | readonly string[]>>;
  /** Keys of positions with their values where a position does not write them. */
  readonly positions?: Readonly<Record<string, unknown>>;
  readonly construction: ConstructionRules | null;
  /** Sample decks that are legal, by path of their files. */
  readonly decks: readonly CompiledDeck[];
}

/** Lists of components by kind, with the types of each kind. */
export type ComponentsOf<Kinds> = {
  readonly [Kind in keyof Kinds]: readonly Frozen<Kinds[Kind]>[];
};

/**
 * The components of a game as its rules know them: `Kinds` is in `rules/data.gen.ts`, which
 * `cardwright build` writes from the schemas that the components were checked by.
 */
export function componentsOf<Kinds>({ kinds }: CompiledGame): ComponentsOf<Kinds> {
  return kinds as unknown as ComponentsOf<Kinds>;
}
