import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { WrongUse } from './exit.ts';
import { note, shownPath } from './report.ts';
import type { Terminal } from './terminal.ts';
import { say } from './say.ts';

/** Editors write a file in several steps; what follows within this many milliseconds is one save. */
const ONE_SAVE = 5;

/**
 * For 50 milliseconds after a change chokidar tells no other change of the same file, and never makes
 * up for it: a formatter that runs after the save would go unseen. So the file is looked at again.
 */
const LOOK_AGAIN = 60;

const STOPS = ['SIGINT', 'SIGTERM'] as const;

/** What is done while a game is watched. */
export interface Watching {
  /** The first look, when no save can go unseen any more. */
  readonly begin: () => Promise<void> | void;
  /** `paths` (absolute) were saved, added or removed; one call after the other. */
  readonly saved: (paths: readonly string[]) => Promise<void> | void;
}

/** Watches `folders` until the process is asked to stop. Fails when they cannot be watched any more, or the work fails. */
export async function onSave(
  folders: readonly string[],
  terminal: Terminal,
  { begin, saved }: Watching,
): Promise<void> {
  // A folder that is called by a link is watched where it is.
  const roots = folders.map((folder) => ({ folder, real: realpathSync(folder) }));
  const called = (path: string): string => {
    const root = roots.find(({ real }) => path === real || path.startsWith(real + sep));
    return root === undefined ? path : root.folder + path.slice(root.real.length);
  };
  const reals = roots.map(({ real }) => real);
  const watcher = watch(reals, {
    ignoreInitial: true,
    // A link may lead to the whole disk; what it leads to inside the folder is watched there.
    followSymlinks: false,
    ignored: (path) => reals.every((folder) => isOutput(relative(folder, path))),
  });
  const saves = new Saves(async (paths) => {
    const started = performance.now();
    await saved(paths);
    const shown = paths.map((path) => shownPath(path, terminal)).join(', ');
    note(
      say('Checked {games} in {time} ms.', {
        games: shown,
        time: Math.round(performance.now() - started),
      }),
      terminal,
    );
    refuseWithout(folders, terminal);
  });
  // Listened to until the end: who writes files leaves the process alone while somebody listens.
  let end: (() => void) | undefined;
  try {
    await new Promise<void>((stop, fail) => {
      watcher.on('all', (_, path) => saves.add(called(path)));
      watcher.on('error', fail);
      end = stop;
      for (const signal of STOPS) process.on(signal, stop);
      watcher.once('ready', () => void open().catch(fail));

      async function open(): Promise<void> {
        // The first look sees it all. Links are announced although nothing happened to them.
        saves.forget();
        await begin();
        note(say('Watching. Stop with Ctrl+C.'), terminal);
        saves.begin(fail);
      }
    });
  } finally {
    saves.stop();
    await watcher.close();
    for (const signal of STOPS) if (end !== undefined) process.off(signal, end);
  }
}

/** Where every game is gone, nothing would ever be reported again. */
function refuseWithout(folders: readonly string[], terminal: Terminal): void {
  if (folders.some((folder) => existsSync(folder))) return;
  const shown = folders.map((folder) => `"${shownPath(folder, terminal)}"`).join(', ');
  throw new WrongUse(say('Nothing is left to watch: {game} no longer exists.', { game: shown }));
}

/** Saves that wait for their turn. */
class Saves {
  readonly #work: (paths: readonly string[]) => Promise<void>;
  readonly #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Takes why the work failed; null while no work is done. */
  #fail: ((reason: unknown) => void) | null = null;
  #working = false;

  constructor(work: (paths: readonly string[]) => Promise<void>) {
    this.#work = work;
  }

  /** Works on what was added, from now on. */
  begin(fail: (reason: unknown) => void): void {
    this.#fail = fail;
    this.#soon();
  }

  add(path: string): void {
    this.#pending.add(path);
    this.#soon();
  }

  forget(): void {
    this.#pending.clear();
  }

  stop(): void {
    this.#fail = null;
    clearTimeout(this.#timer);
  }

  #soon(): void {
    clearTimeout(this.#timer);
    const fail = this.#fail;
    if (fail !== null) this.#timer = setTimeout(() => void this.#run().catch(fail), ONE_SAVE);
  }

  async #run(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    while (this.#pending.size > 0 && this.#fail !== null) {
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
    if (stampOf(path) !== stamp) this.add(path);
  }
}

/** Differs when the file was rewritten, replaced or removed. */
function stampOf(path: string): string {
  try {
    // Of a link itself: it may lead anywhere, or to itself.
    const stats = lstatSync(path, { bigint: true });
    return `${stats.mtimeNs} ${stats.size} ${stats.ino}`;
  } catch {
    return '';
  }
}

/** What Cardwright writes itself, what no game is made of, and what lies outside of the game. */
function isOutput(path: string): boolean {
  return /(^|[/\\])(\.[^/\\]+|node_modules|build|out|dist)([/\\]|$)/.test(path);
}
