/** The folder in which Cardwright remembers things from run to run. */
import { lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { makeFolder } from '../writing.ts';

/** What the folder depends on; `process` has all of it. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** As `process.platform` says it: `win32`, `linux`. */
  readonly platform: string;
  /** Id of the user who runs us; undefined where there are none (Windows). */
  readonly user: number | undefined;
}

export function surroundings(): Surroundings {
  return { env: process.env, platform: process.platform, user: process.getuid?.() };
}

/**
 * Makes the folder and returns its path. Null when nothing is to be remembered: `CARDWRIGHT_CACHE` is
 * `off`, no folder can be made, or somebody else could write there. What is remembered is run.
 */
export function homeOfMemory(around: Surroundings, part?: string): string | null {
  const folder = wantedFolder(around);
  if (folder === null) return null;
  try {
    makeFolder(folder, 0o700);
    if (!isOurs(folder, around.user)) return null;
    return part === undefined ? folder : partOf(folder, part, around);
  } catch {
    return null;
  }
}

/** A folder in it, for what is kept apart. */
function partOf(folder: string, part: string, { user }: Surroundings): string | null {
  const inner = join(folder, part);
  makeFolder(inner, 0o700);
  return isOurs(inner, user) ? inner : null;
}

/** Whether only `user` can write to a file or folder, which is no link. */
function isOurs(path: string, user: number | undefined): boolean {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return false;
  return user === undefined || (stat.uid === user && (stat.mode & 0o022) === 0);
}

function wantedFolder({ env, platform }: Surroundings): string | null {
  const wanted = env['CARDWRIGHT_CACHE'];
  if (wanted === 'off') return null;
  if (wanted !== undefined && isAbsolute(wanted)) return wanted;
  const ofUser = platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_CACHE_HOME'];
  const caches = ofUser !== undefined && isAbsolute(ofUser) ? ofUser : join(homedir(), '.cache');
  return join(caches, 'cardwright', 'remembered');
}
