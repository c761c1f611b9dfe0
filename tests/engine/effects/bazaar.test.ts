import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadPosition, choiceNamed, UnknownWord } from '../../../engine/index.ts';
import { bazaar } from '../../support/bazaar/rules.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { bareGame, scenarioRunner } from '../../support/scenario.ts';

describeRules('bazaar', {
  rules: bazaar,
  setups: fc.constant({ players: 2, decks: [], options: {} }),
  snapshot: ({ ints }) => ints.join(),
  games: 40,
});

const run = scenarioRunner(bazaar, bareGame('bazaar', [2]));

describe('costs', () => {
  test('are paid before anything else is done', () => {
    const given = { hand: { P1: ['beggar', 'smith', 'thief'] }, coins: { P1: 1 } };
    const when = ['put smith'];
    const then = {
      coins: { P1: 5 },
      hand: { P1: 0 },
      gone: ['beggar', 'thief'],
      events: ['put', { discarded: { cards: ['beggar', 'thief'] } }, { earned: { coins: 5 } }],
    };
    expect(run(given, when, then)).toEqual([]);
  });

  test('somebody says what they are paid with, unseen by others until it is paid', () => {
    const given = { hand: { P1: ['beggar', 'beggar', 'smith', 'thief'] } };
    const asking = {
      toAct: 'P1',
      coins: { P1: 1 },
      legal: ['take beggar'],
      seen: { P1: { choice: { asks: 'discard', least: 2 } }, P2: { choice: { picked: 0 } } },
    };
    const when = ['put smith', { then: asking }, 'take beggar', 'take thief'];
    expect(run(given, when, { hand: { P1: ['beggar'] }, coins: { P1: 6 } })).toEqual([]);
  });

  test.each([
    ['coins', { coins: { P1: 0 }, hand: { P1: ['smith', 'thief', 'thief'] } }],
    ['cards beside the one that is put', { hand: { P1: ['smith', 'thief'] } }],
  ])('that cannot be paid forbid it: %s', (_, given) => {
    expect(run(given, [{ 'put smith': 'BZR_COST' }], { legal: ['pass', 'put thief'] })).toEqual([]);
  });
});

describe('named choices', () => {
  const given = {
    hand: { P1: ['trader'] },
    stall: { P1: ['beggar'], P2: ['smith', 'thief'] },
    effects: { listening: { P1: ['P1 stall 1'], P2: ['P2 stall 1', 'P2 stall 2'] } },
  };

  test('are made one after another, and operations find each by its name', () => {
    const first = { legal: ['choose beggar', 'choose trader'], choice: { asks: 'ownWare' } };
    const second = { legal: ['choose smith', 'choose thief'], choice: { asks: 'otherWare' } };
    const when = ['put trader', { then: first }, 'choose beggar', { then: second }, 'choose smith'];
    const then = {
      stall: { P1: ['trader', 'smith'], P2: ['beggar', 'thief'] },
      events: [{ swapped: { gift: 'beggar', prize: 'smith' } }],
    };
    expect(run(given, when, then)).toEqual([]);
  });

  test('one that leaves no choice is made by itself, and the other is still found', () => {
    const lone = { ...given, stall: { P1: ['beggar'], P2: ['smith'] }, effects: {} };
    const then = { stall: { P1: ['trader', 'smith'], P2: ['beggar'] } };
    expect(run(lone, ['put trader', 'choose beggar'], then)).toEqual([]);
    const none = { hand: { P1: ['trader'] } };
    expect(run(none, ['put trader'], { stall: { P1: ['trader'], P2: 0 } })).toEqual([]);
  });

  test('what was picked for the first is kept in a position between them', () => {
    const state = bazaar.fromPosition(given);
    bazaar.apply(state, 0, bazaar.notation.parse(state, 'put trader')!);
    bazaar.apply(state, 0, bazaar.notation.parse(state, 'choose beggar')!);
    const position = bazaar.toPosition(state);
    expect(position).toMatchObject({ effects: { picks: [-2, 'P1 stall 1'] } });
    const again = bazaar.fromPosition(position);
    expect(bazaar.toPosition(again)).toEqual(position);
    for (const picks of [[], ['P1 stall 1'], [-1, 'P1 stall 1'], [-3, 'P1 stall 1']]) {
      const effects = { ...(position['effects'] as object), picks };
      expect(() => bazaar.fromPosition({ ...position, effects })).toThrow(BadPosition);
    }
  });

  test('a name that the effect does not have is an unknown word', () => {
    const effect = { on: 'put', choose: { gift: { pick: 'ownWare' } }, do: [] };
    expect(choiceNamed({ definition: 0, effect }, 'gift')).toBe(0);
    expect(() => choiceNamed({ definition: 0, effect }, 'loot')).toThrow(UnknownWord);
    const single = { on: 'put', choose: { pick: 'ownWare' }, do: [] };
    expect(() => choiceNamed({ definition: 0, effect: single }, 'pick')).toThrow(UnknownWord);
  });
});

describe('a limit', () => {
  const given = {
    hand: { P1: ['trader'] },
    coins: { P1: 2, P2: 0 },
    stall: { P2: ['thief'] },
    effects: { listening: { P2: ['P2 stall 1'] } },
  };

  test('is noted by card, and over with the turn', () => {
    const used = { ...given, used: { 'P2 stall 1': [1] } };
    const beg = { ...used, hand: { P1: ['beggar'] } };
    expect(run(beg, ['put beggar'], { coins: { P1: 3, P2: 0 }, used: {} })).toEqual([]);
    const free = { ...given, hand: { P1: ['beggar'] } };
    expect(run(free, ['put beggar'], { coins: { P1: 3, P2: 1 } })).toEqual([]);
  });

  test.each([{ 'P2 stall 10': [1] }, { 'P2 stall 1': [0] }, { owl: [1] }])(
    'of a card that is not there, or an effect, is refused (%j)',
    (used) => {
      expect(run({ ...given, used }, [], { toAct: 'P1' })).not.toEqual([]);
    },
  );
});

test.each([
  { listening: { P1: ['P1 stall 1'] } },
  { listening: { P2: ['P2 stall 1', 'P2 stall 1'] } },
  { begun: 0, triggered: 0, stack: [['P2 stall 1']], queue: [], picks: [] },
  { begun: 0, triggered: 0, stack: [], queue: [], picks: ['owl'] },
  { begun: 0, triggered: 0, stack: [], queue: [], picks: Array.from({ length: 9 }, () => -1) },
])('work of effects that cannot be is refused (%j)', (effects) => {
  expect(() => bazaar.fromPosition({ stall: { P2: ['thief'] }, effects })).toThrow(BadPosition);
});
