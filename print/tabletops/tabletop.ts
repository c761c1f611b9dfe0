import type { Box, TableLimits } from './box.ts';

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
