/** Where a board is parted into pages: along its folds and slits first, and inside a panel that is still too large. */
import { covered, length, type Line } from '../parts/geometry.ts';
import { linesOf, sizeOf, type Net, type PartLines } from '../parts/net.ts';
import { equalParts } from './seams.ts';
import { NOTHING, type Box } from './page.ts';

/** What a page shows of a board, in mm of the board. */
export interface BoardPart {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** Without what runs over or under its edges. */
  readonly core: Box;
  /** By how much the picture goes on beyond each edge. */
  readonly beyond: Edges;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly tab: number;
}

/** Row by row. A back is parted as it is seen from behind: its net is that of `fromBehind`. */
export function boardParts(net: Net, room: Room): BoardPart[] {
  const { width, height } = sizeOf(net);
  const corners = net.panels.flatMap(({ outline }) => outline);
  const over = Math.max(room.bleed, room.tab);
  const columns = seamsOf(
    corners.map(([x]) => x),
    room.width - 2 * over,
  );
  const rows = seamsOf(
    corners.map(([, y]) => y),
    room.height - 2 * over,
  );
  const lines = linesOf(net);
  const meets = (line: Line): number => reachAt(line, lines, room.tab);
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column): BoardPart => {
      const [x, y] = [columns[column] ?? 0, rows[row] ?? 0];
      const core = { x, y, width: right - x, height: bottom - y };
      const isLast = { column: right > width - NOTHING, row: bottom > height - NOTHING };
      const beyond = {
        left: column === 0 ? room.bleed : 0,
        top: row === 0 ? room.bleed : 0,
        right: isLast.column ? room.bleed : meets({ from: [right, y], to: [right, bottom] }),
        bottom: isLast.row ? room.bleed : meets({ from: [x, bottom], to: [right, bottom] }),
      };
      return { row, column, core, beyond };
    }),
  );
}

/** Edges of panels, and between them as many parts of one length as a page asks for. */
function seamsOf(corners: readonly number[], room: number): number[] {
  const edges = [...new Set(corners.map((at) => Math.round(at * 1000) / 1000))];
  const [first = 0, ...others] = edges.toSorted((a, b) => a - b);
  const seams = [first];
  for (const end of others) {
    const begin = seams.at(-1) ?? 0;
    // Every part reaches under the next by its tab, which the room has set aside already.
    const count = equalParts({ whole: end - begin, room, overlap: 0 }).length;
    for (let part = 1; part <= count; part += 1) seams.push(begin + ((end - begin) * part) / count);
  }
  return seams;
}

/**
 * A page reaches under the next one where paper is the hinge: inside the fold, so that no gap is needed for the
 * thickness of the board. A fold away from who looks has its hinge on the other side, and a slit has none.
 */
function reachAt(line: Line, { creases, slits }: PartLines, tab: number): number {
  if (slits.some((slit) => isOn(line, slit))) return 0;
  const crease = creases.find((one) => isOn(line, one));
  return crease === undefined || crease.degrees < 0 ? tab : 0;
}

function isOn(line: Line, other: Line): boolean {
  const part = covered(line, other);
  return part !== null && (part[1] - part[0]) * length(line) > NOTHING;
}
