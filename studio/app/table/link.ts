/* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no other origin */
/** The table of a page: in a worker, so that bots keep nobody waiting; in the page itself where a browser starts none. */
import type { Answered, Channel, Question } from '../../table/serve.ts';
import type { Answer, Asked, TableGame } from '../../table/view.ts';

/** What runs the rules ended, or never began. */
class TableLost extends Error {}

interface Started {
  ask(question: Question): void;
  stop(): void;
}

export class TableLink {
  readonly #address: string;
  #running: Started | null = null;
  #number = 0;
  readonly #waiting = new Map<
    number,
    { readonly done: (answer: Answer) => void; readonly failed: (error: Error) => void }
  >();

  /** `address`: of the script that holds the rules. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Begins again, whatever was asked before. */
  async #open(game: TableGame): Promise<void> {
    this.stop();
    const answered = (given: Answered): void => this.#answered(given);
    const lost = (message: string): void => this.#lost(message);
    this.#running = await start(this.#address, answered, lost);
    await this.ask({ do: 'open', game });
  }

  /**
   * Why what is asked cannot be played; null when it is. With a `game` it begins again: a bot may be thinking
   * about another one.
   */
  async enter(asked: Asked, game: TableGame | null): Promise<string | null> {
    try {
      if (game !== null) await this.#open(game);
      const answer = await this.ask(asked);
      return 'refused' in answer ? answer.refused : null;
    } catch (error) {
      if (!(error instanceof TableLost)) throw error;
      return error.message;
    }
  }

  stop(): void {
    this.#running?.stop();
    this.#running = null;
    this.#lost('stopped');
  }

  ask(asked: Question['asked']): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#number += 1;
      this.#waiting.set(this.#number, { done, failed });
      if (this.#running === null) this.#lost('stopped');
      else this.#running.ask({ number: this.#number, asked });
    });
  }

  #answered({ number, answer }: Answered): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if ('failed' in answer) waiting?.failed(new TableLost(answer.failed));
    else waiting?.done(answer);
  }

  #lost(message: string): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of all) failed(new TableLost(message));
  }
}

type OnAnswer = (answered: Answered) => void;

async function start(
  address: string,
  answered: OnAnswer,
  lost: (message: string) => void,
): Promise<Started> {
  // Pages that were opened as files may start no worker.
  if (location.protocol === 'file:') return inPage(address, answered);
  const worker = new Worker(address);
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => answered(data));
  worker.addEventListener('error', ({ message }) => lost(message));
  return { ask: (question) => worker.postMessage(question), stop: () => worker.terminate() };
}

interface PageChannel extends Channel {
  hear?: Parameters<Channel['addEventListener']>[1];
}

interface WithTable {
  cardwrightTable?: Channel;
}

/** The script takes the channel that it finds in place of a worker's. */
async function inPage(address: string, answered: OnAnswer): Promise<Started> {
  const channel: PageChannel = {
    addEventListener: (_, hear) => (channel.hear = hear),
    postMessage: answered,
  };
  (globalThis as WithTable).cardwrightTable = channel;
  await new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', done);
    script.addEventListener('error', () => failed(new TableLost(address)));
    document.head.append(script);
  });
  delete (globalThis as WithTable).cardwrightTable;
  return {
    ask: (data) => setTimeout(() => channel.hear?.({ data }), 0),
    stop: () => delete channel.hear,
  };
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
