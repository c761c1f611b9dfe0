/** What is where in a queue, and for how long. */
import type { Redis } from 'ioredis';

/** All keys begin with it, those of BullMQ too: rights can be given for it alone. */
export const PREFIX = 'cardwright';

/** Ids of what is offered, by when it was first. */
export const OFFERS = `${PREFIX}:offers`;

export interface OfferKeys {
  /** What is offered; it is renewed as long as whoever wants the result is there. */
  readonly offer: string;
  /** Game and plan. */
  readonly parcel: string;
  /** Counts by number of the shard. */
  readonly results: string;
  /** Why workers do not play it, by worker. */
  readonly refusals: string;
  /** The name of its shards with BullMQ. */
  readonly shards: string;
}

export function keysOf(id: string): OfferKeys {
  return {
    offer: `${PREFIX}:offer:${id}`,
    parcel: `${PREFIX}:parcel:${id}`,
    results: `${PREFIX}:results:${id}`,
    refusals: `${PREFIX}:refusals:${id}`,
    shards: `shards-${id}`,
  };
}

/** In milliseconds. */
export const TIMES = {
  /** An offer that was not renewed for that time is none. */
  offer: 15_000,
  /** Whoever comes before that time finds what was counted for somebody who was killed. */
  leftovers: 3_600_000,
  /** How long workers find that a run is over. */
  over: 15_000,
  /** A worker that was not heard of for that time has lost its shard, and is not there any more. */
  lock: 8_000,
  /** How often it is looked for such, and how often a worker is heard of. */
  stalled: 2_000,
} as const;

/** In BullMQ, a shard whose worker died counts as stalled. It may be so as often as workers die. */
export const MAX_STALLED = 1_000;

/** A shard fails for good when it failed that number of times. */
export const ATTEMPTS = 3;

/** Why a shard failed that two workers counted differently: BullMQ hands on texts only. */
export const DIFFERS = 'SHARD_DIFFERS';

/** All keys of BullMQ for these shards, with those of single ones. */
function shardKeys(shards: string, numbers: readonly number[]): string[] {
  const parts =
    'active wait paused id delayed prioritized completed failed stalled meta events marker';
  return [...parts.split(' '), ...numbers.map(jobId)].map((part) => `${PREFIX}:${shards}:${part}`);
}

/** What is known of a shard beside its counts. */
export interface ShardJob {
  readonly shard: number;
  /** The game in which the rules threw, as people write it. */
  readonly failed?: string;
}

/** BullMQ takes no bare number. */
export function jobId(shard: number): string {
  return `shard-${shard}`;
}

/** What workers that had a shard when a run ended have written since. Called when it is over. */
export async function removeRest(redis: Redis, id: string): Promise<void> {
  const { results, shards } = keysOf(id);
  await redis.del(results, ...shardKeys(shards, []));
}

/** Everything of an offer goes by itself when nobody has called this for a while. */
export async function letExpire(
  redis: Redis,
  id: string,
  numbers: readonly number[] = [],
): Promise<void> {
  const { parcel, results, refusals, shards } = keysOf(id);
  const pipeline = redis.pipeline();
  for (const key of [OFFERS, parcel, results, refusals, ...shardKeys(shards, numbers)])
    pipeline.pexpire(key, TIMES.leftovers);
  await pipeline.exec();
}

/**
 * Everything that has no end gets one: what was written in the last moment of somebody who was
 * killed, and of a run that nobody may ever ask for again. Called by whoever comes.
 */
export async function letRestExpire(redis: Redis): Promise<void> {
  for await (const batch of redis.scanStream({ match: `${PREFIX}:*`, count: 1_000 })) {
    const keys = batch as string[];
    const times = await Promise.all(keys.map((key) => redis.pttl(key)));
    const endless = keys.filter((_, place) => times[place] === -1);
    await Promise.all(endless.map((key) => redis.pexpire(key, TIMES.leftovers)));
  }
}
