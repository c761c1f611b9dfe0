/** No request ends the studio, whoever sends it; and every answer tells browsers what they may do with it. */
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryRoom } from '../../support/games.ts';
import { openStudio, type OpenStudio } from '../open-studio.ts';
import { tinyPrint } from '../../print/tiny-game.ts';

const folder = tinyPrint(temporaryRoom(), {
  'art/evil.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
});
let studio: OpenStudio;
let port: number;
beforeAll(async () => {
  studio = await openStudio(folder);
  port = Number(new URL(studio.origin).port);
});
afterAll(() => studio?.server.close());

/** What comes back when these bytes are sent; the connection is ended at the latest after a while. */
function answerTo(bytes: Uint8Array | string, patience = 150): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(end);
      resolve(text);
    });
  });
}

async function statusOf(line: string, headers: readonly string[] = []): Promise<number> {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: 127.0.0.1:${port}`];
  const lines = [`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', ''];
  const answer = await answerTo(lines.join('\r\n'), 30_000);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

async function isAlive(): Promise<boolean> {
  return (await statusOf('GET /')) === 200;
}

test.each([
  'GET //',
  'GET ///',
  'GET //[',
  'GET /\\',
  'GET http://',
  'GET http://elsewhere.example/',
  'GET *',
  'GET /game/%',
  'GET /game/%E0%A4%A',
  'GET /game/%00.svg',
  'GET /game/a%00.png',
  'GET /game//%2e%2e/x.svg',
  'GET /fonts/',
  'GET /fonts/@fontsource/vollkorn/%00.css',
  'GET /?lang=%',
  'GET /api/cards?lang=%&listener=%FF',
  'POST /api/cards-in-view?face=%',
  'POST /api/cards-sought?words=%',
  'GET /began/?sheet=%',
  'GET /began/%E0%A4%A.css',
  'GET /commit/..%2f..%2fetc%2fpasswd',
  `GET /game/${'a'.repeat(8000)}.svg`,
  `GET /game/${'../'.repeat(2000)}etc/passwd.svg`,
  `GET /${'a'.repeat(100_000)}`,
  'HEAD /',
  'POST /',
  'POST /print',
  'POST /print?',
  'OPTIONS *',
  'TRACE /',
  'CONNECT elsewhere.example:80',
  'PROPFIND /',
])('request %#', async (line) => {
  expect(await statusOf(line)).toSatisfy((status: number) => status === 0 || status >= 200);
  expect(await isAlive()).toBe(true);
});

test.each([
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET / HTTP/1.1\r\nExpect: wonders\r\n\r\n',
  'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002',
  'GET / HTTP/1.1\r\nHost',
])('%j', async (bytes) => {
  await answerTo(bytes);
  expect(await isAlive()).toBe(true);
});

test('any bytes', async () => {
  const path = fc.string({ unit: 'binary', maxLength: 40 });
  const line = fc.tuple(fc.constantFrom('GET ', 'GET /', 'GET /game/', 'HEAD '), path);
  const bytes = fc.oneof(
    line.map(([start, rest]) =>
      Buffer.from(`${start}${rest} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
    ),
    fc.uint8Array({ maxLength: 200 }).map((any) => Buffer.from(any)),
  );
  const sent = fc.sample(bytes, { numRuns: 300, seed: 20_261 });
  for (let at = 0; at < sent.length; at += 50) {
    await Promise.all(sent.slice(at, at + 50).map((one) => answerTo(one, 100)));
  }
  expect(await isAlive()).toBe(true);
});

test('pages elsewhere read nothing, whatever name they call this machine by', async () => {
  expect(await statusOf('GET /', ['Host: elsewhere.example'])).toBe(403);
  expect(await statusOf('GET /', [`Host: elsewhere.example:${port}`])).toBe(403);
  for (const path of [
    '/api/cards',
    '/game/templates/beast.css',
    '/game/?sheet=beasts',
    '/began/',
  ]) {
    expect(await statusOf(`GET ${path}`, ['Origin: http://elsewhere.example'])).toBe(403);
    expect(await statusOf(`GET ${path}`, ['Origin: null'])).toBe(403);
    expect(
      await statusOf(`GET ${path}`, ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors']),
    ).toBe(403);
    expect(
      await statusOf(`GET ${path}`, ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: cors']),
    ).toBe(403);
  }
  const framed = [
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Dest: iframe',
  ];
  expect(await statusOf('GET /', framed)).toBe(403);
  // A link to the studio is followed.
  const followed = [
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Dest: document',
  ];
  expect(await statusOf('GET /', followed)).toBe(200);
});

test.each([
  '/',
  '/game/?sheet=beasts',
  '/game/art/evil.svg',
  '/game/templates/beast.css',
  '/began/?sheet=beasts',
  '/began/templates/beast.css',
  '/nothing',
])('every answer has a policy: %s', async (path) => {
  const answer = await fetch(studio.origin + path);
  const { headers } = answer;
  await answer.text();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  if (path === '/') expect(policy).toContain("script-src 'self'");
  else expect(policy).not.toContain('script-src');
  expect(policy.includes('sandbox')).toBe(path !== '/');
});
