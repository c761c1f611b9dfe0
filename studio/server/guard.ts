/** Whom the studio answers. What it answers can write into a game, so it asks for more than the preview does. */
import type { IncomingMessage } from 'node:http';
import { holds } from '../../print/index.ts';

/** Below it are the answers that need the key: the data of the game, and every change. */
export const API = '/api/';

export interface Gate {
  /** Names by which it may be called. */
  readonly hosts: readonly string[];
  /** Only in the address that the command prints; pages send it with each request. */
  readonly key: string;
}

/** The HTTP status with which a request below `API` is refused; null for one that is answered. */
export function apiRefusal({ method, headers }: IncomingMessage, gate: Gate): number | null {
  const { host, origin } = headers;
  if (host === undefined || !gate.hosts.includes(host)) return 403;
  if (!holds(headers, gate.key)) return 403;
  if (isFromElsewhere(headers['sec-fetch-site'])) return 403;
  if (method === 'GET') return origin === undefined || origin === `http://${host}` ? null : 403;
  if (method !== 'POST') return 405;
  if (origin !== `http://${host}`) return 403;
  return headers['content-type'] === 'application/json' ? null : 415;
}

/** Browsers always say where a request comes from; other programs need not. */
function isFromElsewhere(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin';
}

/** Of the script of a worker, which may be a stranger's: it computes, and loads nothing. */
export const WORKER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * Of a page that is whole in itself, and names in its own policy the one script that it runs: it loads
 * nothing, and is no page of this server.
 */
export const DOCUMENT_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts allow-popups";

/** Of the pages of the studio: their own scripts and styles, data of this server, and what a place adds. */
export function pagePolicy(nonce: string, allows: Readonly<Record<string, string>> = {}): string {
  const policy: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    // Grids place their cells by the attribute.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-ancestors': "'none'",
    ...allows,
  };
  const directives = Object.entries(policy).map(
    ([directive, sources]) => `${directive} ${sources}`,
  );
  return directives.join('; ');
}
