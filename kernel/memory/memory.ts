/**
 * What was made of something that seldom changes, remembered from run to run: by content, by the very
 * build of Cardwright that made it, in a folder of the user that can be deleted at any time
 * (`~/.cache/cardwright/remembered`, or what `CARDWRIGHT_CACHE` names; `off` for none).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '../package-root.ts';
import { homeOfMemory, surroundings } from './home.ts';
import { Store } from './store.ts';

let isCommand = false;

/** Said once by the command. Whoever imports a part of Cardwright finds nothing written in a folder of the user. */
export function rememberFromRunToRun(): void {
  isCommand = true;
}

/** The hash of all code that is run; null where it is not known: sources that tests run. */
export function buildId(): string | null {
  const folder = bundleFolder();
  if (folder === null) return null;
  try {
    return readFileSync(join(folder, 'build-id'), 'utf8');
  } catch {
    return null;
  }
}

let memory: Memory | undefined;

/** The memory of this process. */
export function ownMemory(): Memory {
  memory ??= openMemory();
  return memory;
}

function openMemory(): Memory {
  const build = isCommand ? buildId() : null;
  const bundle = bundleFolder();
  if (build === null || bundle === null) return new Memory(null);
  const around = surroundings();
  const home = homeOfMemory(around);
  const own = home === null ? null : new Store(home, around.user);
  // What was made of Cardwright's own schemas when it was built; as trustworthy as the code beside it.
  const shipped = new Store(join(bundle, 'remembered'), undefined);
  return new Memory(own, [shipped], build);
}

let pressed: Memory | undefined;

/** What printing makes with a browser, in a folder of its own: it is larger, and must not push out the rest. */
export function pressedMemory(): Memory {
  pressed ??= openPressed();
  return pressed;
}

/** Others in place of the user's: one run of tests shares what it makes, but leaves nothing behind. */
export function useMemories(own: Memory, ofPress: Memory): void {
  memory = own;
  pressed = ofPress;
}

function openPressed(): Memory {
  const build = buildId();
  const around = surroundings();
  const home = build === null ? null : homeOfMemory(around, 'pressed');
  return new Memory(home === null ? null : new Store(home, around.user), [], build ?? '');
}

/** Remembers texts under a name and what they were made of; without a store of its own it remembers nothing new. */
export class Memory {
  readonly #own: Store | null;
  readonly #stores: readonly Store[];
  readonly #maker: string;

  /** `maker` is the code that makes things, `others` are read only. */
  constructor(own: Store | null, others: readonly Store[] = [], maker = '') {
    this.#own = own;
    this.#stores = own === null ? others : [own, ...others];
    this.#maker = maker;
  }

  /** Whether anything will be remembered: who must work for that can leave it. */
  get keeps(): boolean {
    return this.#own !== null;
  }

  recall(name: string, basis: string): string | null {
    const key = this.#keyOf(name, basis);
    for (const store of this.#stores) {
      const text = store.read(key);
      if (text !== null) return text;
    }
    return null;
  }

  keep(name: string, basis: string, text: string): void {
    this.#own?.write(this.#keyOf(name, basis), text);
  }

  /** What JSON can hold, made now or as it was made before. `basis` is everything that it is made of. */
  made<T>(name: string, basis: string, make: () => T): T {
    const before = this.recall(name, basis);
    if (before !== null) return JSON.parse(before) as T;
    const made = JSON.stringify(make());
    this.keep(name, basis, made);
    // As the next run will read it.
    return JSON.parse(made) as T;
  }

  #keyOf(name: string, basis: string): string {
    return `${this.#maker} ${name}\n${basis}`;
  }
}
