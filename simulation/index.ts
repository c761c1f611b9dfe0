/** The door of simulation: a game and what is to be played in, counts and what they say out. */
export { simulate, simulatePart, type RunOptions } from './running/run.ts';
export { mergeParts, type MergeRefusal } from './running/merge.ts';
export { contentHash, engineName } from './content-hash.ts';
export { readRef, refText, replayCommand, type ReplayNames } from './replay-command.ts';
export type { PlayedByThread } from './playing/worker.ts';
export {
  planOf,
  runOf,
  shardsOf,
  shardsOfPart,
  type Entrant,
  type Plan,
  type PlanRequest,
  type Shard,
  type StopRule,
} from './plan.ts';
export {
  endings,
  RESULT_VERSION,
  type CardCounts,
  type CardUse,
  type Counts,
  type Ending,
  type Extreme,
  type GameRef,
  type Happened,
  type Histogram,
  type PairingCounts,
  type PartialResult,
  type ShardCounts,
  type SimulationResult,
  type Stopped,
  type Tally,
} from './result.ts';
export {
  beginnerShare,
  luckOfTheDeal,
  meanOf,
  pairedShare,
  pairsPlayed,
  quantileOf,
  shareOf,
  tallyOf,
  totalOf,
  winShare,
  type Estimate,
} from './statistics.ts';

/** What a game expects of its decks (balance.yaml), and whether games were so. */
export { balanceOf, type Balance } from './balance/read-balance.ts';
export { balanceFaults, judgeBalance, type JudgedExpectation } from './balance/judge-balance.ts';

/** A run as a page for the browser. */
export { reportPage } from './report/report.ts';
export type { ReportRequest } from './report/request.ts';
