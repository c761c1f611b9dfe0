/** The files of a game folder as texts and data, each read once until it changes. */
import { readFileSync, statSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { decodeUtf8 } from './decode.ts';
import { unreadable, walk, type Walk } from './walk.ts';
import { MAX_FILE_MIB } from './yaml/limits.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** A text file. The same object is given out until the file changes. */
export interface SourceFile {
  /** Relative to the game folder, with `/`. */
  readonly path: string;
  /** Empty when the file could not be read. */
  readonly text: string;
  /** The values of a YAML or JSON file; undefined for other files, and when nothing could be read. */
  readonly data: unknown;
  /** False when a damaged entry is not in `data`. */
  readonly complete: boolean;
  readonly faults: readonly Fault[];
}

export interface LoadedGame {
  /** Text files that a check reads, in the order of paths. */
  readonly files: readonly SourceFile[];
  /** Every file of the folder. */
  readonly paths: ReadonlySet<string>;
  /** What is wrong with the folder itself. */
  readonly faults: readonly Fault[];
}

const TEXT = /\.(ya?ml|json|txt|md|hbs|css)$/;
const DATA = /\.(ya?ml|json)$/;
const MIB = 1024 * 1024;

interface Known {
  readonly file: SourceFile;
  /** Size and time of the file when it was read. */
  readonly stamp: string;
}

/** Reads a game folder, again and again. */
export class FileCache {
  readonly #folder: string;
  #walk: Walk | null = null;
  #known = new Map<string, Known>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The folder as far as it is known to have changed. */
  load(): LoadedGame {
    const { paths, faults } = (this.#walk ??= walk(this.#folder));
    const known = new Map<string, Known>();
    for (const path of paths.filter((one) => TEXT.test(one))) {
      known.set(path, this.#known.get(path) ?? read(join(this.#folder, path), path));
    }
    this.#known = known;
    return { files: [...known.values()].map(({ file }) => file), paths: new Set(paths), faults };
  }

  /** Takes notice of changes to these files or folders: absolute, or relative to the game. */
  update(paths: readonly string[]): void {
    for (const given of paths) {
      const absolute = isAbsolute(given) ? given : join(this.#folder, given);
      const path = relative(this.#folder, absolute).split(sep).join('/');
      const isFile = statSync(absolute, { throwIfNoEntry: false })?.isFile() === true;
      const known = this.#known.delete(path);
      // What was added, removed or is a folder changes the list of files.
      if (!known || !isFile) this.#walk = null;
    }
  }

  /** Looks at the whole folder for changes. */
  refresh(): void {
    this.#walk = null;
    for (const [path, { stamp }] of this.#known) {
      const stat = statSync(join(this.#folder, path), { throwIfNoEntry: false });
      if (stat === undefined || stampOf(stat) !== stamp) this.#known.delete(path);
    }
  }
}

/** Reads one file; `name` is its path in the faults. */
export function readSource(path: string, name: string): SourceFile {
  return read(path, name).file;
}

function read(path: string, name: string): Known {
  try {
    const stat = statSync(path);
    return { file: readText(path, name, stat.size), stamp: stampOf(stat) };
  } catch (error) {
    return { file: broken(name, unreadable(name, 'file', error)), stamp: '' };
  }
}

function readText(path: string, name: string, size: number): SourceFile {
  if (size > MAX_FILE_MIB * MIB) {
    const params = { size: size / MIB, limit: MAX_FILE_MIB };
    return broken(name, fault('CW1014', { file: name, path: [] }, params));
  }
  const decoded = decodeUtf8(readFileSync(path), name);
  if ('fault' in decoded) return broken(name, decoded.fault);
  const { text } = decoded;
  return DATA.test(name)
    ? { path: name, text, ...readYaml(text, name) }
    : { path: name, text, data: undefined, complete: true, faults: [] };
}

function broken(path: string, made: Fault): SourceFile {
  return { path, text: '', data: undefined, complete: false, faults: [made] };
}

function stampOf({ size, mtimeMs }: Stats): string {
  return `${size} ${mtimeMs}`;
}
