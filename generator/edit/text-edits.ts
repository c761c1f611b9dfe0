/** Stretches of a text, and what is written there instead. */
import type { Span } from '../../diagnostics/index.ts';
import { lineStart } from '../load/yaml/lines.ts';

export interface Edit extends Span {
  readonly text: string;
}

/** At one place edits come out in their order. Throws a `RangeError` where two overlap: `areApart` asks before. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text: put } of inOrder(edits)) {
    if (start < from) throw new RangeError(`Edits overlap at ${start}.`);
    pieces.push(text.slice(from, start), put);
    from = end;
  }
  return pieces.join('') + text.slice(from);
}

/** Whether no two edits change the same stretch, as the removals of neighbours between brackets do. */
export function areApart(edits: readonly Edit[]): boolean {
  const sorted = inOrder(edits);
  return sorted.every(({ start }, index) => start >= (sorted[index - 1]?.end ?? 0));
}

/** What is put at a place comes before what is taken from there. */
function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** An item of a list: its lines with the dash, or between brackets its text with one comma. */
export function withoutItem(text: string, { start, end }: Span): Edit | null {
  const from = lineStart(text, start);
  const behind = /^[ \t]*(?:#.*)?(?:\r?\n|$)/.exec(text.slice(end));
  if (/^\s*-\s+$/.test(text.slice(from, start)) && behind !== null) {
    return { start: from, end: end + behind[0].length, text: '' };
  }
  const comma = /^\s*,\s*/.exec(text.slice(end));
  if (comma !== null) return { start, end: end + comma[0].length, text: '' };
  const before = /,\s*$/.exec(text.slice(0, start));
  if (before !== null) return { start: before.index, end, text: '' };
  const isAlone = /\[\s*$/.test(text.slice(0, start)) && /^\s*\]/.test(text.slice(end));
  return isAlone ? { start, end, text: '' } : null;
}
