/** Differences on the same seeds, in a game whose truth is known: they are as sure as they say. */
import { expect, test } from 'vitest';
import { componentIn, type Arm, type Version } from '../../../simulation/compare/arms.ts';
import { addArms, type ArmCounts } from '../../../simulation/compare/counts.ts';
import { differenceOf, gainOf } from '../../../simulation/compare/difference.ts';
import { entrantFindings, FOUND, withRates } from '../../../simulation/compare/findings.ts';
import { ArmPlayer } from '../../../simulation/compare/play-arms.ts';
import { tasksOf } from '../../../simulation/compare/run.ts';
import { duelDeck, duelGame, duelPlan, duelRules, trueShare } from '../../support/duel.ts';

const DECKS = [
  duelDeck('one', { 0: 2, 1: 3 }),
  duelDeck('two', { 2: 5 }),
  duelDeck('three', { 3: 4 }),
];
const POWERS = [3, 2, 2, 3, 5];
const GAME = duelGame(POWERS, DECKS);

function version(seed: number, pairs: number): Version {
  return { folder: '', game: GAME, plan: duelPlan(DECKS, seed, pairs) };
}

/** The game with another power of one unit. */
function turned(unit: number, power: number): Arm {
  const powers = POWERS.with(unit, power);
  const component = componentIn(duelGame(powers, DECKS), 'unit', `unit-${unit}`)!;
  return { version: 0, inTurn: [{ components: [component] }], pairings: [0, 1, 2] };
}

function played(arms: readonly Arm[], seed: number, pairs: number): ArmCounts[] {
  const compared = { versions: [version(seed, pairs)], arms };
  const player = new ArmPlayer(compared, (_, game) => duelRules(game));
  const sums: (ArmCounts | undefined)[] = arms.map(() => undefined);
  for (const task of tasksOf(compared, { pairs })) {
    const { counts } = player.play(task);
    task.arms.forEach((place, index) => {
      const known = sums[place];
      sums[place] = known === undefined ? counts[index]! : addArms(known, counts[index]!);
    });
  }
  return sums.map((one) => one!);
}

test('the paired interval holds the true difference as often as it says, and is narrower than two runs', () => {
  const stronger = duelGame(POWERS.with(0, 5), DECKS);
  const truth = trueShare(stronger, DECKS[0]!, DECKS[1]!) - trueShare(GAME, DECKS[0]!, DECKS[1]!);
  const [runs, pairs] = [400, 60];
  let held = 0;
  let width = 0;
  for (let run = 0; run < runs; run += 1) {
    const [counts] = played([turned(0, 5)], 1 + run * pairs, pairs);
    const { low, high } = differenceOf(counts!.pairings[0]!.table)!;
    if (low <= truth && truth <= high) held += 1;
    width += (high - low) / 2 / runs;
  }
  expect(held / runs).toBeGreaterThan(0.93);
  expect(held / runs).toBeLessThan(0.995);
  // Two runs of other seeds: the deviation of a game is near a half, in each of them.
  expect(width).toBeLessThan((1.96 * 0.5 * Math.SQRT2) / Math.sqrt(2 * pairs) / 1.5);
});

test('a deck gains over all its pairings what it truly gains', () => {
  const [counts] = played([turned(0, 5)], 7, 4000);
  const stronger = duelGame(POWERS.with(0, 5), DECKS);
  const gains = [1, 2].map(
    (other) =>
      trueShare(stronger, DECKS[0]!, DECKS[other]!) - trueShare(GAME, DECKS[0]!, DECKS[other]!),
  );
  const found = gainOf(counts!.entrants[0]!)!;
  const truth = (gains[0]! + gains[1]!) / 2;
  expect(found.low).toBeLessThan(truth);
  expect(found.high).toBeGreaterThan(truth);
  expect(found.value).toBeCloseTo(truth, 1);
  const before = [1, 2].map((other) => trueShare(GAME, DECKS[0]!, DECKS[other]!));
  expect(found.before).toBeCloseTo((before[0]! + before[1]!) / 2, 1);
});

test('the same version twice: no game differs, and the interval is not a point', () => {
  const [counts] = played([{ version: 0, inTurn: [{}], pairings: [0, 1, 2] }], 1, 100);
  for (const { table, differs } of counts!.pairings) {
    expect(differs).toBe(null);
    const { value, low, high, chance, needed } = differenceOf(table)!;
    expect({ value, chance, needed }).toEqual({ value: 0, chance: 1, needed: null });
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  }
});

test('of many changes those are found that do something; a forecast says what would show it', () => {
  // Unit 4 is in no deck: twenty changes of it do nothing, two others do.
  const nothing = Array.from({ length: 20 }, (_, index) => turned(4, 6 + index));
  const arms = [...nothing, turned(0, 9), turned(3, 9)];
  const counts = played(arms, 3, 300);
  const change = { what: 'edit' } as const;
  const rated = withRates(counts.flatMap((one) => entrantFindings(change, one, [0])));
  expect(rated.map(({ rate }) => rate! <= FOUND)).toEqual([
    ...nothing.map(() => false),
    true,
    true,
  ]);
  const [small] = played([turned(1, 3)], 5, 60);
  const { needed, value } = differenceOf(small!.pairings[0]!.table)!;
  expect(value).toBeGreaterThan(0);
  const [enough] = played([turned(1, 3)], 5, 8 * needed!);
  expect(differenceOf(enough!.pairings[0]!.table)!.low).toBeGreaterThan(0);
});

test('changes without effect on other seeds are called found about as seldom as is said', () => {
  // Another deck of the same strength: games differ, shares do not.
  const same: Arm = {
    version: 0,
    inTurn: [{ decks: [{ entrant: 0, deck: duelDeck('other', { 0: 2, 1: 3 }) }] }],
    pairings: [0],
  };
  let found = 0;
  const runs = 400;
  for (let run = 0; run < runs; run += 1) {
    const [counts] = played([same], 1 + run * 60, 60);
    const { low, high } = differenceOf(counts!.pairings[0]!.table)!;
    if (low > 0 || high < 0) found += 1;
  }
  expect(found).toBeGreaterThan(0);
  expect(found / runs).toBeLessThan(0.075);
});
