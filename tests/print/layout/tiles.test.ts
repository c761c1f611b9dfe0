import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperSizes } from '../../../generator/print-sizes.ts';
import { UNPRINTABLE } from '../../../print/layout/margins.ts';
import { panelPages } from '../../../print/layout/panel.ts';
import { DEFAULT_TILES, OVERLAP, tilingFor } from '../../../print/layout/tiles.ts';

const a4 = { width: 210, height: 297 };

test('a panel that goes on one page is one tile', () => {
  expect(tilingFor({ width: 150, height: 200 }, a4)).toMatchObject({ columns: 1, rows: 1 });
});

test('paper lies where that saves pages', () => {
  const { paper, tiles } = tilingFor({ width: 250, height: 150 }, a4);
  expect(paper).toEqual({ width: 297, height: 210 });
  expect(tiles).toHaveLength(1);
});

test('tiles cover the panel, overlap as told, and go on the paper', () => {
  const length = fc.double({ min: 5, max: 1200, noNaN: true });
  const papers = fc.constantFrom(...paperSizes().values());
  fc.assert(
    fc.property(length, length, papers, (width, height, sheet) => {
      const { paper, columns, rows, tiles } = tilingFor({ width, height }, sheet);
      expect(tiles).toHaveLength(columns * rows);
      for (const { row, column, part, window } of tiles) {
        expect(part.x).toBeCloseTo(column * (part.width - OVERLAP), 6);
        expect(part.y).toBeCloseTo(row * (part.height - OVERLAP), 6);
        if (column === columns - 1) expect(part.x + part.width).toBeCloseTo(width, 6);
        if (row === rows - 1) expect(part.y + part.height).toBeCloseTo(height, 6);
        expect(window).toMatchObject({ width: part.width, height: part.height });
        expect(window.x).toBeGreaterThan(UNPRINTABLE);
        expect(window.y).toBeGreaterThan(UNPRINTABLE);
        expect(window.x + window.width).toBeLessThan(paper.width - UNPRINTABLE);
        expect(window.y + window.height).toBeLessThan(paper.height - UNPRINTABLE);
      }
    }),
  );
});

test('joints stand where the edge of the next tile comes to lie, outside the picture', () => {
  const { tiles } = tilingFor({ width: 300, height: 250 }, a4);
  const [left, right] = tiles;
  const edge = (left?.window.x ?? 0) + (left?.window.width ?? 0) - OVERLAP;
  expect(left?.joints.map(({ x1 }) => x1)).toEqual([edge, edge]);
  for (const { y1 } of left?.joints ?? []) {
    const { y = 0, height = 0 } = left?.window ?? {};
    expect(y1 < y || y1 > y + height).toBe(true);
  }
  expect(right?.joints).toEqual([]);
});

test('an overlap and margins of its own', () => {
  const margins = { top: 20, right: 12, bottom: 8, left: 3 };
  const own = { ...DEFAULT_TILES, overlap: 25, margins };
  for (const page of panelPages({ width: 420, height: 297 }, a4, own)) {
    const { width, height } = page.paper;
    const least = page.margin;
    for (const { trim, part } of page.placed) {
      expect(trim.x).toBeGreaterThanOrEqual(least.across);
      expect(trim.y).toBeGreaterThanOrEqual(least.down);
      expect(width - trim.x - trim.width).toBeGreaterThanOrEqual(least.across);
      expect(height - trim.y - trim.height).toBeGreaterThanOrEqual(least.down);
      const column = (page.tile?.column ?? 0) - 1;
      expect(part?.x).toBeCloseTo(column * (trim.width - 25), 6);
    }
    for (const { y1, y2 } of page.cropMarks) {
      expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(least.down);
    }
  }
});
