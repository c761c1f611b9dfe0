/** Commands that talk by way of a queue: started, looked at while they run, ended with the test. */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { startCardwright } from './command.ts';
import type { RedisServer } from './redis-server.ts';

export interface Talking {
  readonly child: ChildProcess;
  /** What it has said until now. */
  readonly err: () => string;
  readonly ended: Promise<{
    readonly exit: number | null;
    readonly out: string;
    readonly err: string;
  }>;
}

/** Starts `cardwright simulate …args`; what still runs at the end of the test is killed. */
export function simulating(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Talking {
  const child = startCardwright(['simulate', ...args], cwd, env);
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  const ended = once(child, 'close').then(() => ({ exit: child.exitCode, out, err }));
  return { child, err: () => err, ended };
}

/** Offers stay while whoever made them is stopped, and could not renew them. */
export function keepOffers(server: RedisServer): Promise<void> {
  return server.look(async (redis) => {
    for (const key of await redis.keys('cardwright:offer:*')) await redis.persist(key);
  });
}

/** How long is waited before a test fails, in milliseconds: a busy machine does not reach it. */
const PATIENCE = 300_000;

/** Until it is so. `what` names it where it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never was so: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** How many shards are in this state: `wait`, `active`. */
export function shardsIn(server: RedisServer, state: 'wait' | 'active'): Promise<number> {
  return server.look(async (redis) => {
    const [key] = await redis.keys(`cardwright:shards-*:${state}`);
    return key === undefined ? 0 : redis.llen(key);
  });
}

/** How many shards were counted. */
export function results(server: RedisServer): Promise<number> {
  return server.look(async (redis) => {
    const [key] = await redis.keys('cardwright:results:*');
    return key === undefined ? 0 : redis.hlen(key);
  });
}
