/** Straight cuts through a page, in an order in which each goes through from edge to edge. */
import { NOTHING, type NumberedCut, type Segment } from './page.ts';

/** Room for a number between two marks, in mm. */
const ROOM = 2.6;

/**
 * First the level cuts, from the top, which part the page into bands; then the upright ones, from
 * the left. Where bands hold cards of several sizes, each band has upright cuts of its own.
 */
export function numberedCuts(marks: readonly Segment[]): NumberedCut[] {
  const level = marks.filter(({ y1, y2 }) => y1 === y2);
  const upright = marks.filter(({ x1, x2 }) => x1 === x2);
  const cuts = [
    ...sided(
      firstOn(
        level,
        ({ y1 }) => y1,
        ({ x1 }) => x1,
      ),
      ({ y1 }) => y1,
      'before',
    ),
    ...inBands(upright).flatMap((band) =>
      sided(
        firstOn(
          band,
          ({ x1 }) => x1,
          ({ y1 }) => y1,
        ),
        ({ x1 }) => x1,
        'after',
      ),
    ),
  ];
  return cuts.map((cut, index) => ({ number: index + 1, ...cut }));
}

/**
 * The two cuts along a narrow gutter have their numbers on their outer sides. Three are never that
 * close: no piece is as narrow as a number.
 */
function sided(
  marks: readonly Segment[],
  line: (mark: Segment) => number,
  alone: NumberedCut['stands'],
): Omit<NumberedCut, 'number'>[] {
  const isClose = (one: Segment | undefined, other: Segment | undefined): boolean =>
    one !== undefined && other !== undefined && line(other) - line(one) < ROOM;
  return marks.map((mark, index) => {
    if (isClose(mark, marks[index + 1])) return { mark, stands: 'before' };
    return { mark, stands: isClose(marks[index - 1], mark) ? 'after' : alone };
  });
}

/** One mark for each line, in the order of lines: the one that comes first along it. */
function firstOn(
  marks: readonly Segment[],
  line: (mark: Segment) => number,
  along: (mark: Segment) => number,
): Segment[] {
  const firsts: Segment[] = [];
  for (const mark of marks.toSorted((a, b) => line(a) - line(b) || along(a) - along(b))) {
    const last = firsts.at(-1);
    if (last === undefined || line(mark) - line(last) > NOTHING) firsts.push(mark);
  }
  return firsts;
}

/** Marks that begin above a band of cards, together with those that end below it. */
function inBands(marks: readonly Segment[]): Segment[][] {
  const lines = new Map<string, Segment[]>();
  for (const mark of marks) {
    const key = mark.x1.toFixed(2);
    lines.set(key, [...(lines.get(key) ?? []), mark]);
  }
  const bands = new Map<string, Segment[]>();
  for (const line of lines.values()) {
    const downward = line.toSorted((a, b) => a.y1 - b.y1);
    const key = `${downward[0]?.y1.toFixed(2)} ${downward.at(-1)?.y1.toFixed(2)}`;
    bands.set(key, [...(bands.get(key) ?? []), ...downward]);
  }
  return [...bands.values()].toSorted((a, b) => (a[0]?.y1 ?? 0) - (b[0]?.y1 ?? 0));
}
