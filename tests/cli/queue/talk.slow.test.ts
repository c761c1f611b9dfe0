/** What is said on both sides of a queue: who plays what and why not, what is interrupted, what is secret. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import type { SimulationResult } from '../../../simulation/index.ts';
import { readOffer } from '../../../simulation/queue/offer.ts';
import { cardwright } from '../../support/command.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';
import { runHere } from '../../support/in-process.ts';
import { results, shardsIn, simulating, until } from '../../support/queue-talk.ts';
import { endServers, hasRedisServer, RedisServer } from '../../support/redis-server.ts';
import { throwingGame, THROWN } from '../../support/throwing-game.ts';

const room = temporaryRoom();
afterAll(endServers);
const starter = join(packageRoot(), 'starter');
function change(file: string, to: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  expect(to(text)).not.toBe(text);
  writeFileSync(file, to(text));
}

const FORM = ['--format', 'json'];
const SOME = [
  'lords-of-war',
  '--deck',
  'orc-core,dwarf-core',
  '--bots',
  'random',
  '--games',
  '400',
];

describe.skipIf(!hasRedisServer)('on a queue', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await RedisServer.start(room);
  });
  const worker = (...games: string[]) =>
    simulating(['worker', ...games, '--queue', server.url, '--workers', '1'], room);

  test('an edited figure travels; a worker with other rules, or without the game, does not play', async () => {
    const [mine, theirs, other] = ['mine', 'theirs', 'other'].map((name) =>
      copyGame(starter, join(room, name)),
    );
    change(join(mine!, 'keepers.yaml'), (text) => text.replace('light: 2', 'light: 3'));
    change(join(other!, 'rules', 'index.ts'), (text) => `${text}\n// Another rule.\n`);
    const run = ['mine', '--bots', 'random', '--games', '60', ...FORM];
    const waiting = simulating([...run, '--queue', server.url], room);
    const [stranger, changed] = [worker('lords-of-war'), worker('other')];
    await until('both refuse', () => (waiting.err().match(/does not play/g)?.length ?? 0) === 2);
    expect(waiting.err()).toMatch(
      /The worker .+:\d+ does not play this run: it was not started with this game, and rules are programs\./,
    );
    expect(waiting.err()).toContain('the rules of play that it was started with are different.');
    expect(stranger.err()).toMatch(/ is not played by this worker: it was not started with/);
    expect(changed.err()).toMatch(/ is not played by this worker: the rules of play/);
    expect(await results(server)).toBe(0);

    worker('theirs');
    const { exit, out } = await waiting.ended;
    const alone = await cardwright(['simulate', ...run], room);
    expect({ exit, isSame: out === alone.out }).toEqual({ exit: 0, isSame: true });
    // Unedited, the same command says something else.
    writeFileSync(join(mine!, 'keepers.yaml'), readFileSync(join(theirs!, 'keepers.yaml')));
    expect((await cardwright(['simulate', ...run], room)).out).not.toBe(out);
  });

  test(
    'rules that throw: whoever wants the result is given the command for that game',
    { tags: 'soak' },
    async () => {
      throwingGame(join(room, 'throws'));
      const run = simulating(['throws', '--games', '4', '--queue', server.url], room);
      const playing = worker('throws');
      const { exit, err } = await run.ended;
      expect(exit).toBe(1);
      expect(err).toContain('Shard 1 failed on every worker that tried it: too late');
      const [, command = ''] = /^The game in which it happened: cardwright (.*)$/m.exec(err) ?? [];
      expect(command).toMatch(/^play throws --seats greedy,greedy --deck \S+ --seed 1 /);
      expect((await cardwright(command.split(' '), room)).err).toContain(THROWN);
      playing.child.kill('SIGTERM');
      await playing.ended;
    },
  );

  test('another version of Cardwright is refused on both sides', { tags: 'soak' }, async () => {
    const waiting = simulating([...SOME, '--queue', server.url], room);
    await until('it is offered', async () => (await shardsIn(server, 'wait')) > 0);
    waiting.child.kill('SIGSTOP');
    // As a Cardwright of tomorrow would offer it; it stays, because nobody renews it now.
    await server.look(async (redis) => {
      for (const one of await redis.keys('cardwright:offer:*')) {
        const offer = readOffer(await redis.get(one))!;
        if (!offer.isOver)
          await redis.set(one, JSON.stringify({ ...offer, engine: '9.9.9 abc V8 99' }));
      }
    });
    const refusing = worker();
    await until('it is refused', () => refusing.err().includes('is not played by this worker'));
    expect(refusing.err()).toMatch(
      /it is Cardwright .+, and the run was planned with 9\.9\.9 abc V8 99/,
    );
    waiting.child.kill('SIGCONT');
    await until('it is known', () => waiting.err().includes('does not play this run'));
    waiting.child.kill('SIGINT');
    expect(await waiting.ended).toMatchObject({ exit: 0 });
  });

  test(
    'Ctrl+C where the result is wanted: what was counted is shown, workers stop, nothing is left',
    { tags: 'soak' },
    async () => {
      const random = ['lords-of-war', '--deck', 'orc-core,dwarf-core', '--bots', 'random'];
      const long = [...random, '--games', '100000', ...FORM];
      const run = simulating([...long, '--queue', server.url], room);
      const busy = worker();
      await until('some are counted', async () => (await results(server)) > 1);
      run.child.kill('SIGINT');
      const { exit, out, err } = await run.ended;
      expect(exit).toBe(0);
      expect(err).toContain('Interrupted: what follows is of the games that were played.');
      const { stopped, shards } = JSON.parse(out) as SimulationResult;
      expect(stopped).toBe('interrupted');
      expect(shards).toBeGreaterThan(1);
      await until('the worker stops', () => /shards played/.test(busy.err()));
      expect(await server.leftForEver()).toEqual([]);
      busy.child.kill('SIGTERM');
      await busy.ended;
      // Workers of other tests were killed: they are forgotten after some seconds.
      // Workers that come late read that it is over; some seconds later that is gone too.
      const left = await server.look((redis) => redis.keys('*'));
      expect(left.filter((key) => /shards:(?:wait|active)$|results/.test(key))).toEqual([]);
    },
  );

  test(
    'Ctrl+C at a worker: once plays what was begun; twice hands it back at once',
    { tags: 'soak' },
    async () => {
      const slow = ['lords-of-war', '--deck', 'orc-core,dwarf-core', '--bots', 'ismcts:16'];
      const run = simulating([...slow, '--games', '40', ...FORM, '--queue', server.url], room);
      const first = worker();
      await until('it plays', async () => (await shardsIn(server, 'active')) === 1);
      first.child.kill('SIGINT');
      await until('it says so', () => first.err().includes('Ending as soon as'));
      const before = await results(server);
      first.child.kill('SIGINT');
      expect(await first.ended).toMatchObject({ exit: 0 });
      expect(await results(server)).toBe(before);
      // Not after some seconds, when its lock would have run out.
      expect(await shardsIn(server, 'active')).toBe(0);
      expect(await shardsIn(server, 'wait')).toBe(2 - before);

      const second = worker();
      await until('it plays', async () => (await shardsIn(server, 'active')) === 1);
      second.child.kill('SIGTERM');
      expect(await second.ended).toMatchObject({ exit: 0 });
      expect(await results(server)).toBe(before + 1);
      run.child.kill('SIGINT');
      await run.ended;
    },
  );

  test(
    'a stop rule removes what is left, and the result is that of one process',
    { tags: 'soak' },
    async () => {
      const run = ['lords-of-war', '--deck', 'orc-core,dwarf-core', '--bots', 'random'];
      const sure = [...run, '--games', '100000', '--precision', '4', ...FORM];
      const wanted = simulating([...sure, '--queue', server.url], room);
      worker();
      const [{ exit, out }, alone] = await Promise.all([
        wanted.ended,
        cardwright(['simulate', ...sure], room),
      ]);
      expect({ exit, isSame: out === alone.out }).toEqual({ exit: 0, isSame: true });
      expect((JSON.parse(out) as SimulationResult).stopped).toBe('precision');
      // The worker may be ending what it had begun.
      await until('nothing is left', async () => (await server.leftForEver()).length === 0);
    },
  );

  test('the same run twice at once is refused', { tags: 'soak' }, async () => {
    const run = simulating([...SOME, '--queue', server.url], room);
    await until('it is offered', async () => (await shardsIn(server, 'wait')) > 0);
    const twin = await cardwright(['simulate', ...SOME, '--queue', server.url], room);
    expect(twin).toMatchObject({ exit: 2, out: '' });
    expect(twin.err).toContain('Somebody else is playing this very run on the queue.');
    expect(await shardsIn(server, 'wait')).toBe(2);
    run.child.kill('SIGINT');
    await run.ended;
  });
});

describe.skipIf(!hasRedisServer)('a queue with a password and TLS', { tags: 'soak' }, () => {
  const SECRET = 'hush-4711';
  let server: RedisServer;
  beforeAll(async () => {
    const folder = join(room, 'tls');
    mkdirSync(folder);
    const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => join(room, name));
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
    execFileSync('openssl', [...made, '-keyout', key!, '-out', certificate!], { stdio: 'ignore' });
    const tls = ['--tls-port', '{port}', '--port', '0', '--tls-auth-clients', 'no'];
    const files = ['--tls-cert-file', certificate!, '--tls-key-file', key!];
    server = await RedisServer.start(folder, [...tls, ...files, '--requirepass', SECRET]);
  });

  test('is used, and its password is never said', async () => {
    const trust = { NODE_EXTRA_CA_CERTS: join(room, 'cert.pem') };
    const url = (password: string) => `rediss://:${password}@localhost:${server.port}`;
    const other = simulating(['worker', 'lords-of-war', '--queue', url('')], room, {
      ...trust,
      CARDWRIGHT_QUEUE_PASSWORD: SECRET,
    });
    const run = await cardwright(
      ['simulate', ...SOME, ...FORM, '--queue', url(SECRET)],
      room,
      trust,
    );
    const alone = await cardwright(['simulate', ...SOME, ...FORM], room);
    expect(run).toMatchObject({ exit: 0, out: alone.out });
    expect(other.err()).toContain(`Waiting at rediss://localhost:${server.port} for lords-of-war`);

    const wrong = await cardwright(
      ['simulate', ...SOME, '--queue', url('wrong-4711')],
      room,
      trust,
    );
    expect(wrong).toMatchObject({ exit: 2, out: '' });
    expect(wrong.err).toContain(`The queue at rediss://localhost:${server.port} cannot be used: `);
    expect(wrong.err).toContain('WRONGPASS');
    const unknown = await cardwright(['simulate', ...SOME, '--queue', url(SECRET)], room);
    expect(unknown).toMatchObject({ exit: 2, out: '' });
    expect(unknown.err).toContain('self-signed certificate');
    for (const said of [run.err, other.err(), wrong.err, unknown.err])
      expect(said).not.toMatch(/4711/);
  });
});

function at(...args: string[]) {
  return runHere(['simulate', ...args], room);
}

test('without a queue', async () => {
  const gone = await at(...SOME, '--queue', 'redis://:hush-4711@127.0.0.1:1');
  expect(gone).toMatchObject({ exit: 2, out: '' });
  expect(gone.err).toMatch(/^The queue at redis:\/\/127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  const none = await at('worker', 'lords-of-war');
  expect(none).toMatchObject({ exit: 2, out: '' });
  expect(none.err).toContain('A worker needs a queue.');
  const bad = await at('worker', 'lords-of-war', '--queue', 'http://:hush-4711@host');
  expect(bad).toMatchObject({ exit: 2, out: '' });
  expect(bad.err).toContain('This is no address of a queue.');
  for (const more of [
    ['--shard', '1/2'],
    ['--workers', '2'],
  ])
    expect(await at(...SOME, '--queue', 'redis://127.0.0.1:1', ...more)).toMatchObject({ exit: 2 });
  expect(`${gone.err}${none.err}${bad.err}`).not.toContain('4711');
});
