/** Proposals in a game whose truth is known: what is proposed truly helps, and says how much. */
import { expect, test } from 'vitest';
import type { Figure } from '../../../generator/index.ts';
import { componentIn, type Arm } from '../../../simulation/compare/arms.ts';
import { differenceOf } from '../../../simulation/compare/difference.ts';
import { ArmPlayer } from '../../../simulation/compare/play-arms.ts';
import { lossOf, type Move } from '../../../simulation/suggest/moves.ts';
import { suggest, type SuggestRequest } from '../../../simulation/suggest/suggest.ts';
import { duelDeck, duelGame, duelPlan, duelRules, trueShare } from '../../support/duel.ts';

const DECKS = [
  duelDeck('strong', { 0: 2, 1: 3 }),
  duelDeck('weak', { 2: 5 }),
  duelDeck('middle', { 3: 3, 4: 1 }),
];
const POWERS = [7, 4, 3, 5, 3];
const GAME = duelGame(POWERS, DECKS);
const PLAN = duelPlan(DECKS, 1, 1);
const TARGETS = PLAN.pairings.map((_, place) => ({ place, low: 0.45, high: 0.55 }));

function figure(unit: number): Figure {
  const bounds = { least: 0, most: 99 };
  const at = { card: `unit-${unit}`, kind: 'unit', path: ['power'], field: 'power' };
  return { ...at, value: POWERS[unit]!, ...bounds };
}

function turned(moves: readonly Move[]): typeof GAME {
  const powers = POWERS.map(
    (power, unit) => moves.find(({ figure: { card } }) => card === `unit-${unit}`)?.to ?? power,
  );
  return duelGame(powers, DECKS);
}

function request(units: readonly number[], more: Partial<SuggestRequest> = {}): SuggestRequest {
  return {
    plan: PLAN,
    movable: units.map((unit) => ({ figure: figure(unit), least: 1, most: 9, step: 1 })),
    targets: TARGETS,
    changes: 3,
    budget: 40_000,
    componentsOf: (moves) =>
      moves.map(({ figure: { card } }) => componentIn(turned(moves), 'unit', card)!),
    play: (arms: readonly Arm[], seed: number, pairs: number) => {
      const version = { folder: '', game: GAME, plan: duelPlan(DECKS, seed, pairs) };
      const player = new ArmPlayer({ versions: [version], arms }, (_, game) => duelRules(game));
      const places = arms.map((_, place) => place);
      const task = { number: 0, from: seed, to: seed + pairs, arms: places };
      return Promise.resolve(player.play(task).counts);
    },
    isStopped: () => false,
    ...more,
  };
}

function truths(moves: readonly Move[]): number[] {
  const game = turned(moves);
  return PLAN.pairings.map(([one, other]) => trueShare(game, DECKS[one]!, DECKS[other]!));
}

const trueLoss = (moves: readonly Move[]): number =>
  lossOf(TARGETS, (place) => truths(moves)[place]!);

test('the proposal truly brings all pairings into their bands, and its intervals hold the truth', async () => {
  const { moves, verified, alone } = await suggest(request([0, 1, 2, 3, 4]));
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThanOrEqual(3);
  expect(alone).toHaveLength(moves.length);
  for (const share of truths(moves)) {
    expect(share).toBeGreaterThan(0.44);
    expect(share).toBeLessThan(0.56);
  }
  const [before, after] = [truths([]), truths(moves)];
  for (const { place, table } of verified!.pairings) {
    const { low, high } = differenceOf(table)!;
    const truth = after[place]! - before[place]!;
    // One and a half times the interval: three of them are looked at.
    const room = (high - low) / 4;
    expect(truth).toBeGreaterThan(low - room);
    expect(truth).toBeLessThan(high + room);
  }
}, 60_000);

test('it stays within its bounds and the number of changes, and is better than before', async () => {
  const narrow = request([0, 2], { changes: 1 });
  const bounded = {
    ...narrow,
    movable: narrow.movable.map((one) => ({ ...one, least: 5, most: 8 })),
  };
  const { moves } = await suggest(bounded);
  expect(moves).toHaveLength(1);
  expect(moves[0]!.to).toBeGreaterThanOrEqual(5);
  expect(moves[0]!.to).toBeLessThanOrEqual(8);
  expect(trueLoss(moves)).toBeLessThan(trueLoss([]));
}, 60_000);

test('where nothing helps, nothing is proposed', async () => {
  // As it is expected already.
  const here = truths([]).map((share, place) => ({ place, low: share - 0.2, high: share + 0.2 }));
  expect((await suggest(request([0, 2], { targets: here }))).moves).toEqual([]);
  // Whatever is turned is refused.
  const refused = await suggest(request([0, 2], { componentsOf: () => null }));
  expect(refused).toMatchObject({ moves: [], measured: 0 });
}, 60_000);
