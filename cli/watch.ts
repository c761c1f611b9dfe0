import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { Terminal } from './terminal.ts';

/** Editors write a file in several steps; what follows within this many milliseconds is one save. */
const ONE_SAVE = 5;

/**
 * For 50 milliseconds after a change chokidar tells no other change of the same file, and never makes
 * up for it: a formatter that runs after the save would go unseen. So the file is looked at again.
 */
const LOOK_AGAIN = 60;

/**
 * Calls `work` with the paths (absolute) of what was saved, added or removed below `folders`, one call
 * after the other, until the process is asked to stop; then resolves.
 */
export async function onSave(
  folders: readonly string[],
  terminal: Terminal,
  work: (paths: readonly string[]) => Promise<void> | void,
): Promise<void> {
  const saves = new Saves(async (paths) => {
    const started = performance.now();
    await work(paths);
    const shown = paths.map((path) => relative(terminal.cwd, path)).join(', ');
    terminal.remark(`Checked ${shown} in ${Math.round(performance.now() - started)} ms.`);
  });
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path) => folders.every((folder) => isOutput(relative(folder, path))),
  });
  watcher.on('all', (_, path) => saves.add(path));
  watcher.on('ready', () => terminal.remark('Watching. Stop with Ctrl+C.'));
  await new Promise<void>((stop) => {
    process.once('SIGINT', () => stop());
    process.once('SIGTERM', () => stop());
  });
  saves.stop();
  await watcher.close();
}

/** Saves that wait for their turn. */
class Saves {
  readonly #work: (paths: readonly string[]) => Promise<void>;
  readonly #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #working = false;
  #stopped = false;

  constructor(work: (paths: readonly string[]) => Promise<void>) {
    this.#work = work;
  }

  add(path: string): void {
    this.#pending.add(path);
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#run(), ONE_SAVE);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    while (this.#pending.size > 0 && !this.#stopped) {
      const paths = [...this.#pending];
      this.#pending.clear();
      for (const path of paths) void this.#lookAgain(path, stampOf(path));
      await this.#work(paths);
    }
    this.#working = false;
  }

  /** Adds a file that is not any more what it was when `stamp` was taken. */
  async #lookAgain(path: string, stamp: string): Promise<void> {
    await wait(LOOK_AGAIN, undefined, { ref: false });
    if (!this.#stopped && stampOf(path) !== stamp) this.add(path);
  }
}

/** Differs when the file was written anew, replaced or removed. */
function stampOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeNs} ${stats.size} ${stats.ino}`;
}

/** What Cardwright writes itself, and what no game is made of; a path outside of the game is neither. */
function isOutput(path: string): boolean {
  return /(^|[/\\])(\.[^/\\]+|node_modules|build|out|dist)([/\\]|$)/.test(path);
}
