/** Counts of shards put together in the order of the plan: whoever counted them, the same comes out. */
import { addCounts, noCounts } from '../counting/add.ts';
import { runOf, shardsOf, type Plan } from '../plan.ts';
import {
  RESULT_VERSION,
  type Counts,
  type PartialResult,
  type ShardCounts,
  type SimulationResult,
} from '../result.ts';
import { reachedBy, type Reached } from './stop.ts';

/** Takes shards in any order and counts the first ones of the plan, without a gap. */
export class Merger {
  readonly #plan: Plan;
  readonly #number: number;
  readonly #waiting = new Map<number, ShardCounts>();
  #counts: Counts;
  #shards = 0;
  #reached: Reached;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#number = shardsOf(plan).length;
    this.#counts = noCounts(plan);
    this.#reached = reachedBy(plan, this.#counts);
  }

  get counts(): Counts {
    return this.#counts;
  }

  /** Shards that are counted. */
  get shards(): number {
    return this.#shards;
  }

  get reached(): Reached {
    return this.#reached;
  }

  /** Whether no further shard changes anything. */
  get isDone(): boolean {
    return this.#reached.isEnough || this.#shards === this.#number;
  }

  take(shard: ShardCounts): void {
    this.#waiting.set(shard.shard, shard);
    for (
      let first = this.#waiting.get(this.#shards);
      first !== undefined && !this.isDone;
      first = this.#waiting.get(this.#shards)
    ) {
      this.#waiting.delete(this.#shards);
      this.#counts = addCounts(this.#counts, first);
      this.#shards += 1;
      this.#reached = reachedBy(this.#plan, this.#counts);
    }
  }

  result(): SimulationResult {
    const plan = this.#plan;
    const { at } = plan.stop;
    const early = at === 'games' || !this.#reached.isEnough ? null : at;
    const stopped = early ?? (this.#shards === this.#number ? 'games' : 'interrupted');
    return {
      simulation: RESULT_VERSION,
      run: runOf(plan),
      plan,
      shards: this.#shards,
      stopped,
      ...this.#counts,
    };
  }
}

/** Why parts are not one run. */
export type MergeRefusal =
  | { readonly why: 'mixed'; readonly part: number }
  | { readonly why: 'differs'; readonly part: number; readonly shard: number }
  | { readonly why: 'gap'; readonly shards: readonly number[] };

/** All of a run, of parts in any order; a shard that is in several of them must be the same in each. */
export function mergeParts(
  parts: readonly PartialResult[],
): { readonly result: SimulationResult } | { readonly refusal: MergeRefusal } {
  const plan = parts[0]!.plan;
  const run = runOf(plan);
  const mixed = parts.findIndex((part) => part.run !== run || runOf(part.plan) !== run);
  if (mixed >= 0) return { refusal: { why: 'mixed', part: mixed } };
  const known = new Map<number, ShardCounts>();
  for (const [part, { shards }] of parts.entries()) {
    for (const shard of shards) {
      const before = known.get(shard.shard);
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(shard))
        return { refusal: { why: 'differs', part, shard: shard.shard } };
      known.set(shard.shard, shard);
    }
  }
  const merger = new Merger(plan);
  for (const { number } of shardsOf(plan)) {
    const shard = known.get(number);
    if (shard !== undefined) merger.take(shard);
  }
  if (merger.isDone) return { result: merger.result() };
  const gaps = shardsOf(plan).filter(({ number }) => !known.has(number));
  return { refusal: { why: 'gap', shards: gaps.map(({ number }) => number) } };
}
