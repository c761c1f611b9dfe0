/** What a job is printed as. To add a format: a file here, a line in `index.ts`, a line in docs/how-to/print.md. */
import type { Fault } from '../../diagnostics/index.ts';
import type { PrintJob } from '../jobs.ts';
import type { Press } from '../press/press.ts';
import type { Wanted } from '../sheets/selection.ts';
import type { PrintShop } from '../workshop.ts';

export interface FormatOrder {
  readonly shop: PrintShop;
  readonly job: PrintJob;
  readonly wanted: Wanted;
  /** Stands in the names of files: the id of a deck. */
  readonly label: string | undefined;
  /** The folder of the game's prints, absolute. */
  readonly folder: string;
  readonly date: Date;
  /** Whether the files must be of just that moment: what was printed on the same day is not enough. */
  readonly exactDate?: boolean;
  /** Of pictures. */
  readonly dpi: number;
  readonly press: Press;
  /** Told of each file or folder before it is made. */
  readonly onFile?: ((name: string) => void) | undefined;
}

export interface PrintedFile {
  /** Absolute; a folder where there is a file per face. */
  readonly path: string;
  readonly sheet: string;
  readonly locale: string;
  readonly paper: string;
  /** Pages, or pictures. */
  readonly pages: number;
  /** Copies of cards on it; 0 for a panel. */
  readonly cards: number;
  /** It was there already, as it would have been made. */
  readonly unchanged?: true;
}

export interface FormatResult {
  readonly files: readonly PrintedFile[];
  readonly faults: readonly Fault[];
}

export interface Format {
  /** As `--format` takes it. */
  readonly name: string;
  /** Whether the paper matters: pictures of faces have none. */
  readonly onPaper: boolean;
  /** Whether a browser makes it. */
  readonly isPressed: boolean;
  print(order: FormatOrder): Promise<FormatResult>;
}
