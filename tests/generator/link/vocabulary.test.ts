import { expect, test } from 'vitest';
import { faultsOf, WORD } from './vocabulary-faults.ts';

test('a phrase uses the parameters of its word only', () => {
  const vocabulary = `operations:
  draw: { ${WORD}, params: { count: { type: integer } }, phrase: 'Draw {cuont}, then {count}.' }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    {
      code: 'CW1219',
      params: {
        parameter: 'cuont',
        code: 'draw',
        known: ['count', 'last', 'chosen'],
        nearest: 'count',
      },
      line: 2,
    },
  ]);
});

test('two words that read the same are found in each language, at the later one', () => {
  const vocabulary = `operations:
  move: { ${WORD}, phrase: { en: 'move on', ja: '移動する' } }
  step: { ${WORD}, phrase: { en: 'step', ja: '移動する' } }
  walk: { ${WORD}, phrase: { en: 'move on', ja: '歩く' } }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    {
      code: 'CW1409',
      params: { phrase: '移動する', words: ['move', 'step'] },
      line: 3,
      related: [2],
    },
    {
      code: 'CW1409',
      params: { phrase: 'move on', words: ['move', 'walk'] },
      line: 4,
      related: [2],
    },
  ]);
});

test('texts that only some values make ambiguous are found too', () => {
  const vocabulary = `operations:
  draw:
    ${WORD}
    params: { count: { type: integer } }
    phrase: 'draw {count, plural, one {a card} other {# cards}}'
  search: { ${WORD}, phrase: 'draw a card' }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1409', params: { phrase: 'draw a card', words: ['draw', 'search'] }, line: 6 },
  ]);
});

/** Two triggers that read alike. */
function likeTriggers(first: string, second: string): string {
  return `triggers:
  play: { ${WORD}, ${first} phrase: '{do}.' }
  rest: { ${WORD}, ${second} phrase: '{do}.' }
operations:
  move: { ${WORD}, phrase: move }
`;
}

test('triggers may read alike where no card can have both', () => {
  const [orcs, dwarves] = ['carriers: { race: orc },', 'carriers: { race: dwarf },'] as const;
  expect(faultsOf(likeTriggers(orcs, dwarves))).toEqual([]);
  expect(faultsOf(likeTriggers('', ''))).toMatchObject([
    { code: 'CW1409', params: { phrase: 'Move.', words: ['play', 'rest'] }, line: 3, related: [2] },
  ]);
});

test('a phrase tells every parameter that could be another', () => {
  const vocabulary = `operations:
  draw:
    ${WORD}
    params:
      count: { type: integer }
      from: { type: word, words: { pile: the pile, hand: a hand } }
    phrase: draw
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1451', params: { word: 'draw', parameters: ['count', 'from'] }, line: 7 },
  ]);
});

test('a filter tells fields whose values have names', () => {
  const target = `targets:
  some:
    ${WORD}
    params: { where: { type: filter, fields: [race] } }
    phrase: '{where} units'
`;
  expect(faultsOf(`words: { race: { orc: Orcish, dwarf: Dwarvish } }\n${target}`)).toEqual([]);
  expect(faultsOf(target)).toMatchObject([
    {
      code: 'CW1451',
      params: { word: 'some', parameters: ['where'], nameless: ['race'] },
      line: 5,
    },
  ]);
});

test('the phrase of a trigger has a place for what is done', () => {
  const vocabulary = `triggers:
  play: { ${WORD}, phrase: 'play it.' }
operations:
  move: { ${WORD}, phrase: move }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1451', params: { word: 'play', parameters: ['if', 'do'] }, line: 2 },
  ]);
});

test.each([
  ['{count, number, percent}', '{count, number, percent}'],
  ['{count, number, ::.00}', '{count, number, ::.00}'],
  ['{count, number, ::sign-always .00}', '{count, number, ::sign-always .00}'],
  ['{count, date}', '{count, date}'],
  ['{count, time, short}', '{count, time, short}'],
  ['<b><i>{count}</i></b>', '<i>'],
  [
    '{count} {count, selectordinal, one {#st} other {#th}}',
    '{count, selectordinal, one {#st} other {#th}}',
  ],
  ['{count} {count, plural, offset:1 other {#}}', '{count, plural, offset:1 other {#}}'],
  ['{count, plural, other {{count, date}}}', '{count, date}'],
])('%s in a phrase is refused', (phrase, part) => {
  expect(faultsOf(drawing(phrase))).toMatchObject([
    { code: 'CW1218', params: { reason: `rules text does not support "${part}"` }, line: 2 },
  ]);
});

test.each([
  '{count, number, ::sign-always}',
  '{count, number, ::sign-never}',
  '{count, number, ::sign-never} {count, select, negative {less} other {more}}',
  '<b>{count}</b> <s>a date</s>',
  '{count} {count, plural, one {card} other {cards}}',
])('%s in a phrase is sound', (phrase) => {
  expect(faultsOf(drawing(phrase))).toEqual([]);
});

test('a number without its sign is refused where it may be either', () => {
  const phrase = '{count, number, ::sign-never}';
  const sign = (text: string): string => drawing(text).replace('minimum: 1', 'minimum: -3');
  expect(faultsOf(sign(phrase))).toMatchObject([{ code: 'CW1451', line: 2 }]);
  const reported = `{count, select, negative {less} other {more}} ${phrase}`;
  expect(faultsOf(sign(reported))).toEqual([]);
  const below = drawing(phrase).replace('minimum: 1', 'minimum: -3, maximum: -1');
  expect(faultsOf(below)).toEqual([]);
});

/** An operation with a number. */
function drawing(phrase: string): string {
  return `operations:
  draw: { ${WORD}, params: { count: { type: integer, minimum: 1 } }, phrase: 'Draw ${phrase}.' }
`;
}

test('the same phrase in two languages is no fault', () => {
  const vocabulary = `operations:
  pass: { ${WORD}, phrase: { en: 'OK.', ja: 'OK.' } }
`;
  expect(faultsOf(vocabulary)).toEqual([]);
});

test('names are of words and parameters that there are', () => {
  const vocabulary = `names:
  parameters: { count: { en: cards, ja: 枚数 }, cuont: { en: cards, ja: 枚数 } }
  operations: { drow: draw }
operations:
  draw: { ${WORD}, params: { count: { type: integer } }, phrase: 'Draw {count}.' }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1427', params: { what: 'parameter', name: 'cuont', nearest: 'count' }, line: 2 },
    { code: 'CW1427', params: { what: 'word', name: 'drow', nearest: 'draw' }, line: 3 },
  ]);
});
