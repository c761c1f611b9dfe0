/** What bots make of the game, by the book. */
import { expect, test } from 'vitest';
import { botPlayer, bots } from '../../../engine/index.ts';
import { runs } from '../../support/runs.ts';
import { apeiron as rules, begun, decks, play, setupOf } from './rules.ts';

const seedsTo = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

/** The sides that win a game of these players with sample decks. */
function winners(seats: readonly string[], seed: number): readonly number[] {
  const own = [decks[seed % decks.length]!, decks[Math.floor(seed / 2) % decks.length]!];
  const state = rules.create({ players: 2, decks: own, options: {} }, seed);
  const players = seats.map((id, seat) =>
    botPlayer(
      bots.find((one) => one.id === id)!,
      rules,
      seed * seats.length + seat,
    ),
  );
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    rules.apply(state, seat, players[seat]!(state, seat));
  }
  return rules.outcome(state)!.winners;
}

test('greedy beats random in at least four games of five', () => {
  const seeds = seedsTo(runs(10, 200));
  const won = seeds.filter((seed) => {
    const seats = seed % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    return winners(seats, seed).includes(seed % 2);
  });
  expect(won.length).toBeGreaterThanOrEqual(0.8 * seeds.length);
});

test('to offer a stand-off that loses is as bad as to lose', () => {
  for (const firstPlayer of ['south', 'north']) {
    const state = begun(setupOf('meadow-vanguard', 'meadow-vanguard', { firstPlayer }), 1);
    const offerer = rules.toAct(state)!;
    play(state, 'offerStandoff');
    // Nobody has lost anything, so the first player wins it (APE-5.24.3).
    const isFirst = offerer === (firstPlayer === 'south' ? 0 : 1);
    const lead = rules.advantage(state, rules.sideOf(state, offerer));
    expect(lead < -0.9).toBe(!isFirst);
  }
});
