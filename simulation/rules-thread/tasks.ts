/** What a thread with the rules of a game is asked, and what it answers. */
import type { CompiledGame, Refusal } from '../../engine/index.ts';
import type { CountedCards } from '../../generator/index.ts';
import type { Plan } from '../plan.ts';
import type { WantedPlan } from '../plan-of-game.ts';
import type { ReportRequest } from '../report/request.ts';
import type { GameRef } from '../result.ts';

/** What a thread is started with. */
export interface GameInThread {
  /** Where the rules are. */
  readonly folder: string;
  readonly game: CompiledGame;
  /** How the rules report what becomes of cards. */
  readonly cards: CountedCards;
}

/** A report without its functions, which no message holds. */
export interface ReportData extends Pick<
  ReportRequest,
  'result' | 'language' | 'title' | 'expectations'
> {
  /** Of decks and cards, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** As the game is named on the command line. */
  readonly game: string;
}

export type RulesTask =
  | { readonly do: 'plan'; readonly wanted: WantedPlan }
  | { readonly do: 'save'; readonly plan: Plan; readonly ref: GameRef }
  | { readonly do: 'report'; readonly data: ReportData };

export type PlanAnswer =
  | { readonly plan: Plan }
  | { readonly refusal: Refusal }
  /** There are no rules of play, or they cannot be loaded. */
  | { readonly unplayable: string };
