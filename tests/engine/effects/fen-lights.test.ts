/** Effects of nobody and modifiers that last for a time, in a game on hexes with declared state. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadPosition } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { fenLights } from '../../support/fen-lights.ts';
import { bareGame, scenarioRunner } from '../../support/scenario.ts';

describeRules('fen lights', {
  rules: fenLights,
  setups: fc.constant({ players: 2, decks: [], options: {} }),
  snapshot: ({ ints }) => ints.join(),
  games: 30,
});

const run = scenarioRunner(fenLights, bareGame('fen-lights', [2]));
const wanderers = { '(1,3)': 'P1 wanderer', '(5,3)': 'P2 wanderer' };

describe('what lies on the ground belongs to nobody', () => {
  test('a lamp counts for whoever finds it, and is gone', () => {
    const given = { wanderers, ground: { '(2,3)': 'lamp', '(4,3)': 'lamp' } };
    const then = { lights: { P1: 1, P2: 0 }, ground: { '(4,3)': 'lamp' }, out: ['lamp'] };
    expect(run(given, ['go (2,3)'], then)).toEqual([]);
    expect(run(given, ['go (1,3)', 'go (4,3)'], { lights: { P1: 0, P2: 1 } })).toEqual([]);
  });

  test('mire slows for two of the own turns, this one too', () => {
    const given = { wanderers, ground: { '(2,3)': 'mire' } };
    const slowed = { does: 'steps', from: 'ground (2,3)', about: 'wanderers (2,3)', amount: -2 };
    const then = { lasting: [{ ...slowed, until: 'turn', of: 'P1', times: 1 }] };
    expect(run(given, ['go (2,3)'], then)).toEqual([]);
    const steps = ['go (2,3)', 'go (5,3)', { 'go (2,1)': 'FEN_TOO_FAR' }, 'go (2,4)', 'go (5,3)'];
    expect(run(given, steps, { lasting: [], turn: 'P1' })).toEqual([]);
  });
});

test('who sees the other along a row of hexes calls, and dazzles', () => {
  const then = { lights: { P1: 1, P2: 0 }, turn: 'P2' };
  expect(run({ wanderers }, ['call', { 'go (2,3)': 'FEN_TOO_FAR' }], then)).toEqual([]);
  const apart = { '(1,3)': 'P1 wanderer', '(4,2)': 'P2 wanderer' };
  expect(run({ wanderers: apart }, [{ call: 'FEN_NOT_SEEN' }], { turn: 'P1' })).toEqual([]);
});

test('what lasts is read as it is written, and a card that is nowhere is refused', () => {
  const entry = { does: 'steps', from: 'wanderers (5,3)', about: 'wanderers (1,3)', amount: -1 };
  const lasting = [{ ...entry, until: 'turn', of: 'P1', times: 1 }];
  const state = fenLights.fromPosition({ wanderers, lasting });
  expect(fenLights.toPosition(state)['lasting']).toEqual(lasting);
  for (const about of ['wanderers (2,2)', 'none', 7]) {
    const wrong = { wanderers, lasting: [{ ...lasting[0], about }] };
    expect(() => fenLights.fromPosition(wrong)).toThrow(BadPosition);
  }
});
