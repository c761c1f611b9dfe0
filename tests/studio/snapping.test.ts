/** What a dragged box snaps to, in pixels. */
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  insetBy,
  snapped,
  type Area,
  type Hold,
} from '../../studio/app/layout/snapping.ts';

const CARD: Area = { left: 0, top: 0, right: 200, bottom: 300 };
const BOX: Area = { left: 20, top: 20, right: 60, bottom: 40 };
const MOVED: Hold = { across: 'all', down: 'all' };

describe('a box that is moved', () => {
  test('goes with the hand where nothing is near, and shows no line', () => {
    expect(snapped(BOX, [13, 30], [CARD], MOVED)).toEqual({ way: [13, 30], lines: [] });
  });

  test.for<[what: string, way: [number, number], to: [number, number]]>([
    ['an edge of the card', [-17, 30], [-20, 30]],
    ['the middle of the card', [64, 30], [60, 30]],
    ['the far edge of the card, in both directions', [144, 255], [140, 260]],
    ['the edge of another box with its own other edge', [26, 30], [30, 30]],
  ])('snaps to %s', ([, way, to]) => {
    const other = { left: 90, top: 200, right: 109, bottom: 211 };
    expect(snapped(BOX, way, [CARD, other], MOVED).way).toEqual(to);
  });

  test('snaps to the nearer of two lines', () => {
    const inner = insetBy(CARD, 4);
    expect(snapped(BOX, [-17, 30], [CARD, inner], MOVED).way).toEqual([-16, 30]);
    expect(snapped(BOX, [-19, 30], [CARD, inner], MOVED).way).toEqual([-20, 30]);
  });

  test('shows the line from one to the other', () => {
    const { lines } = snapped(BOX, [64, 30], [insetBy(CARD, 10)], MOVED);
    expect(lines).toEqual([{ isUpright: true, left: 100, right: 100, top: 10, bottom: 290 }]);
  });

  test('snaps only in directions in which it can go', () => {
    const hold: Hold = { across: 'none', down: 'all' };
    expect(snapped(BOX, [-18, -18], [CARD], hold).way).toEqual([-18, -20]);
  });
});

test('one that is sized snaps with its corner alone', () => {
  const hold: Hold = { across: 'end', down: 'end' };
  expect(snapped(BOX, [-18, -18], [CARD], hold).way).toEqual([-18, -18]);
  expect(snapped(BOX, [137, 107], [CARD], hold).way).toEqual([140, 110]);
});

test('of a turned box counts what lies around it', () => {
  const place = { name: 'x', left: 20, top: 20, width: 40, height: 20, within: 0 };
  const { left, top, right, bottom } = areaOf({ ...place, turned: Math.PI / 2 });
  expect([left, top, right, bottom].map(Math.round)).toEqual([30, 10, 50, 50]);
  expect(areaOf({ ...place, turned: 0 })).toEqual(BOX);
});
