/** The ladder of bots, in runs whose truth is known. */
import { expect, test } from 'vitest';
import { below, stream } from '../../../engine/random.ts';
import { ladderOf } from '../../../simulation/ladder/ladder.ts';
import type { Plan } from '../../../simulation/plan.ts';
import type { PairingCounts } from '../../../simulation/result.ts';
import { duelDeck, duelPlan } from '../../support/duel.ts';
import { counted } from '../played.ts';

/** In natural units; 1 is 174 Elo. */
const BOTS = { random: -1, greedy: 0.25, ismcts: 0.75 } as const;
const DECKS = { one: 0.8, two: -0.8 } as const;
const ELO = 400 / Math.LN10;

function planOf(
  bots: readonly (keyof typeof BOTS)[],
  decks: readonly (keyof typeof DECKS)[],
): Plan {
  const entrants = bots.flatMap((bot) => decks.map((deck) => ({ bot, deck: duelDeck(deck, {}) })));
  const places = entrants.map((_, place) => place);
  const pairings = places.flatMap((first) =>
    places.filter((second) => second > first).map((second) => [first, second] as const),
  );
  return { ...duelPlan([], 1, 1), entrants, pairings };
}

/** Pairs of independent games, as strong as the strengths say. */
function played({ entrants, pairings }: Plan, seed: number, pairs: number): PairingCounts[] {
  const chance = stream(20261123, 'ladder', seed);
  const strength = (place: number): number => {
    const { bot, deck } = entrants[place]!;
    return BOTS[bot as keyof typeof BOTS] + DECKS[deck!.id as keyof typeof DECKS];
  };
  return pairings.map(([first, second]) => {
    const share = 1 / (1 + Math.exp(strength(second) - strength(first)));
    const game = (): number => (below(1_000_000, chance) < share * 1_000_000 ? 0 : 2);
    const table = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
    for (let pair = 0; pair < pairs; pair += 1) table[game()]![game()]! += 1;
    return counted(table);
  });
}

const plan = planOf(['random', 'greedy', 'ismcts'], ['one', 'two']);

test('the intervals hold the true strengths as often as they say, whatever decks were played', () => {
  let [held, above, all] = [0, 0, 0];
  for (let run = 0; run < 300; run += 1) {
    const rungs = ladderOf({ plan, pairings: played(plan, run, 40) });
    for (const { bot, low, high, ...rung } of rungs) {
      const truth = ELO * BOTS[bot as keyof typeof BOTS];
      all += 1;
      if (low <= truth && truth <= high) held += 1;
      if (rung.above === null) continue;
      const next = rungs[rungs.findIndex((one) => one.bot === bot) + 1]!;
      const step = truth - ELO * BOTS[next.bot as keyof typeof BOTS];
      if (rung.above.low <= step && step <= rung.above.high) above += 1;
    }
  }
  for (const share of [held / all, above / ((all * 2) / 3)]) {
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(0.985);
  }
});

test('many games give the strengths themselves, the strongest first, with a mean of 0', () => {
  const rungs = ladderOf({ plan, pairings: played(plan, 1, 4000) });
  expect(rungs.map(({ bot }) => bot)).toEqual(['ismcts', 'greedy', 'random']);
  expect(rungs.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6);
  for (const { bot, elo } of rungs) {
    expect(Math.abs(elo - ELO * BOTS[bot as keyof typeof BOTS])).toBeLessThan(12);
  }
});

test('a bot that only had the better deck is no better bot', () => {
  const uneven: Plan = {
    ...plan,
    entrants: plan.entrants.map((one) => ({
      ...one,
      bot: one.bot === 'ismcts' ? 'greedy' : one.bot,
    })),
  };
  const [first] = ladderOf({ plan: uneven, pairings: played(plan, 2, 500) });
  expect(first?.bot).toBe('greedy');
});

test('whoever never loses is far above, with an interval that has an end', () => {
  const two = planOf(['random', 'greedy'], ['one']);
  const table = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
  table[2]![2] = 50;
  const [best] = ladderOf({ plan: two, pairings: [counted(table)] });
  expect(best).toMatchObject({ bot: 'greedy', games: 100 });
  expect(best!.above!.low).toBeGreaterThan(0);
  expect(best!.above!.elo).toBeGreaterThan(400);
  expect(best!.above!.high).toBeLessThan(5000);
});

test('results that contradict each other still give a strength', () => {
  const four = planOf(['random', 'greedy'], ['one', 'two']);
  // Pairs that the second side won, of which one was the other way round: whole steps of Newton's method diverge.
  const pairings = [0, 10, -1, 1000, 10_000, 0].map((lost) => {
    const table = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
    const result = lost > 0 ? 2 : 0;
    table[result]![result] = Math.abs(lost);
    return counted(table);
  });
  const [best] = ladderOf({ plan: four, pairings });
  expect(best!.bot).toBe('greedy');
  expect(best!.above!.low).toBeGreaterThan(0);
  expect(best!.above!.high).toBeLessThan(3000);
});

test('one bot is no ladder', () => {
  const alone = planOf(['greedy'], ['one', 'two']);
  expect(ladderOf({ plan: alone, pairings: played(alone, 3, 10) })).toEqual([]);
});

test('a bot that met no other is not on it, and moves nobody', () => {
  const met = planOf(['random', 'greedy'], ['one', 'two']);
  const idle = planOf(['random', 'greedy', 'ismcts'], ['one', 'two']);
  const pairings = idle.pairings.filter((pair) =>
    pair.every((place) => idle.entrants[place]!.bot !== 'ismcts'),
  );
  const counts = played(met, 3, 200);
  expect(pairings).toEqual(met.pairings);
  expect(ladderOf({ plan: { ...idle, pairings }, pairings: counts })).toEqual(
    ladderOf({ plan: met, pairings: counts }),
  );
});
