import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperSizes } from '../../../generator/print-sizes.ts';
import { grown, touches, type Box, type Segment } from '../../../print/layout/box.ts';
import { cropMarks } from '../../../print/layout/crop-marks.ts';
import { gridFor } from '../../../print/layout/grid.ts';
import { MARK_LEAST, MARK_OFFSET } from '../../../print/layout/margins.ts';

const a4 = { width: 210, height: 297 };
const card = { width: 63, height: 88 };
const places = gridFor(card, 0, a4)?.places ?? [];

function at(...indexes: readonly number[]): Box[] {
  return indexes.flatMap((index) => places[index] ?? []);
}

/** Where marks stand along one direction, each once, sorted. */
function columnsOf(marks: readonly Segment[]): number[] {
  return [...new Set(marks.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1))].toSorted(
    (a, b) => a - b,
  );
}

test('a full sheet has marks at each cut, at both ends of it', () => {
  const marks = cropMarks(places, 0, a4, 'ends');
  expect(columnsOf(marks)).toEqual([10.5, 73.5, 136.5, 199.5]);
  expect(marks).toHaveLength(16);
});

test('marks begin away from the card', () => {
  for (const { x1, y1, x2, y2 } of cropMarks(at(4), 0, a4, 'ends')) {
    const [card] = at(4);
    if (card === undefined) throw new Error('The grid has no middle.');
    expect(touches({ x1, y1, x2, y2 }, grown(card, MARK_OFFSET - 0.01))).toBe(false);
  }
});

test('a single card has eight marks', () => {
  expect(cropMarks(at(4), 0, a4, 'ends')).toHaveLength(8);
});

test('empty places have none: the fourth card alone in its row', () => {
  const marks = cropMarks(at(0, 1, 2, 3), 0, a4, 'ends');
  // Nothing stands near the corners that only the eighth and ninth place have.
  const corner = { x: 136.5, y: 192.5, width: 63, height: 88 };
  expect(marks.filter((mark) => touches(mark, grown(corner, -6)))).toEqual([]);
  expect(columnsOf(marks)).toEqual([10.5, 73.5, 136.5, 199.5]);
});

test('no mark touches a card, whatever places are taken', () => {
  const papers = [...paperSizes().values()];
  fc.assert(
    fc.property(
      fc.constantFrom(...papers),
      fc.constantFrom(0, 2, 3),
      fc.uniqueArray(fc.nat(30)),
      (paper, bleed, taken) => {
        const grid = gridFor(card, bleed, paper);
        const cards = taken.flatMap((index) => grid?.places[index] ?? []);
        const marks = cropMarks(cards, bleed, paper, grid?.writing ?? 'ends');
        for (const mark of marks) {
          expect(cards.some((box) => touches(mark, grown(box, bleed)))).toBe(false);
          expect(
            cards.some(({ x, width }) => [x, x + width].includes(mark.x1)) || mark.x1 !== mark.x2,
          ).toBe(true);
          const long = Math.abs(mark.x2 - mark.x1) + Math.abs(mark.y2 - mark.y1);
          expect(long).toBeGreaterThanOrEqual(MARK_LEAST - 0.01);
        }
      },
    ),
  );
});
