/**
 * Plays a plan by way of a queue. The queue may lose everything: what is wanted is known here, and
 * what is missing is asked for again. What is counted is merged as on one machine.
 */
import { randomBytes } from 'node:crypto';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { isMapping } from '../../kernel/index.ts';
import { gamesIn, shardsOf, type Plan, type Shard } from '../plan.ts';
import type { PlayedByThread } from '../playing/worker.ts';
import type { ShardCounts, SimulationResult } from '../result.ts';
import { readRef } from '../replay-command.ts';
import { Merger } from '../running/merge.ts';
import { connect, disconnect, QueueFault, type Connection, type QueueAddress } from './address.ts';
import {
  ATTEMPTS,
  DIFFERS,
  jobId,
  keysOf,
  letRestExpire,
  MAX_STALLED,
  PREFIX,
  TIMES,
  type ShardJob,
} from './keys.ts';
import { Offered } from './offered.ts';
import { offerOf, unpacked, type Refusal } from './offer.ts';
import { after, atMost, pause } from './waiting.ts';

export interface QueueProgress {
  /** Games that are counted, of those of the plan. */
  readonly games: number;
  readonly all: number;
  /** Half the widest interval, as a share; null before any game. */
  readonly widest: number | null;
  /** Shards that workers play at the moment: as many as threads are at work. */
  readonly playing: number;
}

export interface QueueRun {
  readonly address: QueueAddress;
  /** Ends the run: what is counted until then is the result. */
  readonly signal: AbortSignal;
  readonly progress: (progress: QueueProgress) => void;
  readonly connection: (connection: Connection) => void;
  /** A worker does not play this run. */
  readonly refused: (worker: string, refusal: Refusal) => void;
}

/** How often is looked for results, and for what is missing; in milliseconds. */
const [LOOKING, RENEWING] = [250, 2_000];

/** How long is waited for a queue that does not answer, when all that is left to do is to tidy up. */
const LEAVING = 5_000;

/** Shards beyond the last one that is counted, which are offered at a time: a stop rule may want none of them. */
const AHEAD = 1_000;

export async function simulateOnQueue(
  given: PlayedByThread,
  run: QueueRun,
): Promise<SimulationResult> {
  const redis = await connect(run.address, run.connection);
  const { Queue, Worker } = await import('bullmq');
  const [offer, parcel] = offerOf(given, randomBytes(8).toString('hex'));
  const options = { connection: redis, prefix: PREFIX };
  const { shards } = keysOf(offer.id);
  const queue = new Queue(shards, { ...options, streams: { events: { maxLen: 100 } } });
  // It plays nothing. It finds shards whose worker died, also when no worker is left to find them.
  const finder = new Worker(shards, null, {
    ...options,
    autorun: false,
    stalledInterval: TIMES.stalled,
    maxStalledCount: MAX_STALLED,
  });
  // Each command says itself what went wrong.
  queue.on('error', () => undefined);
  finder.on('error', () => undefined);
  const producer = new Producer(given, run, {
    redis,
    queue,
    offered: new Offered(redis, offer, parcel),
    results: keysOf(offer.id).results,
  });
  try {
    void finder.startStalledCheckTimer();
    await Promise.race([producer.play(), after(run.signal, LEAVING)]);
  } finally {
    await atMost(LEAVING, finder.close(true));
    await atMost(LEAVING, producer.tidyUp());
    await atMost(LEAVING, queue.close());
    disconnect(redis);
  }
  return producer.result();
}

/** What a producer talks to. */
interface Channel {
  readonly redis: Redis;
  readonly queue: Queue;
  readonly offered: Offered;
  /** Key of the results. */
  readonly results: string;
}

class Producer {
  readonly #run: QueueRun;
  readonly #channel: Channel;
  readonly #merger: Merger;
  readonly #shards: readonly Shard[];
  readonly #plan: Plan;
  readonly #taken = new Set<number>();

  constructor({ plan }: PlayedByThread, run: QueueRun, channel: Channel) {
    this.#run = run;
    this.#channel = channel;
    this.#merger = new Merger(plan);
    this.#shards = shardsOf(plan);
    this.#plan = plan;
  }

  result(): SimulationResult {
    return this.#merger.result();
  }

  async play(): Promise<void> {
    let renewed = -Infinity;
    await letRestExpire(this.#channel.redis);
    while (!this.#isOver) {
      if (performance.now() - renewed >= RENEWING) {
        renewed = performance.now();
        await this.#supply();
      }
      await this.#take();
      await this.#showProgress();
      if (!this.#isOver) await pause(LOOKING, this.#run.signal);
    }
  }

  /** Leaves nothing behind: workers end, shards go. */
  async tidyUp(): Promise<void> {
    const { offered, queue } = this.#channel;
    if (!offered.isThere) return;
    // What came in the last moment counts.
    await this.#take();
    await offered.end();
    await queue.obliterate({ force: true });
    await offered.remove();
  }

  get #isOver(): boolean {
    return this.#merger.isDone || this.#run.signal.aborted;
  }

  /** Offers what is missing: the first shards, those beyond, and whatever the queue has lost. */
  async #supply(): Promise<void> {
    const { queue, offered } = this.#channel;
    await offered.renew(this.#outstanding());
    for (const [worker, refusal] of await offered.refusals()) this.#run.refused(worker, refusal);
    const known = await queue.getRanges(['wait', 'active', 'delayed', 'prioritized']);
    await this.#refuseFailures();
    // After it was asked what is known: a shard that has ended since is here.
    await this.#take();
    if (this.#isOver) return;
    const there = new Set(known);
    const missing = this.#outstanding().filter((number) => !there.has(jobId(number)));
    await queue.addBulk(missing.map(jobOf));
    await offered.letExpire(missing);
  }

  #outstanding(): number[] {
    const first = this.#merger.shards;
    return this.#shards
      .slice(first, first + AHEAD)
      .map(({ number }) => number)
      .filter((number) => !this.#taken.has(number));
  }

  async #take(): Promise<void> {
    const { redis, results } = this.#channel;
    const fields = await redis.hkeys(results);
    const fresh = fields.filter((field) => !this.#taken.has(Number(field)));
    for (const field of fresh) {
      const bytes = await redis.hgetBuffer(results, field);
      const counts = bytes === null ? undefined : unpacked(bytes);
      if (this.#isOfShard(counts, Number(field))) {
        this.#taken.add(counts.shard);
        this.#merger.take(counts);
      } else {
        // Damaged: it is missing, and asked for again.
        await redis.hdel(results, field);
      }
      if (this.#merger.isDone) return;
    }
  }

  #isOfShard(counts: unknown, number: number): counts is ShardCounts {
    return (
      isMapping(counts) &&
      counts['shard'] === number &&
      number < this.#shards.length &&
      Array.isArray(counts['pairings']) &&
      counts['pairings'].length === this.#plan.pairings.length
    );
  }

  /** Throws when a shard has failed as often as it may. */
  async #refuseFailures(): Promise<void> {
    const [failed] = (await this.#channel.queue.getFailed(0, 0)) as (Job | undefined)[];
    if (failed === undefined) return;
    const { shard, failed: game } = failed.data as ShardJob;
    if (failed.failedReason === DIFFERS) throw new QueueFault({ why: 'differs', shard });
    throw new QueueFault({
      why: 'failed',
      shard,
      said: failed.failedReason,
      // Whatever a worker writes there: it names a game of this run, or none.
      game: readRef(String(game), this.#plan),
    });
  }

  async #showProgress(): Promise<void> {
    const playing = await this.#channel.queue.getActiveCount();
    this.#run.progress({
      games: gamesIn(this.#shards.slice(0, this.#merger.shards), this.#plan),
      all: gamesIn(this.#shards, this.#plan),
      widest: this.#merger.reached.widest,
      playing,
    });
  }
}

function jobOf(shard: number) {
  return {
    name: 'shard',
    data: { shard } satisfies ShardJob,
    // What was counted is kept beside it; what failed is looked at.
    opts: { jobId: jobId(shard), attempts: ATTEMPTS, removeOnComplete: true },
  };
}
