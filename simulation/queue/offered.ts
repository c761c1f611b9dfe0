/** A run as it is offered on a queue: put there, kept alive, taken away. */
import type { Redis } from 'ioredis';
import { letExpire, keysOf, OFFERS, TIMES, type OfferKeys } from './keys.ts';
import { QueueFault } from './address.ts';
import { isRefusal, readOffer, type Offer, type Refusal } from './offer.ts';

export class Offered {
  readonly #redis: Redis;
  readonly #offer: Offer;
  readonly #parcel: Buffer;
  readonly #keys: OfferKeys;
  /** Workers whose refusal was reported. */
  readonly #refused = new Set<string>();
  #isThere = false;

  constructor(redis: Redis, offer: Offer, parcel: Buffer) {
    this.#redis = redis;
    this.#offer = offer;
    this.#parcel = parcel;
    this.#keys = keysOf(offer.id);
  }

  /**
   * Offers the run, and again before the offer expires. A queue that has lost everything is given
   * everything again. Throws where somebody else offers the same run.
   */
  async renew(outstanding: readonly number[]): Promise<void> {
    const { offer, parcel } = this.#keys;
    const there = readOffer(await this.#redis.get(offer));
    if (there !== null && !there.isOver && there.owner !== this.#offer.owner)
      throw new QueueFault({ why: 'busy' });
    // Workers that see the offer find the parcel.
    if ((await this.#redis.exists(parcel)) === 0)
      await this.#redis.set(parcel, this.#parcel, 'PX', TIMES.leftovers);
    await this.#redis.set(offer, JSON.stringify(this.#offer), 'PX', TIMES.offer);
    this.#isThere = true;
    const [seconds = 0] = await this.#redis.time();
    await this.#redis.zadd(OFFERS, 'NX', seconds, this.#offer.id);
    await this.letExpire(outstanding);
  }

  /** Of shards that were just added too. */
  letExpire(outstanding: readonly number[]): Promise<void> {
    return letExpire(this.#redis, this.#offer.id, outstanding);
  }

  /** Workers that do not play it, each once. */
  async refusals(): Promise<[worker: string, refusal: Refusal][]> {
    const all = Object.entries(await this.#redis.hgetall(this.#keys.refusals));
    return all.flatMap(([worker, text]): [string, Refusal][] => {
      if (this.#refused.has(worker)) return [];
      this.#refused.add(worker);
      const refusal = asRefusal(text);
      return refusal === null ? [] : [[worker, refusal]];
    });
  }

  /** Says that nothing more is wanted: whoever plays ends. Called before the shards are removed. */
  async end(): Promise<void> {
    if (!this.#isThere) return;
    const over: Offer = { ...this.#offer, isOver: true };
    await this.#redis.set(this.#keys.offer, JSON.stringify(over), 'PX', TIMES.over);
  }

  async remove(): Promise<void> {
    if (!this.#isThere) return;
    const { parcel, results, refusals } = this.#keys;
    await this.#redis.del(parcel, results, refusals);
    await this.#redis.zrem(OFFERS, this.#offer.id);
  }

  /** Whether there is anything to remove. */
  get isThere(): boolean {
    return this.#isThere;
  }
}

function asRefusal(text: string): Refusal | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRefusal(read) ? read : null;
  } catch {
    return null;
  }
}
