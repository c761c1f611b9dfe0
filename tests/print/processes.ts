/** What a stopped print may not leave behind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processes that were started with these words; only Linux tells. */
export function processesWith(words: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => commandOf(pid))
    .filter((command) => command.includes(words));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

export async function until(what: string, holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < 300_000; waited += 20) {
    if (holds()) return;
    await sleep(20);
  }
  throw new Error(`Waited in vain for ${what}.`);
}

/** The files of a folder that have their names; what is still being written has a hidden one. */
export function whole(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}
