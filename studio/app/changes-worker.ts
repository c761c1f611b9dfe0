/**
 * The program of a shared worker: one stream of changes for all pages of a studio in a browser. Browsers
 * open six connections to a server and no more; with a stream for each page, the seventh would wait for ever
 * for its data, and what is typed in the others would not be written.
 */
import type { FromChanges, ToChanges } from './changes.ts';
import { linesOf } from './lines.ts';

/** By key: a studio that was started again at the same address has another one. */
const streams = new Map<string, Stream>();

class Stream {
  readonly #key: string;
  readonly #ports = new Set<MessagePort>();
  /** Of the game, as the server said last: whoever comes later hears it first. */
  #revision: string | undefined;

  constructor(key: string) {
    this.#key = key;
    void this.#follow();
  }

  add(port: MessagePort): void {
    this.#ports.add(port);
    if (this.#revision !== undefined) send(port, { lines: [this.#revision] });
  }

  remove(port: MessagePort): void {
    this.#ports.delete(port);
  }

  async #follow(): Promise<void> {
    let status: number | null = null;
    try {
      const headers = { authorization: `Bearer ${this.#key}` };
      const answer = await fetch('/api/changes', { headers });
      status = answer.status;
      if (answer.ok) for await (const lines of linesOf(answer)) this.#report(lines);
    } catch {
      // The server has ended.
    }
    streams.delete(this.#key);
    for (const port of this.#ports) send(port, { ended: status });
  }

  #report(lines: readonly string[]): void {
    this.#revision = lines.findLast((line) => !line.startsWith('/')) ?? this.#revision;
    for (const port of this.#ports) send(port, { lines });
  }
}

function send(port: MessagePort, message: FromChanges): void {
  port.postMessage(message);
}

function streamOf(key: string): Stream {
  const known = streams.get(key) ?? new Stream(key);
  streams.set(key, known);
  return known;
}

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  port.addEventListener('message', ({ data }: MessageEvent<ToChanges>) => {
    if ('follow' in data) streamOf(data.follow).add(port);
    else streams.get(data.leave)?.remove(port);
  });
  port.start();
});
