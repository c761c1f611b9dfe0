import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperSizes } from '../../../kernel/index.ts';
import { UNPRINTABLE } from '../../../print/layout/setup.ts';
import { partsOnLines } from '../../../print/layout/seams.ts';
import { panelPages, DEFAULT_TILES, OVERLAP, tilingFor } from '../../../print/layout/tiles.ts';

const a4 = { width: 210, height: 297 };

test('a panel that goes on one page is one tile', () => {
  expect(tilingFor({ width: 150, height: 200 }, a4)).toMatchObject({ columns: 1, rows: 1 });
});

test('paper lies where that saves pages', () => {
  const { paper, tiles } = tilingFor({ width: 250, height: 150 }, a4);
  expect(paper).toEqual({ width: 297, height: 210 });
  expect(tiles).toHaveLength(1);
});

test('tiles cover the panel, overlap as asked, and go on the paper', () => {
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

describe('seams on the lines of squares', () => {
  const seams = { width: 63, height: 88, left: 7, top: 7 };

  test('a board of five by five cards goes on six pages of A4 or Letter', () => {
    for (const id of ['a4', 'letter']) {
      const paper = paperSizes().get(id) ?? a4;
      const board = { width: 329, height: 454 };
      expect(tilingFor(board, paper, { ...DEFAULT_TILES, overlap: 6, seams }).tiles).toHaveLength(
        6,
      );
    }
  });

  test('every part begins on a line, overlaps the next and goes on its page; no parting has fewer parts', () => {
    const step = fc.double({ min: 5, max: 60, noNaN: true });
    const first = fc.double({ min: 0, max: 20, noNaN: true });
    const whole = fc.double({ min: 100, max: 900, noNaN: true });
    fc.assert(
      fc.property(whole, step, first, (length, square, from) => {
        const side = { whole: length, room: 190, overlap: 6 };
        const parts = partsOnLines(side, { first: from, step: square }) ?? [];
        expect(parts[0]?.from).toBe(0);
        for (const [index, part] of parts.entries()) {
          const next = parts[index + 1];
          expect(part.length).toBeLessThanOrEqual(side.room + 1e-6);
          const end = part.from + part.length;
          expect(end).toBeCloseTo(next === undefined ? length : next.from + side.overlap, 6);
          if (index === 0) continue;
          const squares = (part.from - from) / square;
          expect(squares).toBeCloseTo(Math.round(squares), 6);
        }
        expect(parts.length).toBe(fewest(side, from, square));
      }),
    );
  });

  test('squares too large for the paper are parted equally', () => {
    const large = { ...DEFAULT_TILES, seams: { width: 400, height: 400, left: 0, top: 0 } };
    expect(tilingFor({ width: 800, height: 800 }, a4, large)).toEqual(
      tilingFor({ width: 800, height: 800 }, a4),
    );
  });
});

/** As far as the paper goes, again and again. */
function fewest(
  side: { whole: number; room: number; overlap: number },
  from: number,
  step: number,
): number {
  let count = 1;
  for (let start = 0; side.whole - start > side.room + 1e-6; count += 1) {
    const reach = start + side.room - side.overlap + 1e-6;
    const last = Math.min(reach, side.whole - side.overlap);
    start = from + Math.floor((last - from) / step) * step;
  }
  return count;
}
