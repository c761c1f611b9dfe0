import type { Range } from '../define.ts';
import { markLine } from './marked-line.ts';
import type { Source } from './source.ts';

/** A row of a code frame: what stands left of the bar, right of it, and the part that is a mark. */
export interface FrameRow {
  readonly label: string;
  readonly text: string;
  readonly mark: string;
}

/** The line of a range and the one before it, with a mark below; empty when they cannot be read. */
export function frame(file: string, range: Range, source: Source): FrameRow[] {
  const { start, end } = range;
  const text = source.line(file, start.line);
  if (text === undefined) return [];
  const endColumn = end.line === start.line ? end.column : text.length + 1;
  const marked = markLine(text, start.column - 1, endColumn - 1);
  const before = source.line(file, start.line - 1) ?? '';
  const rows = before.trim() === '' ? [] : [sourceRow(start.line - 1, markLine(before, 0, 0).text)];
  return [
    { label: '', text: '', mark: '' },
    ...rows,
    sourceRow(start.line, marked.text),
    { label: '', text: ' '.repeat(marked.markStart), mark: '^'.repeat(marked.markWidth) },
  ];
}

function sourceRow(line: number, text: string): FrameRow {
  return { label: String(line), text, mark: '' };
}
