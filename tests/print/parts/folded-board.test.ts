/** Boards that fold, folded step by step: thick as greyboard, no hinge goes around another panel. */
import { describe, expect, it } from 'vitest';
import { linesOf, type Net } from '../../../print/parts/net.ts';
import { before, centre, folded, insideBy, pierces } from './folded.ts';
import { netOf } from './nets.ts';

const BOARDS = [
  ['in half', { columns: 2 }, 2, 0],
  ['in quarters', { columns: 2, rows: 2 }, 4, 1],
  ['in quarters of two widths', { columns: [4, 3], rows: 2 }, 4, 1],
  ['in six', { columns: 3, rows: 2 }, 6, 2],
  ['like a screen', { columns: 4, rows: 1 }, 4, 0],
  ['in nine', { columns: 3, rows: 3 }, 9, 4],
] as const;

function boardOf(words: object): Net {
  return netOf('board', { room: { width: 441, height: 528, depth: 0 } }, words);
}

/** Folded only so far, as a share of the whole. */
function partly(net: Net, share: number): Net {
  const panels = net.panels.map((panel) => {
    const { fold } = panel;
    return fold === undefined
      ? panel
      : { ...panel, fold: { ...fold, degrees: fold.degrees * share } };
  });
  return { ...net, panels };
}

describe.each(BOARDS)('a board folded %s', (_, words, count, slits) => {
  const net = boardOf(words);

  it('has a crease less than panels, and a slit wherever else two of them meet', () => {
    const lines = linesOf(net);
    expect(net.panels).toHaveLength(count);
    expect(lines.creases).toHaveLength(count - 1);
    expect(lines.slits).toHaveLength(slits);
    expect(lines.outlines).toHaveLength(1);
  });

  it('goes through itself at no moment', () => {
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.98]) {
      const panels = [...folded(partly(net, share))];
      for (const [name, one] of panels) {
        for (const [other, two] of panels) {
          if (name !== other) {
            expect([share, name, other, pierces(one, two) < 0.001]).toEqual([
              share,
              name,
              other,
              true,
            ]);
          }
        }
      }
    }
  });

  it('is a pile in which each panel lies on the one before, so that no hinge is stretched', () => {
    // Nearly closed the pile is open like a fan; panels are counted along a line through it.
    const panels = folded(partly(net, 0.999));
    const [first] = net.panels;
    const lowest = panels.get(first?.name ?? '');
    if (lowest === undefined) throw new Error('There is no panel.');
    const heights = [...panels.values()].map((panel) => before(lowest, centre(panel)));
    for (const [index, height] of heights.entries()) {
      if (index > 0) expect(Math.abs(height)).toBeGreaterThan(Math.abs(heights[index - 1] ?? 0));
    }
    expect(Math.max(...heights) * Math.min(...heights)).toBeCloseTo(0);
  });

  it('is as small as its largest panels', () => {
    const panels = [...folded(net).values()];
    const all = panels.flatMap(({ corners }) => corners);
    const extent = (axis: 0 | 1): number =>
      Math.max(...all.map((spot) => spot[axis])) - Math.min(...all.map((spot) => spot[axis]));
    const columns = 'columns' in words ? words.columns : 1;
    const widest = typeof columns === 'number' ? 441 / columns : 252;
    const rows = 'rows' in words ? words.rows : 1;
    expect(extent(0)).toBeCloseTo(widest);
    expect(extent(1)).toBeCloseTo(528 / rows);
  });
});

it('has its picture inside and its backs outside when it is folded in quarters', () => {
  const net = boardOf({ columns: 2, rows: 2 });
  const panels = folded(partly(net, 0.99));
  const [first, , , last] = [...panels.values()];
  if (first === undefined || last === undefined) throw new Error('There is no panel.');
  // Whoever looks at the printed side of an outer panel sees the other three before it.
  for (const panel of panels.values()) {
    if (panel !== first) expect(before(first, centre(panel))).toBeGreaterThan(0);
    if (panel !== last) expect(before(last, centre(panel))).toBeGreaterThan(0);
  }
});

it('of thick board would not close without its slit: the hinge would go around two panels', () => {
  const net = boardOf({ columns: 2, rows: 2 });
  const order = new Map(net.panels.map(({ name }, index) => [name, index]));
  const apart = ([one, other]: readonly [string, string]): number =>
    Math.abs((order.get(one) ?? 0) - (order.get(other) ?? 0));
  const hinges = net.panels.flatMap(({ name, fold }) =>
    fold === undefined ? [] : [apart([name, fold.onto])],
  );
  expect(hinges).toEqual([1, 1, 1]);
  expect(apart(['r1c1', 'r2c1'])).toBe(3);
  const flat = folded(net);
  const outer = flat.get('r2c1');
  for (const corner of flat.get('r1c1')?.corners ?? []) {
    expect(outer === undefined ? -1 : insideBy(outer, corner)).toBeGreaterThan(-0.001);
  }
});
