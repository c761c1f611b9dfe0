/**
 * `simulate --queue` with a real redis-server: whatever is killed, the result is that of one process,
 * byte for byte.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobId, keysOf, PREFIX } from '../../../simulation/queue/keys.ts';
import { packed } from '../../../simulation/queue/offer.ts';
import { cardwright } from '../../support/command.ts';
import { temporaryRoom } from '../../support/games.ts';
import { keepOffers, results, shardsIn, simulating, until } from '../../support/queue-talk.ts';
import { endServers, hasRedisServer, RedisServer } from '../../support/redis-server.ts';

const room = temporaryRoom();
afterAll(endServers);
const GAME = 'lords-of-war';

/** As many shards as that, each of which takes about a second. */
const SHARDS = 12;

/** A worker looks whether its shard is counted, and begins to play it. */
const LOOKS = /^hexists cardwright:results:/i;

const RUN = [
  GAME,
  '--deck',
  'orc-core,dwarf-core',
  '--games',
  String(200 * SHARDS),
  '--format',
  'json',
];

describe.skipIf(!hasRedisServer)('by way of a queue', () => {
  let server: RedisServer;
  let alone: string;
  const worker = (...more: string[]) =>
    simulating(['worker', GAME, '--queue', server.url, '--workers', '1', ...more], room);
  const producer = () => simulating([...RUN, '--queue', server.url], room);

  beforeAll(async () => {
    server = await RedisServer.start(room);
    alone = (await cardwright(['simulate', ...RUN], room)).out;
  });

  /** Waits until the worker has a shard, without which nothing would be lost. */
  const hasShard = () =>
    until('a shard is played', async () => (await shardsIn(server, 'active')) > 0);

  test('workers are killed and the queue is restarted in the middle: it goes on', async () => {
    const run = producer();
    const [first, second] = [worker(), worker()];
    await until('some are counted', async () => (await results(server)) > 1);
    await hasShard();
    first.child.kill('SIGKILL');
    const third = worker();
    await until('some more are counted', async () => (await results(server)) > 3);
    await server.kill();
    await until('it is noticed', () => run.err().includes('is gone'));
    await server.start();
    await until('it goes on', async () => (await results(server)) > 5);
    await hasShard();
    second.child.kill('SIGKILL');
    const { exit, out, err } = await run.ended;
    expect({ exit, isSame: out === alone }).toEqual({ exit: 0, isSame: true });
    expect(err).toContain('is back.');
    third.child.kill('SIGTERM');
    expect(await third.ended).toMatchObject({ exit: 0 });
    expect(await server.leftForEver()).toEqual([]);
  });

  test('a queue that has lost everything is given everything again', async () => {
    const run = producer();
    worker();
    await until('some are counted', async () => (await results(server)) > 1);
    await server.look((redis) => redis.flushall());
    const { exit, out } = await run.ended;
    expect({ exit, isSame: out === alone }).toEqual({ exit: 0, isSame: true });
  });

  test('a shard that was done twice counts once', async () => {
    const run = producer();
    const sleepy = await server.asked(LOOKS, worker);
    sleepy.child.kill('SIGSTOP');
    const busy = worker();
    // Whoever waits for the result sleeps too: else it would be over before the shard comes twice.
    run.child.kill('SIGSTOP');
    await keepOffers(server);
    await until('all are counted', async () => (await results(server)) === SHARDS);
    sleepy.child.kill('SIGCONT');
    await until('it is played twice', () => /shards played/.test(sleepy.err()));
    run.child.kill('SIGCONT');
    const { exit, out } = await run.ended;
    expect({ exit, isSame: out === alone }).toEqual({ exit: 0, isSame: true });
    // Whoever has nothing to do for a while says what it played, and may come again.
    const played = (): number =>
      [...`${sleepy.err()}${busy.err()}`.matchAll(/(\d+) shards played/g)].reduce(
        (sum, [, shards]) => sum + Number(shards),
        0,
      );
    await until('one was played twice', () => played() === SHARDS + 1);
  });

  test('a shard that came out differently is reported, and there is no result', async () => {
    const run = producer();
    await until('shards wait', async () => (await shardsIn(server, 'wait')) === SHARDS);
    run.child.kill('SIGSTOP');
    await keepOffers(server);
    const counter = simulating(
      [
        GAME,
        '--deck',
        'orc-core,dwarf-core',
        '--games',
        String(200 * SHARDS),
        '--shard',
        `1/${SHARDS}`,
        '-o',
        'first.json',
      ],
      room,
    );
    expect(await counter.ended).toMatchObject({ exit: 0 });
    const other = await server.asked(LOOKS, worker);
    other.child.kill('SIGSTOP');
    await server.look(async (redis) => {
      const [offer] = await redis.keys('cardwright:offer:*');
      const key = offer!.replace(':offer:', ':results:');
      const part = readFileSync(join(room, 'first.json'), 'utf8');
      const { shards } = JSON.parse(part) as { shards: readonly object[] };
      await redis.hset(key, '0', packed({ ...shards[0], events: {} }));
    });
    other.child.kill('SIGCONT');
    await until('it has failed', () =>
      server.look(async (redis) => (await redis.keys('cardwright:shards-*:failed')).length > 0),
    );
    run.child.kill('SIGCONT');
    const { exit, out, err } = await run.ended;
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toContain('Shard 1 came out differently on two workers.');
    // A worker that has not read yet that it is over may write once more, and tidies up after it.
    await until('all goes by itself', async () => (await server.leftForEver()).length === 0);
  });

  test('whoever wants the result is killed, and asks again: what was played is not played again', async () => {
    const killed = producer();
    const busy = worker();
    await until('some are counted', async () => (await results(server)) > 4);
    killed.child.kill('SIGKILL');
    busy.child.kill('SIGKILL');
    await until('the offer is gone', () =>
      server.look(async (redis) => (await redis.keys('cardwright:offer:*')).length === 0),
    );
    const before = await results(server);
    expect(before).toBeGreaterThan(4);
    // A shard whose worker was killed after it had counted it, and before it said so.
    await server.look(async (redis) => {
      const [key] = await redis.keys('cardwright:results:*');
      const shard = Number((await redis.hkeys(key!))[0]);
      const { shards } = keysOf(key!.replace('cardwright:results:', ''));
      const queue = new Queue(shards, { connection: redis, prefix: PREFIX });
      await queue.add('shard', { shard }, { jobId: jobId(shard), removeOnComplete: true });
      await queue.close();
    });
    // A list as BullMQ writes it, of a run that nobody asks for again; its worker was killed before
    // it said how long that list stays.
    await server.look((redis) => redis.lpush('cardwright:shards-gone:active', 'shard-1'));
    const again = producer();
    const other = worker();
    const { exit, out } = await again.ended;
    expect({ exit, isSame: out === alone }).toEqual({ exit: 0, isSame: true });
    other.child.kill('SIGTERM');
    const { err } = await other.ended;
    expect(await server.look((redis) => redis.llen('cardwright:shards-gone:active'))).toBe(1);
    expect(await server.leftForEver()).toEqual([]);
    expect(Number(/(\d+) shards played/.exec(err)?.[1])).toBeLessThanOrEqual(SHARDS - before);
  });
});
