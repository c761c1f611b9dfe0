/** A game that is played for long, by bots that think or by rules that never answer: the command that shows it. */
import type { LongGame } from '../../../simulation/index.ts';
import { note } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { failedCommand, type Replayable } from './failed.ts';

/** By version, as `namingFailed` takes them. */
export function longGameShown(
  versions: readonly (Replayable | null)[],
  terminal: Terminal,
): (game: LongGame) => void {
  return (long) => note(longGameText(versions, long), terminal);
}

function longGameText(
  versions: readonly (Replayable | null)[],
  { game, version, seconds }: LongGame,
): string {
  if (version === null)
    return say('A game in which a change is tried has been played for {seconds} seconds.', {
      seconds,
    });
  const of = versions[version] ?? null;
  if (of === null)
    return say('A game of the earlier version has been played for {seconds} seconds.', { seconds });
  const command = failedCommand(of, game);
  return say('A game has been played for {seconds} seconds: {command}', { seconds, command });
}
