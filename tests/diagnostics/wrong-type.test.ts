import { expect, test } from 'vitest';

import { catalogue } from '../../diagnostics/index.ts';
import type { WrongType } from '../../diagnostics/catalogue/values.ts';

const wrongType = catalogue.CW1104;

test.each<[what: string, expected: WrongType['expected'], actual: unknown, written: string[]]>([
  ['a number in quotation marks', ['integer'], '4', ['4']],
  ['full-width digits', ['integer'], '１２', ['12']],
  ['a fraction', ['integer'], 2.5, ['2', '3']],
  ['a negative fraction', ['integer'], -0.5, ['-1', '0']],
  ['a number where a text is needed', ['string'], 4, ['"4"']],
  ['a single value where a list is needed', ['array'], 'axe', ['[axe]']],
])('%s: the way out says what to write', (_, expected, actual, written) => {
  const hint = wrongType.hint?.({ expected, actual }) ?? '';
  for (const one of written) expect(hint).toContain(one);
});

test('an empty entry and a text that is no number get a hint of what belongs there', () => {
  expect(wrongType.hint({ expected: ['object'], actual: null })).toContain(
    'Write what belongs here',
  );
  expect(wrongType.hint({ expected: ['integer'], actual: 'four' })).toBe('Write a whole number.');
});
