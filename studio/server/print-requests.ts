/** Prints that commands hand over (`guard.ts` says from whom they are taken), answered line by line while they go on. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answering } from '../../kernel/index.ts';
import { bodyOf } from './body.ts';
import { FILE_POLICY, guardedHeaders } from './policies.ts';

/** Does what is asked, and says what comes of it. A command that has ended is reported by a throw. */
export type PrintForOther = (asked: unknown, say: (line: object) => void) => Promise<void>;

/** Characters of a request; a deck or a list of cards is named, not sent. */
const LONGEST = 1_000_000;

/** Milliseconds after which an empty line says that the work goes on. */
const BEAT_MS = 1000;

/** Ends the answer in every case; what ends without a result is done by the command itself. */
export function answerPrint(
  request: IncomingMessage,
  response: ServerResponse,
  work: PrintForOther,
): Promise<void> {
  return answering(() => answerLines(request, response, work));
}

async function answerLines(
  request: IncomingMessage,
  response: ServerResponse,
  work: PrintForOther,
): Promise<void> {
  const asked = await bodyOf(request, LONGEST);
  response.writeHead(asked === null ? 400 : 200, guardedHeaders(FILE_POLICY, LINES));
  const say = (line: object): void => {
    if (response.destroyed) throw new Error('The command that asked has ended.');
    response.write(`${JSON.stringify(line)}\n`);
  };
  const beat = setInterval(() => response.write('{}\n'), BEAT_MS);
  try {
    if (asked !== null) {
      response.flushHeaders();
      await work(asked.value, say);
    }
  } catch {
    // It finds out itself what is wrong, and reports it.
  } finally {
    clearInterval(beat);
    response.end();
  }
}

const LINES = 'application/x-ndjson; charset=utf-8';
