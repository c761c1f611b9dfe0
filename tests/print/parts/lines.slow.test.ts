import { describe, expect, it } from 'vitest';
import { artOf } from '../../../print/parts/art.ts';
import {
  area,
  beside,
  boxAround,
  covered,
  edges,
  length,
  type Line,
} from '../../../print/parts/geometry.ts';
import { fromBehind, linesOf, sizeOf, type Net } from '../../../print/parts/net.ts';
import { netsOf, PILES } from './nets.ts';

const SHAPES: readonly (readonly [string, readonly Net[]])[] = [
  ['tuck box', PILES.flatMap((room) => netsOf('tuck-box', { room }))],
  [
    'tuck box, glued below',
    PILES.flatMap((room) => netsOf('tuck-box', { room }, { bottom: 'glued' })),
  ],
  ['deck box', PILES.flatMap((room) => netsOf('deck-box', { room }))],
  ['standee', PILES.flatMap((room) => netsOf('standee', { room }))],
  ['tent', PILES.flatMap((room) => netsOf('tent', { room }))],
  [
    'token',
    ['rounded', 'square', 'round', 'hexagon', 'arrow', 'shield', 'tag'].flatMap((outline) =>
      netsOf('token', { room: { width: 30, height: 20, depth: 0 } }, { outline }),
    ),
  ],
  [
    'dial',
    [4, 10, 21].flatMap((values) =>
      netsOf('dial', { room: { width: 80, height: 80, depth: 0 } }, { values }),
    ),
  ],
  ['divider', [1, 3, 5].flatMap((tabs) => netsOf('divider', {}, { tabs }))],
  [
    'board',
    [{ columns: 2 }, { columns: 2, rows: 2 }, { columns: [4, 3], rows: 3 }].flatMap((words) =>
      netsOf('board', { room: { width: 441, height: 528, depth: 0 } }, words),
    ),
  ],
  ['hook box', PILES.flatMap((room) => netsOf('hook-box', { room }))],
];

describe.each(SHAPES)('the lines of a %s', (_, nets) => {
  it('cut around all that is printed, in closed outlines', () => {
    for (const net of nets) {
      const { outlines } = linesOf(net);
      const panels = net.panels.reduce((sum, { outline }) => sum + area(outline), 0);
      const holes = net.panels.flatMap((panel) => panel.holes ?? []);
      const cut = outlines.reduce((sum, path) => sum + Math.abs(area(path)), 0);
      const through = holes.reduce((sum, path) => sum + Math.abs(area(path)), 0);
      expect(Math.abs(cut - through - panels)).toBeLessThan(1);
    }
  });

  it('are there once each', () => {
    for (const net of nets) {
      const { outlines, slits, creases } = linesOf(net);
      const all: Line[] = [...outlines.flatMap(edges), ...slits, ...creases];
      for (const [index, one] of all.entries()) {
        const twice = all
          .slice(index + 1)
          .filter((other) => (covered(one, other)?.length ?? 0) > 0);
        // Short chords of one curve lie nearly on each other's line.
        expect(twice.filter((other) => length(other) > 1 && length(one) > 1)).toEqual([]);
      }
    }
  });

  it('lie within the size of the part, on both sides of the paper', () => {
    for (const net of nets) {
      const { width, height } = sizeOf(net);
      for (const side of [net, fromBehind(net)]) {
        const points = linesOf(side).outlines.flat();
        expect(Math.min(...points.flat())).toBeGreaterThan(-0.02);
        expect(Math.max(...points.map(([x]) => x))).toBeLessThan(width + 0.02);
        expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(height + 0.02);
      }
    }
  });

  it('end the art where there is no bleed: at cuts exactly, at creases by a hair', () => {
    for (const net of nets) {
      for (const panel of net.panels.filter(({ isBare }) => isBare !== true)) {
        const [art, own] = [boxAround(artOf(panel, net, 0)), boxAround(panel.outline)];
        for (const [side, length] of [
          [own.x - art.x, art.width - own.width],
          [own.y - art.y, art.height - own.height],
        ] as const) {
          expect(Math.abs(side)).toBeLessThan(0.06);
          expect(Math.abs(length)).toBeLessThan(0.12);
        }
      }
    }
  });

  it('keep panels apart: none lies on another on the paper', () => {
    for (const net of nets) {
      for (const [index, one] of net.panels.entries()) {
        for (const other of net.panels.slice(index + 1)) {
          const crossing = edges(one.outline).flatMap((edge) =>
            edges(other.outline).filter((facing) => cross(edge, facing)),
          );
          expect([one.name, other.name, crossing.length]).toEqual([one.name, other.name, 0]);
        }
      }
    }
  });
});

it('leaves of a line what others do not cover', () => {
  const line: Line = { from: [0, 0], to: [10, 0] };
  const left = beside(line, [{ from: [4, 0], to: [2, 0] }]);
  expect(left).toEqual([
    { from: [0, 0], to: [2, 0] },
    { from: [4, 0], to: [10, 0] },
  ]);
});

/** How far a point lies beside a line, to its right on paper. */
function side(line: Line, [x, y]: Line['from']): number {
  const across = (line.to[0] - line.from[0]) * (y - line.from[1]);
  return (across - (line.to[1] - line.from[1]) * (x - line.from[0])) / length(line);
}

/** On both sides of a line, and not only by a hair. */
function apart(a: number, b: number): boolean {
  return a * b < 0 && Math.min(Math.abs(a), Math.abs(b)) > 0.02;
}

/** Whether two lines cross within both, and not only meet. */
function cross(one: Line, other: Line): boolean {
  return (
    apart(side(one, other.from), side(one, other.to)) &&
    apart(side(other, one.from), side(other, one.to))
  );
}
