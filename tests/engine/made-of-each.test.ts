/** Whatever comes after what, the results are those of the list; what is the same is made once. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeOfEach } from '../../engine/made-of-each.ts';

interface Entry {
  readonly id: number;
}

const entries = Array.from({ length: 6 }, (_, id): Entry => ({ id }));
const lists = fc.array(fc.array(fc.constantFrom(...entries), { maxLength: 8 }), { maxLength: 8 });

test('lists in any order, with any basis', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(1), fc.nat(7)), { maxLength: 20 }),
      lists,
      (steps, all) => {
        const make = madeOfEach(({ id }: Entry, factor: number) => [id * factor]);
        for (const [factor, at] of steps) {
          const list = all[at] ?? [];
          expect(make(list, factor)).toEqual(list.map(({ id }) => [id * factor]));
        }
      },
    ),
  );
});

test('an edit makes what it changes; an equal list is what was there', () => {
  const made: number[] = [];
  const make = madeOfEach((one: Entry) => {
    made.push(one.id);
    return { one };
  });
  const first = make(entries);
  const changed = [...entries.slice(0, 2), { id: 20 }, ...entries.slice(3)];
  const second = make(changed);
  expect(made.splice(0)).toEqual([0, 1, 2, 3, 4, 5, 20]);
  expect(second[5]).toBe(first[5]);
  expect(make([...changed])).toBe(second);
  const longer = [...changed.slice(0, 4), { id: 30 }, ...changed.slice(4)];
  make(longer);
  expect(made.splice(0)).toEqual([30]);
  expect(make(longer.slice(1)).map(({ one }) => one)).toEqual(longer.slice(1));
  expect(made).toEqual([]);
});
