/** Rules that throw: in which game of a run it was, so that it can be played again. */
import type { GameRef } from '../result.ts';

/** Where an error says so. Threads hand on what an error owns. */
const KEY = 'failedGame';

/** Does what belongs to one game; an error that it throws says which. */
export function inGame<T>(ref: GameRef, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof Error && Object.isExtensible(error)) Object.assign(error, { [KEY]: ref });
    throw error;
  }
}

/** The game in which the error was thrown; null for any other. */
export function failedGameOf(error: unknown): GameRef | null {
  const ref = error instanceof Error ? (error as { [KEY]?: GameRef })[KEY] : undefined;
  return ref ?? null;
}
