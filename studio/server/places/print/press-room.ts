/** Prints for the page, one after the other, into the game's folder of generated files. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSound, type CheckedGame } from '../../../../generator/index.ts';
import { removeLinks } from '../../../../kernel/index.ts';
import {
  pagePicture,
  pageSizes,
  type PrintedFile,
  printChanges,
  printGame,
  type PrintRequest,
} from '../../../../print/index.ts';
import type { MadeFile, PrintAsked, PrintState } from '../../../protocol/print.ts';
import type { Desk } from '../../desk.ts';
import { shownProblems } from '../../problems.ts';
import { requestOf } from './request.ts';
import { printWords } from './words.ts';

/** Where prints of the studio are, relative to the game. */
const FOLDER = '.cardwright/studio/print';

/** Since when only changes are printed. */
const LAST = 'last';

interface Made extends MadeFile {
  /** Absolute. */
  readonly path: string;
  readonly sizes: Awaited<ReturnType<typeof pageSizes>>;
}

const NOTHING: PrintState = {
  run: 0,
  isRunning: false,
  progress: '',
  files: [],
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
    this.#state = { ...NOTHING, run: this.#state.run + 1, isRunning: true };
    void this.#print(result, request, asked.changed).catch((error: unknown) => {
      const failed = error instanceof Error ? error.message : String(error);
      this.#state = { ...this.#state, isRunning: false, failed };
    });
    return true;
  }

  /** What was printed last went to paper: what changes from now on is new. */
  async keep(): Promise<void> {
    const { result } = this.#desk;
    const asked = this.#last;
    if (asked === null || asked.changed || result.game === null || this.state.isOld) return;
    const request = requestOf(result, asked);
    if (request?.format?.onPaper !== true) return;
    await printGame(result, { ...this.#whole(request), remember: true }, this.#desk.press);
  }

  #whole(request: NonNullable<ReturnType<typeof requestOf>>): PrintRequest {
    const out = join(this.#desk.folder, FOLDER);
    // The folder may be a stranger's, with links in it.
    removeLinks(this.#desk.folder, join(out, 'any'));
    const onFile = (progress: string): void => {
      this.#state = { ...this.#state, progress };
    };
    return { ...request, out, date: new Date(), onFile };
  }

  async #print(
    checked: CheckedGame,
    request: NonNullable<ReturnType<typeof requestOf>>,
    changed: boolean,
  ): Promise<void> {
    const whole = this.#whole(request);
    const { press } = this.#desk;
    const result = changed
      ? await printChanges(checked, { ...whole, since: LAST }, press)
      : await printGame(checked, whole, press);
    this.#files = (await Promise.all(result.files.map(madeOf))).flat();
    const { nothing, nothingChanged, noBrowser } = printWords.words;
    const empty = changed ? nothingChanged : nothing;
    const isEmpty = this.#files.length === 0 && isSound(result);
    this.#state = {
      ...this.#state,
      isRunning: false,
      progress: '',
      files: this.#files.map(({ path: _, sizes: _sizes, ...file }) => file),
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
    const drawn = this.#drawing.then(() =>
      pagePicture(readFileSync(made.path), page, size, PIXELS),
    );
    this.#drawing = drawn.catch(() => undefined);
    return Buffer.from(await drawn);
  }

  /** A whole file of this run. */
  file(run: number, file: number): Buffer | null {
    const made = run === this.#state.run ? this.#files[file] : undefined;
    return made === undefined ? null : read(made.path);
  }
}

/** Width of the picture of a page. */
const PIXELS = 900;

const PICTURE = /\.(?:png|jpe?g)$/i;

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** A folder of pictures counts as its files. */
async function madeOf(printed: PrintedFile): Promise<Made[]> {
  const { path } = printed;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return [await made(path, printed)];
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((one) => statSync(one).isFile())
    .toSorted();
  return Promise.all(inside.map((one) => made(one, printed)));
}

async function made(path: string, { sheet, locale, paper, cards }: PrintedFile): Promise<Made> {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const sizes = path.endsWith('.pdf') ? await pageSizes(readFileSync(path)) : [];
  const pages = sizes.map(({ width, height }) => width / height);
  const shown = PICTURE.test(path) ? [1] : pages;
  return { path, sizes, name: basename(path), sheet, locale, paper, cards, size, pages: shown };
}
