/** What holds for the imposition of any pieces on any paper. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperSizes, type Measures } from '../../../kernel/index.ts';
import { behind, impose, type Piece } from '../../../print/layout/impose.ts';
import { grown, type Box, type PageLayout } from '../../../print/layout/page.ts';
import { UNPRINTABLE, type Flip } from '../../../print/layout/setup.ts';
import { setup } from './places.ts';

const anyPiece = fc.record({
  size: fc.record({
    width: fc.double({ min: 10, max: 130, noNaN: true }),
    height: fc.double({ min: 10, max: 130, noNaN: true }),
  }),
  bleed: fc.constantFrom(0, 2, 3),
});
const anyRun = fc.record({
  sizes: fc.array(anyPiece, { minLength: 1, maxLength: 3 }),
  counts: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 3, maxLength: 3 }),
  paper: fc.constantFrom(...paperSizes().values()),
  flip: fc.constantFrom<Flip>('long', 'short', 'fold'),
  order: fc.constantFrom('reading' as const, 'stack' as const),
  gutter: fc.constantFrom(0, 1.5),
});

/** The run as pieces, and its pages; null when a piece is too large. */
function run({ sizes, counts, paper, ...changes }: Run): PageLayout[] | null {
  let face = 0;
  const own = sizes.flatMap(({ size, bleed }, at) =>
    Array.from({ length: counts[at] ?? 1 }, (): Piece => {
      face += 2;
      return { size, bleed, shape: 'rectangle', front: face - 2, back: face - 1 };
    }),
  );
  return impose(own, setup(paper, changes));
}

interface Run {
  readonly sizes: readonly { readonly size: Measures; readonly bleed: number }[];
  readonly counts: readonly number[];
  readonly paper: Measures;
  readonly flip: Flip;
  readonly order: 'reading' | 'stack';
  readonly gutter: number;
}

describe('for any pieces, paper and flip', () => {
  test('every piece has one place, on what can be printed, and no two overlap', () => {
    fc.assert(
      fc.property(anyRun, (given) => {
        const pages = run(given);
        fc.pre(pages !== null);
        const fronts = (pages ?? []).flatMap(({ placed }) => placed.filter(isFront));
        expect(new Set(fronts.map(({ face }) => face)).size).toBe(fronts.length);
        for (const { paper, placed } of pages ?? []) {
          expect(placed.length).toBeGreaterThan(0);
          const boxes = placed.map(({ trim, bleed }) => grown(trim, bleed - 0.01));
          for (const [index, box] of boxes.entries()) {
            const { x, y, width, height } = box;
            const least = Math.min(x, y, paper.width - x - width, paper.height - y - height);
            expect(least).toBeGreaterThan(UNPRINTABLE - 0.01);
            expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the back of a place is its mirrored place, and behind behind is in front', () => {
    fc.assert(
      fc.property(anyRun, (given) => {
        const pages = run(given);
        fc.pre(pages !== null && given.flip !== 'fold');
        const all = pages ?? [];
        expect(all.map(({ side }) => side)).toEqual(
          all.map((_, index) => (index % 2 === 0 ? 'front' : 'back')),
        );
        for (let at = 0; at < all.length; at += 2) {
          const front = all[at];
          const backs = new Map(all[at + 1]?.placed.map((one) => [one.face, one]));
          const { width = 0, height = 0 } = front?.paper ?? {};
          const aboutUpright = width <= height === (given.flip === 'long');
          expect(backs.size).toBe(front?.placed.length);
          for (const { face, trim } of front?.placed ?? []) {
            const back = backs.get(face + 1);
            const { x = 0, y = 0 } = back?.trim ?? {};
            expect(x).toBeCloseTo(aboutUpright ? width - trim.x - trim.width : trim.x, 6);
            expect(y).toBeCloseTo(aboutUpright ? trim.y : height - trim.y - trim.height, 6);
            expect(back?.turned).toBe(!aboutUpright);
            const axis = aboutUpright ? 'upright' : 'level';
            const again = behind(back?.trim as Box, { width, height }, axis);
            expect(again.trim.x).toBeCloseTo(trim.x, 9);
            expect(again.trim.y).toBeCloseTo(trim.y, 9);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

function isFront({ face }: { readonly face: number }): boolean {
  return face % 2 === 0;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
