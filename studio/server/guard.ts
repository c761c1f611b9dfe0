/** Whom the studio answers. It can write into a game, so what reads its data or changes them needs a key. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PRINT } from '../../print/index.ts';

/** Below it are the answers that need the key: the data of the game, and every change. */
export const API = '/api/';

/** What a server answers by. */
export interface Gate {
  /** Names by which it may be called: a page elsewhere cannot borrow another. */
  readonly hosts: readonly string[];
  /** Only in the address that the command prints; pages send it with each request. */
  readonly key: string;
  /** What commands of its user know of it, and nobody else. */
  readonly token: string;
}

/** The HTTP status with which a request below `API` is refused; null for one that is answered. */
export function apiRefusal(
  { method, headers }: IncomingMessage,
  gate: Pick<Gate, 'hosts' | 'key'>,
): number | null {
  const { host, origin } = headers;
  if (host === undefined || !gate.hosts.includes(host)) return 403;
  if (!holds(headers, gate.key)) return 403;
  if (isOfOtherSite(headers['sec-fetch-site'])) return 403;
  if (method === 'GET') return origin === undefined || origin === `http://${host}` ? null : 403;
  if (method !== 'POST') return 405;
  if (origin !== `http://${host}`) return 403;
  return headers['content-type'] === 'application/json' ? null : 415;
}

/** Browsers always say where a request comes from; other programs need not. */
function isOfOtherSite(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin';
}

/** The HTTP status with which a request is refused; null for one that is answered. */
export function refusal(
  { method, url, headers }: IncomingMessage,
  { hosts, token }: Pick<Gate, 'hosts' | 'token'>,
): number | null {
  const isPrint = method === 'POST' && url === PRINT;
  if (method !== 'GET' && !isPrint) return 405;
  // A page elsewhere whose name leads to this machine is called by that name.
  if (headers.host === undefined || !hosts.includes(headers.host)) return 403;
  if (isPrint) return isFromPage(headers) || !holds(headers, token) ? 403 : null;
  if (isFromElsewhere(headers)) return 403;
  return url?.startsWith('/') === true ? null : 400;
}

/** Browsers say so with every request that is no plain look at a page. */
function isFromPage({ origin, referer, ...headers }: IncomingMessage['headers']): boolean {
  return origin !== undefined || referer !== undefined || headers['sec-fetch-site'] !== undefined;
}

/** Compared by sums, so that the time it takes says nothing of the token. */
function holds({ authorization = '' }: IncomingMessage['headers'], token: string): boolean {
  return timingSafeEqual(sumOf(authorization), sumOf(`Bearer ${token}`));
}

function sumOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Asked by another page: what browsers say of each request. Links to a page may be followed. */
function isFromElsewhere({ host, origin, ...headers }: IncomingMessage['headers']): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site !== 'same-origin' && site !== 'none' && !isLink;
}

/** The path of a request and what is asked; nothing in an address can make this fail. */
export function addressOf({ url = '/' }: IncomingMessage): {
  readonly pathname: string;
  readonly asked: URLSearchParams;
} {
  const [pathname = '/'] = url.split(/[?#]/, 1);
  return { pathname, asked: new URLSearchParams(url.slice(pathname.length).replace(/#.*$/s, '')) };
}
