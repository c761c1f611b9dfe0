/**
 * Files are replaced whole or not at all: the new content goes into a temporary file beside the
 * old one, is forced to the disk, and takes its name. A program that is stopped leaves no
 * temporary file behind.
 */
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
/** Temporary files that exist now; removed when the process ends before they are renamed. */
const unfinished = new Set<string>();
let count = 0;

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isListening = false;

/**
 * Writes a file and makes its folder. Keeps its permissions, unless it is to have others (`mode`); through a
 * link, writes what it points to.
 */
export function writeAtomically(
  path: string,
  content: string | Uint8Array,
  mode: number | null = null,
): void {
  cleanUpWhenStopped();
  const target = resolveLink(path);
  makeFolder(dirname(target));
  count += 1;
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.${count}.tmp`);
  unfinished.add(temporary);
  try {
    writeThrough(temporary, content, mode ?? permissionsOf(target));
    renameSync(temporary, target);
  } catch (error) {
    throw named(error, target);
  } finally {
    rmSync(temporary, { force: true });
    unfinished.delete(temporary);
  }
}

/** What the machine says of a full disk names no file. */
function named(error: unknown, path: string): unknown {
  if (error instanceof Error && !('path' in error)) error.message += ` '${path}'`;
  return error;
}

function writeThrough(path: string, content: string | Uint8Array, mode: number | null): void {
  // Nobody else reads what is still being written.
  const descriptor = openSync(path, 'wx', mode ?? undefined);
  try {
    if (mode !== null) fchmodSync(descriptor, mode);
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Those of the file that is replaced; null when there is none. */
function permissionsOf(path: string): number | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : stats.mode & 0o7777;
}

function resolveLink(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function cleanUpWhenStopped(): void {
  if (isListening) return;
  isListening = true;
  process.on('exit', removeUnfinished);
  for (const signal of STOPS) process.on(signal, stop);
}

function removeUnfinished(): void {
  for (const path of unfinished) rmSync(path, { force: true });
}

/**
 * Without a listener a signal would end the process in the middle of a write; with one it waits
 * until the write is done, and then ends the process here, unless somebody else listens.
 */
function stop(signal: NodeJS.Signals): void {
  removeUnfinished();
  if (process.listenerCount(signal) > 1) return;
  process.off(signal, stop);
  process.kill(process.pid, signal);
}

/** Makes a folder and those around it. Throws the system's error. */
export function makeFolder(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    // One by one: where the machine makes no folders (/proc), a recursive mkdir never returns.
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (statSync(path).isDirectory()) return;
    throw error;
  }
}

/**
 * What Cardwright writes into a game folder beside the designer's files. Games come from strangers: a
 * link in the place of a file of ours would have us write, or delete, anywhere on the machine.
 */

/** Removes every link between a game folder and `path`, which lies below it. What it points to stays. */
export function removeLinks(folder: string, path: string): void {
  let at = folder;
  for (const step of relative(folder, path).split(sep)) {
    at = join(at, step);
    if (isLink(at)) rmSync(at);
  }
}

export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
