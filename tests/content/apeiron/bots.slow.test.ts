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
  const seeds = seedsTo(runs(5, 200));
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

test('neither seat knows more when it places: the same placement is worth the same to both', () => {
  const state = rules.create(setupOf('meadow-vanguard', 'meadow-vanguard'), 1);
  for (let i = 0; i < 4; i += 1) play(state, 'ready');
  expect(rules.advantage(state, 0)).toBe(0);
  const placed = (seat: number, text: string): number => {
    const next = rules.clone(state);
    play(next, text, seat);
    return rules.advantage(next, rules.sideOf(next, seat));
  };
  // Obstacles of the panels differ.
  const open = new Set(listed(state, 1));
  const alike = listed(state, 0).filter((text) => open.has(mirrored(text)));
  expect(alike.length).toBeGreaterThan(100);
  for (const text of alike) expect(placed(1, mirrored(text))).toBeCloseTo(placed(0, text), 12);
  const worths = new Set(listed(state, 0).map((text) => placed(0, text)));
  expect(worths.size).toBeGreaterThan(20);
});

function listed(state: ReturnType<typeof rules.create>, seat: number): string[] {
  const actions: number[] = [];
  actions.length = rules.legalActions(state, seat, actions);
  return actions.map((action) => rules.notation.format(state, action));
}

/** The same unit on the other side of the field, as seen from there. */
function mirrored(text: string): string {
  const [, verb, unit, column, row, facing] = /^(\S+) (\S+) \((\d),(\d)\) (\S)$/.exec(text) ?? [];
  const turned = { N: 'S', S: 'N', E: 'W', W: 'E' }[facing!];
  return `${verb} ${unit} (${10 - Number(column)},${10 - Number(row)}) ${turned}`;
}
