import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeRules } from '../../support/describe-rules.ts';
import { marsh } from '../../support/marsh/rules.ts';
import { bareGame, scenarioRunner } from '../../support/scenario.ts';

describeRules('marsh', {
  rules: marsh,
  setups: fc.constant({ players: 2, decks: [], options: {} }),
  snapshot: ({ ints }) => ints.join(),
  games: 40,
});

const run = scenarioRunner(marsh, bareGame('marsh', [2]));

test('row 1 is on top', () => {
  expect(marsh.diagram(marsh.fromPosition({}))).toBe(
    [
      '1  . . . r L l',
      '2  . r . . s .',
      '3  . . m . . .',
      '4  . . . m . .',
      '5  . s m . . .',
      '6  . H . . . r',
      '   1 2 3 4 5 6',
    ].join('\n'),
  );
});

describe('squares that are reached', () => {
  test('by what they cost, stopping in snares', () => {
    const go = '(1,6) (3,6) (4,6) (5,6) (1,5) (2,5) (3,5) (4,5) (1,4)';
    expect(run({}, [], { legal: { go } })).toEqual([]);
  });

  test('rocks block, and squares too far are refused', () => {
    const at = { hunter: '(1,2) N' };
    const go = '(1,1) (2,1) (3,1) (1,3) (2,3) (1,4) (2,4) (1,5)';
    expect(run({ at }, [{ 'go (2,2)': 'MRS_UNREACHED' }], { legal: { go } })).toEqual([]);
  });
});

describe('a panel turns with what is on it', () => {
  test('to the right: ground, piece and facing', () => {
    // Panel of columns 1-3 and rows 4-6: (2,5) is its centre, (3,5) goes to (2,6).
    const then = {
      at: { hunter: '(1,5) E' },
      ground: {
        '(2,2)': 'r',
        '(3,3)': 'm',
        '(5,2)': 's',
        '(4,4)': 'm',
        '(2,5)': 's',
        '(6,6)': 'r',
        '(2,6)': 'm',
      },
    };
    expect(run({}, ['spin right'], then)).toEqual([]);
  });

  test('and back', () => {
    const at = { hunter: '(2,6) N' };
    expect(run({}, ['spin right', 'wait', 'spin left'], { at })).toEqual([]);
  });

  test('not under a raft', () => {
    const at = { hunter: '(4,3) N' };
    expect(run({ at }, [{ 'spin left': 'MRS_RAFT_ON_PANEL' }], { toAct: 'P1' })).toEqual([]);
  });
});

describe('a raft', () => {
  const turn = 'P2';

  test('steps as one', () => {
    const at = { leader: '(5,2) S', left: '(6,2) S', right: '(4,2) S' };
    expect(run({ turn }, ['step S'], { at })).toEqual([]);
  });

  test('turns round its leader, and its pieces with it', () => {
    const at = {
      leader: '(5,3) S',
      left: '(6,3) S',
      right: '(4,3) S',
    };
    const after = { leader: '(5,3) W', left: '(5,4) W', right: '(5,2) W' };
    expect(run({ turn, at }, ['turn right'], { at: after })).toEqual([]);
  });

  test('has no room off the board, which is looked at first, nor where another piece is', () => {
    const when = [{ 'turn left': 'MRS_OFF_BOARD' }, { 'step N': 'MRS_OFF_BOARD' }];
    expect(run({ turn }, when, { toAct: 'P2' })).toEqual([]);
    const at = { hunter: '(4,2) N' };
    expect(run({ turn, at }, [{ 'step S': 'MRS_OCCUPIED' }], { toAct: 'P2' })).toEqual([]);
  });
});

test('a range is turned with whoever shoots', () => {
  // Facing east from (3,1) it covers (4,1) and, one farther, (5,1); the raft is hit once by each shot.
  const at = { hunter: '(3,2) N' };
  expect(run({ at }, ['go (3,1)'], { hits: 0 })).toEqual([]);
  expect(run({ at: { hunter: '(2,1) N' } }, ['go (3,1)'], { hits: 1 })).toEqual([]);
});
