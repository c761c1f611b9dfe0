/** Rules that throw: the command that plays the game again in which they did. */
import { failedGameOf, type Plan } from '../../../simulation/index.ts';
import { FailedGame } from '../../exit.ts';
import { commandOf, type ShownNames } from './names.ts';

/** Without its seed nobody could look at it. */
export function namingFailed(
  plan: Plan,
  shown: ShownNames,
  work: (signal: AbortSignal) => Promise<number>,
): (signal: AbortSignal) => Promise<number> {
  return async (signal) => {
    try {
      return await work(signal);
    } catch (error) {
      const ref = failedGameOf(error);
      // To seat everybody, these rules would have to begin a game.
      const { rules: _, ...names } = shown;
      throw ref === null ? error : new FailedGame(error, commandOf(plan, ref, names));
    }
  };
}
