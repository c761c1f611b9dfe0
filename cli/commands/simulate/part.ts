/** A part of a run, for `simulate merge`. */
import {
  simulatePart,
  type PlayedByThread,
  type ThreadOptions,
} from '../../../simulation/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { requestedShards } from './plan.ts';
import { progressShown } from './progress.ts';
import { writeResult } from './shown.ts';

/** A part is written whole or not at all: without some of its games it would be another one. */
export async function playPart(
  played: PlayedByThread,
  { shard = '', out }: { readonly shard?: string; readonly out?: string },
  options: ThreadOptions,
  terminal: Terminal,
): Promise<number> {
  const shards = requestedShards(shard, played.plan);
  if (out === undefined) {
    throw new WrongUse(
      say('A part of a run is written to a file.'),
      say('Name it: --shard {part} -o part.json', { part: shard }),
    );
  }
  const part = await terminal.progress(say('Playing'), (show) =>
    simulatePart(played, shards, { ...options, progress: progressShown(show) }),
  );
  if (part.shards.length === shards.length) {
    writeResult(terminal, out, `${JSON.stringify(part)}\n`);
    return EXIT.sound;
  }
  terminal.remark(
    say('Interrupted: {done} of {all} shards were played, and nothing is written.', {
      done: part.shards.length,
      all: shards.length,
    }),
  );
  return EXIT.faults;
}
