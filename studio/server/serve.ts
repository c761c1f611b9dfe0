/** The studio's server: on loopback only, for one game, until it is closed. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckResult } from '../../generator/index.ts';
import { type OpenPreview, Press } from '../../print/index.ts';
import { bodyOf } from './body.ts';
import { Desk } from './desk.ts';
import { answerFile } from './game-files.ts';
import { Gallery } from './gallery/gallery.ts';
import { addressOf, API, apiRefusal, refusal } from './guard.ts';
import { closeServer, listen } from './loopback.ts';
import { fix } from './fix.ts';
import {
  CHANGES_POLICY,
  DOCUMENT_POLICY,
  FILE_POLICY,
  guardedHeaders,
  WORKER_POLICY,
} from './policies.ts';
import { APP, appFile, CHANGES_WORKER } from './pages.ts';
import { places } from './places/index.ts';
import type { Place } from './places/place.ts';
import { answerPrint, type PrintForOther } from './print-requests.ts';
import { send, sendPage, TEXT } from './send.ts';
import { sharedWords } from './words.ts';
import { Workshop } from './workshop.ts';

export interface StudioServer extends OpenPreview {
  /** With the key: `http://127.0.0.1:4177/#…` */
  readonly address: string;
  /** The game as it is on the disk now: a save may not have been noticed yet. */
  readonly checkAnew: () => CheckResult;
  /** These files (absolute) were saved. */
  saved(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** Characters of a step of editing. */
const LONGEST = 50_000_000;

/** What a studio works with; by default it has a press of its own, and prints for nobody. */
export interface StudioMeans {
  /** Prints, and judges how faces look; closed with the server. */
  readonly press?: Press;
  readonly print?: PrintForOther;
  /** Language of the game's own messages. */
  readonly locale?: string | undefined;
}

/** Rejects with the system's error when the port is taken. `port` 0 takes any that is free. */
export async function serveStudio(
  folder: string,
  port: number,
  { press = new Press(), print, locale }: StudioMeans = {},
): Promise<StudioServer> {
  const words = [sharedWords, ...places.map((place) => place.words)];
  await Promise.all(words.map((spoken) => spoken.load()));
  const workshop = new Workshop(folder, locale === undefined ? {} : { locale });
  const result = workshop.check();
  const gallery = new Gallery(result, { press, prints: print !== undefined });
  const pages = new Set<ServerResponse>();
  const announce = (line: string | number): void => {
    for (const page of pages) page.write(`${line}\n`);
  };
  const desk: Desk = new Desk(
    folder,
    workshop,
    { first: result, gallery, press, notify: announce },
    (next, saved) => {
      gallery.show(next, saved);
      announce(desk.revision);
    },
  );
  const studio = new Studio(desk, pages, print);
  const server = createServer((request, response) => void studio.answer(request, response));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  studio.hosts = [`127.0.0.1:${actual}`, `localhost:${actual}`];
  return {
    address: `http://127.0.0.1:${actual}/#${studio.key}`,
    port: actual,
    token: studio.token,
    checkAnew: () => workshop.check({}),
    saved: (paths) => desk.saved(paths),
    close: async () => {
      for (const page of pages) page.end();
      await studio.leave();
      await gallery.close();
      await closeServer(server);
    },
  };
}

/** What every page asks for. */
const SHARED: Place['answers'] = {
  'GET state': (desk) => ({ json: desk.state }),
  'POST undo': (desk) => ({ json: desk.settle(desk.workshop.undo()) }),
  'POST fix': fix,
  'POST redo': (desk) => ({ json: desk.settle(desk.workshop.redo()) }),
};

class Studio {
  hosts: readonly string[] = [];
  readonly key = randomBytes(32).toString('base64url');
  readonly token = randomBytes(32).toString('base64url');
  readonly #desk: Desk;
  readonly #print: PrintForOther | undefined;
  /** That wait for changes. */
  readonly #pages: Set<ServerResponse>;
  /** Runs out when nobody has come back. */
  #empty: NodeJS.Timeout | undefined;
  readonly #answers: ReadonlyMap<string, Place['answers'][string]>;

  constructor(desk: Desk, pages: Set<ServerResponse>, print: PrintForOther | undefined) {
    this.#desk = desk;
    this.#print = print;
    this.#pages = pages;
    const all = [SHARED, ...places.map(({ answers }) => answers)];
    this.#answers = new Map(all.flatMap((answers) => Object.entries(answers)));
  }

  /** What fails takes nothing else with it. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#answer(request, response);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
      if (response.headersSent) response.end();
      else send(response, 500);
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = addressOf(request);
    if (pathname.startsWith(API)) return this.#answerApi(request, response);
    const status = refusal(request, this);
    if (status !== null) return send(response, status);
    if (request.method === 'POST') return this.#answerPrint(request, response);
    const place = places.find(({ address }) => address === pathname);
    const script = places.find(({ scripts }) => scripts?.[pathname] !== undefined)?.scripts?.[
      pathname
    ];
    if (script !== undefined) return this.#answerScript(script, response);
    const owner = places.find(({ document, address }) => {
      return document !== undefined && pathname.startsWith(`${address}/`);
    });
    if (owner?.document !== undefined) {
      const document = await owner.document(this.#desk, pathname.slice(owner.address.length + 1));
      return this.#answerDocument(document, response);
    }
    if (place !== undefined) return sendPage(response, place);
    if (pathname === CHANGES_WORKER) {
      response.writeHead(200, guardedHeaders(CHANGES_POLICY, SCRIPT));
      return void response.end(appFile(pathname)?.content);
    }
    if (pathname.startsWith(APP)) return send(response, appFile(pathname) ?? 404);
    if (!answerFile(request, response, this.#desk.gallery)) send(response, 404);
  }

  /** Of another command: `PRINT` is the only address to which others than pages send anything. */
  async #answerPrint(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#print === undefined) return send(response, 404);
    await answerPrint(request, response, this.#print);
  }

  async #answerScript(
    script: NonNullable<Place['scripts']>[string],
    response: ServerResponse,
  ): Promise<void> {
    const content = await script(this.#desk).catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      return null;
    });
    if (content === null) return send(response, 404);
    response.writeHead(200, guardedHeaders(WORKER_POLICY, SCRIPT));
    response.end(content);
  }

  #answerDocument(content: string | null, response: ServerResponse): void {
    if (content === null) return send(response, 404);
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
    send(response, await answer(this.#desk, { query: asked, body: body.value }));
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

const SCRIPT = 'text/javascript; charset=utf-8';
