import type { Slip } from '../../../../diagnostics/index.ts';
import { hasContent, lineAt, lineBefore, type Line } from '../lines.ts';

/** Where js-yaml gave up, and why. */
export interface Failure {
  readonly text: string;
  /** Where the damaged entry of the file begins and ends. */
  readonly entryStart: number;
  readonly entryEnd: number;
  readonly offset: number;
  /** In the words of js-yaml. */
  readonly reason: string;
}

/** A slip, and the piece of the text that shows it. */
export interface SlipInText {
  readonly slip: Slip;
  /** What to quote, where it is not all that is marked. */
  readonly text?: string;
  readonly start: number;
  readonly end: number;
}

/** Recognises one kind of slip; null when this is none of it. */
export type Detector = (failure: Failure) => SlipInText | null;

/** The line on which js-yaml gave up; at the end of the entry, its last line with content. */
export function failedLine({ text, entryStart, offset }: Failure): Line {
  const line = lineAt(text, Math.min(offset, text.length));
  return hasContent(line.text) ? line : (contentAbove(text, line.start, entryStart) ?? line);
}

/** The nearest line with content above the line that begins at `start`, in the same entry. */
export function contentAbove(text: string, start: number, entryStart: number): Line | null {
  let line = lineBefore(text, start);
  while (line !== null && line.start >= entryStart && !hasContent(line.text)) {
    line = lineBefore(text, line.start);
  }
  return line === null || line.start < entryStart ? null : line;
}

/** A line without its indentation, and where that begins. */
export function content(line: Line): { readonly start: number; readonly text: string } {
  const text = line.text.trimStart();
  return { start: line.end - text.length, text };
}

/** The whole of a line but its indentation. */
export function wholeLine(slip: Slip, line: Line): SlipInText {
  return { slip, start: content(line).start, end: line.end };
}
