/**
 * Does one thing, never twice at a time. What is asked for while it goes on is done once more after
 * it, however often: its answers come in the order in which they were asked for.
 */
export class InTurn {
  readonly #work: () => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Until it was done once from beginning to end since now. */
  ask(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#running = this.#work();
        return this.#running;
      });
    return this.#next;
  }
}
