/**
 * The files of a game folder, in one order on every machine.
 *
 * Symbolic links are followed inside the folder only. Folders that hold what was made or
 * installed, and everything whose name begins with a dot, are not part of the game.
 */
import { readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { errorCode, unreadableFault } from './read-bytes.ts';

/** Folders that are not part of a game, wherever they are. */
const LEFT_OUT = new Set(['node_modules', 'build', 'out', 'dist']);

/** Files whose content a check reads, texts and tables; of others it asks only whether they are there. */
const TEXT = /\.(?:ya?ml|json|txt|md|hbs|css|csv|tsv|xlsx|ods)$|^rules\/.*\.[mc]?[jt]s$/;

/** Files of a game. */
const MAX_FILES = 20_000;

/** Folders inside each other. */
export const MAX_LEVELS = 20;

export interface Listing {
  /** Relative to the game folder, with `/`, in the order of their code units. */
  readonly paths: readonly string[];
  /** Those of them that a link leads to. */
  readonly linked: readonly string[];
  readonly faults: readonly Fault[];
}

/** Whether a path inside the game folder belongs to the game. */
export function isPartOfGame(path: string): boolean {
  return path.split('/').every((name) => !name.startsWith('.') && !LEFT_OUT.has(name));
}

/** Whether a check reads what is in the file at `path`. */
export function isText(path: string): boolean {
  return TEXT.test(path);
}

/** Lists the files of the game in `folder`. What cannot be listed is a fault; nothing is thrown. */
export function listGame(folder: string): Listing {
  const walk = new Walk(folder);
  walk.visit('', []);
  return { paths: walk.paths.toSorted(), linked: walk.linked, faults: walk.faults };
}

class Walk {
  readonly paths: string[] = [];
  readonly linked: string[] = [];
  readonly faults: Fault[] = [];
  readonly #folder: string;
  #root = '';

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `above`: the real paths of the folders that lead here, to find circles. */
  visit(path: string, above: readonly string[]): void {
    if (above.length > MAX_LEVELS) return this.#tooLarge(path, 'levels', MAX_LEVELS);
    const listed = this.#list(path);
    if (listed === null) return;
    if (path === '') this.#root = listed.real;
    this.#reportSimilarNames(path, listed.entries);
    for (const entry of listed.entries) {
      if (this.paths.length >= MAX_FILES) return this.#tooLarge('.', 'files', MAX_FILES);
      this.#enter(entry, inside(path, entry.name), [...above, listed.real]);
    }
  }

  #list(path: string): { real: string; entries: Dirent[] } | null {
    const absolute = join(this.#folder, path);
    try {
      const entries = readdirSync(absolute, { withFileTypes: true })
        .filter(({ name }) => isPartOfGame(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { real: realpathSync(absolute), entries };
    } catch (error) {
      this.faults.push(unreadableFault(error, path === '' ? '.' : path, 'folder'));
      return null;
    }
  }

  #enter(entry: Dirent, path: string, above: readonly string[]): void {
    if (entry.isSymbolicLink()) this.#follow(path, above);
    else if (entry.isDirectory()) this.visit(path, above);
    else if (entry.isFile()) this.paths.push(path);
  }

  #follow(path: string, above: readonly string[]): void {
    const target = this.#target(path);
    if (target === null) return;
    const known = this.paths.length;
    const { real, stats } = target;
    if (real !== this.#root && !real.startsWith(this.#root + sep)) {
      this.faults.push(fault('CW1022', { file: path, path: [] }, {}));
    } else if (above.includes(real)) {
      this.faults.push(fault('CW1023', { file: path, path: [] }, {}));
    } else if (stats.isDirectory()) {
      this.visit(path, above);
    } else if (stats.isFile()) {
      this.paths.push(path);
    }
    this.linked.push(...this.paths.slice(known));
  }

  #target(path: string): { real: string; stats: Stats } | null {
    const absolute = join(this.#folder, path);
    try {
      return { real: realpathSync(absolute), stats: statSync(absolute) };
    } catch (error) {
      const code = errorCode(error);
      if (code === 'ELOOP') this.faults.push(fault('CW1023', { file: path, path: [] }, {}));
      else if (code === 'ENOENT') this.faults.push(brokenLink(path));
      else this.faults.push(unreadableFault(error, path, 'file'));
      return null;
    }
  }

  #reportSimilarNames(path: string, entries: readonly Dirent[]): void {
    const seen = new Map<string, string>();
    for (const { name } of entries) {
      const folded = name.normalize('NFC').toLowerCase();
      const other = seen.get(folded);
      if (other === undefined) seen.set(folded, name);
      else {
        const file = inside(path, name);
        this.faults.push(fault('CW1024', { file, path: [] }, { other: inside(path, other) }));
      }
    }
  }

  #tooLarge(file: string, counted: 'files' | 'levels', limit: number): void {
    const known = this.faults.some((found) => found.code === 'CW1025' && found.file === file);
    if (!known) this.faults.push(fault('CW1025', { file, path: [] }, { counted, limit }));
  }
}

function inside(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function brokenLink(file: string): Fault {
  const params = { what: 'file', reason: 'broken-link', error: 'ENOENT' } as const;
  return fault('CW1021', { file, path: [] }, params);
}
