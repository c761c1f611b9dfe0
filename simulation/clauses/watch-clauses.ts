/** Which clauses decide in a sample of the games of a run: the first pairs of each pairing. */
import { doInThreads } from '../playing/threads.ts';
import type { PlayedByThread } from '../playing/worker.ts';
import type { GameRef } from '../result.ts';
import { clauseUse, type ClauseUse } from './clause-use.ts';
import type { Recorded } from './recorded.ts';
import type { ClauseAnswer, ClauseTask } from './tasks.ts';

/** Games that are looked at, about. */
const CLAUSE_GAMES = 60;

/** Null where the rules have no source to look into, or it was stopped. `known`: in the order of rules.md. */
export async function watchClauses(
  given: PlayedByThread,
  known: readonly string[],
  signal: AbortSignal,
): Promise<ClauseUse | null> {
  const { pairings, seed, pairs } = given.plan;
  const perPairing = Math.min(pairs, Math.max(1, Math.ceil(CLAUSE_GAMES / 2 / pairings.length)));
  const refs = Array.from({ length: perPairing }, (_, pair) =>
    pairings.flatMap((__, place): GameRef[] => [
      [place, seed + pair, 0],
      [place, seed + pair, 1],
    ]),
  ).flat();
  const moves = (await answerTo({ refs }, given, signal)) as readonly Recorded[] | null;
  if (moves === null) return null;
  const answer = (await answerTo({ refs, moves, known }, given, signal)) as ClauseAnswer | null;
  return answer === null ? null : clauseUse(answer.games, known, new Set(answer.cited));
}

/** Of a thread of its own; null where it was stopped. */
async function answerTo(
  task: ClauseTask,
  given: PlayedByThread,
  signal: AbortSignal,
): Promise<unknown> {
  let answer: unknown = null;
  const options = { threads: 1, signal };
  await doInThreads('simulation/clauses/worker', given, [task], options, (answered) => {
    answer = answered;
    return false;
  });
  return answer;
}
