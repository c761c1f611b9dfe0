/** The door of simulation: a game and what is to be played in, counts and what they say out. */
export { entrantsOf } from './entrants.ts';
export { simulate, simulatePart } from './running/run.ts';
export { mergeParts, type MergeRefusal } from './running/merge.ts';
export { contentHash, ownRulesHash } from './content-hash.ts';
export { readRef, refText, replayCommand, type ReplayNames } from './replay-command.ts';
export { failedGameOf } from './playing/failed-game.ts';
export type { LongGame } from './playing/long-games.ts';
export type { ThreadOptions } from './playing/threads.ts';
export type { PlayedByThread } from './playing/worker.ts';
export {
  isMirror,
  planOf,
  playersOf,
  runOf,
  shardsOf,
  shardsOfPart,
  type Entrant,
  type Plan,
  type PlanRequest,
  type Shard,
  type StopRule,
} from './plan.ts';
/** How strong bots are beside each other. */
export { ladderOf } from './ladder/ladder.ts';
export { planOfGame, PLAYERS, USUAL, type WantedPlan } from './plan-of-game.ts';
export {
  RESULT_VERSION,
  type CardUse,
  type GameRef,
  type PairingCounts,
  type PartialResult,
  type SimulationResult,
} from './result.ts';
export {
  beginnerShare,
  luckOfTheDeal,
  meanOf,
  pairSumsOf,
  pairedShare,
  quantileOf,
  shareOf,
  tallyOf,
  totalOf,
  winShare,
} from './statistics.ts';

export { unitOf } from './seating.ts';
export {
  entrantShares,
  fairShare,
  seatShares,
  tableShares,
  type EntrantShare,
  type Share,
} from './table-statistics.ts';

/** Many machines, by way of a queue. */
export { inspectQueue, type QueueServer, type WaitingRun } from './queue/inspect.ts';
export type { PresentWorker } from './queue/presence.ts';
export {
  PASSWORD_VARIABLE,
  queueAddress,
  QueueFault,
  type Connection,
  type QueueAddress,
  type QueueTrouble,
} from './queue/address.ts';
export type { Offer, Refusal, TrustedGame } from './queue/offer.ts';
export { simulateOnQueue, type QueueProgress } from './queue/simulate.ts';
export { workOnQueue } from './queue/work.ts';

/** What a game expects of its decks (balance.yaml), and whether games were so. */
export { balanceOf, type Balance } from './balance/read-balance.ts';
export { balanceFaults, judgeBalance, type JudgedExpectation } from './balance/judge-balance.ts';

/** Two versions of a game, or many changes to one, by the same seeds. */
export { editToCompare, WHOLE_EDIT } from './compare/against.ts';
export { haveSameRules, sharedPlans } from './compare/states.ts';
export type { Arm } from './compare/arms.ts';
export { compareArms } from './compare/run.ts';
export { playEdit } from './compare/play-edit.ts';
export { verdictOf } from './compare/difference.ts';
export { FOUND, type Change, type Finding } from './compare/findings.ts';
export {
  COMPARISON_VERSION,
  comparisonOfEdit,
  widestDifference,
  type Comparison,
  type StateName,
} from './compare/comparison.ts';

export { affordable } from './worth/budget.ts';
export { worthArms, worthSaid, type WorthRequest } from './worth/worth.ts';

/** Figures at other values, and cards in the place of others, that bring pairings to where they are expected. */
export { exploreInThreads } from './suggest/explore.ts';
export { changeableIn, CHANGES, exchangeableIn, movableIn, targetsIn } from './suggest/request.ts';
export { suggestionSaid } from './suggest/said.ts';
export { suggest } from './suggest/suggest.ts';
export { variantMaker } from './suggest/variants.ts';

/** Clauses that decide, and those that never do. */
export type { ClauseUse } from './clauses/clause-use.ts';
export { watchClauses } from './clauses/watch-clauses.ts';

/** Answers of a thread that has the rules, for whoever does not run them. */
export { planInThread, reportInThread, saveInThread } from './rules-thread/ask.ts';
export type { GameInThread } from './rules-thread/tasks.ts';

/** A run as a page for the browser. */
export { comparisonPage } from './report/comparison-page.ts';
export { withFonts } from './report/fonts.ts';
export { reportPage } from './report/report.ts';
export type { ReportRequest } from './report/request.ts';
