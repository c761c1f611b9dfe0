import { expect, test } from 'vitest';
import { checkTinyGame } from '../../diagnostics/tiny-game.ts';

function faultsOf(content: string): unknown[] {
  return checkTinyGame([{ file: 'vocabulary.yaml', content }])
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ code, params, range, related }) => ({
      code,
      params,
      line: range?.start.line,
      related: related.map((other) => other.range?.start.line),
    }));
}

const WORD = 'description: A word.';

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

/** A trigger whose sentence has no place for conditions, beside one condition. */
function withoutIf(condition: string): string {
  return `triggers:
  play: { ${WORD}, phrase: '{if, select, none {} other {if {if}, }}{do}.' }
  rest: { ${WORD}, phrase: { en: 'at rest, {do}.', ja: '{if}{do}。' } }
conditions:
  rich: { ${WORD}, ${condition} }
operations:
  move: { ${WORD}, phrase: move }
`;
}

test('the phrase of a trigger has a place for its conditions', () => {
  expect(faultsOf(withoutIf('phrase: you are rich'))).toMatchObject([
    { code: 'CW1451', params: { word: 'rest', parameters: ['if'] }, line: 3 },
  ]);
});

test.each([
  ['is a label', 'label: true, phrase: rich'],
  ['is for another trigger', 'triggers: [play], phrase: you are rich'],
])('a trigger needs no place for a condition that %s', (_, condition) => {
  expect(faultsOf(withoutIf(condition))).toEqual([]);
});

/** Words of which one contains another, each with a phrase of its own. */
function nested(changed: readonly [sound: string, faulty: string]): string {
  return `triggers:
  play: { ${WORD}, costs: [coins], phrase: '{if, select, none {} other {if {if}, }}{do}.' }
conditions:
  rich: { ${WORD}, params: { least: { type: integer } }, phrase: 'you have {least}' }
costs:
  coins: { ${WORD}, value: { type: integer }, phrase: '{value} coins' }
targets:
  around: { ${WORD}, params: { area: { type: pattern } }, phrase: 'those in {area}' }
operations:
  raise:
    ${WORD}
    params:
      target: { type: target, targets: [around] }
      until: { type: duration, durations: [dusk, dawn] }
    phrase: 'raise {target} {until}'
durations:
  dusk: { ${WORD}, phrase: until dusk }
  dawn: { ${WORD}, phrase: until dawn }
`.replace(...changed);
}

test.each([
  ['condition', 'you have {least}', 'you have some', 'CW1451', 4],
  ['cost', '{value} coins', 'some coins', 'CW1451', 6],
  ['target', 'those in {area}', 'those there', 'CW1451', 8],
  ['operation', 'raise {target} {until}', 'raise {target}', 'CW1451', 15],
  ['duration', 'until dawn', 'until dusk', 'CW1409', 18],
])('a faulty phrase of a %s is blamed on no other word', (_, sound, faulty, code, line) => {
  expect(faultsOf(nested(['', '']))).toEqual([]);
  expect(faultsOf(nested([sound, faulty]))).toMatchObject([{ code, line }]);
});

/** Words with parameters of closed words, in each way in which these can be listed. */
function closed(second: string, phrase = 'draw {from}'): string {
  return `words:
  race:
    orc: { en: Orcish, ja: オーク }
    dwarf: { en: ${second}, ja: ドワーフ }
targets:
  some: { ${WORD}, params: { where: { type: filter, fields: [race] } }, phrase: '{where} units' }
operations:
  raise: { ${WORD}, params: { target: { type: target, targets: [some] } }, phrase: 'raise {target}' }
  join: { ${WORD}, params: { race: { type: word, words: race } }, phrase: 'join {race}' }
  draw:
    ${WORD}
    params:
      from:
        type: words
        words: { pile: ${second}, hand: Hand }
    phrase: '${phrase}'
slots:
  race: { ${WORD}, value: { type: word, words: race }, field: race, phrase: '{value}' }
`;
}

test('closed words with one name are found at the second of them', () => {
  expect(faultsOf(closed('Dwarvish'))).toEqual([]);
  expect(faultsOf(closed('Orcish'))).toMatchObject([
    {
      code: 'CW1409',
      params: { phrase: 'Orcish', words: ['orc', 'dwarf'] },
      line: 4,
      related: [3],
    },
  ]);
  expect(faultsOf(closed('Hand'))).toMatchObject([
    { code: 'CW1409', params: { phrase: 'Hand', words: ['pile', 'hand'] }, line: 15 },
  ]);
});

test('closed words with one name may be told apart by other words', () => {
  const phrase = 'draw {from} {from, select, pile {above} other {inside}}';
  expect(faultsOf(closed('Hand', phrase).replace('type: words', 'type: word'))).toEqual([]);
});

test('sentences have names and parameters that are known', () => {
  const vocabulary = `operations:
  move: { ${WORD}, phrase: move }
sentences:
  step: '{first}, then {rest}'
  labels: '{first} and {second}'
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1452', params: { sentence: 'step', nearest: 'steps' }, line: 4 },
    { code: 'CW1219', params: { parameter: 'second', code: 'labels' }, line: 5 },
  ]);
});

test.each([
  ['labelled', '<s>{sentence}</s>', ['labels']],
  ['labels', '{rest}', ['first']],
  ['chosen', '{do}', ['choose']],
  ['choices', '{first}', ['rest']],
  ['steps', '{first}, and so on', ['rest']],
  ['amount', '{base}', ['per', 'count']],
  ['adjectives', '{rest}', ['first']],
  ['slot', '{words}', ['count']],
  ['group', 'one of some', ['clauses']],
  ['not', 'never', ['clause']],
  ['reminder', ' (…)', ['reminder']],
  ['whereRace', 'some', ['value']],
])('the sentence "%s" tells all that it joins', (name, sentence, parameters) => {
  const vocabulary = `words: { race: { orc: Orcish, dwarf: Dwarvish } }
sentences:
  ${name}: '${sentence}'
conditions:
  poor: { ${WORD}, phrase: 'you are poor' }
  rich: { ${WORD}, phrase: 'you are rich' }
targets:
  some: { ${WORD}, params: { where: { type: filter, fields: [race] } }, phrase: '{where} units' }
operations:
  draw:
    ${WORD}
    params: { count: { type: amount } }
    phrase: 'draw {count}'
counts:
  units: { ${WORD}, phrase: unit }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1451', params: { word: name, parameters }, line: 3 },
  ]);
});

test('a sentence that is never used hides no other fault', () => {
  const vocabulary = `sentences: { step: on and on }
operations:
  move: { ${WORD}, phrase: move }
  walk: { ${WORD}, phrase: move }
`;
  expect(faultsOf(vocabulary)).toMatchObject([{ code: 'CW1452' }, { code: 'CW1409', line: 4 }]);
});

test('a sentence need not tell what can be but one thing', () => {
  const vocabulary = `words: { race: { orc: Orcish } }
sentences: { whereRace: orcish }
targets:
  some: { ${WORD}, params: { where: { type: filter, fields: [race] } }, phrase: '{where} units' }
`;
  expect(faultsOf(vocabulary)).toEqual([]);
});

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
