/** A real redis-server for one test file: on a free port, with its files in a folder of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

/** Without it the tests of the queue are skipped; `npm test` says so. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

const started = new Set<RedisServer>();

/** Call it in an `afterAll` at the top of a test file: one that is called in a hook is not heard. */
export async function endServers(): Promise<void> {
  await Promise.all([...started].map((server) => server.kill()));
}

export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  readonly #settings: readonly string[];
  #process: ChildProcess | null = null;

  private constructor(port: number, folder: string, settings: readonly string[]) {
    this.port = port;
    this.#folder = folder;
    this.#settings = settings;
  }

  /** Started; `endServers` ends it. `settings`: as on its command line; a `port` of them is the only one. */
  static async start(folder: string, settings: readonly string[] = []): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder, settings);
    started.add(server);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** With what its append-only file holds. */
  async start(): Promise<void> {
    const settings = this.#settings.map((one) => one.replace('{port}', String(this.port)));
    const args = ['--dir', this.#folder, '--bind', '127.0.0.1', '--save', '', ...settings];
    const port = settings.includes('--port') ? [] : ['--port', String(this.port)];
    const child = spawn('redis-server', [...args, ...port, '--appendonly', 'yes']);
    this.#process = child;
    for await (const line of child.stdout) if (/Ready to accept/i.test(String(line))) break;
    child.stdout.resume();
  }

  /** At once, without any farewell. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Somebody who looks into it. */
  async look<T>(at: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis({ port: this.port, host: '127.0.0.1' });
    try {
      return await at(redis);
    } finally {
      redis.disconnect();
    }
  }

  /** Calls `start`, and waits until somebody has sent such a command. */
  asked<T>(command: RegExp, start: () => T): Promise<T> {
    return this.look(async (redis) => {
      const monitor = await redis.monitor();
      const started = start();
      for await (const [, sent] of on(monitor, 'monitor') as AsyncIterable<[string, string[]]>)
        if (command.test(sent.join(' '))) break;
      monitor.disconnect();
      return started;
    });
  }

  /** Keys that do not go by themselves. */
  leftForEver(): Promise<string[]> {
    return this.look(async (redis) => {
      const keys = await redis.keys('*');
      const times = await Promise.all(keys.map((key) => redis.pttl(key)));
      return keys.filter((_, place) => times[place] === -1);
    });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
