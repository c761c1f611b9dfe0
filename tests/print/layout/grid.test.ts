import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardSizes, paperSizes } from '../../../generator/print-sizes.ts';
import { behind, gridFor, type Grid } from '../../../print/layout/grid.ts';
import { UNPRINTABLE } from '../../../print/layout/margins.ts';
import { cardPages } from '../../../print/layout/page.ts';

const papers = paperSizes();
const card = cardSizes().get('card-63x88');

function sheet(paper: string, size = card, bleed = 0): Grid | null {
  const sheetOfPaper = papers.get(paper);
  if (size === undefined || sheetOfPaper === undefined) throw new Error('The sizes are missing.');
  return gridFor(size, bleed, sheetOfPaper);
}

test('nine cards of 63 × 88 mm go on A4 and on Letter', () => {
  for (const paper of ['a4', 'letter']) {
    expect(sheet(paper)).toMatchObject({ columns: 3, rows: 3 });
  }
});

test('nine American cards go on Letter, to the very edge of what can be printed', () => {
  const grid = sheet('letter', cardSizes().get('card-poker-us'));
  expect(grid).toMatchObject({ columns: 3, rows: 3 });
  expect(grid?.places[0]?.y).toBeCloseTo(UNPRINTABLE, 3);
});

test('they lie in the middle, edge to edge', () => {
  const places = sheet('a4')?.places ?? [];
  expect(places[0]).toEqual({ x: 10.5, y: 16.5, width: 63, height: 88 });
  expect(places[1]).toEqual({ x: 73.5, y: 16.5, width: 63, height: 88 });
  expect(places[8]).toEqual({ x: 136.5, y: 192.5, width: 63, height: 88 });
});

test('with bleed they lie apart, and fewer go on the paper', () => {
  const grid = sheet('a4', card, 3);
  expect(grid).toMatchObject({ columns: 2, rows: 3 });
  const [first, second] = grid?.places ?? [];
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(69, 6);
});

test('writing stands where the margin is wide enough', () => {
  expect(sheet('a4')?.writing).toBe('ends');
  expect(sheet('letter')?.writing).toBe('sides');
});

test('a card larger than the paper has no grid', () => {
  expect(gridFor({ width: 205, height: 90 }, 0, { width: 210, height: 297 })).toBeNull();
});

const anyCard = fc.record({
  width: fc.double({ min: 10, max: 150, noNaN: true }),
  height: fc.double({ min: 10, max: 150, noNaN: true }),
});
const anyPaper = fc.constantFrom(...papers.values());
const anyBleed = fc.constantFrom(0, 2, 3);

describe('for any card and paper', () => {
  test('every place lies on what can be printed, and no two overlap', () => {
    fc.assert(
      fc.property(anyCard, anyPaper, anyBleed, (size, paper, bleed) => {
        const places = gridFor(size, bleed, paper)?.places ?? [];
        const outside = places.filter(({ x, y, width, height }) => {
          const [right, bottom] = [paper.width - x - width, paper.height - y - height];
          return Math.min(x, y, right, bottom) - bleed < UNPRINTABLE - 0.01;
        });
        expect(outside).toEqual([]);
        const [reach, depth] = [size.width + 2 * bleed, size.height + 2 * bleed];
        const overlapping = places.filter((one, index) =>
          places
            .slice(index + 1)
            .some(
              ({ x, y }) =>
                Math.abs(x - one.x) < reach - 0.01 && Math.abs(y - one.y) < depth - 0.01,
            ),
        );
        expect(overlapping).toEqual([]);
      }),
    );
  });

  test('the back of a place is its mirror image, and behind behind is in front', () => {
    fc.assert(
      fc.property(anyCard, anyPaper, anyBleed, fc.nat(60), (size, paper, bleed, copies) => {
        const grid = gridFor(size, bleed, paper);
        fc.pre(grid !== null);
        if (grid === null) return;
        const cards = Array.from({ length: copies }, (_, index) => ({
          front: 2 * index,
          back: 2 * index + 1,
        }));
        const pages = cardPages(cards, grid, bleed, paper);
        expect(pages.map(({ side }) => side)).toEqual(
          pages.map((_, index) => (index % 2 === 0 ? 'front' : 'back')),
        );
        expect(pages.every(({ placed }) => placed.length > 0)).toBe(true);
        for (let page = 0; page < pages.length; page += 2) {
          const fronts = pages[page]?.placed ?? [];
          const backs = new Map((pages[page + 1]?.placed ?? []).map((one) => [one.face, one.trim]));
          expect(backs.size).toBe(fronts.length);
          for (const { face, trim } of fronts) {
            const back = backs.get(face + 1);
            expect(back?.y).toBeCloseTo(trim.y, 6);
            expect((back?.x ?? 0) + trim.x + trim.width).toBeCloseTo(paper.width, 6);
          }
        }
        for (const place of grid.places.keys()) {
          expect(behind(grid, behind(grid, place))).toBe(place);
        }
      }),
    );
  });
});
