/** Prints for the page, one after the other, into the game's folder of generated files. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isSound, type CheckedGame } from '../../../../generator/index.ts';
import { removeLinks } from '../../../../kernel/index.ts';
import { Cancelled, pagePicture } from '../../../../print/index.ts';
import type { PrintAsked, PrintState } from '../../../protocol/print.ts';
import type { Desk } from '../../desk.ts';
import { shownProblems } from '../../problems.ts';
import { zipOf } from '../../zip.ts';
import { foresee } from './foresee.ts';
import { madeOf, PICTURE, read, type Made } from './made-files.ts';
import { make } from './make.ts';
import { requestOf, SHEETS } from './request.ts';
import { printWords } from './words.ts';

/** Where prints of the studio are, relative to the game. */
const FOLDER = '.cardwright/studio/print';

/** Where earlier ones are while another print goes on: if that is cancelled, it takes none of them with it. */
const EARLIER = '.cardwright/studio/print-earlier';

const NOTHING: PrintState = {
  run: 0,
  isRunning: false,
  progress: { name: '', at: 0, of: 0 },
  isCancelled: false,
  folder: FOLDER,
  files: [],
  archive: '',
  problems: [],
  failed: null,
  isOld: false,
};

export class PressRoom {
  readonly #desk: Desk;
  #state: PrintState = NOTHING;
  #files: readonly Made[] = [];
  /** Of the game that was printed. */
  #revision = 0;
  #last: PrintAsked | null = null;
  #date = new Date();
  #order = new AbortController();
  #drawing: Promise<unknown> = Promise.resolve();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get state(): PrintState {
    const isOld = this.#state.run > 0 && this.#revision !== this.#desk.revision;
    return { ...this.#state, isOld };
  }

  /** Begins, and returns at once; false while another print goes on, and for what is on no list. */
  begin(asked: PrintAsked): boolean {
    const { result } = this.#desk;
    if (this.#state.isRunning || result.game === null) return false;
    const request = requestOf(result, asked);
    if (request === null) return false;
    this.#revision = this.#desk.revision;
    this.#last = asked;
    this.#date = new Date();
    this.#files = [];
    this.#order = new AbortController();
    this.#state = { ...NOTHING, run: this.#state.run + 1, isRunning: true };
    void this.#print(result, request, asked).catch((error: unknown) => this.#end(error));
    return true;
  }

  /** Ends a print that goes on as soon as it can, and removes what it made; else does nothing. */
  cancel(): void {
    if (!this.#state.isRunning) return;
    this.#order.abort();
    this.#state = { ...this.#state, isCancelled: true };
  }

  #end(error: unknown): void {
    const isCancelled = this.#order.signal.aborted;
    this.#files = [];
    rmSync(this.#folder(), { recursive: true, force: true });
    this.#putBackEarlier();
    const failed = error instanceof Error ? error.message : String(error);
    this.#state = {
      ...NOTHING,
      run: this.#state.run,
      isCancelled,
      failed: isCancelled ? printWords.words.cancelled : failed,
    };
  }

  #setAsideEarlier(): void {
    // Of a studio that ended in the middle of a print.
    this.#putBackEarlier();
    const folder = this.#folder();
    if (existsSync(folder)) renameSync(folder, this.#folder(EARLIER));
  }

  /** All but those that have been printed again. */
  #putBackEarlier(): void {
    const earlier = this.#folder(EARLIER);
    if (!existsSync(earlier)) return;
    const folder = this.#folder();
    mkdirSync(folder, { recursive: true });
    const isNew = new Set(readdirSync(folder));
    for (const name of readdirSync(earlier)) {
      if (!isNew.has(name)) renameSync(join(earlier, name), join(folder, name));
    }
    rmSync(earlier, { recursive: true, force: true });
  }

  /** Absolute, and in the game: the folder may be a stranger's, with links in it. */
  #folder(folder: string = FOLDER): string {
    const out = join(this.#desk.folder, folder);
    removeLinks(this.#desk.folder, join(out, 'any'));
    return out;
  }

  /** What was printed last went to paper: what changes from now on is new. */
  async keep(): Promise<void> {
    const { result } = this.#desk;
    const asked = this.#last;
    if (asked === null || result.game === null || this.state.isOld) return;
    // None of a print that goes on, failed or was cancelled.
    if (this.#files.length === 0) return;
    const request = requestOf(result, asked);
    const isSheets = ['', SHEETS].includes(asked.what);
    if (!isSheets || request?.format?.onPaper !== true) return;
    const whole = { ...request, out: this.#folder(), date: new Date(), remember: true };
    await make(asked, result, whole, this.#desk.press);
  }

  async #print(
    checked: CheckedGame,
    request: NonNullable<ReturnType<typeof requestOf>>,
    asked: PrintAsked,
  ): Promise<void> {
    const { signal } = this.#order;
    // The answer that it has begun comes before what is foreseen.
    await nextTurn();
    const of = (foresee(checked, asked)?.sheets.length ?? 0) * languagesOf(checked, asked);
    let before = '';
    let at = 0;
    const onFile = (name: string): void => {
      if (signal.aborted) throw new Cancelled();
      const [file = name] = name.split(', ');
      if (file !== before) at += 1;
      before = file;
      this.#state = { ...this.#state, progress: { name, at, of: Math.max(at, of) } };
    };
    this.#setAsideEarlier();
    const out = this.#folder();
    const whole = { ...request, out, date: this.#date, onFile, remember: false };
    const result = await make(asked, checked, whole, this.#desk.press.until(signal));
    const files = (await Promise.all(result.files.map(madeOf))).flat();
    if (signal.aborted) throw new Cancelled();
    this.#putBackEarlier();
    this.#files = files;
    const { nothing, nothingChanged, noBrowser } = printWords.words;
    const empty = asked.changed ? nothingChanged : nothing;
    const isEmpty = files.length === 0 && isSound(result);
    this.#state = {
      ...NOTHING,
      run: this.#state.run,
      folder: relative(this.#desk.folder, dirname(files[0]?.path ?? join(out, 'any'))),
      files: files.map(({ path: _, sizes: _sizes, ...file }) => file),
      archive: `${checked.manifest.id}-print.zip`,
      problems: shownProblems(result.diagnostics, checked),
      failed: result.browser === 'none' ? noBrowser : isEmpty ? empty : null,
    };
  }

  /** One page of a file of this run as PNG; null for what there is not. */
  async picture(run: number, file: number, page: number): Promise<Buffer | null> {
    const made = run === this.#state.run ? this.#files[file] : undefined;
    const size = made?.sizes[page];
    if (made === undefined) return null;
    if (size === undefined) return page === 0 && PICTURE.test(made.path) ? read(made.path) : null;
    // One after the other: a page asks for all that are in view at once.
    const drawn = this.#drawing.then(() => {
      // The files are gone when another print has begun meanwhile.
      const file = run === this.#state.run ? read(made.path) : null;
      return file === null ? null : pagePicture(file, page, size, PIXELS);
    });
    this.#drawing = drawn.catch(() => undefined);
    const content = await drawn;
    return content === null ? null : Buffer.from(content);
  }

  /** A whole file of this run. */
  file(run: number, file: number): Buffer | null {
    const made = run === this.#state.run ? this.#files[file] : undefined;
    return made === undefined ? null : read(made.path);
  }

  /** All files of this run as one ZIP, in the folders in which they are. */
  all(run: number): Readable | null {
    if (run !== this.#state.run || this.#files.length === 0) return null;
    const folder = this.#folder();
    const files = this.#files.map(({ path }) => {
      return { path, name: relative(folder, path).split(sep).join('/') };
    });
    return zipOf(files, this.#date);
  }
}

function languagesOf({ manifest }: CheckedGame, { locales }: PrintAsked): number {
  return locales.length === 0 ? manifest.locales.length : locales.length;
}

/** Width of the picture of a page. */
const PIXELS = 900;
