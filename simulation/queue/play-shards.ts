/** Plays shards of one run, until it is over, nothing is left to take, or the worker is to end. */
import type * as BullMQ from 'bullmq';
import type { Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { shardsOf, type Shard } from '../plan.ts';
import { failedGameOf } from '../playing/failed-game.ts';
import { ThreadPool } from '../playing/pool.ts';
import { PLAYER } from '../playing/threads.ts';
import type { PlayedByThread } from '../playing/worker.ts';
import { refText } from '../replay-command.ts';
import type { ShardCounts } from '../result.ts';
import {
  DIFFERS,
  jobId,
  keysOf,
  letExpire,
  MAX_STALLED,
  PREFIX,
  removeRest,
  TIMES,
  type ShardJob,
} from './keys.ts';
import { packed, readOffer, unpacked, type Offer } from './offer.ts';
import { pause } from './waiting.ts';

interface Shift {
  readonly redis: Redis;
  readonly offer: Offer;
  readonly given: PlayedByThread;
  readonly threads: number;
  /** Takes no further shard, and ends when those that it has are played. */
  readonly finish: AbortSignal;
  /** Hands back what it has. */
  readonly leave: AbortSignal;
}

/** How often is looked whether the run is over, in milliseconds. */
const LOOKING = 500;

/** A queue without anything to take for that time is left: another run may wait. */
const IDLE = 2_000;

/** Gives the number of shards that were played. */
export async function playShards(shift: Shift): Promise<number> {
  const bull = await import('bullmq');
  const { redis, offer, threads } = shift;
  const player = new ShardPlayer(shift, bull);
  const worker = new bull.Worker(keysOf(offer.id).shards, (job, token) => player.play(job, token), {
    connection: redis,
    prefix: PREFIX,
    concurrency: threads,
    lockDuration: TIMES.lock,
    stalledInterval: TIMES.stalled,
    maxStalledCount: MAX_STALLED,
    runRetryDelay: 1_000,
    drainDelay: 1,
  });
  // A shard that was lost is found by others, and one that failed is counted by the queue.
  worker.on('error', () => undefined);
  try {
    await untilLeft(shift, player);
  } finally {
    await leaveQueue(shift, player, worker);
    await letExpire(redis, offer.id);
    const there = readOffer(await redis.get(keysOf(offer.id).offer));
    // Unless somebody has offered it again.
    if (there?.isOver === true) await removeRest(redis, offer.id);
  }
  return player.played;
}

/** While there is something to do here. */
async function untilLeft({ redis, offer, finish }: Shift, player: ShardPlayer): Promise<void> {
  let seen = performance.now();
  while (!finish.aborted) {
    const there = await redis.get(keysOf(offer.id).offer);
    const now = performance.now();
    if (there !== null) seen = now;
    // A queue that lost everything is given everything again, unless nobody is left who would.
    player.isOver = readOffer(there)?.isOver === true || now - seen > TIMES.offer;
    if (player.isOver || player.idleSince(now) > IDLE) return;
    await pause(LOOKING, finish);
  }
}

async function leaveQueue(shift: Shift, player: ShardPlayer, worker: Worker): Promise<void> {
  const { leave } = shift;
  const end = (): void => void player.end();
  if (player.isOver || leave.aborted) end();
  leave.addEventListener('abort', end);
  // Nobody waits for what is over.
  await worker.close(player.isOver);
  leave.removeEventListener('abort', end);
  await player.end();
}

class ShardPlayer {
  /** Nothing of the run is wanted any more. */
  isOver = false;
  played = 0;
  readonly #shift: Shift;
  readonly #bull: typeof BullMQ;
  readonly #pool: ThreadPool;
  readonly #shards: readonly Shard[];
  #playing = 0;
  #lastPlayed = performance.now();

  constructor(shift: Shift, bull: typeof BullMQ) {
    this.#shift = shift;
    this.#bull = bull;
    this.#pool = new ThreadPool(PLAYER, shift.given, { threads: shift.threads });
    this.#shards = shardsOf(shift.given.plan);
  }

  /** For how long it has had nothing to do, in milliseconds. */
  idleSince(now: number): number {
    return this.#playing > 0 ? 0 : now - this.#lastPlayed;
  }

  async play(job: Job, token = ''): Promise<void> {
    const { offer, redis } = this.#shift;
    const shard = this.#shards[(job.data as ShardJob).shard];
    if (shard === undefined || job.id !== jobId(shard.number))
      throw new this.#bull.UnrecoverableError('There is no such shard.');
    this.#playing += 1;
    try {
      await letExpire(redis, offer.id, [shard.number]);
      // Counted already: its worker died before it could hand it in.
      if ((await redis.hexists(keysOf(offer.id).results, String(shard.number))) === 1) return;
      const counts = await this.#counted(shard, job);
      if (counts === null) return await this.#handBack(job, token);
      await this.#deliver(counts);
      this.played += 1;
    } finally {
      this.#playing -= 1;
      this.#lastPlayed = performance.now();
    }
  }

  /** Ends all games at once. */
  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Null when the threads were ended. Of rules that throw, whoever wants the result hears in which game. */
  async #counted(shard: Shard, job: Job): Promise<ShardCounts | null> {
    try {
      return (await this.#pool.do(shard)) as ShardCounts | null;
    } catch (error) {
      const failed = failedGameOf(error);
      const data: ShardJob = { shard: shard.number };
      if (failed !== null) await job.updateData({ ...data, failed: refText(failed.game) });
      throw error;
    }
  }

  /** Another worker has it at once, without waiting until the lock runs out. */
  async #handBack(job: Job, token: string): Promise<never> {
    if (!this.isOver) await job.moveToWait(token);
    throw new this.#bull.WaitingError();
  }

  /** Whoever counted first is kept. What came of the same games must be the same. */
  async #deliver(counts: ShardCounts): Promise<void> {
    const { offer, redis } = this.#shift;
    const { results } = keysOf(offer.id);
    const isFirst = await redis.hsetnx(results, String(counts.shard), packed(counts));
    if (isFirst === 1) {
      await redis.pexpire(results, TIMES.leftovers);
      return;
    }
    const before = await redis.hgetBuffer(results, String(counts.shard));
    if (before !== null && JSON.stringify(unpacked(before)) !== JSON.stringify(counts))
      throw new this.#bull.UnrecoverableError(DIFFERS);
  }
}
