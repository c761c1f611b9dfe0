/** A run that workers play, wherever they are. */
import {
  QueueFault,
  simulateOnQueue,
  type PlayedByThread,
  type QueueAddress,
  type QueueProgress,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { note } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { failedCommand } from './named-games.ts';
import type { ShownNames } from './names.ts';
import { progressShown } from './progress.ts';
import { connectionShown, refusalWords, requestedQueue, troubleWords } from './queue-words.ts';

export interface QueueArguments {
  readonly queue?: string;
  readonly shard?: string;
  readonly workers?: number;
}

/** Null where there is no result since a shard failed, which was reported. */
export async function playOnQueue(
  played: PlayedByThread,
  { queue = '', shard, workers }: QueueArguments,
  names: ShownNames,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<SimulationResult | null> {
  if (shard !== undefined) throw new WrongUse(say('Name one of --queue and --shard.'));
  if (workers !== undefined)
    throw new WrongUse(
      say('With --queue nothing is played here.'),
      say('Give --workers to whoever plays: cardwright simulate worker --queue …'),
    );
  const address = requestedQueue(queue);
  try {
    return await terminal.progress(say('Playing'), (show) =>
      simulateOnQueue(played, {
        address,
        signal,
        connection: connectionShown(address, terminal),
        progress: shownProgress(show, address, terminal),
        refused: (worker, refusal) =>
          terminal.remark(
            say('The worker {worker} does not play this run: {why}.', {
              worker,
              why: refusalWords(refusal, played.plan.engine),
            }),
          ),
      }),
    );
  } catch (error) {
    if (!(error instanceof QueueFault)) throw error;
    const words = troubleWords(error.trouble);
    if (error.trouble.why === 'unreachable' || error.trouble.why === 'busy')
      throw new WrongUse(...words);
    for (const text of words) if (text !== undefined) terminal.remark(text);
    if (error.trouble.why === 'failed' && error.trouble.game !== null) {
      const command = failedCommand({ plan: played.plan, names }, error.trouble.game);
      terminal.remark(say('The game in which it happened: {command}', { command }));
    }
    return null;
  }
}

/** Milliseconds after which a run without workers says that it waits for one. */
const ALONE = 5_000;

function shownProgress(
  show: (what: string) => void,
  address: QueueAddress,
  terminal: Terminal,
): (progress: QueueProgress) => void {
  const showRun = progressShown(show);
  const begun = performance.now();
  let wasPlayed = false;
  let isReported = false;
  return ({ games, all, widest, playing }) => {
    wasPlayed ||= playing > 0 || games > 0;
    if (wasPlayed) showRun(games, all, widest, playing);
    else if (!isReported && performance.now() - begun > ALONE) {
      isReported = true;
      note(
        say(
          'No worker has taken anything yet. To start one: cardwright simulate worker --queue {queue}',
          {
            queue: address.shown,
          },
        ),
        terminal,
      );
    }
  };
}
