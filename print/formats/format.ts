/** What a job is printed as. To add a format: a file here, its name in `names.ts`, a line in docs/how-to/print.md. */
import type { Fault } from '../../diagnostics/index.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { PrintedFile, PrintJob } from '../request.ts';

/** What came of a job: no files where faults forbid it. */
export interface Printed {
  readonly files: readonly PrintedFile[];
  readonly faults: readonly Fault[];
}

export interface Format {
  /** As `--format` takes it; of a print service, its id. */
  readonly name: string;
  /** Whether the paper matters: pictures of faces have none. */
  readonly onPaper: boolean;
  /** Whether a browser makes it. */
  readonly isPressed: boolean;
  /** Makes in one go what several jobs need, which are then printed one by one. */
  prepare?(jobs: readonly PrintJob[], printable: PrintableGame, press: Press): Promise<void>;
  print(job: PrintJob, printable: PrintableGame, press: Press): Promise<Printed>;
}
