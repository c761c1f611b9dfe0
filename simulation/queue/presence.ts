/** Workers that are there, whether they play or wait: each says so again and again, as long as it lives. */
import type { Redis } from 'ioredis';
import { isMapping } from '../../kernel/index.ts';
import { PREFIX, TIMES } from './keys.ts';
import { parsed } from './offer.ts';

/** What a worker says of itself. */
export interface PresentWorker {
  /** Machine and process. */
  readonly name: string;
  /** Cardwright and V8: it plays only runs that were planned with the same. */
  readonly engine: string;
  /** Ids of the games that it plays. */
  readonly games: readonly string[];
  readonly threads: number;
}

/** Names of workers, some of which may be gone. */
const WORKERS = `${PREFIX}:workers`;

const keyOf = (name: string): string => `${PREFIX}:worker:${name}`;

/** Says so until the function that comes back is called. A queue that is gone hears it when it is back. */
export function announce(redis: Redis, worker: PresentWorker): () => Promise<void> {
  let last: Promise<unknown> = renew(redis, worker);
  const timer = setInterval(() => (last = renew(redis, worker)), TIMES.stalled);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
    await redis.del(keyOf(worker.name));
    await redis.srem(WORKERS, worker.name);
  };
}

async function renew(redis: Redis, worker: PresentWorker): Promise<void> {
  const pipeline = redis.pipeline();
  pipeline.set(keyOf(worker.name), JSON.stringify(worker), 'PX', TIMES.lock);
  pipeline.sadd(WORKERS, worker.name);
  pipeline.pexpire(WORKERS, TIMES.lock);
  // Nothing depends on it: whoever plays shows by its results that it does.
  await pipeline.exec().catch(() => undefined);
}

/** No more than this are looked at: whoever can write to the queue may write what they like. */
const MANY = 1_000;

/** In the order of their names. */
export async function presentWorkers(redis: Redis): Promise<PresentWorker[]> {
  const names = (await redis.smembers(WORKERS)).toSorted().slice(0, MANY);
  const said = names.length === 0 ? [] : await redis.mget(names.map(keyOf));
  return said.flatMap((text) => readWorker(text) ?? []);
}

/** Null for one that is gone, and for what no worker says of itself. */
export function readWorker(text: string | null): PresentWorker | null {
  const read = text === null ? undefined : parsed(text);
  if (!isMapping(read)) return null;
  const { name, engine, threads, games } = read;
  const isWorker =
    [name, engine].every(isLine) &&
    Number.isSafeInteger(threads) &&
    Array.isArray(games) &&
    games.every(isLine);
  return isWorker ? (read as unknown as PresentWorker) : null;
}

/** It is shown as part of a line. */
function isLine(text: unknown): boolean {
  return typeof text === 'string' && /^[^\p{Cc}]{1,300}$/u.test(text);
}
