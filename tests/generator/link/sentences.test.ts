/** Sentences of a vocabulary: their names, and what they join. */
import { expect, test } from 'vitest';
import { faultsOf, WORD } from './vocabulary-faults.ts';

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
    { code: 'CW1451', params: { word: name, isSentence: true, parameters }, line: 3 },
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

test('a sentence may omit what has only one value', () => {
  const vocabulary = `words: { race: { orc: Orcish } }
sentences: { whereRace: orcish }
targets:
  some: { ${WORD}, params: { where: { type: filter, fields: [race] } }, phrase: '{where} units' }
`;
  expect(faultsOf(vocabulary)).toEqual([]);
});
