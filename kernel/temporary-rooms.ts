/** Folders for what a process needs while it runs, each with its process's id in its name. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { heldUntilExit } from './held-until-exit.ts';

/** Short: sockets of browsers below it have a path of at most a hundred characters. */
const PREFIX = join(tmpdir(), 'cardwright');

/** A new folder `<prefix>-<pid>-…`. What earlier processes left beside it is removed. */
export function makeRoom(prefix = PREFIX): string {
  removeOrphans(prefix);
  return mkdtempSync(`${prefix}-${process.pid}-`);
}

/** A folder for as long as somebody works in it. */
export interface HeldRoom {
  readonly folder: string;
  /** Removes it. */
  readonly leave: () => void;
}

/** A new room that goes with the process too, also when that is interrupted; see `makeRoom`. */
export function holdRoom(prefix = PREFIX): HeldRoom {
  let made: string | null = null;
  const remove = (): void => {
    if (made !== null) removeRoom(made);
  };
  // Before there is a room: a signal that nobody hears ends the process at once.
  const letGo = heldUntilExit(remove);
  const leave = (): void => {
    remove();
    letGo();
  };
  try {
    made = makeRoom(prefix);
  } catch (error) {
    leave();
    throw error;
  }
  return { folder: made, leave };
}

/** Never throws: what is still being written into is left to the next start. */
function removeRoom(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    return;
  }
}

/** Processes that were killed outright could not tidy up. */
export function removeOrphans(prefix = PREFIX): void {
  const start = `${basename(prefix)}-`;
  for (const name of namesIn(dirname(prefix))) {
    if (!name.startsWith(start)) continue;
    const pid = /^(\d+)-/.exec(name.slice(start.length))?.[1];
    const folder = join(dirname(prefix), name);
    if (pid !== undefined && !isMadeBy(Number(pid), folder)) removeRoom(folder);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether the process that made the folder may still run: ids are used again. */
function isMadeBy(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  const started = startOf(pid);
  const made = statSync(folder, { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  // Machines that do not know when a folder was made say 0. The table counts in hundredths.
  return started === null || made === 0 || started <= made + 1000;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In ms since 1970, from Linux's table of processes; null where there is none. */
function startOf(pid: number): number | null {
  try {
    // After the name, which may hold anything: the twentieth field counts hundredths since the boot.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const up = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);
    const started = Date.now() - up * 1000 + Number(fields[19]) * 10;
    return Number.isFinite(started) ? started : null;
  } catch {
    return null;
  }
}
