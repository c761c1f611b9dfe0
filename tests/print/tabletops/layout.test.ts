import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { chunks, gridFor } from '../../../print/tabletops/pack.ts';
import { tabletops } from '../../../print/tabletops/index.ts';

const tables = constantFrom(...tabletops.map(({ limits }) => limits));
const lengths = integer({ min: 20, max: 200 });

test('every card has a cell of its own, and the picture stays within the limits', () => {
  assert(
    property(tables, lengths, lengths, integer({ min: 1, max: 300 }), (limits, w, h, count) => {
      const cards = Array.from({ length: count }, (_, index) => index);
      const parts = chunks(cards, limits);
      expect(parts.flat()).toEqual(cards);
      for (const part of parts) {
        const { columns, rows, cell } = gridFor(part.length, { width: w, height: h }, limits);
        expect(columns * rows).toBeGreaterThanOrEqual(part.length + limits.reserved);
        expect(columns).toBeLessThanOrEqual(limits.columns);
        expect(rows).toBeLessThanOrEqual(limits.rows);
        expect(columns * cell.width).toBeLessThanOrEqual(limits.side);
        expect(rows * cell.height).toBeLessThanOrEqual(limits.side);
        // Whole pixels.
        expect(Math.abs(cell.width - (cell.height * w) / h)).toBeLessThan(1 + w / h);
      }
    }),
    { numRuns: 100 },
  );
});

test('a deck of 69 poker cards fills the largest sheet of Tabletop Simulator', () => {
  const [simulator] = tabletops;
  if (simulator === undefined) throw new Error('There is no table.');
  const size = { width: 63, height: 88 };
  expect(gridFor(69, size, simulator.limits)).toMatchObject({ columns: 10, rows: 7 });
});
