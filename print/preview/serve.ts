/** The preview's server: on loopback only, for one game, until it is closed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckResult } from '../../generator/index.ts';
import { readForProof } from '../art/unpainted.ts';
import { FONTS, GAME, ORIGIN } from '../html/addresses.ts';
import { Press } from '../press/press.ts';
import type { OpenPreview } from './announcement.ts';
import { Listener } from './listener.ts';
import { closeServer, listen } from './loopback.ts';
import {
  addressOf,
  FACES_POLICY,
  FILE_POLICY,
  guardedHeaders,
  PRINT,
  refusal,
  shellPolicy,
} from './guard.ts';
import { framePage, type Place, shellPage } from './page.ts';
import { printMedia } from './print-media.ts';
import { answerPrint, type PrintForOther } from './print-requests.ts';
import { Proofreader } from './proofreader.ts';
import type { ShownFace } from './shown-face.ts';
import type { PreviewState } from './state.ts';
import { PreviewedGame } from './previewed-game.ts';
import { loadPreviewWords, previewWords } from './words.ts';

export interface PreviewServer extends OpenPreview {
  /** `http://127.0.0.1:4177/` */
  readonly address: string;
  /** Shows another state of the game, after these files were saved, to every page that is open. */
  show(result: CheckResult, saved: readonly string[]): void;
  close(): Promise<void>;
}

/** What a preview works with; by default it has a press of its own, and prints for nobody. */
export interface PreviewMeans {
  /** Judges how faces look; closed with the server. */
  readonly press?: Press;
  readonly print?: PrintForOther;
  readonly places?: readonly Place[];
}

/** Rejects with the system's error when the port is taken. `port` 0 takes any that is free. */
export async function servePreview(
  first: CheckResult,
  port: number,
  means: PreviewMeans = {},
): Promise<PreviewServer> {
  const preview = await openPreview(first, means);
  const server = createServer((request, response) => preview.answer(request, response));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  preview.hosts = [`127.0.0.1:${actual}`, `localhost:${actual}`];
  return {
    address: `http://127.0.0.1:${actual}/`,
    port: actual,
    token: preview.token,
    show: (result, saved) => preview.show(result, saved),
    close: async () => {
      await preview.close();
      await closeServer(server);
    },
  };
}

/** The pages of a preview, for a server that answers more than them. */
export async function openPreview(first: CheckResult, means: PreviewMeans = {}): Promise<Preview> {
  await loadPreviewWords();
  return new Preview(first, means);
}

/** Milliseconds of rendering after which the pages are sent what is ready. */
const SLICE_MS = 20;

/** About as many faces as a window holds: they are sent before any other. */
const IN_VIEW = 8;

/** Milliseconds that a page has for drawing them before it is given more to do. */
const DRAWING_MS = 80;

const ASSET = /\.(png|jpe?g|webp|avif|gif|svg|woff2?|ttf|otf)$/i;

export class Preview {
  /** Names by which this server may be called: a page elsewhere cannot borrow another. */
  hosts: readonly string[] = [];
  readonly token = randomBytes(32).toString('base64url');
  readonly #print: PrintForOther | undefined;
  readonly #places: readonly Place[];
  /** Also for other pages, which show fronts of cards. */
  readonly shown: PreviewedGame;
  readonly #proofreader: Proofreader;
  #revision = 0;
  readonly #listeners = new Map<string, Listener>();

  constructor(result: CheckResult, { press = new Press(), print, places = [] }: PreviewMeans) {
    this.#places = places;
    this.shown = new PreviewedGame(result);
    this.#print = print;
    this.#proofreader = new Proofreader(press);
  }

  /** The cards in view first, then all others, then everything else that follows from a save. */
  show(result: CheckResult, saved: readonly string[]): void {
    const changed = this.shown.open(result);
    this.#revision += 1;
    for (const listener of this.#listeners.values()) {
      if (saved.some((path) => ASSET.test(path))) listener.sendReload();
      if (changed.length > 0) listener.sendStyles({ changed, revision: this.#revision });
      void this.#renew(listener, this.#revision, changed.length > 0 ? DRAWING_MS : 0);
    }
  }

  /** In slices, so that style sheets and pictures are given out meanwhile. A later save tells it all. */
  async #renew(listener: Listener, revision: number, drawing: number): Promise<void> {
    // A page asks for other style sheets at once.
    if (drawing > 0) await sleep(drawing);
    if (revision !== this.#revision) return;
    let fresh: ShownFace[] = [];
    let looked = 0;
    let isFirst = true;
    let started = performance.now();
    for (const faces of this.shown.faces(listener.locale, listener.inView)) {
      fresh.push(...faces.filter((face) => listener.showsOther(face)));
      looked += faces.length;
      const isFull = isFirst && fresh.length > 0 && looked >= IN_VIEW;
      if (!isFull && performance.now() - started < SLICE_MS) continue;
      listener.sendFaces(fresh);
      await sleep(isFirst && fresh.length > 0 ? DRAWING_MS : 0);
      if (revision !== this.#revision) return;
      isFirst &&= fresh.length === 0;
      fresh = [];
      started = performance.now();
    }
    listener.sendFaces(fresh);
    await sleep(0);
    if (revision !== this.#revision) return;
    listener.sendState(this.shown.state(listener.locale));
    this.#proofread();
  }

  /** Of the languages that are open. */
  #proofread(): void {
    const revision = this.#revision;
    const isWanted = (): boolean => revision === this.#revision && this.#proofreader.isOpen;
    this.#proofreader.ask(async (press) => {
      // Also when all was drawn before: a print that is handed over finds it running.
      if (this.#print !== undefined) await press.begin();
      for (const locale of new Set([...this.#listeners.values()].map((one) => one.locale))) {
        if (!(await this.shown.prove(locale, press, isWanted))) continue;
        const own = [...this.#listeners.values()].filter((one) => one.locale === locale);
        for (const listener of own) listener.sendState(this.shown.state(locale));
      }
    });
  }

  async close(): Promise<void> {
    for (const listener of this.#listeners.values()) listener.end();
    await this.#proofreader.close();
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const status = refusal(request, this);
    if (status !== null) return refuse(response, status);
    const { pathname, asked } = addressOf(request);
    if (pathname === '/') return this.#shell(response, asked);
    if (pathname === GAME) return this.#frame(response, asked);
    if (pathname === '/events') return this.#listen(response, asked);
    if (pathname === '/in-view') return this.#look(response, asked);
    if (pathname === PRINT && this.#print !== undefined && request.method === 'POST') {
      return void answerPrint(request, response, this.#print);
    }
    if (pathname.startsWith(GAME) || pathname.startsWith(FONTS)) {
      return this.#resource(response, pathname);
    }
    return refuse(response, 404);
  }

  #shell(response: ServerResponse, asked: URLSearchParams): void {
    const nonce = randomBytes(16).toString('base64');
    const state = this.shown.state(this.shown.localeFor(asked.get('lang')));
    const page = shellPage(state, {
      nonce,
      revision: this.#revision,
      listener: randomUUID(),
      words: previewWords(),
      places: this.#places,
    });
    response.writeHead(200, guardedHeaders(shellPolicy(nonce), HTML));
    response.end(page);
  }

  #frame(response: ServerResponse, asked: URLSearchParams): void {
    const locale = this.shown.localeFor(asked.get('lang'));
    const sheet = this.shown.sheets(locale).find(({ id }) => id === asked.get('sheet'));
    response.writeHead(200, guardedHeaders(FACES_POLICY, HTML));
    response.end(framePage(sheet, locale));
  }

  #listen(response: ServerResponse, asked: URLSearchParams): void {
    const id = asked.get('listener') ?? randomUUID();
    const state = this.shown.state(this.shown.localeFor(asked.get('lang')));
    // A page that was made before the last save, or by another server, gets everything.
    const isCurrent = asked.get('revision') === String(this.#revision);
    const listener = new Listener(response, isCurrent ? state : blank(state));
    response.writeHead(200, guardedHeaders(FILE_POLICY, 'text/event-stream'));
    response.write('retry: 500\n\n');
    if (!isCurrent) {
      listener.sendStyles({ changed: this.shown.styles, revision: this.#revision });
      listener.sendState(state);
    }
    this.#listeners.set(id, listener);
    this.#proofread();
    response.on('close', () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    });
  }

  #look(response: ServerResponse, asked: URLSearchParams): void {
    const listener = this.#listeners.get(asked.get('listener') ?? '');
    if (listener !== undefined) listener.inView = asked.get('face');
    response.writeHead(204, guardedHeaders(FILE_POLICY, TEXT));
    response.end();
  }

  #resource(response: ServerResponse, pathname: string): void {
    const read = readForProof(ORIGIN + pathname, this.shown.folder);
    if (typeof read === 'string') return refuse(response, 404);
    const { type, bytes } = read.resource;
    response.writeHead(200, guardedHeaders(FILE_POLICY, type));
    response.end(type.startsWith('text/css') ? printMedia(Buffer.from(bytes).toString()) : bytes);
  }
}

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** What a page shows of which nothing is known. */
function blank({ title, locales, locale }: PreviewState): PreviewState {
  return { title, locales, locale, sheets: [], faces: [], faults: [], fonts: '' };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, guardedHeaders(FILE_POLICY, TEXT));
  response.end(`${status}\n`);
}
