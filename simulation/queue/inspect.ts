/** What there is to know of a queue without playing anything: the server, what waits, who plays. */
import type { Redis } from 'ioredis';
import { connect, disconnect, QueueFault, type QueueAddress } from './address.ts';
import { keysOf, OFFERS, PREFIX } from './keys.ts';
import { readOffer } from './offer.ts';
import { presentWorkers, type PresentWorker } from './presence.ts';

/** Which program answers. */
export interface QueueServer {
  readonly program: 'Redis' | 'Valkey';
  /** Its own: a Valkey also says which Redis it is like. */
  readonly version: string;
  /** What it does when its memory is full; null where it does not say. */
  readonly eviction: string | null;
}

/** A run that somebody wants. */
export interface WaitingRun {
  readonly game: string;
  readonly engine: string;
  /** Shards that nobody has taken yet. */
  readonly waiting: number;
  /** Shards that are being played. */
  readonly playing: number;
}

export interface QueueState {
  readonly server: QueueServer;
  /** The oldest first. */
  readonly runs: readonly WaitingRun[];
  readonly workers: readonly PresentWorker[];
}

/** Throws a `QueueFault` when it cannot be reached, or forbids what is asked. */
export async function inspectQueue(address: QueueAddress): Promise<QueueState> {
  const redis = await connect(address, () => undefined);
  try {
    return {
      server: serverOf(await redis.info()),
      runs: await waitingRuns(redis),
      workers: await presentWorkers(redis),
    };
  } catch (error) {
    const said = (error as Error).message;
    throw new QueueFault({ why: 'unreachable', queue: address.shown, said });
  } finally {
    disconnect(redis);
  }
}

/** Of what the command INFO answers. */
export function serverOf(info: string): QueueServer {
  const fields = new Map(
    info.split(/\r?\n/).flatMap((line): [string, string][] => {
      const [, key = '', value = ''] = /^(\w+):(.*)$/.exec(line) ?? [];
      return key === '' ? [] : [[key, value]];
    }),
  );
  const valkey = fields.get('valkey_version');
  return {
    program: valkey === undefined ? 'Redis' : 'Valkey',
    version: valkey ?? fields.get('redis_version') ?? '',
    eviction: fields.get('maxmemory_policy') ?? null,
  };
}

async function waitingRuns(redis: Redis): Promise<WaitingRun[]> {
  const runs: WaitingRun[] = [];
  for (const id of await redis.zrange(OFFERS, '0', '-1')) {
    const { offer: key, shards } = keysOf(id);
    const offer = readOffer(await redis.get(key));
    if (offer === null || offer.isOver) continue;
    const [waiting, playing] = await Promise.all(
      ['wait', 'active'].map((list) => redis.llen(`${PREFIX}:${shards}:${list}`)),
    );
    runs.push({ game: offer.game, engine: offer.engine, waiting: waiting!, playing: playing! });
  }
  return runs;
}
