/** Shards played by several threads: who plays which does not matter, since each follows from the plan alone. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../kernel/index.ts';
import type { Shard } from '../plan.ts';
import type { ShardCounts } from '../result.ts';
import type { PlayedByThread } from './worker.ts';

/** Threads run what is built: Node does not read TypeScript. */
const WORKER = compiledModule('simulation/playing/worker');

export interface ThreadOptions {
  readonly threads: number;
  /** Ends all threads at once, in the middle of their games. */
  readonly signal?: AbortSignal;
}

/**
 * Plays shards, as many at a time as there are threads, and hands each over as soon as it is there, in
 * no order; `taken` returns false when no more are wanted. Rejects with what a thread throws.
 */
export async function playInThreads(
  given: PlayedByThread,
  shards: readonly Shard[],
  { threads, signal }: ThreadOptions,
  taken: (counts: ShardCounts) => boolean,
): Promise<void> {
  if (signal?.aborted === true) return;
  const queue = [...shards];
  let isEnough = false;
  const workers = Array.from(
    { length: Math.min(threads, queue.length) },
    () => new Worker(WORKER, { workerData: given }),
  );
  const end = (): void => {
    isEnough = true;
    for (const worker of workers) void worker.terminate();
  };
  signal?.addEventListener('abort', end);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let shard = queue.shift(); shard !== undefined; shard = queue.shift()) {
          const counts = await played(worker, shard);
          if (isEnough || counts === null) return;
          if (!taken(counts)) end();
        }
      }),
    );
  } finally {
    signal?.removeEventListener('abort', end);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Null when the thread was ended meanwhile. Rejects when it fails. */
async function played(worker: Worker, shard: Shard): Promise<ShardCounts | null> {
  const ended = new AbortController();
  const { signal } = ended;
  const answer = once(worker, 'message', { signal }) as Promise<[ShardCounts]>;
  const exit = once(worker, 'exit', { signal }).then(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(shard);
  try {
    const first = await Promise.race([answer, exit]);
    return first === null ? null : first[0];
  } finally {
    for (const waiting of [answer, exit]) waiting.catch(() => undefined);
    ended.abort();
  }
}
