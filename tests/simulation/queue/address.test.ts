/** Addresses of queues: what is read, and what is shown of it. */
import { expect, test } from 'vitest';
import { queueAddress } from '../../../simulation/index.ts';

test.each([
  ['redis://localhost', { host: 'localhost', port: 6379, db: 0 }, 'redis://localhost'],
  ['redis://10.0.0.7:7000/3', { host: '10.0.0.7', port: 7000, db: 3 }, 'redis://10.0.0.7:7000/3'],
  ['redis://[::1]:7000', { host: '::1', port: 7000, db: 0 }, 'redis://[::1]:7000'],
  ['rediss://q.example', { host: 'q.example', port: 6379, db: 0, tls: {} }, 'rediss://q.example'],
  [
    'redis://:s%40cret@q.example',
    { host: 'q.example', port: 6379, db: 0, password: 's@cret' },
    'redis://q.example',
  ],
  [
    'rediss://ann:hush@q.example:1/0',
    { host: 'q.example', port: 1, db: 0, username: 'ann', password: 'hush', tls: {} },
    'rediss://q.example:1',
  ],
])('%s', (text, options, shown) => {
  expect(queueAddress(text, undefined)).toEqual({ options, shown });
});

test.each([
  '',
  'localhost:6379',
  'http://localhost',
  'redis://',
  'redis://host/name',
  'redis://host/0/1',
  'redis://host?password=hush',
  'redis://host#hush',
  'redis://%zz@host',
])('"%s" is none', (text) => {
  expect(queueAddress(text, undefined)).toBeNull();
});

test('a password may come from the environment; one in the address goes before', () => {
  expect(queueAddress('redis://ann@host', 'hush')?.options).toMatchObject({ password: 'hush' });
  expect(queueAddress('redis://:own@host', 'hush')?.options).toMatchObject({ password: 'own' });
});
