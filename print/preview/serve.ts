/** The preview's server: on loopback only, for one game, until it is closed. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckResult } from '../../generator/check.ts';
import { FONTS, GAME, ORIGIN } from '../html/addresses.ts';
import { readResource } from '../press/resources.ts';
import { changeBetween } from './changes.ts';
import { facesPage, shellPage } from './page.ts';
import { changedCards, previewState, quickState, type PreviewState } from './state.ts';

export interface PreviewServer {
  /** `http://127.0.0.1:4177/` */
  readonly address: string;
  /** Shows another state of the game to every page that is open. */
  show(result: CheckResult): void;
  close(): Promise<void>;
}

/** A page that listens, and what it shows. */
interface Listener {
  readonly response: ServerResponse;
  readonly locale: string;
  state: PreviewState;
}

/** Rejects with the system's error when the port is taken. `port` 0 takes any that is free. */
export async function servePreview(first: CheckResult, port: number): Promise<PreviewServer> {
  const preview = new Preview(first);
  const server = createServer((request, response) => preview.answer(request, response));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  preview.hosts = [`127.0.0.1:${actual}`, `localhost:${actual}`];
  return {
    address: `http://127.0.0.1:${actual}/`,
    show: (result) => preview.show(result),
    close: () => preview.close(server),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

class Preview {
  /** Names by which this server may be called: a page elsewhere cannot borrow another. */
  hosts: readonly string[] = [];
  #result: CheckResult;
  #revision = 0;
  readonly #listeners = new Set<Listener>();

  constructor(result: CheckResult) {
    this.#result = result;
  }

  /** The cards that were edited first, then everything that follows from it. */
  show(result: CheckResult): void {
    const changed = changedCards(this.#result, result);
    this.#result = result;
    this.#revision += 1;
    const revision = this.#revision;
    if (changed.length > 0) this.#send((listener) => quickState(listener.state, result, changed));
    setImmediate(() => {
      // A later save tells it all.
      if (revision === this.#revision) {
        this.#send((listener) => previewState(result, listener.locale));
      }
    });
  }

  #send(next: (listener: Listener) => PreviewState): void {
    for (const listener of this.#listeners) {
      const state = next(listener);
      const change = changeBetween(listener.state, state, this.#revision);
      listener.state = state;
      listener.response.write(`data: ${JSON.stringify(change)}\n\n`);
    }
  }

  async close(server: Server): Promise<void> {
    for (const { response } of this.#listeners) response.end();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const refusal = this.#refusal(request);
    if (refusal !== null) return refuse(response, refusal);
    const address = new URL(request.url ?? '/', ORIGIN);
    const locale = address.searchParams.get('lang');
    if (address.pathname === '/') return this.#page(response, shellPage, locale);
    if (address.pathname === GAME) return this.#page(response, facesPage, locale);
    if (address.pathname === '/events') return this.#listen(response, locale);
    if (address.pathname.startsWith(GAME) || address.pathname.startsWith(FONTS)) {
      return this.#resource(response, address);
    }
    return refuse(response, 404);
  }

  #refusal({ method, headers }: IncomingMessage): number | null {
    if (method !== 'GET') return 405;
    return headers.host !== undefined && this.hosts.includes(headers.host) ? null : 403;
  }

  #page(response: ServerResponse, page: typeof shellPage, locale: string | null): void {
    const nonce = randomBytes(16).toString('base64');
    const html = page(previewState(this.#result, locale), { nonce });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'self' data:",
        `script-src 'nonce-${nonce}'`,
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    });
    response.end(html);
  }

  #listen(response: ServerResponse, wanted: string | null): void {
    const state = previewState(this.#result, wanted);
    const listener: Listener = { response, locale: state.locale, state };
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    this.#listeners.add(listener);
    response.on('close', () => this.#listeners.delete(listener));
  }

  #resource(response: ServerResponse, { pathname }: URL): void {
    const resource = readResource(ORIGIN + pathname, this.#result.folder);
    if (typeof resource === 'string') return refuse(response, 404);
    response.writeHead(200, { 'content-type': resource.type, 'cache-control': 'no-store' });
    response.end(resource.bytes);
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${status}\n`);
}
