/** Threads that run one module and were given the same, for whoever has tasks for them. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../kernel/index.ts';

export class ThreadPool {
  readonly #module: string;
  readonly #given: unknown;
  readonly #all = new Set<Worker>();
  readonly #idle: Worker[] = [];
  /** What threads failed with before they had a task: rules that cannot be loaded. */
  readonly #broken = new Map<Worker, unknown>();
  #isEnded = false;

  /** `module`: what a thread runs, as it is built: Node does not read TypeScript. */
  constructor(module: string, given: unknown, threads: number) {
    this.#module = module;
    this.#given = given;
    for (let thread = 0; thread < threads; thread += 1) this.#start();
  }

  /**
   * Has one of the threads do a task; as many may be done at a time as there are threads. Null when the
   * threads were ended meanwhile. Rejects with what the thread throws: another one takes its place.
   */
  async do(task: unknown): Promise<unknown> {
    const thread = this.#idle.pop();
    if (this.#isEnded) return null;
    if (thread === undefined) throw new RangeError('There are more tasks than threads.');
    try {
      if (this.#broken.has(thread)) throw this.#broken.get(thread);
      const answer = await done(thread, task);
      this.#idle.push(thread);
      return this.#isEnded ? null : answer;
    } catch (error) {
      this.#all.delete(thread);
      this.#broken.delete(thread);
      if (!this.#isEnded) this.#start();
      throw error;
    }
  }

  /** Ends all threads at once, in the middle of their games. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #start(): void {
    const thread = new Worker(compiledModule(this.#module), { workerData: this.#given });
    thread.on('error', (error) => this.#broken.set(thread, error));
    this.#all.add(thread);
    this.#idle.push(thread);
  }
}

/** Null when the thread was ended meanwhile. Rejects when it fails. */
async function done(worker: Worker, task: unknown): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  const answer = once(worker, 'message', { signal }) as Promise<[unknown]>;
  const exit = once(worker, 'exit', { signal }).then(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(task);
  try {
    const first = await Promise.race([answer, exit]);
    return first === null ? null : first[0];
  } finally {
    for (const waiting of [answer, exit]) waiting.catch(() => undefined);
    ended.abort();
  }
}
