/** Plays a plan, or a part of it, on this machine. */
import { gamesIn, runOf, shardsOf, type Shard } from '../plan.ts';
import { playInThreads, type ThreadOptions } from '../playing/threads.ts';
import type { PlayedByThread } from '../playing/worker.ts';
import {
  RESULT_VERSION,
  type PartialResult,
  type ShardCounts,
  type SimulationResult,
} from '../result.ts';
import { Merger } from './merge.ts';

export interface RunOptions extends ThreadOptions {
  /** How far it is: games that are counted, of the games of the plan; half the widest interval. */
  readonly progress?: (games: number, all: number, widest: number | null) => void;
  /** All that is counted so far; whoever wants to look asks for it. */
  readonly counted?: (soFar: () => SimulationResult) => void;
}

/** Plays until the stop rule of the plan is met, or `signal` says so. */
export async function simulate(
  given: PlayedByThread,
  options: RunOptions,
): Promise<SimulationResult> {
  const { plan } = given;
  const shards = shardsOf(plan);
  const merger = new Merger(plan);
  await playInThreads(given, shards, options, (counts) => {
    merger.take(counts);
    options.progress?.(
      gamesIn(shards.slice(0, merger.shards), plan),
      gamesIn(shards, plan),
      merger.reached.widest,
    );
    options.counted?.(() => merger.result());
    return !merger.isDone;
  });
  return merger.result();
}

/** Plays these shards, all of them, whatever the stop rule says: it is judged when they are merged. */
export async function simulatePart(
  given: PlayedByThread,
  shards: readonly Shard[],
  options: RunOptions,
): Promise<PartialResult> {
  const { plan } = given;
  const played: ShardCounts[] = [];
  const all = gamesIn(shards, plan);
  let games = 0;
  await playInThreads(given, shards, options, (counts) => {
    played.push(counts);
    const shard = shards.find(({ number }) => number === counts.shard)!;
    games += gamesIn([shard], plan);
    options.progress?.(games, all, null);
    return true;
  });
  const inOrder = played.toSorted((one, other) => one.shard - other.shard);
  return { simulation: RESULT_VERSION, run: runOf(plan), plan, shards: inOrder };
}
