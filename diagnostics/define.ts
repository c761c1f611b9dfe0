/**
 * The shape of everything that can be wrong.
 *
 * A check knows data, not files: it returns a `Fault` (code, place in the data, parameters).
 * The generator turns faults into `Diagnostic`s by adding the range in the YAML file and the
 * words of the catalogue. Formatters turn diagnostics into text.
 */

export type Severity = 'error' | 'warning' | 'info';

/** The keys and indexes that lead from the top of a YAML document to a place in it. */
export type Path = readonly (string | number)[];

/** A place in a text. Lines and columns count from 1, columns in UTF-16 code units; offset from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** Offsets in a text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One kind of fault: its permanent code and name, and its words. One entry per code in `catalogue/`. */
export interface Definition<Params = never> {
  /** `CW` and four digits: 10 YAML, 11 schema, 12 ids, references and texts, 13 decks, 14 game files, 16 glossary, 17 tables, 18 balance, 20 and 21 templates, 30 layout, 40 browser and PDF, 50 decks from elsewhere, 51 tables that come back, 60 games by the thousand. */
  readonly code: `CW${number}`;
  /** The engine's default code for a limit of decks that is broken so: `DECK_SIZE`. */
  readonly deckCode?: `DECK_${string}`;
  /** kebab-case. Permanent, like the code. */
  readonly name: string;
  readonly severity: Severity;
  /** A short heading without a full stop, unique in the catalogue: `Unknown card in a deck`. */
  readonly title: string;
  /** The page in `docs/` that explains it, when it has none of its own in `docs/diagnostics/`. */
  readonly page?: `constraints/${string}`;
  /** What is wrong: full sentences, offending text in double quotes, limit and actual value. */
  message(params: Params): string;
  /** What to do about it; undefined only where the words are a game's own and it gives none. */
  hint(params: Params): string | undefined;
}

/** Keeps the parameter type of a definition; otherwise the identity. */
export function defineDiagnostic<Params>(definition: Definition<Params>): Definition<Params> {
  return definition;
}

/** A second place that explains a fault: the other of two equal ids, the rule that a deck breaks. */
export interface RelatedPlace {
  /** What is there, as a sentence. */
  readonly message: string;
  /** Path of the file relative to the game folder, with `/`. */
  readonly file: string;
  readonly path: Path;
  readonly part?: Part;
  /** Exact offsets in the text, where `path` does not lead there. */
  readonly span?: Span;
}

/** Which part of the entry at a path is meant; `value` by default. */
export type Part = 'key' | 'value';

/** The fault in the words of the game's own rules, beside Cardwright's code. */
export interface RuleCode {
  /** UPPER_SNAKE, as the rules document names it: `LOW_UNIT_BAD_DEFENCE`. */
  readonly code: string;
  /** The clause that is broken: `LOW-3.1.5`. */
  readonly clause?: string;
  /** Named values for the words in the game's messages.yaml. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What a check returns. `Code` and `Params` come from the catalogue; see `fault()` there. */
export interface Fault {
  readonly code: string;
  /** Path of the file relative to the game folder, with `/`. */
  readonly file: string;
  /** The place in the data of that file; empty for the file as a whole. */
  readonly path: Path;
  readonly part?: Part;
  /** Exact offsets in the text, where the check knows better than `path` (YAML syntax, a line of a drawing). */
  readonly span?: Span;
  readonly params: unknown;
  readonly rule?: RuleCode;
  readonly related?: readonly RelatedPlace[];
}

/** A fault with its place in the file and its words; what formatters print. */
export interface Diagnostic {
  readonly code: string;
  readonly name: string;
  readonly severity: Severity;
  /** Absolute path. */
  readonly file: string;
  /** Null when the whole file is meant (it is missing, it cannot be read). */
  readonly range: Range | null;
  /** Of a table: the cell there, `D14`, and the header of its column. */
  readonly cell?: { readonly address: string; readonly column: string };
  readonly message: string;
  readonly hint?: string;
  readonly rule?: RuleCode;
  readonly related: readonly {
    readonly message: string;
    readonly file: string;
    readonly range: Range | null;
  }[];
  readonly params: unknown;
}
