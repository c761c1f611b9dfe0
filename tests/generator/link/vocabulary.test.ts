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
      params: { parameter: 'cuont', code: 'draw', known: ['count'], nearest: 'count' },
      line: 2,
    },
  ]);
});

test('two words that read the same are found in each language, over all groups', () => {
  const vocabulary = `triggers:
  arrive: { ${WORD}, phrase: { en: 'On arrival:', ja: '登場時：' } }
operations:
  move: { ${WORD}, phrase: { en: 'On arrival:', ja: '移動する。' } }
  step: { ${WORD}, phrase: { en: 'Step.', ja: '移動する。' } }
`;
  expect(faultsOf(vocabulary)).toMatchObject([
    { code: 'CW1409', params: { words: ['arrive', 'move'] }, line: 4, related: [2] },
    { code: 'CW1409', params: { words: ['move', 'step'] }, line: 5, related: [4] },
  ]);
});

test('the same phrase in two languages is no fault', () => {
  const vocabulary = `operations:
  pass: { ${WORD}, phrase: { en: 'OK.', ja: 'OK.' } }
`;
  expect(faultsOf(vocabulary)).toEqual([]);
});
