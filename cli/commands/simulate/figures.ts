/** Numbers as tables have them. */
import type { Interval } from '../../../engine/index.ts';
import { padded, widthOf } from '../../columns.ts';

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** `58.8 % (53.9–63.5)`; empty where there is nothing. */
export function withInterval(found: Interval | null): string {
  if (found === null) return '';
  const [low, high] = [found.low, found.high].map((bound) => (100 * bound).toFixed(1));
  return `${percent(found.share)} (${low}–${high})`;
}

/** Words to the left, numbers to the right, two spaces between; the first row is the head. */
export function columns(rows: readonly (readonly string[])[], words = 1): string[] {
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.map((row) => widthOf(row[place] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, place) => {
        const width = widths[place]!;
        return place < words ? padded(cell, width) : ' '.repeat(width - widthOf(cell)) + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}
