/** Threads that run one module and were given the same, for whoever has tasks for them. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../kernel/index.ts';
import { GameCell } from './game-cell.ts';
import type { ThreadData } from './in-thread.ts';
import { type LongGame, LongGames } from './long-games.ts';

/** Milliseconds between looks at how long games are played. */
const LOOK = 1000;

export interface PoolOptions {
  readonly threads: number;
  /** Reports a game that is played for long: once, and few of a run. */
  readonly longGame?: (game: LongGame) => void;
}

export class ThreadPool {
  readonly #module: string;
  readonly #given: unknown;
  readonly #all = new Set<Worker>();
  readonly #idle: Worker[] = [];
  /** What threads failed with before they had a task: rules that cannot be loaded. */
  readonly #broken = new Map<Worker, unknown>();
  readonly #longGames: LongGames;
  readonly #looking: NodeJS.Timeout;
  #isEnded = false;

  /** `module`: what a thread runs, as it is built: Node does not read TypeScript. It begins with `inThread`. */
  constructor(module: string, given: unknown, { threads, longGame }: PoolOptions) {
    this.#module = module;
    this.#given = given;
    this.#longGames = new LongGames((game) => longGame?.(game));
    this.#looking = setInterval(() => this.#longGames.look(), LOOK).unref();
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
    clearInterval(this.#looking);
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  /** The same, where somebody does not want to wait any longer: a game that is played for long is reported. */
  interrupt(): Promise<void> {
    this.#longGames.interrupt();
    return this.end();
  }

  #start(): void {
    const cell = new GameCell();
    const data: ThreadData = { given: this.#given, cell: cell.memory };
    const thread = new Worker(compiledModule(this.#module), { workerData: data });
    this.#longGames.watch(cell);
    thread.on('exit', () => this.#longGames.forget(cell));
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
