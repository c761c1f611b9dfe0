/** Lists the files of a game folder, and what cannot be read there. */
import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';

/** Beyond these a folder is no game but something with a game.yaml above it. */
export const MAX_FILES = 50_000;
export const MAX_LEVELS = 32;

/** Made by Cardwright and other tools; never part of a game. */
const OUTPUT = ['node_modules', 'build', 'out', 'dist'];

export interface Walk {
  /** Relative to the folder, with `/`, sorted by code unit. */
  readonly paths: readonly string[];
  readonly faults: readonly Fault[];
}

/** Walks a game folder. Links are followed inside it, reported when they leave it or lead in a circle. */
export function walk(folder: string): Walk {
  const walker = new Walker(folder);
  walker.folder('', 0);
  const paths = walker.paths.toSorted();
  return { paths, faults: [...walker.faults, ...caseTwins(paths)] };
}

class Walker {
  readonly paths: string[] = [];
  readonly faults: Fault[] = [];
  readonly #root: string;
  readonly #realRoot: string;
  #full = false;

  constructor(root: string) {
    this.#root = root;
    this.#realRoot = realpathSync(root);
  }

  folder(path: string, level: number): void {
    if (level > MAX_LEVELS) {
      this.faults.push(tooLarge(path, 'levels', MAX_LEVELS));
      return;
    }
    for (const entry of this.#entries(path)) {
      if (this.#full) return;
      this.#entry(entry, path === '' ? entry.name : `${path}/${entry.name}`, level);
    }
  }

  #entries(path: string): Dirent[] {
    try {
      return readdirSync(join(this.#root, path), { withFileTypes: true });
    } catch (error) {
      this.faults.push(unreadable(path === '' ? '.' : path, 'folder', error));
      return [];
    }
  }

  #entry(entry: Dirent, path: string, level: number): void {
    if (entry.name.startsWith('.') || (entry.isDirectory() && OUTPUT.includes(entry.name))) return;
    if (entry.isSymbolicLink()) this.#link(path, level);
    else if (entry.isDirectory()) this.folder(path, level + 1);
    else if (entry.isFile()) this.#file(path);
  }

  #file(path: string): void {
    if (this.paths.length === MAX_FILES) {
      this.#full = true;
      this.faults.push(tooLarge('.', 'files', MAX_FILES));
    } else this.paths.push(path);
  }

  #link(path: string, level: number): void {
    const at = { file: path, path: [] };
    try {
      const target = realpathSync(join(this.#root, path));
      const inside = relative(this.#realRoot, target);
      if (inside === '..' || inside.startsWith(`..${sep}`) || inside === target) {
        this.faults.push(fault('CW1022', at, {}));
      } else if (!statSync(target).isDirectory()) this.#file(path);
      else if (contains(target, realpathSync(join(this.#root, path, '..')))) {
        this.faults.push(fault('CW1023', at, {}));
      } else this.folder(path, level + 1);
    } catch (error) {
      const loop = (error as NodeJS.ErrnoException).code === 'ELOOP';
      this.faults.push(loop ? fault('CW1023', at, {}) : unreadable(path, 'file', error, true));
    }
  }
}

/** Whether `folder` is `inner` or lies around it. */
function contains(folder: string, inner: string): boolean {
  return inner === folder || inner.startsWith(folder + sep);
}

/** Why the system refused to read something. */
export function unreadable(
  file: string,
  what: 'file' | 'folder',
  error: unknown,
  isLink = false,
): Fault {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  const missing = isLink ? 'broken-link' : 'vanished';
  const reasons = { EACCES: 'permission', EPERM: 'permission', ENOENT: missing } as const;
  const reason = reasons[code as keyof typeof reasons] ?? 'other';
  return fault('CW1021', { file, path: [] }, { what, reason, error: code });
}

function tooLarge(file: string, counted: 'files' | 'levels', limit: number): Fault {
  return fault('CW1025', { file, path: [] }, { counted, limit });
}

/** Files that other systems would take for one. */
function caseTwins(paths: readonly string[]): Fault[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const folded = path.normalize('NFC').toLowerCase();
    const other = seen.get(folded);
    seen.set(folded, other ?? path);
    return other === undefined ? [] : [fault('CW1024', { file: path, path: [] }, { other })];
  });
}
