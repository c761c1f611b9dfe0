/** Whether there is something to print, found out before anything that prints is loaded. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listGame } from '../../generator/index.ts';

/** What PDFs were made of when they were last written. */
export function recordOf(folder: string): string {
  return join(folder, '.cardwright', 'pdfs.json');
}

/**
 * Whether a file of the game in `folder` was saved after the last PDF was written: then something will
 * most likely be printed again. Costs less than a hundredth of a second.
 */
export function isSavedSincePrint(folder: string): boolean {
  const printed = statSync(recordOf(folder), { throwIfNoEntry: false });
  if (printed === undefined) return true;
  return listGame(folder).paths.some((path) => {
    const file = statSync(join(folder, path), { throwIfNoEntry: false });
    return file === undefined || file.mtimeMs > printed.mtimeMs;
  });
}
