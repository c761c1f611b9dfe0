/** What bots make of the game, by the book, without any option. */
import { expect, test } from 'vitest';
import { botPlayer, bots } from '../../../engine/index.ts';
import { isSoak, runs } from '../../support/runs.ts';
import { armedWarfare as rules } from './game.ts';

/** Many times what the longest known game of greedy players takes: a test must not go on for ever. */
const MOST_DECISIONS = 10_000;

/** The sides that win; null for a game that does not end. */
function winners(
  seats: readonly string[],
  seed: number,
  most = Infinity,
): readonly number[] | null {
  const state = rules.create({ players: seats.length, decks: [], options: {} }, seed);
  const players = seats.map((id, seat) => {
    const bot = bots.find((one) => one.id === id)!;
    return botPlayer(bot, rules, seed * seats.length + seat);
  });
  let decisions = 0;
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    if (decisions === most) return null;
    decisions += 1;
    rules.apply(state, seat, players[seat]!(state, seat));
  }
  return rules.outcome(state)!.winners;
}

const seedsTo = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

test('greedy beats random in at least four games of five', () => {
  const seeds = seedsTo(runs(10, 120));
  const won = seeds.filter((seed) => {
    const seats = seed % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    return winners(seats, seed)!.includes(seed % 2);
  });
  expect(won.length).toBeGreaterThanOrEqual(0.8 * seeds.length);
});

test.each(isSoak ? [2, 3, 4] : [3])(
  '%i greedy players come to an end without any limit',
  (players) => {
    const seats = Array.from({ length: players }, () => 'greedy');
    const endless = seedsTo(runs(2, 100)).filter(
      (seed) => winners(seats, seed, MOST_DECISIONS) === null,
    );
    expect(endless).toEqual([]);
  },
);

/** For P1, who reaches an Armdroid that has little left. */
function lead(actions: readonly string[], unit: object = {}): number {
  const state = rules.fromPosition({
    options: { players: 3 },
    turn: 'P1',
    phase: 'attack',
    P1: { armdroid: 'raptor', at: '(5,4)', facing: 'N', front: ['blade-arm', 'N'] },
    P2: { armdroid: 'titan', at: '(1,9)', facing: 'N' },
    P3: { armdroid: 'cerberus', at: '(5,2)', facing: 'N', endurance: 1, ...unit },
  });
  for (const text of actions) {
    rules.apply(state, rules.toAct(state)!, rules.notation.parse(state, text)!);
  }
  return rules.advantage(state, 0);
}

test('who is out of the game counts as nothing: it pays to finish off the weakest', () => {
  expect(lead(['attack front (5,2)'])).toBeGreaterThan(lead([]));
});

test('greedy clears a slot of support for a weapon in its hand, and mounts it', () => {
  const state = rules.fromPosition({
    turn: 'P1',
    phase: 'equip',
    P1: {
      armdroid: 'raptor',
      at: '(2,8)',
      facing: 'N',
      front: ['tower-shield', 'N'],
      right: ['supply-crate', 'N'],
      back: ['overclock-core', 'N'],
      left: ['booster-pack', 'N'],
      hand: ['rail-gun', 'nano-welder'],
    },
    P2: { armdroid: 'titan', at: '(7,8)', facing: 'N' },
  });
  const greedy = botPlayer(
    bots.find(({ id }) => id === 'greedy')!,
    rules,
    1,
  );
  const played: string[] = [];
  while (played.at(-1) !== 'endPhase') {
    const action = greedy(state, 0);
    played.push(rules.notation.format(state, action));
    rules.apply(state, 0, action);
  }
  expect(played[0]).toMatch(/^discard /);
  expect(played[1]).toMatch(/^equip rail-gun /);
});
