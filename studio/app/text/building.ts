/** The effects of the component in which the cursor is, and the steps that build them. */
import { signal } from '@preact/signals';
import type { EffectDeed, EffectForm, EffectsShown, EffectStep } from '../../protocol/effects.ts';
import type { EditAnswer } from '../../protocol/state.ts';
import type { StudioApi } from '../server.ts';
import type { TextModel } from './model.ts';

/** Milliseconds after which the cursor is where it was meant to go. */
const PAUSE = 200;

export class Building {
  readonly shown = signal<EffectsShown | null>(null);
  readonly #api: StudioApi;
  readonly #page: TextModel;
  /** The steps that are on their way, and the end of the last of them. */
  readonly #asked = new Set<string>();
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: StudioApi, page: TextModel) {
    this.#api = api;
    this.#page = page;
  }

  /** Once the cursor rests. */
  lookSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  async look(): Promise<void> {
    const [file, line] = [this.#page.file.value ?? '', this.#page.line.value];
    const query = new URLSearchParams({ file, line: String(line) }).toString();
    const { effects } = await this.#api.get<{ effects: EffectsShown | null }>(`effects?${query}`);
    // The cursor may be elsewhere by now.
    if (file === this.#page.file.value && line === this.#page.line.value) {
      this.shown.value = effects;
    }
  }

  /** One step after the other. The same one, while it is on its way, is a click too many. */
  async step(
    { path, value: was }: Pick<EffectForm, 'path' | 'value'>,
    deed: EffectDeed,
  ): Promise<void> {
    const id = this.shown.value?.id;
    if (id === undefined) return;
    const step = { ...deed, id, path, was };
    const asked = JSON.stringify(step);
    if (this.#asked.has(asked)) return;
    this.#asked.add(asked);
    this.#last = this.#last.catch(() => undefined).then(() => this.#do(step));
    try {
      await this.#last;
    } finally {
      this.#asked.delete(asked);
    }
  }

  async #do(step: EffectStep): Promise<void> {
    if (!(await this.#page.written())) return;
    await this.#page.take(await this.#api.post<EditAnswer>('effect', step));
  }
}
