/** Games in which rules throw, and games that are played for long: the commands that play them again. */
import { failedGameOf, type GameRef, type LongGame, type Plan } from '../../../simulation/index.ts';
import { FailedGame } from '../../exit.ts';
import { note } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { commandOf, type ShownNames } from './names.ts';

/** What `play` can begin: a version of a game, as it is named there. */
export interface Replayable {
  readonly plan: Plan;
  readonly names: ShownNames;
}

/** Without its seed nobody could look at it. By version: null for what no command plays. */
export async function namingFailed<T>(
  versions: readonly (Replayable | null)[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failed = failedGameOf(error);
    const of = failed === null ? null : versions[failed.version];
    if (failed === null || of === null || of === undefined) throw error;
    throw new FailedGame(error, failedCommand(of, failed.game));
  }
}

/** Bots that think, or rules that never answer. By version, as for `namingFailed`. */
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
  const command = unseatedCommand(of, game);
  return say('A game has been played for {seconds} seconds: {command}', { seconds, command });
}

export function failedCommand({ plan, names }: Replayable, game: GameRef): string {
  try {
    return commandOf(plan, game, names);
  } catch {
    // Rules that throw when a game begins do so whoever sits where.
    return unseatedCommand({ plan, names }, game);
  }
}

/** To seat everybody, rules would have to begin a game; those that never answer may not even do that. */
function unseatedCommand(
  { plan, names: { rules: _, ...names } }: Replayable,
  game: GameRef,
): string {
  return commandOf(plan, game, names);
}
