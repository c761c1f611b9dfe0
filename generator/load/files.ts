/** The files of a game folder as texts and data, each read once until it changes. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Fault } from '../../diagnostics/index.ts';
import { isText, listGame, type Listing } from './folder.ts';
import {
  brokenFile,
  readSourceFile,
  sourceOf,
  type FileReading,
  type SourceFile,
} from './source-file.ts';
import { holdsPicture, isPicture } from './picture-head.ts';
import { unreadableFault } from './read-bytes.ts';

export type { SourceFile } from './source-file.ts';

export interface LoadedGame {
  /** Text files that a check reads, in the order of paths. */
  readonly files: readonly SourceFile[];
  /** Every file of the folder that can be reached. */
  readonly paths: ReadonlySet<string>;
  /** Files and folders that are there and cannot be reached, as behind a link out of the game. */
  readonly unreached: ReadonlySet<string>;
  /** Whether the file at one of `paths` begins as a picture does; asked once until it changes. */
  readonly holdsPicture: (path: string) => boolean;
  /** What is wrong with the folder itself, beside its text files. */
  readonly faults: readonly Fault[];
}

interface Known {
  readonly file: SourceFile;
  /** Size and time of the file when it was read; null when it must be read again. */
  readonly stamp: string | null;
}

/** Reads a game folder, again and again. */
export class FileCache {
  readonly #folder: string;
  #listing: Listing | null = null;
  #known = new Map<string, Known>();
  readonly #pictures = new Map<string, boolean>();

  /** `folder` holds game.yaml; it need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The folder as far as it is known to have changed. */
  load(): LoadedGame {
    const { paths, faults } = (this.#listing ??= listGame(this.#folder));
    const known = new Set(paths);
    const texts = paths.filter(isText);
    this.#known = new Map(texts.map((path) => [path, this.#read(path)]));
    const read = Array.from(this.#known.values(), ({ file }) => file);
    // Nothing is known of them: what rests on them is not judged.
    const isUnreached = ({ file }: Fault): boolean => isText(file) && !this.#known.has(file);
    const unreached = faults.filter(isUnreached).map((why) => brokenFile(why.file, why));
    return {
      files: [...read, ...unreached].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      paths: known,
      unreached: new Set(
        faults.map(({ file }) => file).filter((path) => path !== '.' && !known.has(path)),
      ),
      holdsPicture: (path) => this.#holdsPicture(path),
      faults: faults.filter((one) => !isUnreached(one)),
    };
  }

  /** The folder as it would be with these texts in these files, which need not be there. */
  loadWith(texts: ReadonlyMap<string, string>): LoadedGame {
    const loaded = this.load();
    const others = loaded.files.filter(({ path }) => !texts.has(path));
    const supposed = Array.from(texts, ([path, text]) =>
      sourceOf(path, text, this.#known.get(path)?.file),
    );
    return {
      ...loaded,
      files: [...others, ...supposed].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      paths: new Set([...loaded.paths, ...texts.keys()]),
    };
  }

  /** Takes notice of changes to these files or folders: absolute, or relative to the game. */
  update(paths: readonly string[]): void {
    for (const given of paths) {
      const absolute = isAbsolute(given) ? given : join(this.#folder, given);
      const path = relative(this.#folder, absolute).split(sep).join('/');
      const isKnown = this.#forget(path);
      // What was added, removed, is a folder or leads somewhere else changes the list of files.
      if (!isKnown || stampOf(absolute) === null || !this.#isWhereItIsCalled(path)) {
        this.#listing = null;
        // It may be the folder of many.
        if (isPicture(path)) this.#pictures.delete(path);
        else this.#pictures.clear();
      }
    }
    // What a link leads to is saved under another name.
    for (const path of this.#listing?.linked ?? []) {
      this.#forget(path);
      this.#pictures.delete(path);
    }
  }

  /** Whether no link leads there, which may lead out of the folder. */
  #isWhereItIsCalled(path: string): boolean {
    try {
      return realpathSync(join(this.#folder, path)) === join(realpathSync(this.#folder), path);
    } catch {
      return false;
    }
  }

  /** Looks at the whole folder for changes. */
  refresh(): void {
    this.#listing = null;
    this.#pictures.clear();
    for (const [path, { stamp }] of this.#known) {
      if (stampOf(join(this.#folder, path)) !== stamp) this.#forget(path);
    }
  }

  /** Has a file read again in the next load; whether there is such a file. */
  #forget(path: string): boolean {
    const known = this.#known.get(path);
    if (known !== undefined) this.#known.set(path, { ...known, stamp: null });
    return known !== undefined;
  }

  #holdsPicture(path: string): boolean {
    let holds = this.#pictures.get(path);
    if (holds === undefined) {
      const file = join(this.#folder, path);
      // What is gone since the folder was listed is missing, not broken.
      holds = !existsSync(file) || holdsPicture(file);
      this.#pictures.set(path, holds);
    }
    return holds;
  }

  /** A file that was rewritten with the same text is the same file. */
  #read(path: string): Known {
    const known = this.#known.get(path);
    if (known !== undefined && known.stamp !== null) return known;
    const absolute = join(this.#folder, path);
    const stamp = stampOf(absolute);
    const read = readSource(absolute, path, { before: known?.file });
    const isSame = known !== undefined && read.text !== '' && known.file.text === read.text;
    return { file: isSame ? known.file : read, stamp };
  }
}

/** Reads one file; `name` is its path in the faults. A file that cannot be read has a fault. */
export function readSource(path: string, name: string, reading: FileReading = {}): SourceFile {
  try {
    return readSourceFile(path, name, statSync(path).size, reading);
  } catch (error) {
    return brokenFile(name, unreadableFault(error, name, 'file'));
  }
}

/** Changes when the file does; null when there is no such file. */
function stampOf(path: string): string | null {
  try {
    const stats = statSync(path);
    return stats.isFile() ? `${stats.size} ${stats.mtimeMs}` : null;
  } catch {
    return null;
  }
}
