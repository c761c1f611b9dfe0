/** Stretches of a text, and what stands there instead. */
import type { Span } from '../load/places.ts';

/** A stretch of the text and what stands there instead. */
export interface Edit extends Span {
  readonly text: string;
}

/** Edits must not overlap; at one place they come out in their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => a.start - b.start)
    .reduceRight(
      (done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end),
      text,
    );
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

export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
