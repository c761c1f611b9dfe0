import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest, nearWords } from '../../kernel/nearest.ts';
import { runs } from '../support/runs.ts';

const letters = fc.constantFrom('a', 'b', 'c', 'é', '略', ' ', '-');
const word = fc.string({ unit: letters, maxLength: 14 });

test('among many words it finds what comparing all of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.array(word, { minLength: 1 }),
      (all, asked) => {
        const near = nearWords(all);
        for (const one of asked) expect(near(one)).toBe(nearest(one, all));
      },
    ),
    { numRuns: runs(200, 5000) },
  );
});

test('a word of ten thousand letters is near nothing', () => {
  expect(nearWords(['axe', 'bow'])('x'.repeat(10_000))).toBeUndefined();
});
