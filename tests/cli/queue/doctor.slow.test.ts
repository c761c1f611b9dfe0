/** `doctor --queue`: whether a queue can be used, what waits there and who plays, by a real redis-server. */
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cardwright } from '../../support/command.ts';
import { temporaryRoom } from '../../support/games.ts';
import { runHere } from '../../support/in-process.ts';
import { simulating, until } from '../../support/queue-talk.ts';
import { endServers, hasRedisServer, RedisServer } from '../../support/redis-server.ts';

const room = temporaryRoom();
afterAll(endServers);

/** What is said of the queue: the lines behind those of the machine. */
async function asked(url: string): Promise<{ exit: unknown; lines: string[] }> {
  const { exit, out, err } = await runHere(['doctor', '--queue', url], room);
  expect(err).toBe('');
  const lines = out.trimEnd().split('\n');
  return {
    exit,
    lines: lines.slice(lines.findIndex((line) => /^(?:ok {2}|FAIL) {2}queue/.test(line))),
  };
}

function server(name: string, settings: readonly string[]): Promise<RedisServer> {
  mkdirSync(join(room, name));
  return RedisServer.start(join(room, name), settings);
}

describe.skipIf(!hasRedisServer)('of a server', () => {
  test(
    'an empty queue is sound; a run that nobody plays is not, until a worker comes',
    { tags: 'soak' },
    async () => {
      const redis = await server('sound', []);
      const empty = await asked(redis.url);
      expect(empty.lines).toEqual([
        `ok    queue                  ${redis.url}`,
        expect.stringMatching(/^ok {4}its server +Redis \d+\.\d+\.\d+$/),
        'ok    when memory is full    noeviction',
        'ok    runs                   none',
        'ok    workers                none',
      ]);

      const run = ['lords-of-war', '--deck', 'orc-core,dwarf-core', '--games', '100000'];
      const waiting = simulating([...run, '--queue', redis.url], room);
      await until('a run is offered', async () =>
        (await asked(redis.url)).lines[3]!.startsWith('FAIL'),
      );
      const alone = await cardwright(['doctor', '--queue', redis.url], room);
      expect(alone.exit).toBe(1);
      expect(alone.out).toMatch(/^FAIL {2}runs +lords-of-war \(\d+ shards wait, 0 are played\)$/m);
      expect(alone.out).toMatch(/^ +No worker plays lords-of-war \(.+ V8 .+\) with the same/m);

      // One that plays another game changes nothing.
      simulating(['worker', 'apeiron', '--queue', redis.url, '--workers', '1'], room);
      await until('it is there', async () =>
        (await asked(redis.url)).lines.join().includes('apeiron'),
      );
      expect((await asked(redis.url)).lines[3]).toMatch(/^FAIL/);

      const worker = simulating(
        ['worker', 'lords-of-war', '--queue', redis.url, '--workers', '2'],
        room,
      );
      await until('two play', async () => /2 are played/.test((await asked(redis.url)).lines[3]!));
      const busy = await cardwright(['doctor', '--queue', redis.url], room);
      expect(busy.out).toMatch(/^ok {4}runs +lords-of-war \(\d+ shards wait, 2 are played\)$/m);
      expect(busy.out).toMatch(
        /^ok {4}workers +.+:\d+ \(threads: 1; apeiron\); .+:\d+ \(threads: 2; lords-of-war\)$|^ok {4}workers +.+:\d+ \(threads: 2; lords-of-war\); .+:\d+ \(threads: 1; apeiron\)$/m,
      );
      // BullMQ writes a list of its own now and then; the next sign of life gives it an end as well.
      await until(
        'everything goes by itself',
        async () => (await redis.leftForEver()).length === 0,
      );

      waiting.child.kill('SIGINT');
      await waiting.ended;
      worker.child.kill('SIGTERM');
      await worker.ended;
      expect((await asked(redis.url)).lines.at(-1)).not.toContain('lords-of-war');
    },
  );

  test('one that throws away what waits, and one that lets nobody in', async () => {
    const [forgetful, closed] = await Promise.all([
      server('forgetful', ['--maxmemory-policy', 'allkeys-lru']),
      server('closed', ['--requirepass', 'swordfish']),
    ]);
    const policy = await asked(forgetful.url);
    expect(policy.exit).toBe(1);
    expect(policy.lines[2]).toBe('FAIL  when memory is full    allkeys-lru');
    expect(policy.lines[3]).toContain('maxmemory-policy noeviction');

    const refused = await asked(closed.url);
    expect(refused.exit).toBe(1);
    expect(refused.lines[0]).toMatch(/^FAIL {2}queue .*NOAUTH/);
    const known = await asked(closed.url.replace('//', '//:swordfish@'));
    expect(known.lines[0]).toBe(`ok    queue                  ${closed.url}`);
    const wrong = await asked(closed.url.replace('//', '//:marlin@'));
    expect(wrong.lines[0]).toMatch(/^FAIL {2}queue/);
    expect(wrong.lines.join('\n')).not.toContain('marlin');
  });
});

test('what is no queue is reported, and nothing is waited for', async () => {
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  const other = await asked(`redis://127.0.0.1:${port}`);
  web.close();
  expect(other.exit).toBe(1);
  expect(other.lines[0]).toMatch(/^FAIL {2}queue .*cannot be used/);

  const nobody = await asked(`redis://127.0.0.1:${port}`);
  expect(nobody.exit).toBe(1);
  expect(nobody.lines).toEqual([
    expect.stringMatching(/^FAIL {2}queue .*ECONNREFUSED/),
    expect.stringContaining('It must be a Redis or Valkey that runs and lets you in.'),
  ]);

  const { exit, err } = await runHere(['doctor', '--queue', 'http://:secret@host'], room);
  expect(exit).toBe(2);
  expect(err).toContain('This is no address of a queue.');
  expect(err).not.toContain('secret');
});
