/** Edits of a text, made at once, are those made one after another from its end. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, areApart } from '../../../generator/edit/text-edits.ts';

const TEXT = 'abcdefghij';

const edit = fc
  .tuple(fc.nat(TEXT.length), fc.nat(TEXT.length), fc.constantFrom('', 'X', 'YZ'))
  .map(([one, other, text]) => ({
    start: Math.min(one, other),
    end: Math.max(one, other),
    text,
  }));

test('beside each other, or at one place', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 5 }), (edits) => {
      fc.pre(areApart(edits));
      let wanted = TEXT;
      const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
      for (const { start, end, text } of sorted.toReversed()) {
        wanted = wanted.slice(0, start) + text + wanted.slice(end);
      }
      expect(applyEdits(TEXT, edits)).toBe(wanted);
    }),
    { numRuns: 500 },
  );
});

test('edits over each other are refused', () => {
  const edits = [
    { start: 1, end: 4, text: '' },
    { start: 3, end: 6, text: 'X' },
  ];
  expect(areApart(edits)).toBe(false);
  expect(() => applyEdits(TEXT, edits)).toThrow(RangeError);
});
