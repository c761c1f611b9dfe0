/** Where a queue is: the address of a Redis or Valkey, its password, and the connection to it. */
import type { Redis } from 'ioredis';
import type { GameRef } from '../result.ts';

export interface QueueAddress {
  readonly options: {
    readonly host: string;
    readonly port: number;
    readonly db: number;
    readonly username?: string;
    readonly password?: string;
    /** With TLS. Certificates are judged as Node does: NODE_EXTRA_CA_CERTS names others. */
    readonly tls?: { readonly rejectUnauthorized?: true };
  };
  /** Without what is secret. */
  readonly shown: string;
}

/** The environment variable for a password that no list of processes shows. */
export const PASSWORD_VARIABLE = 'CARDWRIGHT_QUEUE_PASSWORD';

/** `redis://[user[:password]@]host[:port][/database]`, `rediss://` with TLS; null for anything else. */
export function queueAddress(
  text: string,
  password = process.env[PASSWORD_VARIABLE],
): QueueAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^rediss?:$/.test(url.protocol) || url.hostname === '') return null;
  const [, database] = /^\/?(\d{0,4})$/.exec(url.pathname) ?? [];
  if (database === undefined || url.search !== '' || url.hash !== '') return null;
  const [user, ownPassword] = [plain(url.username), plain(url.password)];
  if (user === null || ownPassword === null) return null;
  const secret = ownPassword === '' ? (password ?? '') : ownPassword;
  return {
    options: {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? 6379 : Number(url.port),
      db: Number(database),
      ...(user !== '' && { username: user }),
      ...(secret !== '' && { password: secret }),
      ...(url.protocol === 'rediss:' && { tls: {} }),
    },
    shown: `${url.protocol}//${url.host}${Number(database) === 0 ? '' : `/${database}`}`,
  };
}

function plain(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Why nothing can be played by way of a queue. */
export type QueueTrouble =
  /** It cannot be reached, or does not let us in. */
  | { readonly why: 'unreachable'; readonly queue: string; readonly said: string }
  /** Somebody else has put the same run there. */
  | { readonly why: 'busy' }
  /** A shard failed on every worker that tried it; `game`: the one in which the rules threw. */
  | {
      readonly why: 'failed';
      readonly shard: number;
      readonly said: string;
      readonly game: GameRef | null;
    }
  /** Two workers counted different things in the same games. */
  | { readonly why: 'differs'; readonly shard: number };

export class QueueFault extends Error {
  readonly trouble: QueueTrouble;

  constructor(trouble: QueueTrouble) {
    super(trouble.why);
    this.trouble = trouble;
  }
}

/** What is reported of a connection after it was made. */
export type Connection = 'lost' | 'back';

/**
 * Connects, or throws a `QueueFault` when that is refused. A connection that is lost afterwards is made
 * again, for as long as it takes: what was asked meanwhile is answered then.
 */
export async function connect(
  { options, shown }: QueueAddress,
  report: (connection: Connection) => void,
): Promise<Redis> {
  const { Redis } = await import('ioredis');
  let wasThere = false;
  let last = '';
  const redis = new Redis({
    ...options,
    lazyConnect: true,
    connectTimeout: 10_000,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => (wasThere ? Math.min(1000, 100 * times) : null),
  });
  // An error may carry the command that failed, with the password in it: only its words go on.
  redis.on('error', (error: Error) => (last = error.message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const said = last === '' ? (error as Error).message : last;
    throw new QueueFault({ why: 'unreachable', queue: shown, said });
  }
  wasThere = true;
  redis.on('close', () => report('lost'));
  redis.on('ready', () => report('back'));
  return redis;
}

/** On purpose: it is not reported as lost. */
export function disconnect(redis: Redis): void {
  redis.removeAllListeners('close');
  redis.disconnect();
}
