/** The page of prints: what is chosen, and what came of it. */
import { signal } from '@preact/signals';
import type { PrintAsked, PrintChoices, PrintState, PrintWords } from '../../protocol/print.ts';
import { GameModel } from '../game-model.ts';

const USUAL: PrintAsked = {
  paper: '',
  format: '',
  vendor: '',
  profile: '',
  locales: [],
  kind: '',
  deck: '',
  sides: '',
  flip: '',
  order: '',
  marks: '',
  gutter: null,
  margins: null,
  together: false,
  safeArea: false,
  cuts: false,
  lowInk: false,
  changed: false,
};

/** Milliseconds between two looks at a print that goes on. */
const LOOK_MS = 250;

export class PrintModel extends GameModel<PrintWords> {
  readonly choices = signal<PrintChoices | null>(null);
  readonly asked = signal<PrintAsked>(USUAL);
  readonly print = signal<PrintState | null>(null);

  protected override async begin(): Promise<void> {
    const deck = new URLSearchParams(location.search).get('deck') ?? '';
    this.asked.value = { ...USUAL, deck };
    await this.renew();
  }

  protected override async renew(): Promise<void> {
    this.choices.value = await this.api.find<PrintChoices>('print-choices');
    this.print.value = await this.api.get<PrintState>('print-state');
  }

  choose(part: Partial<PrintAsked>): void {
    this.asked.value = { ...this.asked.value, ...part };
  }

  async show(): Promise<void> {
    this.print.value = await this.api.post<PrintState>('print', this.asked.value);
    while (this.print.value.isRunning) {
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS);
      });
      this.print.value = await this.api.get<PrintState>('print-state');
    }
  }

  /** Null where another print has begun, or the server ends. */
  async picture(file: number, page: number): Promise<Blob | null> {
    try {
      const blob = await this.api.blob(`print-page?${this.#of(file)}&page=${page}`);
      return blob.type.startsWith('image/') ? blob : null;
    } catch {
      return null;
    }
  }

  async download(file: number): Promise<void> {
    const made = this.print.value?.files[file];
    if (made === undefined) return;
    const address = URL.createObjectURL(await this.api.blob(`print-file?${this.#of(file)}`));
    const link = document.createElement('a');
    link.href = address;
    link.download = made.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    await this.api.post<PrintState>('print-kept', {});
  }

  #of(file: number): string {
    return `run=${this.print.value?.run ?? 0}&file=${file}`;
  }
}
