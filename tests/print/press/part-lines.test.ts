/** Text keeps away from creases and cuts of a part, wherever these are on its face. */
import { expect, test } from 'vitest';
import { judge } from '../../../print/press/judge.ts';
import type { Measured } from '../../../print/press/measure.ts';

/** One text of 10 pt, its line 4 mm high. */
function measured(x: number, y: number): Measured {
  const line = { x, y, width: 20, height: 4 };
  const run = {
    text: 'Lid',
    lines: [line],
    size: 10,
    colour: 'rgb(0, 0, 0)',
    opacity: 1,
    families: [],
    isReading: false,
  };
  const box = { field: null, room: line, runs: [run] };
  const place = { x: 0, y: 0, width: 100, height: 100 };
  const face = { card: null, side: 'panel' as const, page: 0, place, boxes: [box], pictures: [] };
  return { faces: [face], coverage: {}, brokenFonts: [] };
}

const lines = [
  { x1: 0, y1: 50, x2: 100, y2: 50, line: 'crease' as const },
  { x1: 10, y1: 0, x2: 10, y2: 50, line: 'cut' as const },
];

test.each([
  ['far from both', 30, 20, []],
  ['above the crease', 30, 45, [{ line: 'crease', distance: 1.6 }]],
  ['across the crease', 30, 48, [{ line: 'crease', distance: 0 }]],
  ['beside the cut', 11.5, 20, [{ line: 'cut', distance: 1.5 }]],
  ['where the cut has ended', 11, 60, []],
])('%s', (_, x, y, expected) => {
  const { unsafe } = judge(measured(x, y), { safe: 3, smallest: 7, lines });
  expect(unsafe).toMatchObject(expected);
  expect(unsafe).toHaveLength(expected.length);
});

test('a panel that is no part is trimmed by hand, or not at all', () => {
  expect(judge(measured(0.5, 20), { safe: 3, smallest: 7 }).unsafe).toEqual([]);
});
