/** Tasks done by several threads: who does which does not matter, since each answer follows from its task alone. */
import type { Shard } from '../plan.ts';
import type { ShardCounts } from '../result.ts';
import { type PoolOptions, ThreadPool } from './pool.ts';
import type { PlayedByThread } from './worker.ts';

export interface ThreadOptions extends PoolOptions {
  /** Ends all threads at once, in the middle of their games. */
  readonly signal?: AbortSignal;
}

/** What a thread runs that plays shards of a plan. */
export const PLAYER = 'simulation/playing/worker';

/** Plays shards of a plan, and hands each over as soon as it is there; see `doInThreads`. */
export function playInThreads(
  given: PlayedByThread,
  shards: readonly Shard[],
  options: ThreadOptions,
  taken: (counts: ShardCounts) => boolean,
): Promise<void> {
  return doInThreads(PLAYER, given, shards, options, (counts) => taken(counts as ShardCounts));
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
  options: ThreadOptions,
  taken: (answer: unknown) => boolean,
): Promise<void> {
  const { signal } = options;
  if (signal?.aborted === true) return;
  const queue = [...tasks];
  const atOnce = Math.min(options.threads, queue.length);
  const pool = new ThreadPool(module, given, { ...options, threads: atOnce });
  const interrupt = (): void => void pool.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
          const answer = await pool.do(task);
          if (answer === null) return;
          if (!taken(answer)) void pool.end();
        }
      }),
    );
  } finally {
    signal?.removeEventListener('abort', interrupt);
    await pool.end();
  }
}
