/** Where the fault of a text that cannot be read back is reported. */
import { expect, test } from 'vitest';
import { faultsOf, WORD } from './vocabulary-faults.ts';

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

test('closed words may have one name where other words of the phrase differ', () => {
  const phrase = 'draw {from} {from, select, pile {above} other {inside}}';
  expect(faultsOf(closed('Hand', phrase).replace('type: words', 'type: word'))).toEqual([]);
});
