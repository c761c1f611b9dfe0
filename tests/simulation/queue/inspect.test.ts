import { expect, test } from 'vitest';
import { readWorker } from '../../../simulation/queue/presence.ts';
import { serverOf } from '../../../simulation/queue/inspect.ts';

test('a Valkey says which Redis it is like; its own version is shown', () => {
  const info = [
    '# Server',
    'redis_version:7.2.4',
    'server_name:valkey',
    'valkey_version:8.1.3',
    'redis_mode:standalone',
    '# Memory',
    'maxmemory_policy:noeviction',
    '',
  ].join('\r\n');
  expect(serverOf(info)).toEqual({ program: 'Valkey', version: '8.1.3', eviction: 'noeviction' });
});

test('a Redis, and one that keeps its settings to itself', () => {
  expect(serverOf('redis_version:7.0.15\r\n')).toEqual({
    program: 'Redis',
    version: '7.0.15',
    eviction: null,
  });
});

test('what no worker says of itself is passed over', () => {
  const worker = { name: 'mill:17', engine: '0.1.0 V8 11', games: ['high-tide'], threads: 4 };
  expect(readWorker(JSON.stringify(worker))).toEqual(worker);
  const others = [
    null,
    '{',
    '[]',
    JSON.stringify({ ...worker, games: 'high-tide' }),
    JSON.stringify({ ...worker, threads: 'many' }),
    JSON.stringify({ ...worker, name: 'mill:17\nok    runs  none' }),
    JSON.stringify({ ...worker, games: ['a'.repeat(301)] }),
  ];
  expect(others.map(readWorker)).toEqual(others.map(() => null));
});
