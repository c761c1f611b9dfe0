/** The folder that a command will write into, tried before anything is made. */
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WrongUse } from './exit.ts';
import { shownPath } from './report.ts';
import type { Terminal } from './terminal.ts';
import { say } from './say.ts';

/** Refuses a folder that cannot be made or written into; leaves nothing behind. */
export function refuseUnwritable(
  folder: string,
  terminal: Terminal,
  hint = say('Name another folder with --out.'),
): void {
  const made: string[] = [];
  try {
    for (const missing of missingFolders(folder)) {
      // One by one: where the machine makes no folders, a recursive mkdir may never return.
      mkdirSync(missing);
      made.unshift(missing);
    }
    made.unshift(mkdtempSync(join(folder, '.cardwright-')));
  } catch (error) {
    throw new WrongUse(
      say('Nothing can be written to {folder}: {reason}.', {
        folder: shownPath(folder, terminal),
        reason: reasonOf(error, terminal),
      }),
      hint,
    );
  } finally {
    for (const one of made) rmdirSync(one);
  }
}

/** From the outermost inwards. */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let at = folder; statOf(at) === undefined && dirname(at) !== at; at = dirname(at)) {
    missing.unshift(at);
  }
  return missing;
}

function statOf(path: string): ReturnType<typeof statSync> {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file where a folder should be: the folder above it says so.
    return undefined;
  }
}

function reasonOf(error: unknown, terminal: Terminal): string {
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return say('you are not allowed to');
    case 'EROFS':
      return say('the disk is read-only');
    case 'ENOSPC':
      return say('the disk is full');
    case 'ENOTDIR':
    case 'EEXIST':
      return say('{path} is a file, not a folder', {
        path: shownPath(dirname(path ?? ''), terminal),
      });
    case 'ENOENT':
      return say('no folder can be made there');
    default:
      return message;
  }
}
