/** The page of texts without its looks: which file is open, what was typed, and what became of it. */
import { signal } from '@preact/signals';
import type {
  Offered,
  PlaceStep,
  ShownText,
  TextAnswer,
  TextFault,
  TextFiles,
  TextWords,
} from '../../protocol/text.ts';
import type { Drawing } from '../../protocol/drawing.ts';
import { GameModel } from '../game-model.ts';
import { filled } from '../words.ts';
import { Building } from './building.ts';
import { Searching } from './searching.ts';
import { beside, stretchBetween, type Conflict, type Editor, type Stretch } from './stretch.ts';

/** Milliseconds after which what was typed is written. */
const PAUSE = 600;

export class TextModel extends GameModel<TextWords> {
  readonly files = signal<readonly string[]>([]);
  readonly file = signal<string | null>(null);
  readonly faults = signal<readonly TextFault[]>([]);
  readonly isSaved = signal(true);
  readonly conflict = signal<Conflict | null>(null);
  /** Whether the open file is no longer there. */
  readonly isGone = signal(false);
  /** In which the cursor is. */
  readonly drawing = signal<Drawing | null>(null);
  readonly line = signal(1);
  readonly searching = new Searching(this.api, this);
  readonly building = new Building(this.api, this);
  editor: Editor | null = null;
  /** The file as it was written or read last. */
  base = '';
  #hash = '';
  /** The file that was asked for last: the answer for another one may come later. */
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  /** What was typed since. */
  get #mine(): Stretch | null {
    return this.editor === null ? null : stretchBetween(this.base, this.editor.text);
  }

  override get isPending(): boolean {
    return !this.isSaved.value;
  }

  override hurry(): void {
    void this.save();
  }

  protected override async begin(): Promise<void> {
    await this.#fetchFiles();
    const asked = new URLSearchParams(location.search);
    const file = asked.get('file') ?? this.files.value[0];
    if (file !== undefined) await this.open(file, Number(asked.get('line') ?? 1));
    await this.#fetchFaults();
  }

  protected override async renew(): Promise<void> {
    await Promise.all([this.#fetchFiles(), this.#fetchFaults(), this.#follow()]);
    await this.building.look();
    await this.searching.again();
  }

  async #fetchFiles(): Promise<void> {
    this.files.value = (await this.api.get<TextFiles>('text-files')).files;
  }

  async #fetchFaults(): Promise<void> {
    this.faults.value = await this.api.get<TextFault[]>('text-faults');
  }

  /** Another file, or another line of this one. What was typed is written before. */
  async open(file: string, line = 1): Promise<void> {
    this.#wanted = file;
    if (file !== this.file.value) {
      const shown = await this.#fetchText(file);
      // What was typed meanwhile, too.
      if (!(await this.written()) || this.#wanted !== file) return;
      if (shown === null) {
        this.notice.value = filled(this.words.notText, { file });
        return;
      }
      this.notice.value = null;
      this.isGone.value = false;
      this.file.value = file;
      this.line.value = 0;
      this.#take(shown);
      this.editor?.open(file, shown.text);
    }
    const asked = new URLSearchParams({ file, ...(line > 1 ? { line: String(line) } : {}) });
    history.replaceState(null, '', `${location.pathname}?${asked.toString()}`);
    this.editor?.goTo(line);
  }

  #fetchText(file: string): Promise<ShownText | null> {
    return this.api.find<ShownText>(`text?${new URLSearchParams({ file }).toString()}`);
  }

  #take({ text, hash }: Pick<ShownText, 'text' | 'hash'>): void {
    this.base = text;
    this.#hash = hash;
  }

  /** Something was typed. */
  typed(): void {
    this.isSaved.value = this.#mine === null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** The cursor is somewhere else. */
  moved(line: number, drawing: Drawing | null): void {
    this.drawing.value = drawing;
    if (line === this.line.value) return;
    this.line.value = line;
    this.building.lookSoon();
  }

  /** Writes what was typed; whether nothing of it is left. */
  async written(): Promise<boolean> {
    await this.save();
    // It is put beside what somebody else has written meanwhile, and is then to be written again.
    if (this.#mine !== null) await this.save();
    return this.#mine === null && this.conflict.value === null;
  }

  /** Writes what was typed, as one step. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving?.catch(() => undefined);
    const [file, mine] = [this.file.value, this.#mine];
    this.isSaved.value = mine === null;
    if (file === null || mine === null || this.conflict.value !== null) return;
    // What could not be written is tried again with the next key.
    this.#saving = this.#write(file, mine).finally(() => (this.#saving = null));
    await this.#saving;
  }

  async #write(file: string, mine: Stretch): Promise<void> {
    const sent = this.editor?.text ?? this.base;
    const answer = await this.api.post<TextAnswer>('text', { file, base: this.#hash, ...mine });
    this.accept(answer.state);
    if (answer.isWritten && answer.hash !== null) {
      this.#take({ text: sent, hash: answer.hash });
      this.isSaved.value = this.#mine === null;
      void this.#fetchFaults();
      void this.building.look();
    } else this.#meet(answer);
  }

  /** What the file holds by now, if that is something else. */
  async #follow(): Promise<void> {
    await this.#saving;
    const file = this.file.value;
    if (file === null) return;
    const hash = this.#hash;
    const shown = await this.#fetchText(file);
    // What is there again as it was frees what was typed.
    const isKept = this.isGone.value || this.conflict.value !== null;
    if (file !== this.file.value || (shown?.hash === this.#hash && !isKept)) return;
    // Of what was written meanwhile the answer may not know.
    if (this.#saving !== null || hash !== this.#hash) return this.#follow();
    this.#meet(shown ?? { text: null, hash: null });
  }

  /** Somebody else has written into the file. */
  #meet({ text, hash }: Pick<TextAnswer, 'text' | 'hash'>): void {
    this.isGone.value = text === null;
    this.conflict.value = null;
    if (text === null || hash === null) return;
    const [mine, theirs] = [this.#mine, stretchBetween(this.base, text)];
    let change = this.editor?.text === text ? null : theirs;
    if (mine !== null && change !== null) {
      change = beside(this.base, mine, change);
      if (change === null) {
        this.conflict.value = { text, hash };
        return;
      }
    }
    this.#take({ text, hash });
    if (change !== null) this.editor?.change(change);
    if (mine !== null) this.typed();
  }

  /** Decides a conflict: what is on the disk, or what was typed. */
  async settle(side: 'theirs' | 'mine'): Promise<void> {
    const found = this.conflict.value;
    if (found === null) return;
    this.#take(found);
    this.conflict.value = null;
    const change = stretchBetween(this.editor?.text ?? '', found.text);
    if (side === 'theirs' && change !== null) this.editor?.change(change);
    await this.save();
  }

  /** Gives up what was typed into a file that is gone, and opens the one that somebody wanted to see. */
  async discard(): Promise<void> {
    const change = stretchBetween(this.editor?.text ?? '', this.base);
    this.isGone.value = false;
    if (change === null) return;
    this.editor?.change(change);
    this.isSaved.value = true;
    if (this.#wanted !== this.file.value) await this.open(this.#wanted);
  }

  offered(place: readonly PlaceStep[] | null): Promise<Offered> {
    const asked = { file: this.file.value ?? '', at: JSON.stringify(place ?? []) };
    return this.api.get<Offered>(`text-words?${new URLSearchParams(asked).toString()}`);
  }

  async openOutside(): Promise<void> {
    await this.save();
    const asked = { file: this.file.value ?? '', line: this.line.value };
    this.notice.value = await this.openedOutside(asked);
  }

  /** Goes to where an id, a custom property or a file is defined. */
  async define(word: string): Promise<void> {
    const asked = new URLSearchParams({ word }).toString();
    const found = await this.api.find<{ file: string; line: number }>(`text-definition?${asked}`);
    if (found !== null) await this.open(found.file, found.line);
  }

  override async fix(problem: Pick<TextFault, 'code' | 'place'>): Promise<void> {
    await this.save();
    await super.fix(problem);
  }

  override async turn(way: 'undo' | 'redo'): Promise<void> {
    await this.save();
    await super.turn(way);
  }
}
