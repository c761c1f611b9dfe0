/**
 * Files are replaced whole or not at all: the new content goes into a temporary file beside the
 * old one, is forced to the disk, and takes its name. A program that is stopped leaves no
 * temporary file behind.
 */
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Temporary files that exist now; removed when the process ends before they are renamed. */
const unfinished = new Set<string>();
let count = 0;

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isListening = false;

/** Writes a file and makes its folder. Keeps its permissions; through a link, writes what it points to. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  cleanUpWhenStopped();
  const target = resolveLink(path);
  makeFolder(dirname(target));
  count += 1;
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.${count}.tmp`);
  unfinished.add(temporary);
  try {
    writeThrough(temporary, content, permissionsOf(target));
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
  const descriptor = openSync(path, 'wx');
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
