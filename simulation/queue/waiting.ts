/** Waiting for what may take for ever: a queue that is gone, a worker that never comes. */
import { setTimeout } from 'node:timers/promises';

/** Ends early, without an error, when `signal` says so. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}

/** When `signal` has said so, and then some time. */
export async function after(signal: AbortSignal, ms: number): Promise<void> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await setTimeout(ms, undefined, { ref: false });
}

/** Whatever comes of `work`, no longer than that. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([work.catch(() => undefined), pause(ms, enough.signal)]);
  enough.abort();
}
