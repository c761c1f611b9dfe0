/** Emblems of cards are whole drawings: many of the icon set end flat at the edge of their square. */
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { findIcon } from '../../../print/render/icons.ts';

/** Straight by nature: blocks, walls, plates, an arrow, a bar, a disc, a neck. */
const STRAIGHT = new Set([
  'game-icons:battery-pack-alt',
  'game-icons:broken-wall',
  'game-icons:castle',
  'game-icons:chess-knight',
  'game-icons:clockwise-rotation',
  'game-icons:cubeforce',
  'game-icons:guarded-tower',
  'game-icons:land-mine',
  'game-icons:mirror-mirror',
  'game-icons:push',
  'game-icons:stop-sign',
]);
const SIZE = 256;
/** Of the side of an emblem; where more ends on one line, it looks cut off. Its ground may be flat. */
const MOST = 0.115;

const { linked } = new GameChecker(join(contentFolder(), 'battle-logistic-square')).check();
const emblems = (linked?.cards['card'] ?? []).map(({ emblem }) => String(emblem));

test('every card has an emblem of its own', () => {
  expect(emblems.length).toBeGreaterThan(50);
  expect(new Set(emblems).size).toBe(emblems.length);
});

test.each(emblems.filter((emblem) => !STRAIGHT.has(emblem)))('%s', async (emblem) => {
  expect(await outermost(emblem)).toBeLessThan(MOST * SIZE);
});

/** How much of a drawing lies on its outermost line at the left, at the right or above, in pixels. */
async function outermost(emblem: string): Promise<number> {
  const icon = findIcon(emblem);
  if (icon === undefined) throw new Error(`There is no icon "${emblem}".`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${icon.viewBox}" width="${SIZE}" height="${SIZE}">${icon.body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isPainted = (x: number, y: number): boolean => (data[y * width + x] ?? 0) > 64;
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_unused, y) => isPainted(x, y)),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => isPainted(x, y)),
  );
  const ends = [first(columns), first(columns.toReversed()), first(rows)];
  return Math.max(...ends.map((line) => line.filter(Boolean).length));
}

/** The outermost line with anything on it. */
function first(lines: readonly (readonly boolean[])[]): readonly boolean[] {
  return lines.find((line) => line.some(Boolean)) ?? [];
}
