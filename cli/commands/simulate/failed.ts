/** Rules that throw: the command that plays the game again in which they did. */
import { failedGameOf, type GameRef, type Plan } from '../../../simulation/index.ts';
import { FailedGame } from '../../exit.ts';
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

export function failedCommand({ plan, names }: Replayable, game: GameRef): string {
  // To seat everybody, these rules would have to begin a game.
  const { rules: _, ...others } = names;
  return commandOf(plan, game, others);
}
