/** Stretches of a text, and what is written there instead. */
import type { Span } from '../../diagnostics/index.ts';
import { lineStart } from '../load/yaml/lines.ts';

export interface Edit extends Span {
  readonly text: string;
}

/** At one place edits come out in their order. Where some overlap, the later ones are made first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text: put } of sorted) {
    if (start < from) return appliedFromTheEnd(text, sorted);
    pieces.push(text.slice(from, start), put);
    from = end;
  }
  return pieces.join('') + text.slice(from);
}

/** Each copies the text, which takes long for thousands. */
function appliedFromTheEnd(text: string, sorted: readonly Edit[]): string {
  return sorted.reduceRight(
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
