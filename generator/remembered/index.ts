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

/** The hash of all code that is run; null where it is not known: sources that tests run, parts that programs import. */
function buildId(): string | null {
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
  const build = buildId();
  const around = surroundings();
  const home = build === null ? null : homeOfMemory(around);
  if (build === null || home === null) return new Memory(null, '');
  return new Memory(new Store(home, around.user), `${build} ${process.version}`);
}

/** Remembers texts under a name and what they were made of; without a store it remembers nothing. */
export class Memory {
  readonly #store: Store | null;
  readonly #maker: string;

  /** `maker` is everything that decides what is made of the same: this code, this Node. */
  constructor(store: Store | null, maker: string) {
    this.#store = store;
    this.#maker = maker;
  }

  recall(name: string, basis: string): string | null {
    return this.#store?.read(this.#keyOf(name, basis)) ?? null;
  }

  keep(name: string, basis: string, text: string): void {
    this.#store?.write(this.#keyOf(name, basis), text);
  }

  /** What JSON can hold, made anew or as it was made before. `basis` is everything that it is made of. */
  made<T>(name: string, basis: string, make: () => T): T {
    const before = this.recall(name, basis);
    if (before !== null) return JSON.parse(before) as T;
    const made = make();
    this.keep(name, basis, JSON.stringify(made));
    return made;
  }

  #keyOf(name: string, basis: string): string {
    return `${this.#maker} ${name}\n${basis}`;
  }
}
