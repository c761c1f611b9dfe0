/** What bots make of the game. */
import { expect, test } from 'vitest';
import { botNamed, botPlayer } from '../../../engine/index.ts';
import { coreSetup, lordsOfWar as rules } from './game.ts';

const lead = (position: object): number => rules.advantage(rules.fromPosition({ ...position }), 0);

/** A unit of P1, and an enemy in a column behind it. */
const beside = (unit: string, column: number): number =>
  lead({ at: { '(4,3)': `P1 ${unit}`, [`(${column},2)`]: 'P2 dwarf-tunnel-pike' } });

test('greedy keeps its general when it declares the challenge', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const state = rules.create(coreSetup(), seed);
    const seat = rules.toAct(state)!;
    const action = botPlayer(botNamed('greedy')!, rules, seed)(state, seat);
    expect(rules.notation.format(state, action)).not.toContain('general');
  }
});

test('a unit that is struck hard counts less than one that is not', () => {
  // From (4,2) it strikes (4,3) with 3, where the unit does not strike back; from (6,2) with nothing.
  for (const unit of ['orc-tuskpike', 'orc-hagga'])
    expect(beside(unit, 4)).toBeLessThan(beside(unit, 6));
});

test('no lead is as good as a win', () => {
  expect(
    Math.abs(lead({ pile: { A: Array.from({ length: 19 }, () => 'dwarf-pitboy') } })),
  ).toBeLessThan(1);
});
