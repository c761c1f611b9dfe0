/** A game that is being edited: steps, their undo and redo, and what a check says after each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GameChecker,
  planEdit,
  readSource,
  type CheckOptions,
  type CheckResult,
  type ComponentChange,
  type RefusedChange,
} from '../../generator/index.ts';
import { utf8Text } from '../../kernel/index.ts';
import { inverseOf } from './inverse.ts';
import { isInside, isWithin, Journal, type Step, writeText } from './journal.ts';
import { madeAgain, takenBack, textChange, type FileText } from './text-change.ts';

/** What came of a step. */
export type Outcome =
  /** `written`: paths relative to the game. */
  | { readonly done: true; readonly result: CheckResult; readonly written: readonly string[] }
  /** Nothing was written. `unread`: game.yaml cannot be read; `nothing`: there is no such step. */
  | { readonly done: false; readonly why: 'unread' | 'nothing' }
  /** Somebody else changed this file, relative to the game. */
  | { readonly done: false; readonly why: 'changed'; readonly file: string }
  | {
      readonly done: false;
      readonly why: 'refused';
      readonly refused: readonly (RefusedChange & { readonly change: ComponentChange })[];
    };

/** By path relative to the game. */
export type Texts = ReadonlyMap<string, FileText>;

/** Other programs may write between a look at a file and its change; then it is looked at again. */
const MOST_LOOKS = 3;

export class Workshop {
  readonly #folder: string;
  readonly #checker: GameChecker;
  readonly #journal: Journal;

  /** `folder` holds game.yaml. */
  constructor(folder: string, options: CheckOptions = {}) {
    this.#folder = folder;
    this.#journal = new Journal(folder);
    this.#checker = new GameChecker(folder, options);
  }

  /** As the files of the game are now. */
  check(options?: CheckOptions): CheckResult {
    return this.#checker.check(options);
  }

  /** The same after changes to these files (absolute). */
  changed(paths: readonly string[]): CheckResult {
    return this.#checker.changed(paths);
  }

  /** As it would be if these files, relative to the game, had these texts. */
  supposing(texts: ReadonlyMap<string, string>): CheckResult {
    return this.#checker.supposing(texts);
  }

  /** The labels of what undo and redo would do; null where there is nothing. */
  get steps(): { readonly undo: string | null; readonly redo: string | null } {
    const { last, next } = this.#journal;
    return { undo: last?.label ?? null, redo: next?.label ?? null };
  }

  /** The game without the last step; null where there is none, or somebody else has changed its files since. */
  beforeLastStep(): CheckResult | null {
    const { last } = this.#journal;
    const texts = last === null ? null : this.#whole(last, takenBack);
    if (texts === null) return null;
    const written = [...texts].flatMap(([path, text]) =>
      text === null ? [] : [[path, text] as const],
    );
    return written.length < texts.size ? null : this.supposing(new Map(written));
  }

  /** Of components that steps have changed which can be taken back. */
  get editedIds(): ReadonlySet<string> {
    const changes = this.#journal.done.flatMap((step) => step.changes);
    return new Set(changes.flatMap((one) => (one.do === 'set' ? [one.id] : [])));
  }

  edit(label: string, changes: readonly ComponentChange[]): Outcome {
    return this.#planned({ label, changes }, (step, write) => this.#journal.add(step, write));
  }

  /**
   * Writes whole texts by path relative to the game; null removes a file. `seen`: what whoever edits saw
   * there, null for no file. Only paths of files of the game, or where such a file could be.
   */
  write(label: string, texts: Texts, seen: Texts): Outcome {
    for (const [path] of texts) {
      const isOwn = isInside(path) && isWithin(join(this.#folder, path), this.#folder);
      const isSeen = isOwn && this.#textOf(path) === (seen.get(path) ?? null);
      if (!isSeen) return { done: false, why: 'changed', file: path };
    }
    const changed = new Map([...texts].filter(([path, text]) => this.#textOf(path) !== text));
    if (changed.size === 0) return { done: true, result: this.#checker.check(), written: [] };
    return this.#written(changed, { label, changes: [], inverse: [] }, (step, write) =>
      this.#journal.add(step, write),
    );
  }

  /** The same bytes as before the step where nobody has changed its files since; else its changes are taken back one by one. */
  undo(): Outcome {
    const { last } = this.#journal;
    if (last === null) return { done: false, why: 'nothing' };
    const commit = (step: Step, write: () => void): void => this.#journal.undo(step, write);
    const whole = this.#whole(last, takenBack);
    if (whole !== null) return this.#written(whole, last, commit);
    if (last.inverse.length === 0) return this.#changed(last, takenBack);
    return this.#planned({ label: last.label, changes: last.inverse }, commit);
  }

  redo(): Outcome {
    const { next } = this.#journal;
    if (next === null) return { done: false, why: 'nothing' };
    const commit = (step: Step, write: () => void): void => this.#journal.redo(step, write);
    const whole = this.#whole(next, madeAgain);
    if (whole !== null) return this.#written(whole, next, commit);
    if (next.changes.length === 0) return this.#changed(next, madeAgain);
    return this.#planned({ label: next.label, changes: next.changes }, commit);
  }

  /** The texts of all files of a step on its other side; null when one of them is in neither state. */
  #whole({ files }: Step, turn: typeof takenBack): Texts | null {
    const texts = new Map<string, FileText>();
    for (const [path, change] of Object.entries(files)) {
      const made = turn(this.#textOf(path), change);
      if (made === undefined) return null;
      texts.set(path, made);
    }
    return texts;
  }

  /** Whole texts have no parts that could be taken back one by one. */
  #changed({ files }: Step, turn: typeof takenBack): Outcome {
    const changed = Object.entries(files).find(
      ([path, change]) => turn(this.#textOf(path), change) === undefined,
    );
    return { done: false, why: 'changed', file: changed?.[0] ?? '' };
  }

  #planned(asked: Pick<Step, 'label' | 'changes'>, commit: Commit): Outcome {
    for (let look = 1; ; look += 1) {
      const checked = this.#checker.check();
      if (checked.game === null) return { done: false, why: 'unread' };
      const { texts, refused } = planEdit(checked, asked.changes);
      if (refused.length > 0) return refusedOutcome(refused, asked.changes);
      const seen = new Map(checked.game.files.map(({ path, text }) => [path, text]));
      const isCurrent = [...texts.keys()].every((path) => this.#read(path) === seen.get(path));
      if (!isCurrent && look < MOST_LOOKS) continue;
      if (texts.size === 0) return { done: true, result: checked, written: [] };
      const inverse = inverseOf(checked, asked.changes);
      return this.#written(texts, { ...asked, inverse }, commit);
    }
  }

  #written(texts: Texts, step: Omit<Step, 'files'>, commit: Commit): Outcome {
    const files = Object.fromEntries(
      Array.from(texts, ([path, text]) => [path, textChange(this.#textOf(path), text)]),
    );
    commit({ ...step, files }, () => {
      for (const [path, text] of texts) writeText(join(this.#folder, path), text);
    });
    const written = [...texts.keys()];
    return { done: true, result: this.#checker.changed(written), written };
  }

  /** As a check reads it. */
  #read(path: string): string {
    return readSource(join(this.#folder, path), path, { asText: true }).text;
  }

  /** As it is on the disk. */
  #textOf(path: string): FileText {
    try {
      return utf8Text(readFileSync(join(this.#folder, path)));
    } catch {
      return null;
    }
  }
}

function refusedOutcome(
  refused: readonly RefusedChange[],
  changes: readonly ComponentChange[],
): Outcome {
  const known = refused.flatMap((one) => {
    const change = changes[one.at];
    return change === undefined ? [] : [{ ...one, change }];
  });
  return { done: false, why: 'refused', refused: known };
}

/** Writes a step down, and its files. */
type Commit = (step: Step, write: () => void) => void;
