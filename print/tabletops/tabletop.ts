/**
 * A virtual table, and a game as it needs it: pictures of many cards in a grid, and decks that
 * point into them.
 */
import type { Measures } from '../../kernel/index.ts';

/** A virtual table. To add one: a file here, a line in `index.ts`, a line in docs/how-to/print.md. */
export interface Tabletop {
  /** As `--tabletop` takes it. */
  readonly name: string;
  readonly title: string;
  /** Where its format is described. */
  readonly source: string;
  readonly limits: TableLimits;
  /** Whether its files name pictures by whole addresses, or by their file names. */
  readonly addresses: 'whole' | 'names';
  /** Folder of the pictures, below that of the print; empty for the same. */
  readonly pictures: string;
  /** Text files by path; `address` makes the address under which the table finds a picture. */
  files(box: Box, address: (picture: string) => string): ReadonlyMap<string, string>;
}

/** A picture with cards side by side, row by row. */
export interface Atlas {
  /** File name. */
  readonly fronts: string;
  /** One picture for all cards of the atlas, or a grid like that of the fronts; null where cards have no backs. */
  readonly backs: { readonly file: string; readonly each: boolean } | null;
  readonly columns: number;
  readonly rows: number;
  /** Of one card, in mm. */
  readonly size: Measures;
}

export interface BoxCard {
  readonly id: string;
  readonly name: string;
  /** Its other texts; empty for none. */
  readonly description: string;
  readonly kind: string;
  /** Position in `atlases`, and in the grid. */
  readonly atlas: number;
  readonly cell: number;
}

export interface BoxDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly { readonly card: BoxCard; readonly copies: number }[];
}

export interface Box {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly atlases: readonly Atlas[];
  readonly decks: readonly BoxDeck[];
}

/** What a table can show. */
export interface TableLimits {
  readonly columns: number;
  readonly rows: number;
  /** Cells at the end that show no card. */
  readonly reserved: number;
  /** Of a picture, on each side, in pixels. */
  readonly side: number;
}
