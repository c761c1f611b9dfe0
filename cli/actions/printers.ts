import { printersFile, SpoiltPrinters } from '../../print/index.ts';
import { WrongUse } from '../exit.ts';

/** Reads or saves what is known of printers; a file that somebody spoilt is told, and stays. */
export function withPrinters<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SpoiltPrinters)) throw error;
    const where = error.line === null ? '' : `, line ${error.line}`;
    throw new WrongUse(
      `${printersFile()}${where} is not as "calibrate" writes it.`,
      'Mend it; or delete it, and measure all printers again.',
    );
  }
}
