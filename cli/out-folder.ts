/** The folder that a command will write into, tried before anything is made. */
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WrongUse } from './exit.ts';
import { shownPath } from './report.ts';
import type { Terminal } from './terminal.ts';
import { say } from './say.ts';

/**
 * Refuses a folder that cannot be made or written into; leaves nothing behind, but for folders into which
 * another command began to write meanwhile.
 */
export function refuseUnwritable(
  folder: string,
  terminal: Terminal,
  hint = say('Name another folder with --out.'),
): void {
  let problem = problemWith(folder);
  // Another command may make and remove the same folder meanwhile.
  for (let tries = 1; tries < MOST_TRIES && isPassing(problem); tries += 1) {
    problem = problemWith(folder);
  }
  if (problem === null) return;
  throw new WrongUse(
    say('Nothing can be written to {folder}: {reason}.', {
      folder: shownPath(folder, terminal),
      reason: reasonOf(problem, terminal),
    }),
    hint,
  );
}

/** A try takes microseconds. */
const MOST_TRIES = 100;

function isPassing(problem: NodeJS.ErrnoException | null): boolean {
  return problem?.code === 'ENOENT' || problem?.code === 'EEXIST';
}

/** Null where it can be made and written into. */
function problemWith(folder: string): NodeJS.ErrnoException | null {
  const made: string[] = [];
  try {
    for (const missing of missingFolders(folder)) {
      // One by one: where the machine makes no folders, a recursive mkdir may never return.
      mkdirSync(missing);
      made.unshift(missing);
    }
    made.unshift(mkdtempSync(join(folder, '.cardwright-')));
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    for (const one of made) removeIfEmpty(one);
  }
}

/** What another command has begun to fill stays. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
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

function reasonOf(problem: NodeJS.ErrnoException, terminal: Terminal): string {
  const { code = '', message, path } = problem;
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
