/** Numbers of cuts can be read: none lies on another, or on a mark. */
import { describe, expect, test } from 'vitest';
import { cardSizes, paperSizes } from '../../../kernel/index.ts';
import { marksOn } from '../../../print/html/page-marks.ts';
import { type Box, touches, type PageLayout } from '../../../print/layout/page.ts';
import { fullPages, pieces } from '../layout/places.ts';

/** Of a digit of 1.6 mm, in mm. */
const DIGIT = { width: 0.85, height: 1.1 };

interface Written {
  readonly number: number;
  readonly box: Box;
}

function numbersOn(page: PageLayout): Written[] {
  const imprint = { game: 'Tiny', sheet: 'Beasts', locale: 'en', stamp: '', credits: [] };
  const drawn = marksOn(page, imprint, 1, 1).matchAll(
    /<text class="cw-cut" x="([\d.]+)" y="([\d.]+)"( text-anchor="end")?>(\d+)</g,
  );
  return [...drawn].map(([, x, y, end, number = '']) => {
    const width = number.length * DIGIT.width;
    const left = Number(x) - (end === undefined ? 0 : width);
    const top = Number(y) - DIGIT.height;
    return { number: Number(number), box: { x: left, y: top, width, height: DIGIT.height } };
  });
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const sizes = ['card-63x88', 'counter-half-inch', 'card-mini-euro'].map((id) => {
  const size = cardSizes().get(id);
  if (size === undefined) throw new Error(`There is no size ${id}.`);
  return size;
});
const a4 = paperSizes().get('a4') ?? { width: 210, height: 297 };

describe.each([0, 0.5, 1, 1.9, 2.5, 3, 6])('with a gutter of %f mm', (gutter) => {
  test.each(sizes)('$id', (size) => {
    const [page] = fullPages(a4, pieces(size, 400), { gutter, numbered: true });
    if (page === undefined) throw new Error('There is no page.');
    const written = numbersOn(page);
    expect(written.map(({ number }) => number)).toEqual(page.cuts.map(({ number }) => number));
    expect(written.length).toBeGreaterThan(7);
    for (const [index, { box }] of written.entries()) {
      const others = written.slice(index + 1).filter((other) => overlaps(box, other.box));
      expect(others).toEqual([]);
      expect(page.cropMarks.filter((mark) => touches(mark, box))).toEqual([]);
    }
  });
});
