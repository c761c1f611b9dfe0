/** The line of progress at the end of standard error, which two threads show and clear. */
import { CLEAR_LINE, writeAtOnce } from '../on-screen.ts';

const LOCK = 0;
const IS_ALLOWED = 1;
const IS_SHOWN = 2;

export class SharedLine {
  /** What the other thread is given. */
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;
  readonly #write: (text: string) => void;
  /** What this thread showed last. */
  #last = '';

  constructor(
    memory = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT),
    write: (text: string) => void = writeAtOnce,
  ) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
    this.#write = write;
  }

  /** From now on the line may be shown. */
  allow(): void {
    Atomics.store(this.#cells, IS_ALLOWED, 1);
  }

  /** Shows `text` in place of what is there, unless nobody waits any more. */
  show(text: string): void {
    this.#alone(() => {
      if (this.#cells[IS_ALLOWED] === 0) return;
      if (this.#cells[IS_SHOWN] === 1 && text === this.#last) return;
      this.#cells[IS_SHOWN] = 1;
      this.#last = text;
      this.#write(`${CLEAR_LINE}${text} …`);
    });
  }

  /** For what is to be printed where the line is. */
  clear(): void {
    if (Atomics.load(this.#cells, IS_ALLOWED) === 1) this.#alone(() => this.#take());
  }

  /** It is not shown again until it is allowed. */
  end(): void {
    this.#alone(() => {
      this.#cells[IS_ALLOWED] = 0;
      this.#take();
    });
  }

  #take(): void {
    if (this.#cells[IS_SHOWN] === 1) this.#write(CLEAR_LINE);
    this.#cells[IS_SHOWN] = 0;
  }

  /** While one thread is in here, the other one waits. */
  #alone(work: () => void): void {
    while (Atomics.compareExchange(this.#cells, LOCK, 0, 1) !== 0)
      Atomics.wait(this.#cells, LOCK, 1);
    try {
      work();
    } finally {
      Atomics.store(this.#cells, LOCK, 0);
      Atomics.notify(this.#cells, LOCK);
    }
  }
}
