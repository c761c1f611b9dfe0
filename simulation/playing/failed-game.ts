/** Rules that throw: in which game of a run it was, so that it can be played again. */
import type { GameRef } from '../result.ts';

export interface FailedGameRef {
  readonly game: GameRef;
  /** Of what is compared: the place of the version whose game it is. 0 where there is only one. */
  readonly version: number;
}

/** Where an error says so. Threads hand on what an error owns. */
const KEY = 'failedGame';

/** Does what belongs to one game; an error that it throws says which. */
export function inGame<T>(game: GameRef, play: () => T, version = 0): T {
  try {
    return play();
  } catch (error) {
    const failed: FailedGameRef = { game, version };
    if (error instanceof Error && Object.isExtensible(error))
      Object.assign(error, { [KEY]: failed });
    throw error;
  }
}

/** The game in which the error was thrown; null for any other. */
export function failedGameOf(error: unknown): FailedGameRef | null {
  const failed = error instanceof Error ? (error as { [KEY]?: FailedGameRef })[KEY] : undefined;
  return failed ?? null;
}
