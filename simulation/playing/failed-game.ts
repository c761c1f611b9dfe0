/** Rules that throw, or never answer: in which game of a run it was, so that it can be played again. */
import type { GameRef } from '../result.ts';
import { ownCell } from './game-cell.ts';

export interface FailedGameRef {
  readonly game: GameRef;
  /** Of what is compared: the place of the version whose game it is. 0 where there is only one. */
  readonly version: number;
}

/** Where an error says so. Threads hand on what an error owns. */
const KEY = 'failedGame';

/**
 * Does what belongs to one game. The first thread sees which it is, and an error that it throws says so.
 * `version`: null where something is changed on trial, as in `GameOfRun`.
 */
export function inGame<T>(game: GameRef, play: () => T, version: number | null = 0): T {
  const cell = ownCell();
  cell?.begin({ game, version });
  try {
    return play();
  } catch (error) {
    if (version !== null && error instanceof Error && Object.isExtensible(error))
      Object.assign(error, { [KEY]: { game, version } satisfies FailedGameRef });
    throw error;
  } finally {
    cell?.end();
  }
}

/** The game in which the error was thrown; null for any other. */
export function failedGameOf(error: unknown): FailedGameRef | null {
  const failed = error instanceof Error ? (error as { [KEY]?: FailedGameRef })[KEY] : undefined;
  return failed ?? null;
}
