import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperSizes } from '../../../kernel/index.ts';
import { grown, touches, type Box, type Segment } from '../../../print/layout/page.ts';
import { cropMarks, within, type Cut } from '../../../print/layout/crop-marks.ts';
import { MARK_LEAST, DEFAULT_MARKS } from '../../../print/layout/setup.ts';
import { placesOn } from './places.ts';

const a4 = { width: 210, height: 297 };
const card = { width: 63, height: 88 };
const places = placesOn(a4, card);
const room = within(a4, 3, 10);

function at(...indexes: readonly number[]): Cut[] {
  return indexes.flatMap((index) => {
    const trim = places[index];
    return trim === undefined ? [] : [{ trim, bleed: 0 }];
  });
}

/** Where marks stand along one direction, each once, sorted. */
function columnsOf(marks: readonly Segment[]): number[] {
  return [...new Set(marks.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1))].toSorted(
    (a, b) => a - b,
  );
}

function longOf({ x1, y1, x2, y2 }: Segment): number {
  return Math.abs(x2 - x1) + Math.abs(y2 - y1);
}

test('a full sheet has marks at each cut, at both ends of it', () => {
  const marks = cropMarks(at(0, 1, 2, 3, 4, 5, 6, 7, 8), DEFAULT_MARKS, room);
  expect(columnsOf(marks)).toEqual([10.5, 73.5, 136.5, 199.5]);
  expect(marks).toHaveLength(16);
});

test('marks begin away from the card, and are as long as asked for', () => {
  for (const mark of cropMarks(at(4), { length: 7, offset: 2 }, room)) {
    expect(touches({ ...mark, x2: mark.x1, y2: mark.y1 }, grown(at(4)[0]?.trim as Box, 1.99))).toBe(
      false,
    );
    expect(longOf(mark)).toBeCloseTo(7, 6);
  }
});

test('a single card has eight marks; of no length, none', () => {
  expect(cropMarks(at(4), DEFAULT_MARKS, room)).toHaveLength(8);
  expect(cropMarks(at(4), { ...DEFAULT_MARKS, length: 0 }, room)).toEqual([]);
});

test('empty places have none: the fourth card alone in its row', () => {
  const marks = cropMarks(at(0, 1, 2, 3), DEFAULT_MARKS, room);
  // Nothing stands near the corners that only the eighth and ninth place have.
  const corner = { x: 136.5, y: 192.5, width: 63, height: 88 };
  expect(marks.filter((mark) => touches(mark, grown(corner, -6)))).toEqual([]);
  expect(columnsOf(marks)).toEqual([10.5, 73.5, 136.5, 199.5]);
});

test('no mark touches a card or leaves its room, whatever places are taken', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paperSizes().values()),
      fc.constantFrom(0, 2, 3),
      fc.uniqueArray(fc.nat(30)),
      (paper, bleed, taken) => {
        const all = placesOn(paper, card, bleed);
        const cards = taken.flatMap((index) => {
          const trim = all[index];
          return trim === undefined ? [] : [{ trim, bleed }];
        });
        const space = within(paper, 3, 3);
        for (const mark of cropMarks(cards, DEFAULT_MARKS, space)) {
          expect(cards.some(({ trim }) => touches(mark, grown(trim, bleed)))).toBe(false);
          expect(touches({ ...mark, x1: mark.x2, y1: mark.y2 }, space)).toBe(true);
          expect(longOf(mark)).toBeGreaterThanOrEqual(MARK_LEAST - 0.01);
        }
      },
    ),
  );
});
