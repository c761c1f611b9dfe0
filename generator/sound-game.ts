/**
 * Games without errors, remembered by all that a check reads, with the warnings that it found: of a game
 * that is as it was, neither what checks it is loaded, nor what it is made of. An error is always found
 * again.
 */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { language, type Diagnostic } from '../diagnostics/index.ts';
import { isText, listGame } from './load/folder.ts';
import { holdsPicture, isPicture } from './load/picture-head.ts';
import {
  iconSetFolder,
  iconSetNames,
  ownMemory,
  packageRoot,
  type Memory,
} from '../kernel/index.ts';

/** A game folder at one moment. */
interface Moment {
  /** Hash of all that a check reads. */
  readonly content: string;
  /** Changes when a file is written, even with what it held before. */
  readonly written: string;
}

/** Of a larger game somebody has time to check it. */
const LARGEST = 64 * 1_048_576;

/** The game in `folder` as it is when this is made, before it is checked. */
export class SoundGame {
  readonly #folder: string;
  readonly #memory: Memory;
  readonly #before: Moment | null;

  constructor(folder: string, memory: Memory = ownMemory()) {
    this.#folder = folder;
    this.#memory = memory;
    this.#before = memory.keeps ? momentOf(folder) : null;
  }

  /** What a check has found in exactly this, none of it an error; null when nobody knows. */
  get known(): readonly Diagnostic[] | null {
    if (this.#before === null) return null;
    const kept = this.#memory.recall(NAME, this.#before.content);
    return kept === null ? null : this.#placed(JSON.parse(kept) as Diagnostic[], resolve);
  }

  /** What a check has just found. It may have read what was saved meanwhile: then nobody knows of what. */
  remember(found: readonly Diagnostic[]): void {
    if (this.#before === null || found.some(({ severity }) => severity === 'error')) return;
    const now = momentOf(this.#folder);
    const isSame = now?.content === this.#before.content && now.written === this.#before.written;
    if (!isSame) return;
    this.#memory.keep(NAME, now.content, JSON.stringify(this.#placed(found, relative)));
  }

  /** The same game may lie in another folder: files are kept relative to it. */
  #placed(
    found: readonly Diagnostic[],
    place: (folder: string, file: string) => string,
  ): Diagnostic[] {
    return found.map((one) => ({
      ...one,
      file: place(this.#folder, one.file),
      related: one.related.map((other) => ({ ...other, file: place(this.#folder, other.file) })),
    }));
  }
}

const NAME = 'sound-game';

/** Packages that are installed beside the bundle, of which the hash of all code knows nothing. */
const BESIDE = ['@babel/parser', '@eslint-community/regexpp', 'css-tree'];

/** Null when something cannot be read: a check says why. */
function momentOf(folder: string): Moment | null {
  const { paths, faults } = listGame(folder);
  if (faults.length > 0) return null;
  const content = createHash('sha256').update(around());
  const written: unknown[] = [];
  let left = LARGEST;
  try {
    for (const path of paths) {
      const file = join(folder, path);
      const { size, mtimeMs, ctimeMs, ino } = statSync(file);
      written.push(size, mtimeMs, ctimeMs, ino);
      if (!isText(path)) {
        content.update(`${JSON.stringify(path)} ${isPicture(path) && holdsPicture(file)}\n`);
        continue;
      }
      left -= size;
      if (left < 0) return null;
      add(content, path, readFileSync(file));
    }
  } catch {
    return null;
  }
  return { content: content.digest('hex'), written: written.join(' ') };
}

/** What a check reads beside the game: data of Cardwright, its packages, what this Node knows of languages; and in which language it speaks. */
function around(): string {
  const content = createHash('sha256').update(JSON.stringify([process.versions, language()]));
  for (const name of ['schemas', 'print/sizes', 'print/papers']) {
    const folder = join(packageRoot(), name);
    for (const path of filesIn(folder)) add(content, path, readFileSync(join(folder, path)));
  }
  const packages = createRequire(import.meta.url);
  for (const name of BESIDE) {
    add(content, name, readFileSync(packages.resolve(`${name}/package.json`)));
  }
  for (const name of iconSetNames()) {
    add(content, name, readFileSync(join(iconSetFolder(name), 'package.json')));
  }
  return content.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}

/** Told apart from any other path and text. */
function add(content: Hash, path: string, bytes: Uint8Array): void {
  content.update(`${JSON.stringify(path)} ${bytes.length}\n`).update(bytes);
}
