/** A worker of a queue: plays shards of runs that others want, of games that it was started with. */
import { availableParallelism } from 'node:os';
import {
  QueueFault,
  workOnQueue,
  type Offer,
  type TrustedGame,
} from '../../../simulation/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { builtInGames } from '../../find-games.ts';
import { openGame } from '../../play/open-game.ts';
import { note } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { connectionShown, refusalWords, requestedQueue, troubleWords } from './queue-words.ts';

export interface WorkerArguments {
  readonly queue?: string;
  readonly workers?: number;
}

/** `games`: those whose rules it runs; without any, those that come with Cardwright. */
export async function work(
  terminal: Terminal,
  games: readonly string[],
  { queue, workers }: WorkerArguments,
): Promise<number> {
  if (queue === undefined)
    throw new WrongUse(
      say('A worker needs a queue.'),
      say('Name it: cardwright simulate worker --queue redis://host:6379'),
    );
  const address = requestedQueue(queue);
  const trusted = await trustedGames(games, terminal);
  const threads = workers ?? availableParallelism();
  const [finish, leave] = [new AbortController(), new AbortController()];
  const stop = (): void => {
    if (finish.signal.aborted) return leave.abort();
    finish.abort();
    note(
      say('Ending as soon as what was begun is played. Again: hand it back and end now.'),
      terminal,
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    await workOnQueue({
      address,
      trusted,
      threads,
      finish: finish.signal,
      leave: leave.signal,
      news: {
        connection: connectionShown(address, terminal),
        ready: () =>
          note(
            say('Waiting at {queue} for {games}; threads: {threads}.', {
              queue: address.shown,
              games: trusted.map(({ id }) => id).join(', '),
              threads,
            }),
            terminal,
          ),
        begun: (offer) => note(say('Playing {run}.', { run: nameOf(offer) }), terminal),
        ended: (offer, shards) =>
          note(say('{run}: {shards} shards played.', { run: nameOf(offer), shards }), terminal),
        refused: (offer, refusal) =>
          terminal.remark(
            say('{run} is not played by this worker: {why}.', {
              run: nameOf(offer),
              why: refusalWords(refusal, offer.engine),
            }),
          ),
      },
    });
    return EXIT.sound;
  } catch (error) {
    if (error instanceof QueueFault) throw new WrongUse(...troubleWords(error.trouble));
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Opened now, so that a game that cannot be played is not found out by others. */
async function trustedGames(games: readonly string[], terminal: Terminal): Promise<TrustedGame[]> {
  const trusted: TrustedGame[] = [];
  for (const name of games.length > 0 ? games : builtInGames()) {
    const { checked, compiled } = await openGame([name], terminal);
    trusted.push({ id: compiled.id, folder: checked.folder });
  }
  return trusted;
}

function nameOf({ game, id }: Offer): string {
  return `${game} ${id.slice(0, 8)}`;
}
