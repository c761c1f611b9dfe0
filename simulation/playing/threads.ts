/** Tasks done by several threads: who does which does not matter, since each answer follows from its task alone. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../kernel/index.ts';
import type { Shard } from '../plan.ts';
import type { ShardCounts } from '../result.ts';
import type { PlayedByThread } from './worker.ts';

export interface ThreadOptions {
  readonly threads: number;
  /** Ends all threads at once, in the middle of their games. */
  readonly signal?: AbortSignal;
}

/** Plays shards of a plan, and hands each over as soon as it is there; see `doInThreads`. */
export function playInThreads(
  given: PlayedByThread,
  shards: readonly Shard[],
  options: ThreadOptions,
  taken: (counts: ShardCounts) => boolean,
): Promise<void> {
  return doInThreads('simulation/playing/worker', given, shards, options, (counts) =>
    taken(counts as ShardCounts),
  );
}

/**
 * Does tasks, as many at a time as there are threads, and hands each answer over as soon as it is there,
 * in no order; `taken` returns false when no more are wanted. `module` is what a thread runs, as it is
 * built: Node does not read TypeScript. Rejects with what a thread throws.
 */
export async function doInThreads(
  module: string,
  given: unknown,
  tasks: readonly unknown[],
  { threads, signal }: ThreadOptions,
  taken: (answer: unknown) => boolean,
): Promise<void> {
  if (signal?.aborted === true) return;
  const queue = [...tasks];
  let isEnough = false;
  const workers = Array.from(
    { length: Math.min(threads, queue.length) },
    () => new Worker(compiledModule(module), { workerData: given }),
  );
  const end = (): void => {
    isEnough = true;
    for (const worker of workers) void worker.terminate();
  };
  signal?.addEventListener('abort', end);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
          const answer = await done(worker, task);
          if (isEnough || answer === null) return;
          if (!taken(answer)) end();
        }
      }),
    );
  } finally {
    signal?.removeEventListener('abort', end);
    await Promise.all(workers.map((worker) => worker.terminate()));
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
