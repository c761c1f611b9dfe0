/** What bots make of the game. */
import { expect, test } from 'vitest';
import { botPlayer, bots } from '../../../engine/index.ts';
import { game, logisticSquare as rules, played } from './game.ts';

/** The side that wins, 0 or 1; null for a draw. */
function winner(seats: readonly string[], seed: number): number | null {
  const decks = [game.decks[seed % 5]!, game.decks[(seed + 2) % 5]!];
  const state = rules.create({ players: 2, decks, options: {} }, seed);
  const players = seats.map((id, seat) =>
    botPlayer(
      bots.find((bot) => bot.id === id)!,
      rules,
      seed * 2 + seat,
    ),
  );
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    rules.apply(state, players[seat]!(state, seat));
  }
  return rules.outcome(state)?.winners[0] ?? null;
}

test('greedy beats random in most games', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const won = seeds.filter((seed) =>
    seed % 2 === 0
      ? winner(['greedy', 'random'], seed) === 0
      : winner(['random', 'greedy'], seed) === 1,
  );
  expect(won.length).toBeGreaterThanOrEqual(15);
});

test('a declared hit counts as if nobody answered it', () => {
  const position = { cell: { P1: '(3,3)' }, hand: { P1: ['ac-line-cutter'] } };
  const { state } = played(position, ['use ac-line-cutter']);
  const resolved = played(position, ['use ac-line-cutter', 'pass']).state;
  expect(rules.advantage(state, 0)).toBe(rules.advantage(resolved, 0));
  expect(rules.advantage(state, 0)).toBeGreaterThan(0);
  expect(rules.advantage(state, 1)).toBe(-rules.advantage(state, 0));
});

test('a declared hit that would win is not yet a win', () => {
  const { state } = played(
    { cell: { P1: '(3,3)' }, life: { P2: 40 }, hand: { P1: ['ac-line-cutter'] } },
    ['use ac-line-cutter'],
  );
  expect(rules.advantage(state, 0)).toBeGreaterThan(0.9);
  expect(rules.advantage(state, 0)).toBeLessThan(1);
});
