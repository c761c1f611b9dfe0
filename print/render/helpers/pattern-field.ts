/** Which squares of a pattern are drawn: all of it, or a part of fixed size with arrowheads where it goes on. */
import type { Offset } from '../../../engine/game.ts';

/** A rectangle of squares; SVG counts downward, a pattern forward: y is the negative of dy. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** What a template asks for: `grid` squares each way, or at `most` so many; neither draws all of the pattern. */
export interface FieldLimit {
  readonly grid: number | undefined;
  readonly most: number | undefined;
}

/** The field holds the origin, as near its middle as the pattern lets it. */
export function fieldOf(offsets: readonly Offset[], limit: FieldLimit): Field {
  const across = spanOf(
    offsets.map(([dx]) => dx),
    limit,
  );
  const down = spanOf(
    offsets.map(([, dy]) => -dy),
    limit,
  );
  return { left: across.from, top: down.from, columns: across.length, rows: down.length };
}

interface Span {
  readonly from: number;
  readonly length: number;
}

function spanOf(places: readonly number[], { grid, most = Infinity }: FieldLimit): Span {
  const low = Math.min(0, ...places);
  const high = Math.max(0, ...places);
  const length = grid ?? Math.min(most, high - low + 1);
  // Both ends of the pattern inside, or no square wasted where it is longer than the field.
  const ends = [low, high - length + 1];
  const from = Math.max(Math.min(...ends), Math.min(Math.max(...ends), -Math.floor(length / 2)));
  return { from, length };
}

/** An arrowhead on a square at the edge: the pattern goes on beyond it. */
export interface Beyond {
  readonly x: number;
  readonly y: number;
  /** Degrees from straight ahead, clockwise. */
  readonly turn: number;
}

/** One for each edge square that is nearest to squares outside the field. */
export function beyond(offsets: readonly Offset[], { left, top, columns, rows }: Field): Beyond[] {
  const heads = new Map<string, Beyond>();
  for (const [dx, dy] of offsets) {
    const x = Math.min(Math.max(dx, left), left + columns - 1);
    const y = Math.min(Math.max(-dy, top), top + rows - 1);
    if (x === dx && y === -dy) continue;
    const turn = (Math.atan2(Math.sign(dx - x), Math.sign(y + dy)) * 180) / Math.PI;
    heads.set(`${x},${y}`, { x, y, turn: Math.round(turn) });
  }
  return [...heads.values()];
}
