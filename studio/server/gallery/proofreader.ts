/** Judges how faces look when nobody has saved for a moment: with a browser of its own, as a print does. */
import type { Press } from '../../../print/index.ts';

/** Milliseconds without a save after which there is time. */
const QUIET_MS = 400;

export class Proofreader {
  readonly #press: Press;
  #isOpen = true;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(press: Press) {
    this.#press = press;
  }

  /** False when nobody waits for it any more: a browser that was ended must not be started again. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Instead of what was asked before and has not begun. */
  ask(read: (press: Press) => Promise<void>): void {
    clearTimeout(this.#quiet);
    if (!this.#isOpen) return;
    this.#quiet = setTimeout(() => {
      // Without a browser, or when it breaks off, a preview has everything else; a print tells of it.
      this.#reading = this.#reading.then(() => read(this.#press)).catch(() => undefined);
    }, QUIET_MS);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#quiet);
    await this.#press.close();
  }
}
