/**
 * The line protocol: one JSON object a line, one line for an answer, in the order of the requests.
 * Nothing that is written in a line can end a session but `quit`. docs/engine-protocol.md.
 */
import { isMapping } from '../plain-data.ts';
import { parseUntrusted } from '../untrusted-json.ts';
import { commands } from './commands.ts';
import { Matches, type ProtocolGame } from './matches.ts';
import { ProtocolError, Request } from './request.ts';

export type { ProtocolGame } from './matches.ts';

/** Names of all commands. */
export const protocolCommands: readonly string[] = [...Object.keys(commands), 'quit'];

export class ProtocolSession {
  readonly #matches: Matches;
  #hasEnded = false;

  constructor(game: ProtocolGame) {
    this.#matches = new Matches(game);
  }

  /** Whether somebody has asked to quit. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The answer to a line, without a line break. */
  answer(line: string): string {
    const fields = parse(line);
    const id = fields?.['id'] === undefined ? {} : { id: fields['id'] };
    try {
      if (fields === null) throw new ProtocolError('BAD_LINE');
      return JSON.stringify({ ...id, ...this.#obey(fields) });
    } catch (error) {
      return JSON.stringify({ ...id, error: this.#described(error as Error) });
    }
  }

  /** What a program learns of an error; a fault in the rules is no reason to fall silent. */
  #described(error: Error): object {
    if (!(error instanceof ProtocolError)) return { code: 'INTERNAL', message: error.message };
    const { code, params, refusals } = error;
    if (refusals.length === 0) return { code, ...params };
    const { game } = this.#matches;
    const worded = refusals.map((refusal) => ({ ...refusal, message: game.message(refusal) }));
    return { code, ...params, refusals: worded };
  }

  #obey(fields: Readonly<Record<string, unknown>>): object {
    const request = new Request(fields);
    const name = request.text('do');
    if (name === 'quit') {
      this.#hasEnded = true;
      return {};
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
      throw new ProtocolError('UNKNOWN_COMMAND', { do: name, known: protocolCommands });
    }
    return command(this.#matches, request);
  }
}

function parse(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = parseUntrusted(line);
    return isMapping(value) ? value : null;
  } catch {
    return null;
  }
}
