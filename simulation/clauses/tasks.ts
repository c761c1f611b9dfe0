/** What threads for clauses are asked, and what they answer. */
import type { GameRef } from '../result.ts';
import type { UsedInGame } from './clause-use.ts';
import type { Recorded } from './recorded.ts';

/** Answered by the moves of each game, or null where the rules have no source. */
export interface RecordTask {
  readonly refs: readonly GameRef[];
}

export interface WatchTask extends RecordTask {
  readonly moves: readonly Recorded[];
  /** Clauses of the game. */
  readonly known: readonly string[];
}

export type ClauseTask = RecordTask | WatchTask;

export interface ClauseAnswer {
  readonly games: readonly UsedInGame[];
  /** Clauses that lines inside of functions cite. */
  readonly cited: readonly string[];
}
