/** Proposals in a game whose truth is known: what is proposed truly helps, and says how much. */
import { expect, test } from 'vitest';
import type { Figure } from '../../../generator/index.ts';
import { judgedDeck } from '../../../simulation/compare/judged-deck.ts';
import { componentIn, type Arm, type DeckInPlace } from '../../../simulation/compare/arms.ts';
import { differenceOf } from '../../../simulation/compare/difference.ts';
import { ArmPlayer } from '../../../simulation/compare/play-arms.ts';
import { withExchanges } from '../../../simulation/suggest/exchanges.ts';
import { explore } from '../../../simulation/suggest/explore.ts';
import { exchangesIn, figuresIn, lossOf, type Move } from '../../../simulation/suggest/moves.ts';
import { changeableIn } from '../../../simulation/suggest/request.ts';
import { suggestionSaid } from '../../../simulation/suggest/said.ts';
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

/** Copies of a card that a deck may get to hold. */
const MOST = 4;

function figure(unit: number): Figure {
  const bounds = { least: 0, most: 99 };
  const at = { card: `unit-${unit}`, kind: 'unit', path: ['power'], field: 'power' };
  return { ...at, value: POWERS[unit]!, ...bounds };
}

function turned(moves: readonly Move[]): typeof GAME {
  const powers = POWERS.map(
    (power, unit) =>
      figuresIn(moves).find(({ figure: { card } }) => card === `unit-${unit}`)?.to ?? power,
  );
  return duelGame(powers, DECKS);
}

/** Decks with other cards; null where one of them may not be so. */
function exchanged(moves: readonly Move[]): DeckInPlace[] | null {
  const changed = [0, 1, 2].flatMap((entrant) => {
    const own = exchangesIn(moves).filter((one) => one.entrant === entrant);
    if (own.length === 0) return [];
    const draft = withExchanges(DECKS[entrant]!, own);
    return [{ entrant, deck: draft === null ? null : judgedDeck(draft, null) }];
  });
  const allowed = changed.flatMap(({ entrant, deck }) =>
    deck === null || Math.max(...Object.values(deck.cards)) > MOST ? [] : [{ entrant, deck }],
  );
  return allowed.length < changed.length ? null : allowed;
}

function request(units: readonly number[], more: Partial<SuggestRequest> = {}): SuggestRequest {
  return {
    plan: PLAN,
    pairings: [0, 1, 2],
    movable: units.map((unit) => ({ figure: figure(unit), least: 1, most: 9, step: 1 })),
    exchangeable: [],
    targets: TARGETS,
    changes: 3,
    budget: 40_000,
    variantOf: (moves) => {
      const decks = exchanged(moves);
      const components = figuresIn(moves).map(({ figure: { card } }) =>
        componentIn(turned(moves), 'unit', card)!,
      );
      return decks === null ? null : { components, decks };
    },
    play: (arms: readonly Arm[], seed: number, pairs: number) => {
      const version = { folder: '', game: GAME, plan: duelPlan(DECKS, seed, pairs) };
      const player = new ArmPlayer({ versions: [version], arms }, (_, game) => duelRules(game));
      const places = arms.map((_, place) => place);
      const task = { number: 0, from: seed, to: seed + pairs, arms: places };
      return Promise.resolve(player.play(task).counts);
    },
    explore: (exploring, seed, seeds) =>
      Promise.resolve([explore(duelRules(GAME), exploring, { from: seed, to: seed + seeds })]),
    isStopped: () => false,
    ...more,
  };
}

function truths(moves: readonly Move[]): number[] {
  const game = turned(moves);
  const changed = exchanged(moves)!;
  const decks = DECKS.map(
    (deck, place) => changed.find(({ entrant }) => entrant === place)?.deck ?? deck,
  );
  return PLAN.pairings.map(([one, other]) => trueShare(game, decks[one]!, decks[other]!));
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
});

test('it stays within its bounds and the number of changes, and is better than before', async () => {
  const narrow = request([0, 2], { changes: 1 });
  const bounded = {
    ...narrow,
    movable: narrow.movable.map((one) => ({ ...one, least: 5, most: 8 })),
  };
  const { moves } = await suggest(bounded);
  expect(moves).toHaveLength(1);
  const [{ to } = { to: NaN }] = figuresIn(moves);
  expect(to).toBeGreaterThanOrEqual(5);
  expect(to).toBeLessThanOrEqual(8);
  expect(trueLoss(moves)).toBeLessThan(trueLoss([]));
});

test('where nothing helps, nothing is proposed', async () => {
  // As it is expected already.
  const here = truths([]).map((share, place) => ({ place, low: share - 0.2, high: share + 0.2 }));
  expect((await suggest(request([0, 2], { targets: here }))).moves).toEqual([]);
  // Whatever is turned is refused.
  const refused = await suggest(request([0, 2], { variantOf: () => null }));
  expect(refused).toMatchObject({ moves: [], measured: 0 });
});

const UNITS = POWERS.map((_, unit) => `unit-${unit}`);

/** Every card of these decks may go for every other one. */
function exchangeable(entrants: readonly number[]): SuggestRequest['exchangeable'] {
  return entrants.map((entrant) => {
    return { entrant, out: Object.keys(DECKS[entrant]!.cards), in: UNITS };
  });
}

test('cards are exchanged, within the limits of decks, so that all pairings come into their bands', async () => {
  const { moves, verified, alone } = await suggest(
    request([], { exchangeable: exchangeable([0, 1, 2]) }),
  );
  expect(exchangesIn(moves)).toEqual(moves);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThanOrEqual(3);
  expect(exchanged(moves)).not.toBeNull();
  expect(alone).toHaveLength(moves.length);
  expect(verified!.pairings.map(({ place }) => place)).toEqual([0, 1, 2]);
  for (const share of truths(moves)) {
    expect(share).toBeGreaterThan(0.44);
    expect(share).toBeLessThan(0.56);
  }
});

test('other decks stay, and no other cards come in', async () => {
  const [only] = exchangeable([1]);
  const bounded = [{ ...only!, in: ['unit-0', 'unit-1'] }];
  const pairings = changeableIn(PLAN, [], bounded);
  expect(pairings.map((place) => PLAN.pairings[place])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  const own = TARGETS.filter(({ place }) => pairings.includes(place));
  const { moves, verified } = await suggest(
    request([], { exchangeable: bounded, pairings, targets: own }),
  );
  expect(verified!.pairings.map(({ place }) => place)).toEqual(pairings);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of exchangesIn(moves)) {
    expect(move).toMatchObject({ entrant: 1, out: 'unit-2' });
    expect(['unit-0', 'unit-1']).toContain(move.in);
  }
  expect(trueLoss(moves)).toBeLessThan(trueLoss([]));
});

test('figures and cards are proposed together, and by nothing but the seeds', async () => {
  const both = request([0], { exchangeable: exchangeable([2]), changes: 4 });
  const { moves } = await suggest(both);
  expect(trueLoss(moves)).toBeLessThan(trueLoss([]) / 4);
  expect((await suggest(both)).moves).toEqual(moves);
});

test('a deck of which some exchange is not legal without the others says so', async () => {
  const moves = [
    { entrant: 1, out: 'unit-2', in: 'unit-0' },
    { entrant: 1, out: 'unit-2', in: 'unit-1' },
    { entrant: 2, out: 'unit-3', in: 'unit-0' },
  ];
  const arm: Arm = { version: 0, inTurn: [{ decks: exchanged(moves)! }], pairings: [0, 1, 2] };
  const [counts = null] = await request([]).play([arm], 1, 40);
  const said = suggestionSaid(
    { moves, verified: counts, alone: [counts, 'refused', counts], measured: 3, candidates: 1 },
    TARGETS,
    PLAN,
  );
  expect(said.edited.map(({ id, alone }) => [id, alone])).toEqual([
    ['weak', 'limits'],
    ['middle', 'tried'],
  ]);
  expect(new Set(said.changes.map(({ change }) => change))).toEqual(
    new Set([
      { what: 'exchange', out: 'unit-2', in: 'unit-0' },
      { what: 'exchange', out: 'unit-3', in: 'unit-0' },
    ]),
  );
});
