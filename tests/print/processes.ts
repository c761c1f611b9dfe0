/** What a stopped print may not leave behind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ids of the processes that were started with these words; only Linux knows. */
export function processesWith(words: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => wordsIn(pid, 'cmdline').join(' ').includes(words));
}

/** Where a process puts what is temporary; null for one that has ended, or has no such folder. */
export function temporaryFolderOf(pid: string): string | null {
  const set = wordsIn(pid, 'environ').find((one) => one.startsWith('TMPDIR='));
  return set?.slice('TMPDIR='.length) ?? null;
}

function wordsIn(pid: string, file: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    return [];
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
