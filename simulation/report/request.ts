/** What a report is made of. */
import type { JudgedExpectation } from '../balance/judge-balance.ts';
import type { ClauseUse } from '../clauses/clause-use.ts';
import type { GameRef, SimulationResult } from '../result.ts';

export interface ReportRequest {
  readonly result: SimulationResult;
  readonly language: 'en' | 'ja';
  /** The title of the game; all names are in the language of the reader. */
  readonly title: string;
  deckName(id: string): string;
  cardName(id: string): string;
  /** What shows a game of the run again. */
  commandOf(game: GameRef): string;
  /** Omitted where nobody watched them. */
  readonly clauses?: ClauseUse | null;
  /** Null where the game expects nothing. */
  readonly expectations: readonly JudgedExpectation[] | null;
}
