/** Several small numbers in one integer. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packing, writeList, writeRange } from '../../engine/index.ts';

const blow = packing({ isHard: 2, amount: 32, from: 1024 });

test('what is packed is unpacked, whatever the numbers', () => {
  const numbers = fc.record({
    isHard: fc.nat(1),
    amount: fc.nat(31),
    from: fc.nat(1023),
  });
  fc.assert(
    fc.property(numbers, (values) => {
      expect(blow.unpack(blow.pack(values))).toEqual(values);
    }),
  );
  expect(blow.pack({ isHard: 0, amount: 0, from: 0 })).toBe(0);
});

test('a number that has no room is a mistake of the rules, and so are more than one integer holds', () => {
  expect(() => blow.pack({ isHard: 2, amount: 0, from: 0 })).toThrow('isHard');
  expect(() => blow.pack({ isHard: 0, amount: -1, from: 0 })).toThrow('amount');
  expect(() => packing({ a: 2 ** 30, b: 2 ** 30 })).toThrow(RangeError);
});

test('lists and ranges are written over the beginning of another list', () => {
  const into = [9, 9, 9, 9];
  expect(writeList([1, 2], into)).toBe(2);
  expect(into).toEqual([1, 2, 9, 9]);
  expect(writeRange(2, 4, into)).toBe(3);
  expect(into).toEqual([2, 3, 4, 9]);
  expect(writeRange(2, 1, into)).toBe(0);
});
