/** The studio's server: on loopback only, for one game, until it is closed. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { usualLocale, type CheckResult } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
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
  refusal,
} from '../../print/index.ts';
import { readFigureEdit, type EditAnswer, type StudioState } from '../protocol/figures.ts';
import { changesOf, figuresOf, largestKind, problemsOf, refusedEdit } from './figures.ts';
import { API, apiRefusal, pagePolicy } from './guard.ts';
import { APP, appFile, figuresPage } from './pages.ts';
import { loadStudioWords, studioWords } from './words.ts';
import { Workshop, type Outcome } from './workshop.ts';

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

/** Where the table of figures is. */
const FIGURES = '/figures';

/** Characters of a step of editing. */
const LONGEST = 50_000_000;

/** Rejects with the system's error when the port is taken. `port` 0 takes any that is free. */
export async function serveStudio(
  folder: string,
  port: number,
  means: Omit<PreviewMeans, 'places'> = {},
): Promise<StudioServer> {
  await loadStudioWords();
  const workshop = new Workshop(folder);
  const result = workshop.check();
  const places = [{ address: FIGURES, name: studioWords().figures }];
  const preview = await openPreview(result, { ...means, places });
  const studio = new Studio(folder, workshop, preview, result);
  const server = createServer((request, response) => studio.answer(request, response));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  studio.hosts = [`127.0.0.1:${actual}`, `localhost:${actual}`];
  preview.hosts = studio.hosts;
  return {
    address: `http://127.0.0.1:${actual}/#${studio.key}`,
    port: actual,
    token: preview.token,
    saved: (paths) => studio.saved(paths),
    close: async () => {
      studio.end();
      await preview.close();
      await closeServer(server);
    },
  };
}

class Studio {
  hosts: readonly string[] = [];
  readonly key = randomBytes(32).toString('base64url');
  readonly #folder: string;
  readonly #workshop: Workshop;
  readonly #preview: Preview;
  #result: CheckResult;
  #revision = 0;
  /** Pages that wait for changes. */
  readonly #pages = new Set<ServerResponse>();

  constructor(folder: string, workshop: Workshop, preview: Preview, result: CheckResult) {
    this.#folder = folder;
    this.#workshop = workshop;
    this.#preview = preview;
    this.#result = result;
  }

  saved(paths: readonly string[]): void {
    this.#show(this.#workshop.changed(paths), paths);
  }

  end(): void {
    for (const page of this.#pages) page.end();
  }

  #show(result: CheckResult, saved: readonly string[]): void {
    this.#result = result;
    this.#revision += 1;
    this.#preview.show(result, saved);
    for (const page of this.#pages) page.write(`${this.#revision}\n`);
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = addressOf(request);
    if (pathname.startsWith(API)) return void this.#answerApi(request, response);
    if (pathname !== FIGURES && !pathname.startsWith(APP)) {
      return this.#preview.answer(request, response);
    }
    const status = refusal(request, { hosts: this.hosts, token: this.#preview.token });
    if (status !== null) return send(response, status, TEXT, `${status}\n`);
    if (pathname === FIGURES) return figures(response);
    const file = appFile(pathname);
    if (file === null) return send(response, 404, TEXT, '404\n');
    return send(response, 200, file.type, file.bytes);
  }

  async #answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = apiRefusal(request, this);
    if (status !== null) return send(response, status, TEXT, `${status}\n`);
    const { pathname, asked } = addressOf(request);
    const what = `${request.method} ${pathname.slice(API.length)}`;
    if (what === 'GET changes') return this.#listen(request, response);
    if (what === 'GET state') return sendJson(response, this.#state());
    if (what === 'GET figures') return this.#figures(response, asked.get('kind') ?? '');
    if (what === 'POST undo') return this.#answerStep(response, this.#workshop.undo());
    if (what === 'POST redo') return this.#answerStep(response, this.#workshop.redo());
    if (what === 'POST edit') return this.#edit(response, await bodyOf(request, LONGEST));
    return send(response, 404, TEXT, '404\n');
  }

  #listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, guardedHeaders(FILE_POLICY, TEXT));
    response.write(`${this.#revision}\n`);
    this.#pages.add(response);
    request.on('close', () => this.#pages.delete(response));
  }

  #state(): StudioState {
    const { manifest } = this.#result;
    const locale = usualLocale(manifest?.locales ?? ['en']);
    return {
      revision: this.#revision,
      title: inLocale(manifest?.title ?? '', locale),
      kinds: Object.keys(manifest?.kinds ?? {}),
      largest: largestKind(this.#result),
      problems: problemsOf(this.#result),
      ...this.#workshop.steps,
    };
  }

  #figures(response: ServerResponse, kind: string): void {
    const found = this.#result.game === null ? null : figuresOf(this.#result, kind);
    if (found === null) return send(response, 404, TEXT, '404\n');
    return sendJson(response, found);
  }

  #edit(response: ServerResponse, body: { readonly value: unknown } | null): void {
    const edit = body === null ? null : readFigureEdit(body.value);
    if (edit === null) return send(response, 400, TEXT, '400\n');
    // What somebody else has just saved may not have been seen yet.
    const checked = this.#workshop.check();
    if (checked.game === null) return sendJson(response, this.#refused([]));
    const { changes, refused } = changesOf(checked, edit);
    if (refused.length > 0) return sendJson(response, this.#refused(refused));
    return this.#answerStep(response, this.#workshop.edit(edit.label, changes));
  }

  #answerStep(response: ServerResponse, outcome: Outcome): void {
    if (outcome.done) {
      this.#show(
        outcome.result,
        outcome.written.map((path) => join(this.#folder, path)),
      );
      return sendJson(response, { refused: [], state: this.#state() } satisfies EditAnswer);
    }
    const refused = outcome.why === 'refused' ? outcome.refused : [];
    const shown = refused.map((one) => {
      const { change } = one;
      const id = change.do === 'add' ? String(change.value['id']) : change.id;
      return refusedEdit(id, change.do === 'set' ? change.field : [], one);
    });
    return sendJson(response, this.#refused(shown));
  }

  #refused(refused: EditAnswer['refused']): EditAnswer {
    return { refused, state: this.#state() };
  }
}

const TEXT = 'text/plain; charset=utf-8';

function figures(response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, guardedHeaders(pagePolicy(nonce), 'text/html; charset=utf-8'));
  response.end(figuresPage(nonce));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  response.writeHead(status, guardedHeaders(FILE_POLICY, type));
  response.end(content);
}

function sendJson(response: ServerResponse, value: object): void {
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(value));
}
