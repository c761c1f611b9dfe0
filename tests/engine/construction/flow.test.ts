/** The assignment of cards to places against every way to do it, on small random decks. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign } from '../../../engine/construction/assign.ts';
import type { Bin, Item } from '../../../engine/construction/flow.ts';

/** The most copies that can be placed, found by trying everything: one copy after the other. */
function mostPlaced(items: readonly Item[], places: readonly Bin[]): number {
  const copies = items.flatMap(({ count, fits }) => Array.from({ length: count }, () => fits));
  const best = (index: number, room: readonly number[]): number => {
    const fits = copies[index];
    if (fits === undefined) return 0;
    let most = best(index + 1, room);
    for (const place of fits) {
      if ((room[place] ?? 0) === 0) continue;
      const left = room.map((free, i) => (i === place ? free - 1 : free));
      most = Math.max(most, 1 + best(index + 1, left));
    }
    return most;
  };
  return best(
    0,
    places.map(({ max }) => max),
  );
}

/** Whether some way to place all copies gives each place its minimum. */
function canFill(items: readonly Item[], places: readonly Bin[]): boolean {
  const copies = items.flatMap(({ count, fits }) => Array.from({ length: count }, () => fits));
  const fill = (index: number, loads: readonly number[]): boolean => {
    const fits = copies[index];
    if (fits === undefined) return places.every(({ min = 0 }, i) => (loads[i] ?? 0) >= min);
    return fits.some(
      (place) =>
        (loads[place] ?? 0) < (places[place]?.max ?? 0) &&
        fill(
          index + 1,
          loads.map((load, i) => (i === place ? load + 1 : load)),
        ),
    );
  };
  return fill(
    0,
    places.map(() => 0),
  );
}

const PLACES = 4;

const item = fc.record({
  count: fc.integer({ min: 1, max: 2 }),
  fits: fc.subarray([...Array.from({ length: PLACES }).keys()]),
});
const items = fc.array(item, { maxLength: 5 });
const place = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 }))
  .map(([min, more]): Bin => ({ min, max: min + more }));
const places = fc.array(place, { minLength: PLACES, maxLength: PLACES });

test('as many copies are placed as can be', () => {
  fc.assert(
    fc.property(items, places, (items, places) => {
      const copies = items.reduce((sum, { count }) => sum + count, 0);
      expect(copies - assign(items, places).left).toBe(mostPlaced(items, places));
    }),
    { numRuns: 2000 },
  );
});

test('every minimum is reached where all copies can be placed so', () => {
  fc.assert(
    fc.property(items, places, (items, places) => {
      const { left, loads } = assign(items, places);
      const isFilled = left === 0 && places.every(({ min = 0 }, i) => (loads[i] ?? 0) >= min);
      expect(isFilled).toBe(canFill(items, places));
    }),
    { numRuns: 2000 },
  );
});

test('a shortage says which cards fit only which full places', () => {
  fc.assert(
    fc.property(items, places, (items, places) => {
      const { left, shortages } = assign(items, places);
      let missing = 0;
      const seen = new Set<number>();
      for (const { items: blamed, places: full, copies, room } of shortages) {
        for (const index of blamed) {
          expect(items[index]?.fits.every((one) => full.includes(one))).toBe(true);
        }
        for (const one of full) {
          expect(seen.has(one)).toBe(false);
          seen.add(one);
        }
        expect(copies).toBeGreaterThan(room);
        missing += copies - room;
      }
      expect(missing).toBe(left);
    }),
    { numRuns: 2000 },
  );
});

test('the order of cards and places decides nothing', () => {
  const shuffled = items.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, places, ([one, other], places) => {
      expect(assign(one, places).left).toBe(assign(other, places).left);
    }),
  );
});
