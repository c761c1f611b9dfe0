import { describe, expect, it } from 'vitest';
import { area, boxAround } from '../../../print/parts/geometry.ts';
import { fromBehind } from '../../../print/parts/net.ts';
import { shapes } from '../../../print/parts/shapes/index.ts';
import { before, folded, insideBy, pierces, type FoldedPanel } from './folded.ts';
import { netOf, netsOf, PILES } from './nets.ts';

function panelsOf(shape: string, room: (typeof PILES)[number], words: object = {}) {
  const panels = folded(netOf(shape, { room }, words));
  const panel = (name: string): FoldedPanel => {
    const found = panels.get(name);
    if (found === undefined) throw new RangeError(name);
    return found;
  };
  return { panels, panel };
}

function noneThrough(panels: ReadonlyMap<string, FoldedPanel>, by: number): void {
  for (const [name, one] of panels) {
    for (const [other, two] of panels) {
      const same = name.split('-')[0] === other.split('-')[0] || !name.includes('-');
      if (name !== other && same)
        expect([name, other, pierces(one, two) <= by]).toEqual([name, other, true]);
    }
  }
}

const THIN = 0.001;

describe('a standee, folded,', () => {
  it.each(PILES)(
    'has its back behind its front, and both bases on the table: $width × $height',
    (room) => {
      const { panels, panel } = panelsOf('standee', room);
      for (const corner of panel('back').corners) {
        expect(Math.abs(before(panel('front'), corner))).toBeLessThan(THIN);
        expect(insideBy(panel('front'), corner)).toBeGreaterThan(-THIN);
      }
      expect(panel('back').normal[2]).toBeCloseTo(-panel('front').normal[2]);
      const table = panel('base-front');
      for (const corner of panel('base-back').corners) {
        expect(Math.abs(before(table, corner))).toBeLessThan(THIN);
      }
      // One base before the figure, one behind it, their printed sides above.
      expect(Math.max(...table.corners.map((at) => before(panel('front'), at)))).toBeGreaterThan(9);
      expect(
        Math.max(...panel('base-back').corners.map((at) => before(panel('back'), at))),
      ).toBeGreaterThan(9);
      for (const corner of panel('front').corners)
        expect(before(table, corner)).toBeGreaterThan(-THIN);
      noneThrough(panels, THIN);
    },
  );

  it('is refused with less than 0.4 of its height to stand on', () => {
    const made = shapes.get('standee')?.make({ base: 17 } as never, { room: PILES[1], board: 0.3 });
    expect(made).toMatchObject({
      code: 'CW3104',
      params: { what: 'standee-base', length: 17, least: 17.6 },
    });
  });
});

describe('a tent, folded,', () => {
  it.each(PILES)('closes at its base, over its tab: $width × $height', (room) => {
    const { panels, panel } = panelsOf('tent', room);
    const base = panel('base');
    const feet = panel('back').corners.map((at) => Math.abs(before(base, at)));
    expect(feet.toSorted((a, b) => a - b)[1]).toBeLessThan(THIN);
    for (const corner of panel('glue').corners) {
      expect(Math.abs(before(base, corner))).toBeLessThan(THIN);
      expect(insideBy(base, corner)).toBeGreaterThan(-THIN);
    }
    for (const corner of panel('front').corners) expect(before(base, corner)).toBeLessThan(THIN);
    noneThrough(panels, THIN);
  });
});

describe('a deck box, folded,', () => {
  it.each(PILES)(
    'has walls that meet, tabs under them, and a lid over its base: $depth',
    (room) => {
      const { panels, panel } = panelsOf('deck-box', room);
      const board = 0.6;
      const between = (one: string, other: string): number =>
        Math.min(...panel(other).corners.map((at) => -before(panel(one), at)));
      for (const tray of ['base', 'lid']) {
        for (const { panel: tab, under } of netOf('deck-box', { room }).glue) {
          for (const corner of panel(tab).corners) {
            expect(Math.abs(before(panel(under), corner))).toBeLessThanOrEqual(board);
            expect(insideBy(panel(under), corner)).toBeGreaterThanOrEqual(-THIN);
          }
        }
        const rims = ['top', 'right', 'bottom', 'left'].map((wall) =>
          Math.max(
            ...panel(`${tray}-${wall}`).corners.map((at) => -before(panel(`${tray}-floor`), at)),
          ),
        );
        expect(Math.max(...rims) - Math.min(...rims)).toBeLessThan(THIN);
      }
      // Inside is smaller than from crease to crease by the board, outside larger.
      expect(between('base-left', 'base-right') - board).toBeGreaterThanOrEqual(
        room.width + 2 - THIN,
      );
      expect(between('base-top', 'base-bottom') - board).toBeGreaterThanOrEqual(
        room.height + 2 - THIN,
      );
      const over =
        between('lid-left', 'lid-right') - board - (between('base-left', 'base-right') + board);
      expect(over).toBeCloseTo(1);
      noneThrough(panels, board);
    },
  );
});

describe('what is punched', () => {
  it('has on its back the outline mirrored, and as much of it', () => {
    for (const outline of ['arrow', 'tag', 'shield']) {
      const net = netOf('token', { room: { width: 30, height: 20, depth: 0 } }, { outline });
      const [front, back] = [net, fromBehind(net)].map(({ panels }) => panels[0]?.outline ?? []);
      if (front === undefined || back === undefined) throw new RangeError(outline);
      expect(area(back)).toBeCloseTo(area(front));
      const round = (path: typeof front): string[] =>
        path.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).toSorted();
      expect(round(back)).toEqual(round(front.map(([x, y]) => [30 - x, y] as const)));
      // An arrow to the right points to the left when the token is turned.
      if (outline !== 'shield') expect(round(back)).not.toEqual(round(front));
    }
  });

  it('has the tabs of dividers at places of their own, and behind them on the back', () => {
    const nets = netsOf('divider', {}, { tabs: 3 });
    const places = (all: typeof nets) => all.map(({ panels }) => panels[0]?.data?.['tab']);
    expect(places(nets)).toMatchObject([{ left: 0 }, { left: 21 }, { left: 42 }]);
    expect(places(nets.map(fromBehind))).toMatchObject([{ left: 42 }, { left: 21 }, { left: 0 }]);
    for (const net of nets)
      expect(boxAround(net.panels[0]?.outline ?? [])).toMatchObject({ width: 63, height: 100 });
  });

  it('has a window on a dial that shows one value alone', () => {
    const [upper, lower] = netOf(
      'dial',
      { room: { width: 80, height: 80, depth: 0 } },
      { values: 10 },
    ).panels;
    const opening = upper?.holes?.[1] ?? [];
    const hub = [38, 40];
    for (const [x, y] of opening) {
      const angle = Math.abs((Math.atan2(x - (hub[0] ?? 0), (hub[1] ?? 0) - y) * 180) / Math.PI);
      expect(angle).toBeLessThan(18);
    }
    const values = lower?.data?.['values'] as {
      value: number;
      angle: number;
      x: number;
      y: number;
    }[];
    expect(values.map(({ angle }) => Math.round(angle))).toEqual([
      0, 36, 72, 108, 144, 180, 216, 252, 288, 324,
    ]);
    expect(Math.hypot((values[3]?.x ?? 0) - 40, (values[3]?.y ?? 0) - 40)).toBeCloseTo(
      40 - (values[0]?.y ?? 0),
    );
  });

  it.each([
    ['dial', { width: 80, height: 80, depth: 0 }, { values: 60 }, 'dial-sector'],
    ['dial', { width: 30, height: 30, depth: 0 }, { values: 4 }, 'hub-distance'],
    ['divider', { width: 63, height: 88, depth: 0 }, { tabs: 6 }, 'tab-width'],
    ['hook-box', { width: 35, height: 88, depth: 20 }, {}, 'hook-width'],
  ])('is refused where it is too small: %s', (shape, room, words, what) => {
    const made = shapes.get(shape)?.make(words as never, { room, board: 0.4 });
    expect(made).toMatchObject({ code: 'CW3104', params: { what } });
  });

  it('is refused as a box that is flatter than its flaps hold', () => {
    for (const shape of ['tuck-box', 'hook-box', 'deck-box']) {
      const room = { width: 63, height: 88, depth: 6.7 };
      const made = shapes.get(shape)?.make({} as never, { room, board: 0.4 });
      expect(made).toMatchObject({ code: 'CW3101', params: { depth: 7.9, least: 8 } });
    }
  });
});
