/** Where a panel is parted along one side. */
import { NOTHING } from './page.ts';

/** A side of a panel, in mm. */
export interface Length {
  readonly whole: number;
  /** What a page has room for. */
  readonly room: number;
  /** What two neighbours have in common; the later one lies on the earlier. */
  readonly overlap: number;
}

/** Lines across that side, `step` apart, in mm. */
export interface Lines {
  readonly first: number;
  readonly step: number;
}

/** What one page shows; the cut edge that is seen, the seam, is at `from`. */
export interface SeamPart {
  readonly from: number;
  readonly length: number;
}

/** Equal lengths that overlap and fill the whole, none longer than its room. */
export function equalParts({ whole, room, overlap }: Length): SeamPart[] {
  const count = Math.max(1, Math.ceil((whole - overlap - NOTHING) / (room - overlap)));
  const length = (whole + (count - 1) * overlap) / count;
  return Array.from({ length: count }, (_, index) => ({
    from: index * (length - overlap),
    length,
  }));
}

/** As few parts as it takes with every seam on a line, the longest as short as can be; null where squares are too large. */
export function partsOnLines(side: Length, lines: Lines): SeamPart[] | null {
  const { whole, room, overlap } = side;
  const ends = [...linesWithin(whole - overlap, lines), whole];
  const best: (Parting | null)[] = [];
  for (const [index, end] of ends.entries()) {
    const length = (from: number): number => Math.min(end + overlap, whole) - from;
    const before = [{ seams: [], longest: 0, end: 0 }, ...best.slice(0, index)];
    const partings = before.flatMap((parting) =>
      parting === null || length(parting.end) > room + NOTHING
        ? []
        : [after(parting, end, length(parting.end))],
    );
    best.push(partings.toSorted(fewestThenShortest)[0] ?? null);
  }
  const found = best.at(-1) ?? null;
  if (found === null) return null;
  return found.seams.map((end, index) => {
    const from = found.seams[index - 1] ?? 0;
    return { from, length: Math.min(end + overlap, whole) - from };
  });
}

/** The panel up to `end`: the ends of its parts, the last of which is `end`. */
interface Parting {
  readonly seams: readonly number[];
  readonly longest: number;
  readonly end: number;
}

function after({ seams, longest }: Parting, end: number, length: number): Parting {
  return { seams: [...seams, end], longest: Math.max(longest, length), end };
}

function fewestThenShortest(a: Parting, b: Parting): number {
  return a.seams.length - b.seams.length || a.longest - b.longest;
}

/** The lines inside, without both edges. */
function linesWithin(whole: number, { first, step }: Lines): number[] {
  const count = Math.max(0, Math.floor((whole - first) / step + NOTHING) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step).filter(
    (line) => line > NOTHING && line < whole - NOTHING,
  );
}
