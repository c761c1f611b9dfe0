/** What is wrong in vocabulary.yaml is reported there, once, and not at the cards that use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const vocabulary = readFileSync(join(TINY_GAME, 'vocabulary.yaml'), 'utf8');

const cards = `# yaml-language-server: $schema=../.cardwright/schemas/unit.schema.json

- id: orc-ravager
  name: { en: Ravager, ja: 略奪兵 }
  race: orc
  class: infantry
  defence: 3
  effects:
    - on: paid
      cost: { gold: 1 }
      limit: oncePerTurn
      if: [{ is: lifeAtMost, life: 5 }]
      do:
        - { op: guard, target: thisUnit, amount: 2, until: turnEnd }
        - { op: wound, target: { who: enemies, area: volley }, amount: 1 }

- id: orc-bowman
  name: { en: Bowman, ja: 弓兵 }
  race: orc
  class: archer
  defence: 2
  targets: volley
  effects:
    - on: paid
      cost: { gold: 2 }
      limit: oncePerTurn
      do: [{ op: guard, target: thisUnit, amount: 3, until: turnEnd }]
    - on: placed
      choose: { pick: friend, where: { class: archer } }
      do: [{ op: move, steps: 1 }]
    - on: placed
      choose: { pick: friend, where: { class: archer, race: orc } }
      do: [{ op: move, steps: 2 }]
`;

/** Code, file, marked text and what was meant, of all errors. */
function faultsOf(words: string, units: string): unknown[] {
  const overlays = [
    { file: 'vocabulary.yaml', content: words },
    { file: 'units/orc.yaml', content: units },
  ];
  const { diagnostics } = checkTinyGame(overlays);
  return diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, file, range, params }) => {
      const overlay = overlays.find((one) => file.endsWith(one.file));
      const { start, end } = range!;
      const line = overlay?.content.split('\n')[start.line - 1];
      const { nearest } = params as { nearest?: string };
      return [code, overlay?.file, line?.slice(start.column - 1, end.column - 1), nearest];
    });
}

function changed(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

test('the cards are sound', () => {
  expect(faultsOf(vocabulary, cards)).toEqual([]);
});

describe('a name in the declaration of a word is misspelt', () => {
  test.each([
    ['a target', 'targets: [thisUnit', 'targets: [thisUnitt', 'thisUnitt', 'thisUnit'],
    ['a duration', 'durations: [turnEnd', 'durations: [turnEd', 'turnEd', 'turnEnd'],
    ['a cost', 'costs: [gold]', 'costs: [glod]', 'glod', 'gold'],
    ['a parameter that may be omitted', 'optional: [unit]', 'optional: [unti]', 'unti', 'unit'],
  ])('%s', (_, from, to, written, nearest) => {
    const words = changed(vocabulary, from, to);
    expect(faultsOf(words, cards)).toEqual([['CW1427', 'vocabulary.yaml', written, nearest]]);
  });

  test.each([
    ['a type', 'unit: { type: pick', 'unit: { type: pik', 'CW1106', 'pik', 'pick'],
    [
      'a type of a cost',
      'value: { type: integer',
      'value: { type: intgr',
      'CW1106',
      'intgr',
      'integer',
    ],
    ['parameters', 'params: { life: {', 'parms: { life: {', 'CW1101', 'parms', 'params'],
    ['costs', '    costs: [gold]', '    cots: [gold]', 'CW1101', 'cots', 'costs'],
    ['what may be omitted', 'optional: [unit]', 'optonal: [unit]', 'CW1101', 'optonal', 'optional'],
    ['a whole group', 'limits:\n', 'limts:\n', 'CW1101', 'limts', 'limits'],
    [
      'a group with parameters',
      'choices:\n  friend',
      'choces:\n  friend',
      'CW1101',
      'choces',
      'choices',
    ],
  ])('%s', (_, from, to, code, written, nearest) => {
    const words = changed(vocabulary, from, to);
    expect(faultsOf(words, cards)).toEqual([[code, 'vocabulary.yaml', written, nearest]]);
  });

  test('a list of words: the schemas that are made of it are sound', () => {
    const rank = `operations:
  promote:
    description: A higher rank.
    params: { to: { type: word, words: ranks } }
    phrase: { en: 'promote to {to}', ja: '{to}に昇格' }
`;
    const words = changed(vocabulary, 'operations:\n', rank);
    const fault = ['CW1427', 'vocabulary.yaml', 'ranks', undefined];
    expect(faultsOf(words, cards)).toEqual([fault]);
    const card = changed(cards, 'do: [{ op: move, steps: 1 }]', 'do: [{ op: promote, to: x }]');
    expect(faultsOf(words, card)).toEqual([fault]);
  });

  test('another fault of the word on a card is reported', () => {
    const words = changed(vocabulary, 'targets: [thisUnit', 'targets: [thisUnitt');
    expect(faultsOf(words, changed(cards, 'amount: 2', 'amount: 12'))).toEqual([
      ['CW1105', 'units/orc.yaml', '12', undefined],
      ['CW1427', 'vocabulary.yaml', 'thisUnitt', 'thisUnit'],
    ]);
  });
});

describe('the key of a word is misspelt', () => {
  test.each([
    ['a limit', '  oncePerTurn:', '  oncePrTurn:', 'oncePrTurn', 'oncePerTurn'],
    ['a target', '  thisUnit:', '  thsUnit:', 'thsUnit', 'thisUnit'],
    ['a cost', '  gold:', '  glod:', 'glod', 'gold'],
    ['a trigger', '  paid:', '  piad:', 'piad', 'paid'],
    ['an operation', '  guard:', '  gaurd:', 'gaurd', 'guard'],
    ['a choice that operations name', '  friend:', '  freind:', 'freind', 'friend'],
    ['a closed word', '    archer: {', '    archr: {', 'archr', 'archer'],
    ['a list of closed words', '  class:\n', '  clas:\n', 'clas', 'class'],
    ['a parameter', '{ life: {', '{ lief: {', 'lief', 'life'],
  ])('%s', (_, from, to, written, nearest) => {
    const words = changed(vocabulary, from, to);
    expect(faultsOf(words, cards)).toEqual([['CW1437', 'vocabulary.yaml', written, nearest]]);
  });

  test('a card that misspells a word has the fault itself, alone or not', () => {
    const once = changed(cards, 'op: wound', 'op: wuond');
    expect(faultsOf(vocabulary, once)).toEqual([['CW1416', 'units/orc.yaml', 'wuond', 'wound']]);
    const twice = cards.replaceAll('limit: oncePerTurn', 'limit: oncePrTurn');
    const fault = ['CW1416', 'units/orc.yaml', 'oncePrTurn', 'oncePerTurn'];
    expect(faultsOf(vocabulary, changed(twice, 'oncePrTurn', 'oncePerTurn'))).toEqual([fault]);
  });
});
