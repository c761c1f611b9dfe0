/** Formulas of a PDF, as its standard has them. */
import { expect, test } from 'vitest';
import { calculation } from '../../../print/separation/calculator.ts';
import { NotSeparable } from '../../../print/separation/content.ts';

test.each([
  ['{ add 2 div }', [3, 5], [4]],
  ['{ dup mul exch dup mul add sqrt }', [3, 4], [5]],
  ['{ 3 1 roll }', [1, 2, 3], [3, 1, 2]],
  ['{ 3 -1 roll }', [1, 2, 3], [2, 3, 1]],
  ['{ 2 copy }', [7, 8], [7, 8, 7, 8]],
  ['{ 1 index }', [7, 8], [7, 8, 7]],
  ['{ dup 0.5 gt { pop 1 } if }', [0.75], [1]],
  ['{ dup 0.5 gt { pop 1 } { pop 0 } ifelse }', [0.25], [0]],
  ['{ dup 0 ge exch 1 le and { 9 } { 8 } ifelse }', [0.5], [9]],
  ['{ 0 lt not { 1 } { 2 } ifelse }', [-1], [2]],
  ['{ -7 2 idiv exch pop }', [0], [-3]],
  ['{ 1 0 atan exch pop }', [0], [90]],
  ['{ 2 3 exp exch pop % a remark }\n}', [0], [8]],
  ['{ 90 sin exch pop }', [0], [1]],
])('%s of %j is %j', (source, values, expected) => {
  expect(calculation(source)(values)).toEqual(expected);
});

test.each(['', 'add', '{ add', '{ 1 2 run }'])('%j is refused', (source) => {
  expect(() => calculation(source)).toThrow(NotSeparable);
});
