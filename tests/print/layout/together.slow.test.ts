/** Sorts of pieces on the same pages, against the same sorts each on pages of its own. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardSizes, paperSizes, type Measures } from '../../../kernel/index.ts';
import { impose, type Piece } from '../../../print/layout/impose.ts';
import type { PageLayout } from '../../../print/layout/page.ts';
import type { Flip, Imposition } from '../../../print/layout/setup.ts';
import { setup } from './places.ts';

interface Sheet {
  readonly size: Measures;
  readonly bleed: number;
  readonly backed: boolean;
  readonly count: number;
}

const known = [...cardSizes().values()].filter(({ width, height }) => width + height < 300);
const anySheet = fc.record({
  size: fc.oneof(
    fc.constantFrom(...known),
    fc.record({
      width: fc.double({ min: 10, max: 150, noNaN: true }),
      height: fc.double({ min: 10, max: 150, noNaN: true }),
    }),
  ),
  bleed: fc.constantFrom(0, 3),
  backed: fc.boolean(),
  count: fc.integer({ min: 1, max: 40 }),
});
const anySetup = fc.record({
  flip: fc.constantFrom<Flip>('long', 'short', 'fold'),
  sides: fc.constantFrom<Imposition['sides']>('both', 'fronts', 'backs'),
  order: fc.constantFrom<Imposition['order']>('reading', 'stack'),
  gutter: fc.constantFrom(0, 1.5),
});

function piecesOf(sheets: readonly Sheet[]): Piece[] {
  let face = 0;
  return sheets.flatMap(({ size, bleed, backed, count }) =>
    Array.from({ length: count }, (): Piece => {
      face += 2;
      return { size, bleed, shape: 'rectangle', front: face - 2, back: backed ? face - 1 : null };
    }),
  );
}

function pagesOf(sheets: readonly Sheet[], on: ReturnType<typeof setup>): PageLayout[] | null {
  return impose(piecesOf(sheets), on);
}

test('together they never take more pages than apart', () => {
  const sheets = fc.array(anySheet, { minLength: 2, maxLength: 5 });
  const papers = fc.constantFrom(...paperSizes().values());
  fc.assert(
    fc.property(sheets, papers, anySetup, (own, paper, changes) => {
      const on = setup(paper, changes);
      const apart = own.map((sheet) => pagesOf([sheet], on));
      fc.pre(apart.every((pages) => pages !== null));
      const together = pagesOf(own, on) ?? [];
      expect(together.length).toBeLessThanOrEqual(apart.flat().length);
      // And nothing is lost on the way.
      const faces = together.flatMap(({ placed }) => placed.map(({ face }) => face));
      const wanted = apart.flatMap((pages) => pages?.flatMap(({ placed }) => placed) ?? []);
      expect(faces).toHaveLength(wanted.length);
      expect(new Set(faces).size).toBe(faces.length);
    }),
    { numRuns: 150 },
  );
});

test('each sort lies as it lies best, and what is left of them shares a page', () => {
  const a4 = { width: 210, height: 297 };
  // Nine upright cards go on an upright page, eight lying tiles on a lying one.
  const cards = { size: { width: 63, height: 88 }, bleed: 0, backed: true, count: 19 };
  const tiles = { size: { width: 66, height: 92 }, bleed: 0, backed: true, count: 9 };
  const on = setup(a4, {});
  const [first, second] = [pagesOf([cards], on), pagesOf([tiles], on)];
  expect([first?.length, second?.length]).toEqual([6, 4]);
  expect(pagesOf([cards, tiles], on)).toHaveLength(8);
});

test('pages without backs come last: the others stay behind their fronts', () => {
  const tokens = { size: { width: 25, height: 25 }, bleed: 0, backed: false, count: 200 };
  const cards = { size: { width: 63, height: 88 }, bleed: 0, backed: true, count: 27 };
  const sides = pagesOf([tokens, cards], setup({ width: 210, height: 297 }, {})) ?? [];
  const backs = sides.flatMap(({ side }, at) => (side === 'back' ? [at] : []));
  expect(backs).toEqual([1, 3, 5]);
  expect(sides.length).toBeGreaterThan(6);
});
