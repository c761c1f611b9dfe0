/**
 * How far the art of each panel reaches: over what is cut by its bleed, never onto glue but for a hem,
 * and at a crease no farther than to it: what is seen on the next panel belongs to that one.
 */
import { along, covered, edges, type Line, type Path, type Point } from './geometry.ts';
import type { Net, Panel } from './net.ts';

/** How far art runs onto a glue tab, in mm: a tube that closes a hair too wide shows no white. */
const HEM = 2;

/** Neighbours meet by this much, so that no paper shines through between them, in mm. */
const OVER = 0.05;

/** The outline of a panel, each edge moved outwards as far as its art goes. */
export function artOf(panel: Panel, net: Net, bleed: number): Path {
  const others = net.panels.filter((one) => one !== panel);
  const pieces = edges(panel.outline).flatMap((edge) => parted(edge, others, bleed));
  return offset(pieces);
}

interface Moved extends Line {
  /** Outwards, in mm. */
  readonly by: number;
}

/** An edge, in pieces where it lies beside different neighbours. */
function parted(edge: Line, others: readonly Panel[], bleed: number): Moved[] {
  const neighbours = others.flatMap((panel) =>
    edges(panel.outline).flatMap((facing) => {
      const part = covered(edge, facing);
      return part === null ? [] : [{ part, panel }];
    }),
  );
  const ends = [...new Set([0, 1, ...neighbours.flatMap(({ part }) => part)])].toSorted(
    (a, b) => a - b,
  );
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? 0;
    if (to - from < 1e-6) return [];
    const line = { from: along(edge, from), to: along(edge, to) };
    const beside = neighbours.find(({ part }) => part[0] <= from + 1e-6 && part[1] >= to - 1e-6);
    if (beside === undefined) return [{ ...line, by: freeBleed(line, others, bleed) }];
    return [{ ...line, by: beside.panel.isBare === true ? Math.min(bleed, HEM) : OVER }];
  });
}

/** Half the way to another panel that faces it, where that is nearer. */
function freeBleed(line: Line, others: readonly Panel[], bleed: number): number {
  const [nx, ny] = outwards(line);
  // Another's art needs the other half of what is between; glue does not.
  const facing = others.flatMap(({ outline, isBare }) =>
    edges(outline).map((edge) => ({ edge, share: isBare === true ? 1 : 0.5 })),
  );
  const distances = [0.05, 0.3, 0.5, 0.7, 0.95].map((part) => {
    const from = along(line, part);
    const to: Point = [from[0] + 2 * bleed * nx, from[1] + 2 * bleed * ny];
    const hits = facing.flatMap(({ edge, share }) => {
      const hit = crossing({ from, to }, edge);
      return hit === null ? [] : [hit * 2 * bleed * share];
    });
    return Math.min(bleed, ...hits);
  });
  return Math.min(...distances);
}

/** Of a path that runs clockwise on paper, in times of 1 mm. */
function outwards({ from, to }: Line): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const whole = Math.hypot(dx, dy);
  return [dy / whole, -dx / whole];
}

/** Where on the first line they cross, from 0 to 1. */
function crossing(one: Line, other: Line): number | null {
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [bx, by] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-9) return null;
  const [rx, ry] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const mine = (rx * by - ry * bx) / cross;
  const its = (rx * ay - ry * ax) / cross;
  return mine > 1e-9 && mine <= 1 && its >= 0 && its <= 1 ? mine : null;
}

/** Edges moved outwards and joined at their corners; where one steps farther out, both ends are in it. */
function offset(pieces: readonly Moved[]): Path {
  return pieces.flatMap((piece, index): Point[] => {
    const before = pieces.at(index - 1) ?? piece;
    const [last, next] = [shifted(before), shifted(piece)];
    const corner = meeting(last, next);
    const reach = 2 * Math.max(before.by, piece.by) + OVER;
    const isNear =
      corner !== null && Math.hypot(corner[0] - piece.from[0], corner[1] - piece.from[1]) <= reach;
    return isNear ? [corner] : [last.to, next.from];
  });
}

function shifted(line: Moved): Line {
  const [nx, ny] = outwards(line);
  const move = ([x, y]: Point): Point => [x + nx * line.by, y + ny * line.by];
  return { from: move(line.from), to: move(line.to) };
}

/** Where two lines meet when they are long enough; null for those of one direction. */
function meeting(one: Line, other: Line): Point | null {
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [bx, by] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-9 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return null;
  const part = ((other.from[0] - one.from[0]) * by - (other.from[1] - one.from[1]) * bx) / cross;
  return along(one, part);
}
