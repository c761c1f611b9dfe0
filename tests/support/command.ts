/** Runs the real command, as a user does. */
import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../kernel/index.ts';

export const COMMAND = join(packageRoot(), 'bin', 'cardwright.js');

/** A run that has ended. */
export interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** What a stack trace looks like; nothing that a user writes may end in one. */
export const TRACE = /^ +at .*:\d+:\d+\)?$|\bnode:internal\b/m;

/** How far a long run is, a line a minute: how many there are depends on the machine. */
const PROGRESS = /^.+ …\n/gm;

/**
 * Runs `cardwright …args` in `cwd` to its end. Nothing is typed. `env` is added to that of the tests.
 * `err` is without lines of progress.
 */
export function cardwright(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...environment(), ...env }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, [COMMAND, ...args], options, (_, out, err) =>
      resolve({ exit: child.exitCode, out, err: err.replace(PROGRESS, '') }),
    );
    child.stdin?.end();
  });
}

/** Starts `cardwright …args` in `cwd`; whoever starts it ends it. `env` is added to that of the tests. */
export function startCardwright(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [COMMAND, ...args], { cwd, env: { ...environment(), ...env } });
}

/** That of the tests, without what a test runner asks of terminals. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, NO_COLOR: __, NODE_OPTIONS: ___, ...env } = process.env;
  return env;
}

/** Codes of the faults in pretty output, in its order. */
export function codesIn(out: string): string[] {
  return [...out.matchAll(/^(?:error|warning|info) (CW\d{4}) /gm)].map(([, code = '']) => code);
}

/**
 * Waits until a command has used that many seconds of processor time, or has ended: longer on a busy
 * machine. Only Linux tells; elsewhere it waits as long
 * as a slow start takes, and these seconds.
 */
export async function hasWorked(
  { pid }: { readonly pid?: number | undefined },
  seconds: number,
): Promise<void> {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync('/proc/self/stat')) return sleep(9000 + 1000 * seconds);
  while (usedSeconds(stat) < seconds) await sleep(50);
}

/** Of the clock in which Linux reports processor time. */
const TICKS_PER_SECOND = 100;

/** Infinite for a process that has ended. */
function usedSeconds(stat: string): number {
  try {
    const fields = readFileSync(stat, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Infinity;
  }
}
