/** What bots make of the combat, by the book. */
import { expect, test } from 'vitest';
import { botPlayer, bots } from '../../../engine/index.ts';
import { runs } from '../../support/runs.ts';
import { combat as rules, setupOf } from './game.ts';

/** Even rosters: each brings the same. */
function winners(seats: readonly string[], seed: number): readonly number[] {
  const roster = seed % 2;
  const state = rules.create(setupOf([roster, roster], 0), seed);
  const players = seats.map((id, seat) => {
    const bot = bots.find((one) => one.id === id)!;
    return botPlayer(bot, rules, seed * seats.length + seat);
  });
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    rules.apply(state, seat, players[seat]!(state, seat));
  }
  return rules.outcome(state)!.winners;
}

test(
  'greedy beats random in at least four combats of five, with even rosters',
  { tags: 'soak' },
  () => {
    const seeds = Array.from({ length: runs(4, 200) }, (_, seed) => seed);
    const won = seeds.filter((seed) => {
      const seats = seed % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
      return winners(seats, seed).includes(seed % 2);
    });
    expect(won.length).toBeGreaterThanOrEqual(0.8 * seeds.length);
  },
);
