/** Whatever list comes after which, what is found is what a search through the list finds. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundByKey } from '../../engine/found-by-key.ts';

interface Entry {
  readonly keys: readonly number[];
}

/** Several share keys, one has a key twice, one has none. */
const entries: readonly Entry[] = [[0], [0, 1], [1, 1], [], [2], [0, 2], [2]].map((keys) => ({
  keys,
}));
const lists = fc.array(fc.array(fc.constantFrom(...entries), { maxLength: 8 }), { maxLength: 6 });

test('in lists in any order, also those of before', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.nat(5), { maxLength: 12 }), (all, asked) => {
      const find = foundByKey(({ keys }: Entry) => keys);
      for (const at of asked) {
        const list = all[at] ?? [];
        for (const key of [0, 1, 2, 3]) {
          expect(find(list, key)).toEqual(list.filter(({ keys }) => keys.includes(key)));
        }
      }
    }),
  );
});

test('of a list that was edited, the keys of what came and went alone are asked for', () => {
  const asked: Entry[] = [];
  const find = foundByKey((entry: Entry) => {
    asked.push(entry);
    return entry.keys;
  });
  find(entries, 0);
  expect(asked.splice(0)).toHaveLength(entries.length);
  const made = { keys: [1] };
  const changed = entries.with(3, made);
  expect(find(changed, 1)).toEqual([entries[1], entries[2], made]);
  expect(asked).toEqual([entries[3], made]);
});
