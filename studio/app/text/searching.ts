/** What is looked for in all files of the game, and where it was found. */
import { signal } from '@preact/signals';
import type { TextReplaced, TextSearch } from '../../protocol/text.ts';
import type { StudioApi } from '../server.ts';
import { filled } from '../words.ts';
import type { TextModel } from './model.ts';

export class Searching {
  readonly wanted = signal({ words: '', isExact: false });
  /** Null while nothing is looked for. */
  readonly found = signal<TextSearch | null>(null);
  readonly #api: StudioApi;
  readonly #page: TextModel;
  /** What `found` answers: somebody may have typed on since. */
  #sought = this.wanted.value;

  constructor(api: StudioApi, page: TextModel) {
    this.#api = api;
    this.#page = page;
  }

  async look(): Promise<void> {
    const wanted = this.wanted.value;
    const { words, isExact } = wanted;
    if (words === '') {
      this.found.value = null;
      return;
    }
    // What was typed is looked through with the others.
    await this.#page.save();
    const asked = new URLSearchParams({ words, ...(isExact ? { exact: 'yes' } : {}) });
    const found = await this.#api.get<TextSearch>(`text-search?${asked.toString()}`);
    // Somebody may have typed on.
    if (wanted !== this.wanted.value) return;
    this.found.value = found;
    this.#sought = wanted;
  }

  /** After the files have changed. */
  async again(): Promise<void> {
    if (this.found.value !== null) await this.look();
  }

  /** In all files as they were found, as one step. */
  async replaceAll(by: string): Promise<void> {
    const { notice, conflict, words } = this.#page;
    await this.#page.save();
    if (conflict.value !== null) return;
    const asked = { ...this.#sought, by, files: this.found.value?.files ?? {} };
    const { refused } = await this.#api.post<TextReplaced>('text-replace', asked);
    const files = refused.join(', ');
    notice.value = files === '' ? null : filled(words.notReplaced, { files });
  }
}
