/** A queue as a run or a worker would find it: whether it answers, keeps what it is given, and who plays. */
import {
  inspectQueue,
  QueueFault,
  type PresentWorker,
  type QueueServer,
  type WaitingRun,
} from '../../../simulation/index.ts';
import { say } from '../../say.ts';
import { requestedQueue, troubleWords } from '../simulate/queue-words.ts';

/** One thing that Cardwright needs, of this machine or another. */
export interface Finding {
  readonly what: string;
  readonly good: boolean;
  readonly found: string;
  /** How to fix it. */
  readonly fix?: string;
}

/** `text`: the address as it was typed. */
export async function queueFindings(text: string): Promise<Finding[]> {
  const address = requestedQueue(text);
  const what = say('queue');
  try {
    const { server, runs, workers } = await inspectQueue(address);
    return [
      { what, good: true, found: address.shown },
      program(server),
      eviction(server),
      waiting(runs, workers),
      present(workers),
    ];
  } catch (error) {
    if (!(error instanceof QueueFault)) throw error;
    const [found, fix] = troubleWords(error.trouble);
    return [{ what, good: false, found, ...(fix !== undefined && { fix }) }];
  }
}

/** The oldest Redis that it was tried with. */
const OLDEST = 7;

function program({ program, version }: QueueServer): Finding {
  return {
    what: say('its server'),
    good: program === 'Valkey' || Number.parseInt(version, 10) >= OLDEST,
    found: `${program} ${version}`,
    fix: say('A queue needs Redis {version} or newer, or Valkey.', { version: OLDEST }),
  };
}

/** Any other policy throws away what waits when memory is short. */
function eviction({ eviction }: QueueServer): Finding {
  return {
    what: say('when memory is full'),
    good: eviction === 'noeviction',
    found: eviction ?? say('not reported'),
    fix: say(
      'With any other policy than noeviction it may throw away what waits: set "maxmemory-policy noeviction" in its configuration.',
    ),
  };
}

function waiting(runs: readonly WaitingRun[], workers: readonly PresentWorker[]): Finding {
  const alone = runs.filter((run) => !workers.some((worker) => plays(worker, run)));
  const shown = runs.map(({ game, waiting, playing }) =>
    say('{game} ({waiting} shards wait, {playing} are played)', { game, waiting, playing }),
  );
  return {
    what: say('runs'),
    good: alone.length === 0,
    found: shown.join(', ') || say('none'),
    fix: say('No worker plays {games} with the same Cardwright and Node: start one there.', {
      games: alone.map(({ game, engine }) => `${game} (${engine})`).join(', '),
    }),
  };
}

function plays(worker: PresentWorker, { game, engine }: WaitingRun): boolean {
  return worker.engine === engine && worker.games.includes(game);
}

/** None is no fault: they may be started when there is something to play. */
function present(workers: readonly PresentWorker[]): Finding {
  const shown = workers.map(({ name, threads, games }) =>
    say('{name} (threads: {threads}; {games})', { name, threads, games: games.join(', ') }),
  );
  return { what: say('workers'), good: true, found: shown.join('; ') || say('none') };
}
