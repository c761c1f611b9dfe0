import type { GameOption, Text } from '../engine/game.ts';

/** Version of the file format that this Cardwright writes; older ones are migrated by `check --fix`. */
export const FORMAT = 1;

/** One kind of component, as game.yaml declares it. */
export interface KindDeclaration {
  readonly title: Text;
  /** Globs relative to the game folder. */
  readonly files: readonly string[];
  /** Path of the JSON Schema of one component. */
  readonly schema: string;
  /** Yes-or-no fields that follow from others: field to filter. */
  readonly derive?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** game.yaml. Shape: schemas/game.schema.json. */
export interface Manifest {
  readonly format: number;
  readonly id: string;
  readonly title: Text;
  readonly summary?: Text;
  /** Prefix of the clauses in rules.md. */
  readonly clauses?: string;
  readonly players?: readonly number[];
  /** The first is the language that is written; the others are translated from it. */
  readonly locales: readonly string[];
  readonly kinds: Readonly<Record<string, KindDeclaration>>;
  readonly options?: Readonly<Record<string, GameOption & { readonly title: Text }>>;
  /** How a game is begun when nobody says otherwise. */
  readonly play?: {
    /** Ids of sample decks, by the seats that bring one. */
    readonly decks?: readonly string[];
  };
}
