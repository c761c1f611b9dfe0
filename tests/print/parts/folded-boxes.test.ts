import { describe, expect, it } from 'vitest';
import { before, centre, folded, insideBy, pierces, type FoldedPanel } from './folded.ts';
import { netOf, PILES } from './nets.ts';

const BOARD = 0.45;

describe.each([
  ['a tuck box', 'tuck-box', {}],
  ['a tuck box that is glued below', 'tuck-box', { bottom: 'glued' }],
  ['a hook box', 'hook-box', {}],
])('%s, folded from its net,', (_, shape, words) => {
  const boxes = PILES.map((room) => {
    const panels = folded(netOf(shape, { room, board: BOARD }, words));
    const panel = (name: string): FoldedPanel => {
      const found = panels.get(name);
      if (found === undefined) throw new RangeError(name);
      return found;
    };
    return { room, panels, panel };
  });

  it('closes: its last side meets the back within the thickness of the board', () => {
    for (const { panel } of boxes) {
      const [, upper, lower] = panel('right').corners;
      const tab = panel('glue');
      for (const corner of [upper, lower]) {
        expect(Math.abs(before(tab, corner ?? [0, 0, 0]))).toBeLessThanOrEqual(0.001);
        expect(Math.abs(before(panel('back'), corner ?? [0, 0, 0]))).toBeLessThanOrEqual(
          BOARD + 0.001,
        );
      }
    }
  });

  it('has its glue under the panels that cover it, printed side against inner side', () => {
    for (const { room, panels, panel } of boxes) {
      for (const { panel: tab, under } of netOf(shape, { room, board: BOARD }, words).glue) {
        const cover = panels.get(under);
        if (cover === undefined) throw new RangeError(under);
        for (const corner of panel(tab).corners) {
          expect(Math.abs(before(cover, corner))).toBeLessThanOrEqual(BOARD + 0.001);
          expect(insideBy(cover, corner)).toBeGreaterThanOrEqual(-BOARD - 0.001);
        }
      }
    }
  });

  it('holds the pile that it was made for', () => {
    for (const { room, panel } of boxes) {
      // Half the board of each wall is on the inner side of its creases.
      const inside = (one: string, other: string): number =>
        Math.min(...panel(other).corners.map((spot) => -before(panel(one), spot))) - BOARD;
      expect(inside('back', 'front')).toBeGreaterThanOrEqual(room.depth + 1);
      expect(inside('left', 'right')).toBeGreaterThanOrEqual(room.width + 1.999);
      expect(inside('lid', 'bottom')).toBeGreaterThanOrEqual(room.height + 2);
      for (const name of ['front', 'lid', 'left', 'right', 'bottom']) {
        const middle = centre(panel('back'));
        // Printed outside: the inside is behind every panel.
        expect(before(panel(name), middle)).toBeLessThan(0);
      }
    }
  });

  it('has its lid over the whole opening, and its flaps within', () => {
    for (const { room, panel } of boxes) {
      const [lid, wall] = shape === 'hook-box' ? ['lid', 'back'] : ['lid', 'front'];
      const far = panel(lid ?? '').corners.map((spot) => Math.abs(before(panel(wall ?? ''), spot)));
      expect(Math.min(...far)).toBeLessThanOrEqual(BOARD + 0.001);
      for (const name of ['dust-left', 'dust-right']) {
        for (const corner of panel(name).corners) {
          expect(Math.abs(before(panel('lid'), corner))).toBeLessThanOrEqual(0.001);
          expect(-before(panel('left'), corner)).toBeGreaterThanOrEqual(-0.001);
          expect(-before(panel('right'), corner)).toBeGreaterThanOrEqual(-0.001);
        }
      }
      // The two do not lie on each other.
      const reach = (flap: string, wall: string): number =>
        Math.max(...panel(flap).corners.map((corner) => -before(panel(wall), corner)));
      const both = reach('dust-left', 'left') + reach('dust-right', 'right');
      expect(both).toBeLessThan(room.width + 2 + BOARD);
      for (const corner of panel('tuck').corners) {
        expect(Math.abs(before(panel(wall ?? ''), corner))).toBeLessThanOrEqual(BOARD + 0.001);
        expect(before(panel('lid'), corner)).toBeLessThanOrEqual(0.001);
      }
    }
  });

  it('has no panel that goes through another', () => {
    for (const { panels } of boxes) {
      for (const [name, one] of panels) {
        for (const [other, two] of panels) {
          if (name !== other)
            expect([name, other, pierces(one, two) <= BOARD]).toEqual([name, other, true]);
        }
      }
    }
  });
});
