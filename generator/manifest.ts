import type { Where } from '../engine/construction/index.ts';
import type { GameOption, Text } from '../engine/index.ts';

/** Version of the file format that this Cardwright writes; older ones are migrated by `check --fix`. */
export const FORMAT = 1;

/** One kind of component, as game.yaml declares it. */
export interface KindDeclaration {
  readonly title: Text;
  /** Globs relative to the game folder. */
  readonly files: readonly string[];
  /** Path of the JSON Schema of one component. */
  readonly schema: string;
  /** In tables: fields by the headers that mean them, where those are other words. */
  readonly columns?: Readonly<Record<string, string>>;
  /** What makes one better than another that is else the same; when omitted, nobody compares them. */
  readonly compare?: Comparison;
  /** Yes-or-no fields that follow from others: field to filter. */
  readonly derive?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What must hold of each component, beyond what the schema can say. */
  readonly checks?: readonly ComponentCheck[];
}

/** Something that must hold of every component of a kind. */
export interface ComponentCheck {
  /** A formula over the component, with its `=`. */
  readonly that: string;
  /** Paths of lists whose entries are checked one by one. */
  readonly each?: string | readonly string[];
  /** What the formula calls such an entry. */
  readonly as?: string;
  /** Path of the field to point at. */
  readonly at?: string;
  /** Formulas of what the game's own message shows. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly severity?: 'error' | 'warning';
  readonly code?: string;
  readonly clause?: string;
}

/** How components of a kind are compared: top-level fields by what they mean. `id` and `name` never count. */
export interface Comparison {
  /** No difference in play. */
  readonly looks?: readonly string[];
  /** More is better: numbers, numbers by name, squares, or true rather than false. */
  readonly more?: readonly string[];
  /** Less is better. */
  readonly less?: readonly string[];
}

/** Size of the board. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
}

/** game.yaml. Shape: schemas/game.schema.json. */
/** Something that is counted while a game is played. */
export interface Goal {
  /** With `{limit}`. */
  readonly title: Text;
  /** A key of what rules let a viewer see: a number or a list of cards, or these by side or seat. */
  readonly count: string;
  /** Which cards of the lists are counted; all when omitted. */
  readonly where?: Where;
  /** An option of the game; without a number there, or with 0, there is no such goal. */
  readonly limit?: string;
}

/** What becomes of cards in a game, for statistics. */
export interface CountedCards {
  /** A key of positions: the cards that a seat begins with. */
  readonly hand?: string;
  /** Types of events. */
  readonly drawn?: readonly string[];
  readonly played?: readonly string[];
}

export interface ManifestOption extends GameOption {
  readonly title: Text;
  /** What players read of it where it is chosen; without it, what its schema says. */
  readonly description?: Text;
  /** What its values are called where they are chosen. */
  readonly values?: Readonly<Record<string, Text>>;
}

export interface Manifest {
  readonly format: number;
  readonly id: string;
  readonly title: Text;
  readonly summary?: Text;
  /** Prefix of the clauses in rules.md. */
  readonly clauses?: string;
  readonly players?: readonly number[];
  /** The largest board that the game is played on; omitted when it has none, or no bounds. */
  readonly board?: Board;
  /** The first is the language that is written; the others are translated from it. */
  readonly locales: readonly string[];
  readonly kinds: Readonly<Record<string, KindDeclaration>>;
  readonly options?: Readonly<Record<string, ManifestOption>>;
  /** How a game is begun when nobody says otherwise. */
  readonly play?: {
    /** Ids of sample decks, by the seats that bring one. */
    readonly decks?: readonly string[];
    /** Ids of sample lists, by the names of the parts that are brought beside decks. */
    readonly parts?: Readonly<Record<string, string | readonly string[]>>;
    /** Keys of positions where scenarios do not write them. */
    readonly positions?: Readonly<Record<string, unknown>>;
    /** What ends the game, as `play` shows it. */
    readonly goals?: readonly Goal[];
    /** How `simulate` knows what becomes of a card. */
    readonly cards?: CountedCards;
    /** What the rules write in moves and positions, with {…} for single words, and what players read. */
    readonly words?: Readonly<Record<string, Text>>;
  };
}
