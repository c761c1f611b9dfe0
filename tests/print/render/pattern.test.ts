/** Patterns drawn as grids, whole or limited. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offset } from '../../../engine/game.ts';
import { beyond, fieldOf } from '../../../print/render/helpers/pattern.ts';

const whole = { grid: undefined, most: undefined };
const cross: readonly Offset[] = [-4, -3, -2, -1, 1, 2, 3, 4].flatMap((step): Offset[] => [
  [step, 0],
  [0, step],
]);

test('a pattern is drawn whole', () => {
  expect(fieldOf([[0, 3]], whole)).toEqual({ left: 0, top: -3, columns: 1, rows: 4 });
});

test('in a field of five by five the origin is as near the middle as the pattern lets it', () => {
  const five = { grid: 5, most: undefined };
  expect(fieldOf([[0, 1]], five)).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
  expect(fieldOf([[0, 4]], five)).toEqual({ left: -2, top: -4, columns: 5, rows: 5 });
  expect(fieldOf([[3, -3]], five)).toEqual({ left: -1, top: -1, columns: 5, rows: 5 });
});

test('in a field of at least five by five a small pattern has room around it, a large one is whole', () => {
  const roomy = { ...whole, least: 5 };
  expect(fieldOf([[0, 1]], roomy)).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
  expect(fieldOf([[0, 7]], roomy)).toEqual({ left: -2, top: -7, columns: 5, rows: 8 });
  expect(beyond(cross, fieldOf(cross, roomy))).toEqual([]);
});

test('what goes on beyond the field has an arrowhead on each side', () => {
  const field = fieldOf(cross, { grid: undefined, most: 5 });
  expect(field).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
  expect(beyond(cross, field).toSorted((a, b) => a.turn - b.turn)).toEqual([
    { x: -2, y: 0, turn: -90 },
    { x: 0, y: -2, turn: 0 },
    { x: 2, y: 0, turn: 90 },
    { x: 0, y: 2, turn: 180 },
  ]);
});

test('every field holds the origin and, where it is large enough, the pattern', () => {
  const step = fc.integer({ min: -6, max: 6 });
  const offsets = fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(offsets, fc.integer({ min: 1, max: 15 }), fc.boolean(), (drawn, size, isFixed) => {
      const limit = isFixed ? { grid: size, most: undefined } : { grid: undefined, most: size };
      const { left, top, columns, rows } = fieldOf(drawn, limit);
      const holds = (x: number, y: number): boolean =>
        x >= left && x < left + columns && y >= top && y < top + rows;
      expect(holds(0, 0)).toBe(true);
      if (isFixed) expect([columns, rows]).toEqual([size, size]);
      expect(Math.max(columns, rows)).toBeLessThanOrEqual(Math.max(size, 1));
      const outside = drawn.filter(([dx, dy]) => !holds(dx, -dy));
      expect(beyond(drawn, { left, top, columns, rows }).length > 0).toBe(outside.length > 0);
      if (size >= 13) expect(outside).toEqual([]);
    }),
  );
});
