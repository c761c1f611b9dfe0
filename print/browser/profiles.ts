/** Profile folders of browsers: one per browser, gone with it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Short: sockets below it have a path of at most a hundred characters. */
const PREFIX = 'cardwright-';

/** A new folder for the profile of a browser of this process. */
export function makeProfile(): string {
  removeOrphans();
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

export function removeProfile(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // A browser that is just ending may still write; the next start removes the rest.
  }
}

/** A process that was killed outright could not tidy up; its browser ended with it. */
function removeOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) removeProfile(join(tmpdir(), name));
  }
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
