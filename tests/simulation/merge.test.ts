/** Counts of shards: whoever played them and in whatever order they come, one result. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { mergeParts, runOf, tallyOf, totalOf } from '../../simulation/index.ts';
import { addCounts } from '../../simulation/counting/add.ts';
import { RESULT_VERSION, type PartialResult } from '../../simulation/result.ts';
import { Merger } from '../../simulation/running/merge.ts';
import type { Plan } from '../../simulation/plan.ts';
import { countedGame, type Counted } from './counted-game.ts';

let counted: Counted;
let whole: string;

beforeAll(async () => {
  counted = await countedGame();
  whole = JSON.stringify(resultOf(counted));
});

function resultOf({ plan, shards }: Counted) {
  const merger = new Merger(plan);
  for (const shard of shards) merger.take(shard);
  return merger.result();
}

/** Those shards as a file of `--shard` has them, written and read. */
function partOf(plan: Plan, shards: Counted['shards']): PartialResult {
  const part = { simulation: RESULT_VERSION, run: runOf(plan), plan, shards };
  return JSON.parse(JSON.stringify(part)) as PartialResult;
}

test('counts say what was played', () => {
  const result = resultOf(counted);
  expect(result.pairings.map(tallyOf).map(({ unfinished }) => unfinished)).toEqual([0, 0, 0]);
  for (const { lengths, branching, cards, began } of result.pairings) {
    expect(totalOf(lengths)).toBe(12);
    const decisions = Object.entries(lengths).reduce(
      (sum, [n, games]) => sum + Number(n) * games,
      0,
    );
    expect(totalOf(branching)).toBe(decisions);
    // Whoever begins is one of the two, in each game.
    expect(began.flatMap((tally) => Object.values(tally)).reduce((a, b) => a + b, 0)).toBe(12);
    expect(Object.keys(cards[0]!).length).toBeGreaterThan(10);
  }
  expect(result.events['turnEnded']!.times).toBeGreaterThan(100);
  expect(Object.keys(result.refusals).length).toBeGreaterThan(2);
  expect(Object.keys(result.refusals).every((clause) => /^LOW-\d/.test(clause))).toBe(true);
});

test('in a pair each deck begins once', () => {
  const [first, second] = resultOf(counted).pairings[0]!.began;
  const games = [first!, second!].map((tally) => Object.values(tally).reduce((a, b) => a + b, 0));
  expect(games).toEqual([6, 6]);
});

test('a deck against itself does not play the same game twice', () => {
  const mirror = resultOf(counted).pairings[1]!;
  // Twelve games of six deals: hardly any two random ones take equally many decisions.
  expect(Object.keys(mirror.lengths).length).toBeGreaterThan(7);
});

describe('merging', () => {
  test('shards in any order give the same bytes', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...counted.shards], { minLength: 6 }), (shards) => {
        expect(JSON.stringify(resultOf({ plan: counted.plan, shards }))).toBe(whole);
      }),
      { numRuns: 30 },
    );
  });

  test('parts in any split, some shards in several of them, give the same bytes', () => {
    const owners = fc.array(fc.uniqueArray(fc.nat(3), { minLength: 1 }), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(owners, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (of, order) => {
        const parts = order.map((part) =>
          partOf(
            counted.plan,
            counted.shards.filter(({ shard }) => of[shard]!.includes(part)),
          ),
        );
        const merged = mergeParts(parts);
        expect('result' in merged && JSON.stringify(merged.result)).toBe(whole);
      }),
      { numRuns: 30 },
    );
  });

  test('counts may be added in any grouping', () => {
    const [one, two, three] = counted.shards;
    const left = addCounts(addCounts(one!, two!), three!);
    const right = addCounts(one!, addCounts(three!, two!));
    expect(JSON.stringify(right)).toBe(JSON.stringify(left));
  });

  test('a gap is refused, and named', () => {
    const part = partOf(
      counted.plan,
      counted.shards.filter(({ shard }) => shard !== 2 && shard !== 4),
    );
    expect(mergeParts([part])).toEqual({ refusal: { why: 'gap', shards: [2, 4] } });
  });

  test('parts of different plans are refused, also where only the plan was changed', () => {
    const part = partOf(counted.plan, counted.shards);
    const other = partOf({ ...counted.plan, seed: 2 }, counted.shards);
    expect(mergeParts([part, other])).toEqual({ refusal: { why: 'mixed', part: 1 } });
    const forged = { ...part, plan: { ...part.plan, seed: 2 } };
    expect(mergeParts([part, forged])).toEqual({ refusal: { why: 'mixed', part: 1 } });
  });

  test('the same shard with other counts is refused', () => {
    const part = partOf(counted.plan, counted.shards);
    const [first, ...rest] = part.shards;
    const other = { ...part, shards: [{ ...first!, events: {} }, ...rest] };
    expect(mergeParts([part, other])).toEqual({ refusal: { why: 'differs', part: 1, shard: 0 } });
  });
});

/** The run as it stops at a precision. */
function precise(): Plan {
  return { ...counted.plan, stop: { at: 'precision', thousandths: 300 } };
}

describe('stopping', () => {
  test('at a precision, judged on the first shards whichever come first', () => {
    const inOrder = resultOf({ plan: precise(), shards: counted.shards });
    expect(inOrder.stopped).toBe('precision');
    expect(inOrder.shards).toBeLessThan(6);
    const reversed = resultOf({ plan: precise(), shards: counted.shards.toReversed() });
    expect(JSON.stringify(reversed)).toBe(JSON.stringify(inOrder));
  });

  test('parts that stop early need no more than the shards that count', () => {
    const inOrder = resultOf({ plan: precise(), shards: counted.shards });
    const part = partOf(precise(), counted.shards.slice(0, inOrder.shards));
    const merged = mergeParts([part]);
    expect('result' in merged && merged.result).toEqual(JSON.parse(JSON.stringify(inOrder)));
  });

  test('a band is not decided by a handful of pairs', () => {
    const band: Plan = { ...counted.plan, stop: { at: 'decided', low: 1, high: 999 } };
    expect(resultOf({ plan: band, shards: counted.shards }).stopped).toBe('games');
  });

  test('whoever interrupts has the first shards', () => {
    const result = resultOf({ plan: counted.plan, shards: counted.shards.slice(0, 2) });
    expect(result).toMatchObject({ stopped: 'interrupted', shards: 2 });
  });
});
