/** Measures of what drawing commands draw: matrices of a PDF, and how thick a painted path is. */

/** As `cm` takes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function joined(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [p, q, r, s, t, u] = outer;
  return [
    a * p + b * r,
    a * q + b * s,
    c * p + d * r,
    c * q + d * s,
    e * p + f * r + t,
    e * q + f * s + u,
  ];
}

/** How much larger it makes lengths, on the average of all directions. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

export function matrixOf(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

type Point = readonly [x: number, y: number];

/** Straight pieces in place of a curve: enough to measure it. */
const PIECES = 8;

/** A path as it is built, command by command. */
export class Path {
  readonly #closed: { readonly area: number; readonly length: number }[] = [];
  #points: Point[] = [];

  /** Returns whether `operator` builds paths. */
  add(operator: string, operands: readonly string[]): boolean {
    const n = operands.map(Number);
    const at = (index: number): Point => [n[index] ?? 0, n[index + 1] ?? 0];
    const last = this.#points.at(-1) ?? [0, 0];
    switch (operator) {
      case 'm':
        this.#close();
        this.#points = [at(0)];
        return true;
      case 'l':
        this.#points.push(at(0));
        return true;
      case 'c':
        this.#curve(last, at(0), at(2), at(4));
        return true;
      case 'v':
        this.#curve(last, last, at(0), at(2));
        return true;
      case 'y':
        this.#curve(last, at(0), at(2), at(2));
        return true;
      case 're': {
        this.#close();
        const [x, y, width, height] = [n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 0];
        this.#points = [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ];
        return true;
      }
      case 'h':
        return true;
      default:
        return false;
    }
  }

  /**
   * The width of a strip with as much area and edge; of a square it is half a side, of a circle its radius.
   * What overlaps is measured too thin rather than too thick.
   */
  thickness(rule: 'nonzero' | 'even-odd'): number {
    this.#close();
    const areas = this.#closed.map(({ area }) => area);
    const length = this.#closed.reduce((sum, one) => sum + one.length, 0);
    const sizes = areas.map(Math.abs);
    const sum = sizes.reduce((all, one) => all + one, 0);
    const area =
      rule === 'nonzero'
        ? Math.abs(areas.reduce((all, one) => all + one, 0))
        : Math.max(0, 2 * Math.max(0, ...sizes) - sum);
    return length === 0 ? 0 : (2 * area) / length;
  }

  #curve(from: Point, one: Point, two: Point, to: Point): void {
    for (let piece = 1; piece <= PIECES; piece += 1) {
      const t = piece / PIECES;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const along = (axis: 0 | 1): number =>
        a * from[axis] + b * one[axis] + c * two[axis] + d * to[axis];
      this.#points.push([along(0), along(1)]);
    }
  }

  #close(): void {
    const points = this.#points;
    this.#points = [];
    let area = 0;
    let length = 0;
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      area += (x * nextY - nextX * y) / 2;
      length += Math.hypot(nextX - x, nextY - y);
    });
    if (length > 0) this.#closed.push({ area, length });
  }
}
