import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match, readSave, replay, saveMatch } from '../../../engine/index.ts';
import { courier } from '../../support/courier/rules.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { bareGame, scenarioRunner } from '../../support/scenario.ts';

describeRules('courier', {
  rules: courier,
  setups: fc.constant({ players: 2, decks: [], options: {} }),
  snapshot: ({ ints }) => ints.join(),
  games: 60,
});

const run = scenarioRunner(courier, bareGame('courier', [2]));
const hands = { hand: { P1: ['axe', 'axe', 'bow'], P2: ['cap'] } };
const pile = ['axe', 'bow', 'cap', 'cap'];

describe('a path', () => {
  const at = { P1: '(1,1)', P2: '(2,1)' };

  test('is taken whole, and square by square', () => {
    const whole = ['run', 'choose [(1,2), (2,2), (3,2)]'];
    const bySteps = ['run', 'take (1,2)', 'take (2,2)', 'take (3,2)'];
    for (const when of [whole, bySteps]) {
      expect(run({ at }, when, { at: { P1: '(3,2)' }, toAct: 'P2' })).toEqual([]);
    }
  });

  test('ends when it is said to', () => {
    const when = ['run', { then: { legal: ['take (1,2)'] } }, 'take (1,2)', 'done'];
    expect(run({ at }, when, { at: { P1: '(1,2)' } })).toEqual([]);
  });

  test.each([
    'choose [(2,1)]',
    'choose [(1,2), (1,3), (1,4), (2,4)]',
    'choose []',
    'done',
    'take (3,3)',
  ])('%s is refused', (text) => {
    expect(run({ at }, ['run', { [text]: 'CRR_CHOICE' }], { toAct: 'P1' })).toEqual([]);
  });

  test.each(['choose [(9,9)]', 'choose axe', 'take', 'take [(1,2)]', 'choose (1,2'])(
    '%s is no action',
    (text) => {
      expect(run({ at }, ['run', { [text]: 'BAD_ACTION' }], { toAct: 'P1' })).toEqual([]);
    },
  );
});

describe('a set', () => {
  test('is named in any order, and listed in one', () => {
    const legal = ['done', 'take axe', 'take bow'];
    for (const choose of ['choose [bow, axe]', 'choose [axe, bow]']) {
      const when = ['throw', { then: { legal } }, choose];
      const then = {
        events: [{ threw: { cards: ['axe', 'bow'] } }],
        hand: { P1: ['axe'], P2: ['cap'] },
      };
      expect(run(hands, when, then)).toEqual([]);
    }
    expect(run(hands, ['throw', 'take bow'], { toAct: 'P2' })).toEqual([]);
  });

  test('may be none', () => {
    for (const none of ['choose none', 'choose []', 'done']) {
      expect(run(hands, ['throw', none], { toAct: 'P2', stage: 'acting' })).toEqual([]);
    }
  });

  test('that cannot be is refused, and not begun', () => {
    const when = [
      'throw',
      { 'choose [axe, axe]': 'CRR_CHOICE' },
      { 'choose [cap]': 'CRR_CHOICE' },
      { 'choose [bow, bow]': 'CRR_CHOICE' },
      'take axe',
      { 'take axe': 'CRR_CHOICE' },
      { 'choose [bow]': 'WRONG_PHASE' },
    ];
    expect(run(hands, when, { legal: ['done', 'take bow'] })).toEqual([]);
  });

  test('is seen by nobody before it is whole', () => {
    const then = {
      seen: {
        P1: { choice: { picked: ['axe'] } },
        P2: { choice: { of: 'P1', asks: 'cards', picked: 1 } },
      },
      eventsFor: { P2: [] },
    };
    expect(run(hands, ['throw', 'take axe'], then)).toEqual([]);
  });
});

describe('whether to answer, and a direction', () => {
  const thrown = { ...hands, pile, at: { P1: '(1,1)', P2: '(4,4)' } };

  test('yes leads to the next question', () => {
    const when = [
      'throw',
      'choose [bow]',
      { then: { toAct: 'P2', legal: ['choose yes', 'choose no'] } },
      'choose yes',
      { then: { legal: ['choose S', 'choose W'] } },
      'choose W',
    ];
    expect(run(thrown, when, { at: { P2: '(3,4)' }, count: { P1: 0 } })).toEqual([]);
  });

  test('no leads to another one, about cards that only the chooser sees', () => {
    const when = ['throw', 'choose [bow]', 'choose no', 'choose [cap]'];
    const then = {
      hand: { P1: ['axe', 'axe'], P2: ['cap', 'cap'] },
      count: { P1: 1, P2: 0 },
      eventsFor: { P1: [{ caught: { cards: null } }, 'hit'], P2: [{ caught: { cards: ['cap'] } }] },
    };
    expect(run(thrown, when, then)).toEqual([]);
    const asked = {
      seen: { P1: { choice: { asks: 'catch', most: null } }, P2: { choice: { most: 2 } } },
    };
    expect(run(thrown, when.slice(0, 3), asked)).toEqual([]);
  });

  test('nothing is asked where there is nothing to choose', () => {
    const alone = { ...hands, pile: [], at: thrown.at };
    expect(
      run(alone, ['throw', 'choose [bow]', 'choose no'], { toAct: 'P2', count: { P1: 1 } }),
    ).toEqual([]);
  });
});

describe('in the middle of a choice', () => {
  const given = {
    ...hands,
    stage: 'throwing',
    choice: { of: 'P1', asks: 'cards', least: 0, most: 2, about: 0, picked: ['axe'] },
  };

  test('a position is read and goes on', () => {
    expect(run(given, ['take bow'], { toAct: 'P2', stage: 'dodging' })).toEqual([]);
  });

  test.each([
    { asks: 'nothing' },
    { most: 9 },
    { picked: ['cap'] },
    { picked: ['axe', 'bow'] },
    { of: 'P3' },
  ])('%j cannot be read', (slip) => {
    const choice = { ...given.choice, ...slip };
    const found = run({ ...given, choice }, [], { toAct: 'P1' });
    expect(found).toMatchObject([{ what: `choice.${Object.keys(slip)[0]}` }]);
  });

  test('what another seat has picked is dealt again with its cards', () => {
    const state = courier.fromPosition({ ...given, pile });
    const picks = Array.from({ length: 20 }, (_, seed) => {
      const dealt = courier.redeal(state, 1, seed);
      expect(courier.invariants(dealt)).toEqual([]);
      return JSON.stringify(courier.toPosition(dealt)['choice']);
    });
    expect(new Set(picks).size).toBeGreaterThan(1);
    const own = courier.redeal(state, 0, 1);
    expect(courier.toPosition(own)['choice']).toEqual(courier.toPosition(state)['choice']);
  });

  test('a match is saved, loaded and taken back', () => {
    const match = new Match(courier, { position: given });
    expect(match.actText(0, 'take bow')).toBeNull();
    expect(match.actText(1, 'choose yes')).toBeNull();
    expect(replay(courier, readSave(saveMatch(match))).departure).toBeNull();
    match.undo();
    match.undo();
    expect(match.legalTexts(0)).toEqual(['done', 'take bow']);
  });
});
