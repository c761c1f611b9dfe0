/** The page of prints: what is chosen, and what came of it. */
import { signal } from '@preact/signals';
import {
  USUAL_PRINT,
  type PrintAsked,
  type PrintChoices,
  type PrintPlan,
  type PrintState,
} from '../../protocol/print.ts';
import type { PrintWords } from '../../protocol/print-words.ts';
import { GameModel } from '../game-model.ts';
import { InTurn } from '../in-turn.ts';

/** Milliseconds between two looks at a print that goes on. */
const LOOK_MS = 250;

/** Milliseconds after a choice, until somebody asks what it makes: keys of numbers come one after the other. */
const PAUSE_MS = 150;

export class PrintModel extends GameModel<PrintWords> {
  /** As they were when the game could be read the last time. */
  readonly choices = signal<PrintChoices | null>(null);
  readonly isRead = signal(false);
  readonly asked = signal<PrintAsked>(USUAL_PRINT);
  readonly print = signal<PrintState | null>(null);
  /** What the choices would make; null while nobody knows. */
  readonly plan = signal<PrintPlan | null>(null);
  /** Whether files are on their way to be kept. */
  readonly isFetching = signal(false);
  /** Whether what was to be downloaded was not there any more. */
  readonly isGone = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #following = new InTurn(() => this.#follow());

  protected override async begin(): Promise<void> {
    const deck = new URLSearchParams(location.search).get('deck') ?? '';
    this.asked.value = { ...USUAL_PRINT, deck };
    await this.renewal.ask();
  }

  protected override async renew(): Promise<void> {
    const choices = await this.api.find<PrintChoices>('print-choices');
    this.isRead.value = choices !== null;
    // The form stays while a file is half written: somebody may be at one of its fields.
    if (choices !== null) this.choices.value = choices;
    this.print.value = await this.api.get<PrintState>('print-state');
    await this.#foresee();
    if (this.print.value.isRunning) void this.#following.ask();
  }

  async #foresee(): Promise<void> {
    const asked = this.asked.value;
    const plan = await this.api.post<PrintPlan>('print-plan', asked).catch(() => null);
    if (asked === this.asked.value) this.plan.value = plan;
  }

  choose(part: Partial<PrintAsked>): void {
    this.asked.value = { ...this.asked.value, ...part };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#foresee(), PAUSE_MS);
  }

  async show(): Promise<void> {
    this.isGone.value = false;
    this.print.value = await this.api.post<PrintState>('print', this.asked.value);
    await this.#following.ask();
  }

  async cancel(): Promise<void> {
    this.print.value = await this.api.post<PrintState>('print-cancel', {});
  }

  async #follow(): Promise<void> {
    while (this.print.value?.isRunning === true) {
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS);
      });
      this.print.value = await this.api.get<PrintState>('print-state');
    }
  }

  /** Null where another print has begun, or the server ends. */
  async picture(file: number, page: number): Promise<Blob | null> {
    try {
      return await this.api.blob(`print-page?${this.#of(file)}&page=${page}`);
    } catch {
      return null;
    }
  }

  async download(file: number): Promise<void> {
    const made = this.print.value?.files[file];
    if (made !== undefined) await this.#handOut(`print-file?${this.#of(file)}`, made.name);
  }

  async downloadAll(): Promise<void> {
    const print = this.print.value;
    if (print !== null && !this.isFetching.value)
      await this.#handOut(`print-all?run=${print.run}`, print.archive);
  }

  async #handOut(what: string, name: string): Promise<void> {
    this.isFetching.value = true;
    // An answer may break off in the middle.
    const blob = await this.api.blob(what).catch(() => null);
    this.isFetching.value = false;
    this.isGone.value = blob === null;
    if (blob === null) return;
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    await this.api.post<PrintState>('print-kept', {});
  }

  #of(file: number): string {
    return `run=${this.print.value?.run ?? 0}&file=${file}`;
  }
}
