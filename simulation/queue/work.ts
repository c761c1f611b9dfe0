/** A worker of a queue: looks for runs of games that it trusts, and plays shards of one after another. */
import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { engineName } from '../content-hash.ts';
import type { PlayedByThread } from '../playing/worker.ts';
import { connect, disconnect, type Connection, type QueueAddress } from './address.ts';
import { keysOf, letRestExpire, OFFERS, PREFIX, TIMES } from './keys.ts';
import {
  openParcel,
  readOffer,
  trustedFor,
  type Offer,
  type Refusal,
  type TrustedGame,
} from './offer.ts';
import { playShards } from './play-shards.ts';
import { announce } from './presence.ts';
import { after, atMost, pause } from './waiting.ts';

/** What a worker reports. */
interface WorkerNews {
  readonly ready: () => void;
  readonly connection: (connection: Connection) => void;
  /** A run that it does not play. */
  readonly refused: (offer: Offer, refusal: Refusal) => void;
  readonly begun: (offer: Offer) => void;
  /** `shards`: as many as it has played of that run this time. */
  readonly ended: (offer: Offer, shards: number) => void;
}

interface WorkerOptions {
  readonly address: QueueAddress;
  readonly trusted: readonly TrustedGame[];
  /** Shards that it plays at a time. */
  readonly threads: number;
  /** Takes no further shard, and ends when those that it has are played. */
  readonly finish: AbortSignal;
  /** Hands back what it has. */
  readonly leave: AbortSignal;
  readonly news: WorkerNews;
}

/** How often is looked for something to play, in milliseconds. */
const LOOKING = 500;

/** How long is waited for a queue that does not answer before leaving without it. */
const LEAVING = 3_000;

/** How long is waited until it knows that the worker is gone: it finds that out by itself too. */
const GOODBYE = 500;

/** Machine and process. */
const NAME = `${hostname()}:${process.pid}`;

/** Works until it is asked to end. Throws a `QueueFault` when the queue cannot be reached at the start. */
export async function workOnQueue(options: WorkerOptions): Promise<void> {
  const redis = await connect(options.address, options.news.connection);
  const worker = new QueueWorker(redis, options);
  const leave = announce(redis, {
    name: NAME,
    engine: engineName(),
    games: options.trusted.map(({ id }) => id),
    threads: options.threads,
  });
  try {
    options.news.ready();
    await Promise.race([worker.work(), after(options.leave, LEAVING)]);
  } finally {
    await atMost(GOODBYE, leave());
    disconnect(redis);
  }
}

class QueueWorker {
  readonly #redis: Redis;
  readonly #options: WorkerOptions;
  readonly #engine = engineName();
  /** Offers that it has refused: each of them once. */
  readonly #refused = new Set<string>();

  constructor(redis: Redis, options: WorkerOptions) {
    this.#redis = redis;
    this.#options = options;
  }

  async work(): Promise<void> {
    const { finish, threads, leave, news } = this.#options;
    await letRestExpire(this.#redis);
    while (!finish.aborted) {
      const found = await this.#next();
      if (found === null) {
        await pause(LOOKING, finish);
        continue;
      }
      const [offer, given] = found;
      news.begun(offer);
      const shards = await playShards({ redis: this.#redis, offer, given, threads, finish, leave });
      news.ended(offer, shards);
    }
  }

  /** The oldest run that it may play and of which a shard waits. */
  async #next(): Promise<[Offer, PlayedByThread] | null> {
    for (const id of await this.#redis.zrange(OFFERS, '0', '-1')) {
      const offer = readOffer(await this.#redis.get(keysOf(id).offer));
      if (offer === null) await this.#forget(id);
      else if (!offer.isOver && offer.id === id && !this.#refused.has(nameOf(offer))) {
        const given = await this.#accepted(offer);
        if (given !== null && (await this.#hasWaiting(id))) return [offer, given];
      }
    }
    return null;
  }

  /** Nobody wants it any more, or renews it shortly. */
  async #forget(id: string): Promise<void> {
    await this.#redis.zrem(OFFERS, id);
  }

  async #hasWaiting(id: string): Promise<boolean> {
    return (await this.#redis.llen(`${PREFIX}:${keysOf(id).shards}:wait`)) > 0;
  }

  /** What is played, or null after the refusal was reported on both sides. */
  async #accepted(offer: Offer): Promise<PlayedByThread | null> {
    const trusted = trustedFor(offer, this.#options.trusted, this.#engine);
    if ('why' in trusted) return this.#refuse(offer, trusted);
    const parcel = await this.#redis.getBuffer(keysOf(offer.id).parcel);
    // Gone since the offer was read, or to come: nobody sends another one.
    if (parcel === null) return null;
    const given = openParcel(offer, parcel, trusted);
    return 'why' in given ? this.#refuse(offer, given) : given;
  }

  async #refuse(offer: Offer, refusal: Refusal): Promise<null> {
    this.#refused.add(nameOf(offer));
    this.#options.news.refused(offer, refusal);
    const { refusals } = keysOf(offer.id);
    await this.#redis.hset(refusals, NAME, JSON.stringify(refusal));
    await this.#redis.pexpire(refusals, TIMES.leftovers);
    return null;
  }
}

/** The same run may be offered again by somebody else: they too want to know why it is not played. */
function nameOf({ id, owner }: Offer): string {
  return `${id} ${owner}`;
}
