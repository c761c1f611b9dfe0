/** Effects with several named choices, from vocabulary.yaml to a game that is played. */
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadPosition, type Rules } from '../../../engine/index.ts';
import type { Card } from '../../../engine/construction/types.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import { printEffect, readEffect } from '../../../generator/rules-text/effect.ts';
import type { EffectEntry } from '../../../generator/rules-text/labels.ts';
import type { Language } from '../../../generator/rules-text/language.ts';
import { plainText } from '../../../generator/rules-text/runs.ts';
import { loadRules } from '../../../generator/rules/load-rules.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { scenarioRunner } from '../../support/scenario.ts';

const folder = join(packageRoot(), 'tests', 'support', 'switchyard');
const result = new GameChecker(folder).check();
const factory = await loadRules(folder);
if (result.game === null || result.linked === null || factory === null) throw new TypeError();
const game = compileGame(result.game, result.linked);
const rules = factory(game) as Rules<{ readonly ints: Int32Array }, number>;
const run = scenarioRunner(rules, game);

describeRules('switchyard', {
  rules,
  setups: fc.constant({ players: 2, decks: [], options: {} }),
  snapshot: ({ ints }) => ints.join(),
  games: 40,
});

test('the vocabulary and its cards have no faults', () => {
  expect(result.diagnostics).toEqual([]);
});

const wagons = {
  '(1,1)': 'P1 red-wagon',
  '(2,1)': 'P1 red-wagon',
  '(1,4)': 'P2 blue-wagon',
  '(4,4)': 'P2 blue-wagon',
};

describe('choices of several sorts in one effect, in the order of the card', () => {
  test.each([
    ['a target and a direction', 'shunt', ['(1,1)', 'N'], { '(1,1)': '(1,3)' }],
    ['a target and a square beside it', 'crane', ['(4,4)', '(3,3)'], { '(4,4)': '(3,3)' }],
    [
      'two targets of one sort',
      'exchange',
      ['(2,1)', '(1,4)'],
      { '(2,1)': '(1,4)', '(1,4)': '(2,1)' },
    ],
    [
      'a panel and which way round it is turned',
      'turntable',
      ['plate-1', 'clockwise'],
      { '(1,1)': '(1,2)', '(2,1)': '(1,1)' },
    ],
    ['one choice without a name', 'recall', ['(4,4)'], { '(4,4)': '(2,4)' }],
  ])('%s', (_, order, picks, goes: Readonly<Record<string, string>>) => {
    const given = { hand: { P1: [order, order] }, yard: wagons };
    const when = [`play ${order}`, ...picks.map((pick) => `choose ${pick}`)];
    const yard = Object.entries(wagons).map(([square, wagon]) => [goes[square] ?? square, wagon]);
    expect(run(given, when, { yard: Object.fromEntries(yard), turn: 'P2' })).toEqual([]);
  });

  test('a set of cards beside a target and a direction, each used by other operations', () => {
    const given = {
      hand: { P1: ['works-train', 'crane', 'shunt', 'recall'] },
      deck: ['exchange', 'turntable', 'crane'],
      yard: wagons,
    };
    const when = [
      'play works-train',
      { then: { choice: { asks: 'orders', least: 2 }, seen: { P2: { choice: { picked: 0 } } } } },
      'take shunt',
      'take crane',
      { then: { choice: { asks: 'wagon' }, legal: ['choose (1,4)', 'choose (4,4)'] } },
      'choose (4,4)',
      { then: { choice: { asks: 'way' } } },
      'choose W',
    ];
    const events = ['played', 'traded', { moved: { to: '(3,4)' } }, { moved: { to: '(2,4)' } }];
    expect(run(given, when, { hand: { P1: 4 }, events })).toEqual([]);
  });

  test('what a later choice may pick depends on an earlier one', () => {
    const given = { hand: { P1: ['crane'] }, yard: wagons };
    const legal = ['choose (1,3)', 'choose (2,3)', 'choose (2,4)'];
    expect(run(given, ['play crane', 'choose (1,4)'], { legal })).toEqual([]);
  });

  test('without anything to pick it is left undone', () => {
    const given = { hand: { P1: ['exchange'] }, yard: { '(1,1)': 'P1 red-wagon' } };
    expect(run(given, ['play exchange'], { yard: { '(1,1)': 'P1 red-wagon' } })).toEqual([]);
  });
});

test('a position between two choices names what was picked, each in its own way', () => {
  const given = { hand: { P1: ['works-train', 'crane', 'shunt'] }, yard: wagons };
  const state = rules.fromPosition(given);
  const play = (text: string) =>
    rules.apply(state, 0, rules.notation.parse(state, text)!, undefined);
  play('play works-train');
  play('choose (1,4)');
  const { effects } = rules.toPosition(state) as { effects: { picks: unknown[] } };
  expect(effects.picks).toEqual([-3, 'P1 hand 1', 'P1 hand 2', -2, 'yard (1,4)']);
  const again = rules.fromPosition(rules.toPosition(state));
  expect(rules.toPosition(again)).toEqual(rules.toPosition(state));
  const broken = { ...effects, picks: [-3, 'P1 hand 1', 'P1 hand 2', -2, 'nowhere'] };
  expect(() => rules.fromPosition({ ...rules.toPosition(state), effects: broken })).toThrow(
    BadPosition,
  );
});

describe.for(['en', 'ja'])('the text of the cards (%s)', (locale) => {
  const language = new CardTexts(result.game).language(locale) as Language;
  const cards = (game.kinds['order'] ?? []) as readonly (Card & {
    readonly effects: EffectEntry[];
  })[];

  test.for(cards)('$id is read back as its effect', (card) => {
    const [effect] = card.effects;
    const text = plainText(printEffect(effect!, [], language));
    expect(readEffect(text, language, card)).toEqual([effect]);
  });
});
