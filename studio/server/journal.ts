/**
 * The steps of editing of a game, kept in its folder for generated files, so that undo outlives a
 * reload and the end of the process. A step is written down before its files are: what a power cut
 * leaves half done is taken back when the journal is opened again.
 */
import { lstatSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { ComponentChange } from '../../generator/index.ts';
import {
  isMapping,
  removeLinks,
  utf8Bytes,
  utf8Text,
  writeAtomically,
} from '../../kernel/index.ts';
import { takenBack, type FileText, type TextChange } from './text-change.ts';

/** One step, across files. */
export interface Step {
  /** What was done, in the words of who did it. */
  readonly label: string;
  /** By path relative to the game. */
  readonly files: Readonly<Record<string, TextChange>>;
  /** What was asked for, and what takes it back; empty for a step that was made of texts. */
  readonly changes: readonly ComponentChange[];
  readonly inverse: readonly ComponentChange[];
}

/** Where the journal is kept, relative to the game. */
export const JOURNAL = '.cardwright/studio/journal.json';

const FORMAT = 1;

/** Steps that can be taken back. */
const MOST_STEPS = 200;

interface Kept {
  readonly format: typeof FORMAT;
  readonly steps: readonly Step[];
  /** How many of them are done; those behind can be done again. */
  readonly done: number;
  /** The step whose files are being written. */
  readonly begun: Step | null;
}

const EMPTY: Kept = { format: FORMAT, steps: [], done: 0, begun: null };

export class Journal {
  readonly #folder: string;
  readonly #path: string;
  #kept: Kept = EMPTY;
  /** The state of the file when it was last read or written. */
  #seen = NO_FILE;

  /** `folder` holds game.yaml. A journal that cannot be read counts as none: it holds no file of the game. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, JOURNAL);
    this.#takeBackHalf(this.#now().begun);
  }

  /** The step that undo would take back, and the one that redo would do again. */
  get last(): Step | null {
    const { steps, done } = this.#now();
    return steps[done - 1] ?? null;
  }

  /** Steps that are done, the first one first. */
  get done(): readonly Step[] {
    const { steps, done } = this.#now();
    return steps.slice(0, done);
  }

  get next(): Step | null {
    const { steps, done } = this.#now();
    return steps[done] ?? null;
  }

  /** A new step; what could be done again cannot be any more. `write` writes its files. */
  add(step: Step, write: () => void): void {
    const steps = [...this.done, step].slice(-MOST_STEPS);
    this.#during(step, write, { ...EMPTY, steps, done: steps.length });
  }

  /** The last step is taken back; `step`: what is written for it. */
  undo(step: Step, write: () => void): void {
    const now = this.#now();
    this.#during(step, write, { ...now, done: now.done - 1 });
  }

  redo(step: Step, write: () => void): void {
    const now = this.#now();
    this.#during(step, write, { ...now, done: now.done + 1 });
  }

  /** What is known, with the steps of another studio on the same game: it writes the same file. */
  #now(): Kept {
    const seen = stateOf(this.#path);
    if (seen !== this.#seen) this.#kept = readJournal(this.#path) ?? this.#kept;
    this.#seen = seen;
    return this.#kept;
  }

  #during(step: Step, write: () => void, after: Kept): void {
    this.#keep({ ...this.#kept, begun: step });
    try {
      write();
    } catch (error) {
      this.#takeBackHalf(step);
      throw error;
    }
    this.#keep({ ...after, begun: null });
  }

  /** Files that hold the text after a step that did not end get the one before it. */
  #takeBackHalf(begun: Step | null): void {
    if (begun === null) return;
    for (const [path, change] of Object.entries(begun.files)) {
      const file = join(this.#folder, path);
      if (!isWithin(file, this.#folder)) continue;
      const before = takenBack(textOf(file), change);
      if (before !== undefined) writeText(file, before);
    }
    this.#keep({ ...this.#kept, begun: null });
  }

  #keep(kept: Kept): void {
    removeLinks(this.#folder, this.#path);
    writeAtomically(this.#path, `${JSON.stringify(kept)}\n`);
    this.#kept = kept;
    this.#seen = stateOf(this.#path);
  }
}

const NO_FILE = '';

/** Written atomically, a file is another one each time. */
function stateOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return NO_FILE;
  }
}

function readJournal(path: string): Kept | undefined {
  const text = textOf(path);
  if (text === null) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isJournal(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isJournal(value: unknown): value is Kept {
  if (!isMapping(value) || value['format'] !== FORMAT) return false;
  const { steps, done, begun } = value;
  if (!Array.isArray(steps) || !steps.every(isStep)) return false;
  const isCount = Number.isInteger(done) && Number(done) >= 0 && Number(done) <= steps.length;
  return isCount && (begun === null || isStep(begun));
}

/** A game may be a stranger's, with a journal of his: its steps name files of the game only. */
function isStep(value: unknown): boolean {
  if (!isMapping(value) || typeof value['label'] !== 'string' || !isMapping(value['files'])) {
    return false;
  }
  const { files, changes, inverse } = value;
  return (
    Array.isArray(changes) &&
    Array.isArray(inverse) &&
    Object.entries(files).every(([path, change]) => isInside(path) && isTextChange(change))
  );
}

/** Whether a file is in the folder, or would be, also when links are followed. */
export function isWithin(file: string, folder: string): boolean {
  try {
    return realPath(file).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}

/** Of what is not there: where it would be. A link that leads nowhere leads out. */
function realPath(file: string): string {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) return realpathSync(file);
  return join(realPath(dirname(file)), basename(file));
}

/** Null removes the file. */
export function writeText(file: string, text: FileText): void {
  if (text === null) rmSync(file, { force: true });
  else writeAtomically(file, utf8Bytes(text));
}

/** Whether a path stays below the folder that it is relative to. */
export function isInside(path: string): boolean {
  return /^[^/\\:]+(?:\/[^/\\:]+)*$/.test(path) && !path.split('/').includes('..');
}

function isTextChange(value: unknown): boolean {
  if (!isMapping(value) || !Number.isInteger(value['start'])) return false;
  const texts = ['removed', 'inserted'].every((name) => typeof value[name] === 'string');
  return Number(value['start']) >= 0 && texts && isHash(value['before']) && isHash(value['after']);
}

function isHash(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function textOf(path: string): FileText {
  try {
    return utf8Text(readFileSync(path));
  } catch {
    return null;
  }
}
