import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTinyGame, TINY_GAME } from '../../diagnostics/tiny-game.ts';

const rest = "description: A word., phrase: 'a {target}'";

/** Places and names of CW1427 in a vocabulary. */
function unknownNames(content: string): unknown[] {
  const { diagnostics } = checkTinyGame([{ file: 'vocabulary.yaml', content }]);
  return diagnostics
    .filter(({ code }) => code === 'CW1427')
    .map(({ range, params }) => [range?.start.line, (params as { name: string }).name]);
}

test('every sort of name is looked up', () => {
  const vocabulary = `triggers:
  placed: { ${rest}, costs: [silver], operations: [hope], optional: [when] }
conditions:
  shot: { ${rest}, triggers: [lost], needs: { klass: archer }, measure: { of: life, atMost: life } }
slots:
  kin: { ${rest}, field: folk, value: { type: word, words: folks } }
operations:
  heal:
    ${rest.replaceAll(', ', '\n    ')}
    carriers: { any: [{ class: archer }, { caste: low }] }
    chosen: [friend]
    optional: [where]
    params:
      target: { type: target, targets: [self] }
      until: { type: duration, durations: [ever] }
      amount: { type: amount, counts: [sheep] }
      card: { type: id, kinds: [race, beast] }
      where: { type: filter, fields: [class, size, shooter] }
  bless: { ${rest}, needs: { effect.do: [heal, curse], effect.why: x, effect.on: { ne: sunk } } }
`;
  expect(unknownNames(vocabulary)).toEqual([
    [2, 'silver'],
    [2, 'hope'],
    [2, 'when'],
    [4, 'lost'],
    [4, 'klass'],
    [4, 'life'],
    [6, 'folk'],
    [6, 'folks'],
    [11, 'caste'],
    [12, 'friend'],
    [15, 'self'],
    [16, 'ever'],
    [17, 'sheep'],
    [18, 'beast'],
    [19, 'size'],
    [20, 'curse'],
    [20, 'effect.why'],
    [20, 'sunk'],
  ]);
});

/** Code and marked text of each fault. */
function marked(content: string): unknown[] {
  const { diagnostics } = checkTinyGame([{ file: 'vocabulary.yaml', content }]);
  return diagnostics
    .filter(({ severity, file }) => severity === 'error' && file.endsWith('vocabulary.yaml'))
    .map(({ code, range }) => {
      const { start, end } = range!;
      const line = content.split('\n')[start.line - 1]!;
      return [code, line.slice(start.column - 1, end.column - 1)];
    });
}

/** One operation with these keys. */
function operation(keys: string): string {
  return `operations:
  heal: { description: Life., phrase: heal, ${keys} }
conditions:
  rich: { description: The owner is rich., phrase: you are rich }
limits:
  oncePerTurn: { description: Once in each turn., phrase: Once per turn }
`;
}

test.each([
  ['carriers: { class: [archr, infantry] }', 'CW1106', 'archr'],
  ['carriers: { class: { ne: archr } }', 'CW1106', 'archr'],
  ['carriers: { any: [{ race: ork }] }', 'CW1106', 'ork'],
  ['carriers: { kind: unti }', 'CW1427', 'unti'],
  ['needs: { class: archr }', 'CW1106', 'archr'],
  ['needs: { effect.if: riich }', 'CW1427', 'riich'],
  ['needs: { effect.if: { ne: riich } }', 'CW1427', 'riich'],
  ['needs: { effect.limit: oncePrTurn }', 'CW1427', 'oncePrTurn'],
] as const)('%s: the value is misspelt', (keys, code, text) => {
  expect(marked(operation(keys))).toEqual([[code, text]]);
});

test.each([
  ['class: =home', '=home'],
  ['defence: { ge: =home }', '=home'],
  ['defence: 4..2', '4..2'],
])('a filter over no deck cannot have %s', (filter, text) => {
  expect(marked(operation(`carriers: { ${filter} }`))).toEqual([['CW1415', text]]);
});

test.each([
  ['carriers: { clas: [archer] }', 'clas'],
  ['carriers: { clas: { ne: archer } }', 'clas'],
  ['needs: { effect.foo: 3 }', 'effect.foo'],
])('%s: the key is marked', (keys, text) => {
  expect(marked(operation(keys))).toEqual([['CW1427', text]]);
});

test('a name of nothing is marked, and not what it is called', () => {
  const names = 'names: { parameters: { amuont: amount }, operations: { haal: heal } }\n';
  expect(marked(names + operation(''))).toEqual([
    ['CW1427', 'amuont'],
    ['CW1427', 'haal'],
  ]);
});

test('the clause of a word is one of rules.md, and a word may be named so', () => {
  const words = `words: { part: { clause: TINY-8.8 } }\n`;
  expect(marked(words + operation('clause: TINY-9.9'))).toEqual([['CW1220', 'TINY-9.9']]);
  expect(marked(words + operation('clause: TINY-2.1'))).toEqual([]);
});

test.each([
  ['of: purse', [['CW1120', '{ of: purse }']]],
  [
    'of: purse, atMost: gold, atLeast: gold',
    [['CW1120', '{ of: purse, atMost: gold, atLeast: gold }']],
  ],
  ['of: purse, atMst: gold', [['CW1101', 'atMst']]],
  ['of: purse, atMost: gold, lowest: 9, highest: 2', [['CW1105', '9']]],
  ['of: purse, atMost: gold, lowest: 2, highest: 9', []],
])('measure: { %s }', (measure, faults) => {
  const vocabulary = `conditions:
  rich: { description: Gold., phrase: '{gold}', params: { gold: { type: integer } }, measure: { ${measure} } }
`;
  expect(marked(vocabulary)).toEqual(faults);
});

test('a range without a number is one fault, and none at the cards', () => {
  const vocabulary = readFileSync(join(TINY_GAME, 'vocabulary.yaml'), 'utf8');
  const content = vocabulary.replace('minimum: 1, maximum: 9 }', 'minimum: 9, maximum: 1 }');
  const { diagnostics } = checkTinyGame([{ file: 'vocabulary.yaml', content }]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, params }) => [code, params])).toEqual([
    ['CW1105', { value: 9, max: 1 }],
  ]);
  expect(content).not.toBe(vocabulary);
});

test('of several choices the name of the one that no operation uses is marked', () => {
  const content = `- id: orc-shaman
  name: Shaman
  race: orc
  class: infantry
  defence: 2
  effects:
    - on: placed
      choose:
        first: { pick: friend }
        second: { pick: friend }
      do: [{ op: move, unit: first, steps: 1 }]
`;
  const { diagnostics } = checkTinyGame([{ file: 'units/shaman.yaml', content }]);
  const unused = diagnostics.find(({ code }) => code === 'CW1428');
  expect(unused?.params).toEqual({ choice: 'second', isNamed: true });
  expect(unused?.range).toMatchObject({
    start: { line: 10, column: 9 },
    end: { line: 10, column: 15 },
  });
});
