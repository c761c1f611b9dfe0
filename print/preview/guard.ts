/** Whom the preview answers, and what browsers may do with its answers. A game may be a stranger's. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Where commands of the same user hand over what they have to print. */
export const PRINT = '/print';

/** What a server answers by. */
export interface Gate {
  /** Names by which it may be called. */
  readonly hosts: readonly string[];
  /** What its user's commands know of it, and nobody else. */
  readonly token: string;
}

/** The HTTP status with which a request is refused; null for one that is answered. */
export function refusal(
  { method, url, headers }: IncomingMessage,
  { hosts, token }: Gate,
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
export function holds({ authorization = '' }: IncomingMessage['headers'], token: string): boolean {
  return timingSafeEqual(sumOf(authorization), sumOf(`Bearer ${token}`));
}

function sumOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Asked by another page: what browsers say of each request. Links to the preview may be followed. */
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

const NOTHING = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];

/** Of the page around the faces: its one script, fonts and frames of this server. */
export function shellPolicy(nonce: string): string {
  return [
    ...NOTHING,
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of a page with faces: pictures, fonts and styles of the game, and no script at all. */
export const FACES_POLICY = [
  ...NOTHING,
  "style-src 'self' 'unsafe-inline' data:",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** Of everything else. A drawing of the game that is opened by itself is a page too. */
export const FILE_POLICY = [
  ...NOTHING,
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** Headers of every answer. */
export function guardedHeaders(policy: string, type: string): OutgoingHttpHeaders {
  return {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
