/** What browsers may do with each answer. A game may be a stranger's. */
import type { OutgoingHttpHeaders } from 'node:http';

/** Of the script of a worker, which may be a stranger's: it computes, and loads nothing. */
export const WORKER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** Of the worker that follows the game for all pages: it asks this server. */
export const CHANGES_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Of a page that is whole in itself, and names in its own policy the one script that it runs: it loads
 * nothing, and is no page of this server.
 */
export const DOCUMENT_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts allow-popups";

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

const NOTHING = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];

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
