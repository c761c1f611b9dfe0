/** What git leaves in a file when it cannot merge two versions of it. */
import type { Span } from '../event-places.ts';
import { lineAt } from '../lines.ts';
import type { Detector } from './failure.ts';

const MARKER = /^(?:<{7}|>{7}) /m;

/** The first line between two offsets that begins or ends a conflict; null without one. */
export function conflictMarker(text: string, from: number, to: number): Span | null {
  const found = MARKER.exec(text.slice(from, to));
  if (found === null) return null;
  const { start, end } = lineAt(text, from + found.index);
  return { start, end };
}

export const conflict: Detector = ({ text, entryStart, entryEnd }) => {
  const marker = conflictMarker(text, entryStart, entryEnd);
  return marker === null ? null : { slip: 'conflict', ...marker };
};
