/**
 * A folder for one run, which goes with it: in it all workers remember what they make, and have their
 * temporary files. It is in memory where the machine has room for it there: copying and removing games on a
 * disk took a tenth of the processor time of the tests, and the disk had to be waited for.
 */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly roomOfRun: string | null;
  }
}

/** On Linux: a file system in memory. */
const MEMORY = '/dev/shm';

/** All that the tests write at a time is a fraction of it. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

export default function setup(project: TestProject): (() => void) | undefined {
  // While somebody edits, the code changes between two runs of the same process.
  if (project.config.watch) {
    project.provide('roomOfRun', null);
    return undefined;
  }
  const room = roomInMemory() ?? mkdtempSync(join(tmpdir(), 'cardwright-run-'));
  for (const part of ['own', 'pressed', 'tmp']) mkdirSync(join(room, part), { mode: 0o700 });
  project.provide('roomOfRun', room);
  const before = process.env['TMPDIR'];
  // Workers, and the commands that they start, have it from here.
  process.env['TMPDIR'] = join(room, 'tmp');
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(room, { recursive: true, force: true });
  };
}

/** Null where there is none, where it is small (in most containers), or where no program may run. */
function roomInMemory(): string | null {
  let room: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH_BYTES) return null;
    removeAbandoned();
    // Sockets of browsers have to fit below it: their paths have 108 characters at most.
    room = mkdtempSync(join(MEMORY, `cw-${process.pid}-`));
    const program = join(room, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    if (spawnSync(program).status === 0) return room;
  } catch {
    // As where there is none.
  }
  if (room !== null) rmSync(room, { recursive: true, force: true });
  return null;
}

/** Runs that were killed leave theirs, and memory is scarce. Those of other users are for them to remove. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, run] = /^cw-(\d+)-/.exec(name) ?? [];
    const room = join(MEMORY, name);
    if (run === undefined || isRunning(Number(run))) continue;
    if (statSync(room).uid === process.getuid?.()) rmSync(room, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
