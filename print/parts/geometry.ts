/** Points and paths on paper, in mm; x to the right, y downwards. */
import type { Measures } from '../../kernel/index.ts';

export type Point = readonly [x: number, y: number];

/** Corners in turn. As an outline it is closed, and runs clockwise as seen on the paper. */
export type Path = readonly Point[];

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Less than any machine cuts, in mm. */
export const HAIR = 0.01;

export function rectangle(x: number, y: number, width: number, height: number): Path {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** From one angle to another about a middle; 0° is to the right, 90° below. Both ends are in it. */
export function arc([x, y]: Point, radius: number, from: number, to: number): Path {
  // A chord leaves its arc by less than a hair.
  const most = 2 * Math.acos(1 - Math.min(1, HAIR / radius));
  const steps = Math.max(2, Math.ceil(Math.abs(radians(to - from)) / most));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = radians(from + ((to - from) * step) / steps);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export function circle(middle: Point, radius: number): Path {
  return arc(middle, radius, -90, 270).slice(0, -1);
}

export function radians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}

export function moved(path: Path, x: number, y: number): Path {
  return path.map(([px, py]): Point => [px + x, py + y]);
}

/** About an upright line; it runs clockwise again. */
export function mirrored(path: Path, at: number): Path {
  return path.map(([x, y]): Point => [2 * at - x, y]).toReversed();
}

/** Of a box around points: its upper left corner and its measures. */
interface Extent extends Measures {
  readonly x: number;
  readonly y: number;
}

export function boxAround(points: Path): Extent {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Of a closed path. */
export function edges(path: Path): Line[] {
  return path.flatMap((from, index) => {
    const to = path[(index + 1) % path.length];
    return to === undefined || distance(from, to) < 1e-6 ? [] : [{ from, to }];
  });
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function length({ from, to }: Line): number {
  return distance(from, to);
}

/** A point of a line: 0 is where it begins, 1 where it ends. */
export function along({ from, to }: Line, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Where the part of a line that another one covers begins and ends, from 0 to 1; null where they only meet. */
export function covered(line: Line, other: Line): readonly [number, number] | null {
  const whole = length(line);
  const [dx, dy] = [(line.to[0] - line.from[0]) / whole, (line.to[1] - line.from[1]) / whole];
  const place = ([x, y]: Point): readonly [number, number] => {
    const [rx, ry] = [x - line.from[0], y - line.from[1]];
    return [rx * dx + ry * dy, Math.abs(rx * dy - ry * dx)];
  };
  const [begin, off] = place(other.from);
  const [end, alsoOff] = place(other.to);
  if (off > HAIR || alsoOff > HAIR) return null;
  const from = Math.max(0, Math.min(begin, end));
  const to = Math.min(whole, Math.max(begin, end));
  return to - from <= HAIR ? null : [from / whole, to / whole];
}

/** What is left of a line beside the parts that others cover, in its own direction. */
export function beside(line: Line, others: readonly Line[]): Line[] {
  const taken = others.flatMap((other) => {
    const part = covered(line, other);
    return part === null ? [] : [part];
  });
  const left: Line[] = [];
  let at = 0;
  for (const [from, to] of taken.toSorted((a, b) => a[0] - b[0])) {
    if (from > at) left.push({ from: along(line, at), to: along(line, from) });
    at = Math.max(at, to);
  }
  if (at < 1) left.push({ from: along(line, at), to: line.to });
  return left.filter((one) => length(one) > HAIR);
}

/** Square mm; positive for a path that runs clockwise on paper. */
export function area(path: Path): number {
  return edges(path).reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0) / 2;
}
