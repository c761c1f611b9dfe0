/** Talks to the server of the page. Every request carries the key that the page was opened with. */
import type { StudioState } from '../protocol/state.ts';
import { hasSharedWorkers, sharedChanges } from './changes.ts';
import { linesOf } from './lines.ts';

const KEPT = 'cardwright-key';

/** What the address says behind the key: a game that somebody shared. */
let shared = new URLSearchParams();

export function sharedPart(name: string): string | null {
  return shared.get(name);
}

/** From the address; a page that is loaded again, or followed a link, still has it. */
export function takeKey(): string | null {
  const [given = '', ...parts] = location.hash.slice(1).split('&');
  shared = new URLSearchParams(parts.join('&'));
  if (given !== '') {
    sessionStorage.setItem(KEPT, given);
    // Nobody who looks at the screen needs to read it.
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(KEPT);
}

/** The server answers, but not this page: it was opened with the key of an earlier start. */
export class WrongKey extends Error {}

export class StudioApi {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  state(): Promise<StudioState> {
    return this.get('state');
  }

  async get<Answer>(what: string): Promise<Answer> {
    return (await (await this.#fetch(what)).json()) as Answer;
  }

  /** Null for what is not there. */
  async blob(what: string): Promise<Blob | null> {
    const answer = await this.#fetch(what);
    return answer.status === 200 ? answer.blob() : null;
  }

  /** Null for what is not there. */
  async find<Answer>(what: string): Promise<Answer | null> {
    const answer = await this.#fetch(what);
    return answer.status === 404 ? null : ((await answer.json()) as Answer);
  }

  async post<Answer>(what: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await this.#fetch(what, { method: 'POST', body: JSON.stringify(body), headers });
    return (await answer.json()) as Answer;
  }

  /** Calls back with each line of an answer that stays open, until it ends or is given up. */
  async lines(what: string, said: (line: unknown) => void, signal: AbortSignal): Promise<void> {
    const answer = await this.#fetch(what, { signal });
    for await (const lines of linesOf(answer)) for (const line of lines) said(JSON.parse(line));
  }

  /** Calls back at every state of the game, and with the address of a place that is to look again, until the server ends. */
  async listen(changed: () => void, noticed: (address: string) => void): Promise<void> {
    for await (const lines of this.#changes()) {
      const places = new Set(lines.filter((line) => line.startsWith('/')));
      if (lines.some((line) => !line.startsWith('/'))) changed();
      for (const address of places) noticed(address);
    }
  }

  async *#changes(): AsyncGenerator<readonly string[]> {
    if (!hasSharedWorkers) return yield* linesOf(await this.#fetch('changes'));
    const status = yield* sharedChanges(this.#key);
    if (status === 403) throw new WrongKey();
  }

  async #fetch(what: string, request: RequestInit = {}): Promise<Response> {
    const headers = { ...request.headers, authorization: `Bearer ${this.#key}` };
    const answer = await fetch(`/api/${what}`, { ...request, headers });
    if (answer.status === 403) throw new WrongKey();
    if (!answer.ok && answer.status !== 404) throw new Error(`${what}: ${answer.status}`);
    return answer;
  }
}

/** The key, for the links to other pages. */
export function keyHash(): string {
  return `#${sessionStorage.getItem(KEPT) ?? ''}`;
}
