/** The studio's server: on loopback only, for one game, until it is closed. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addressOf,
  bodyOf,
  closeServer,
  FILE_POLICY,
  guardedHeaders,
  listen,
  openPreview,
  type Preview,
  type PreviewMeans,
  Press,
  refusal,
} from '../../print/index.ts';
import { Desk } from './desk.ts';
import { API, apiRefusal, DOCUMENT_POLICY, pagePolicy, WORKER_POLICY } from './guard.ts';
import { APP, appFile, placePage } from './pages.ts';
import { places } from './places/index.ts';
import type { Asked, Place, Reply } from './places/place.ts';
import { sharedWords } from './words.ts';
import { Workshop } from './workshop.ts';

export interface StudioServer {
  /** With the key: `http://127.0.0.1:4177/#…` */
  readonly address: string;
  readonly port: number;
  /** What commands of the same user hand over prints with. */
  readonly token: string;
  /** These files (absolute) were saved. */
  saved(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** Characters of a step of editing. */
const LONGEST = 50_000_000;

/** Rejects with the system's error when the port is taken. `port` 0 takes any that is free. */
export async function serveStudio(
  folder: string,
  port: number,
  means: Omit<PreviewMeans, 'places'> = {},
): Promise<StudioServer> {
  const words = [sharedWords, ...places.map((place) => place.words)];
  await Promise.all(words.map((spoken) => spoken.load()));
  const workshop = new Workshop(folder);
  const result = workshop.check();
  const links = places.map((place) => ({ address: place.address, name: place.name() }));
  const { press = new Press() } = means;
  const preview = await openPreview(result, { ...means, press, places: links });
  const pages = new Set<ServerResponse>();
  const tell = (line: string | number): void => {
    for (const page of pages) page.write(`${line}\n`);
  };
  const desk: Desk = new Desk(
    folder,
    workshop,
    { first: result, cards: preview.shown, press, notify: tell },
    (next, saved) => {
      preview.show(next, saved);
      tell(desk.revision);
    },
  );
  const studio = new Studio(desk, preview, pages);
  const server = createServer((request, response) => studio.answer(request, response));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  studio.hosts = [`127.0.0.1:${actual}`, `localhost:${actual}`];
  preview.hosts = studio.hosts;
  return {
    address: `http://127.0.0.1:${actual}/#${studio.key}`,
    port: actual,
    token: preview.token,
    saved: (paths) => desk.saved(paths),
    close: async () => {
      for (const page of pages) page.end();
      await studio.leave();
      await preview.close();
      await closeServer(server);
    },
  };
}

/** What every page asks for. */
const SHARED: Place['answers'] = {
  'GET state': (desk) => ({ json: desk.state }),
  'POST undo': (desk) => ({ json: desk.settle(desk.workshop.undo()) }),
  'POST redo': (desk) => ({ json: desk.settle(desk.workshop.redo()) }),
};

class Studio {
  hosts: readonly string[] = [];
  readonly key = randomBytes(32).toString('base64url');
  readonly #desk: Desk;
  readonly #preview: Preview;
  /** That wait for changes. */
  readonly #pages: Set<ServerResponse>;
  /** Runs out when nobody has come back. */
  #empty: NodeJS.Timeout | undefined;
  readonly #answers: ReadonlyMap<string, Place['answers'][string]>;

  constructor(desk: Desk, preview: Preview, pages: Set<ServerResponse>) {
    this.#desk = desk;
    this.#preview = preview;
    this.#pages = pages;
    const all = [SHARED, ...places.map(({ answers }) => answers)];
    this.#answers = new Map(all.flatMap((answers) => Object.entries(answers)));
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = addressOf(request);
    if (pathname.startsWith(API)) return void this.#answerApi(request, response);
    const place = places.find(({ address }) => address === pathname);
    const script = places.find(({ scripts }) => scripts?.[pathname] !== undefined)?.scripts?.[
      pathname
    ];
    if (script !== undefined) return void this.#answerScript(script, request, response);
    const owner = places.find(({ document, address }) => {
      return document !== undefined && pathname.startsWith(`${address}/`);
    });
    if (owner?.document !== undefined) {
      const document = owner.document(this.#desk, pathname.slice(owner.address.length + 1));
      return void this.#answerDocument(document, request, response);
    }
    if (place === undefined && !pathname.startsWith(APP)) {
      return this.#preview.answer(request, response);
    }
    const status = refusal(request, { hosts: this.hosts, token: this.#preview.token });
    if (status !== null) return send(response, status);
    if (place !== undefined) return sendPage(response, place);
    return send(response, appFile(pathname) ?? 404);
  }

  async #answerScript(
    script: NonNullable<Place['scripts']>[string],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const status = refusal(request, { hosts: this.hosts, token: this.#preview.token });
    if (status !== null) return send(response, status);
    const content = await script(this.#desk).catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      return null;
    });
    if (content === null) return send(response, 404);
    response.writeHead(200, guardedHeaders(WORKER_POLICY, SCRIPT));
    response.end(content);
  }

  async #answerDocument(
    found: Promise<string | null>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const status = refusal(request, { hosts: this.hosts, token: this.#preview.token });
    const content = await found.catch(() => null);
    if (status !== null || content === null) return send(response, status ?? 404);
    response.writeHead(200, guardedHeaders(DOCUMENT_POLICY, 'text/html; charset=utf-8'));
    response.end(content);
  }

  async #answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = apiRefusal(request, this);
    if (status !== null) return send(response, status);
    const { pathname, asked } = addressOf(request);
    const what = `${request.method} ${pathname.slice(API.length)}`;
    if (what === 'GET changes') return this.#listen(request, response);
    const answer = this.#answers.get(what);
    if (answer === undefined) return send(response, 404);
    const body = request.method === 'POST' ? await bodyOf(request, LONGEST) : { value: undefined };
    if (body === null) return send(response, 400);
    send(response, await this.#reply(answer, { query: asked, body: body.value }));
  }

  /** A place that fails takes nothing else with it. */
  async #reply(answer: Place['answers'][string], asked: Asked): Promise<Reply> {
    try {
      return await answer(this.#desk, asked);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
      return 500;
    }
  }

  #listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, guardedHeaders(FILE_POLICY, TEXT));
    response.write(`${this.#desk.revision}\n`);
    clearTimeout(this.#empty);
    this.#pages.add(response);
    request.on('close', () => {
      this.#pages.delete(response);
      if (this.#pages.size > 0) return;
      clearTimeout(this.#empty);
      this.#empty = setTimeout(() => void this.leave(), EMPTY_MS).unref();
    });
  }

  async leave(): Promise<void> {
    clearTimeout(this.#empty);
    await Promise.all(
      places.flatMap(({ leave }) => (leave === undefined ? [] : [leave(this.#desk)])),
    );
  }
}

/** Whoever goes from one page to another is away for a moment. */
const EMPTY_MS = 5000;

const TEXT = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

function sendPage(response: ServerResponse, place: Place): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy(nonce, place.allows);
  response.writeHead(200, guardedHeaders(policy, 'text/html; charset=utf-8'));
  response.end(placePage(place, nonce));
}

function send(response: ServerResponse, reply: Reply): void {
  if (typeof reply === 'number') return write(response, reply, TEXT, `${reply}\n`);
  if ('json' in reply) {
    return write(response, 200, 'application/json; charset=utf-8', JSON.stringify(reply.json));
  }
  write(response, 200, reply.type, reply.content);
}

function write(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  response.writeHead(status, guardedHeaders(FILE_POLICY, type));
  response.end(content);
}
