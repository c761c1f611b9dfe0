/** Straight cuts through a page, in an order in which each goes through from edge to edge. */
import { NOTHING, type Segment } from './box.ts';

/** The number of a cut, beside the mark at its beginning. */
export interface NumberedCut {
  readonly number: number;
  readonly mark: Segment;
}

/**
 * First the level cuts, from the top, which part the page into bands; then the upright ones, from
 * the left. Where bands hold cards of several sizes, each band has upright cuts of its own.
 */
export function numberedCuts(marks: readonly Segment[]): NumberedCut[] {
  const level = marks.filter(({ y1, y2 }) => y1 === y2);
  const upright = marks.filter(({ x1, x2 }) => x1 === x2);
  return [
    ...firstOn(
      level,
      ({ y1 }) => y1,
      ({ x1 }) => x1,
    ),
    ...inBands(upright).flatMap((band) =>
      firstOn(
        band,
        ({ x1 }) => x1,
        ({ y1 }) => y1,
      ),
    ),
  ].map((mark, index) => ({ number: index + 1, mark }));
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
