import { expect, test } from 'vitest';
import { checkTinyGame } from '../../diagnostics/tiny-game.ts';

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
