/** Lines of a text, by offset. A line ends with LF or CRLF; the break does not belong to it. */

export const BYTE_ORDER_MARK = '\uFEFF';

export interface Line {
  readonly start: number;
  /** Before the break. */
  readonly end: number;
  readonly text: string;
}

/** Where the line of `offset` begins; after the byte order mark in the first. */
export function lineStart(text: string, offset: number): number {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  return start === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : start;
}

export function lineAt(text: string, offset: number): Line {
  const start = lineStart(text, offset);
  return lineFrom(text, start);
}

/** The line before the one that begins at `start`, or null in the first. */
export function lineBefore(text: string, start: number): Line | null {
  return start <= 1 || text[start - 1] !== '\n' ? null : lineAt(text, start - 1);
}

/** Every line of `text` between two offsets; `from` is the beginning of a line. */
export function* linesBetween(text: string, from: number, to: number): Generator<Line> {
  for (let start = from; start < to;) {
    const line = lineFrom(text, start);
    yield line;
    const next = text.indexOf('\n', line.end);
    start = next === -1 ? to : next + 1;
  }
}

/** Spaces at the beginning of a line. */
export function indentation(line: string): number {
  let count = 0;
  while (line.charCodeAt(count) === 32) count++;
  return count;
}

/** Whether a line has content: not empty, not only a comment. */
export function hasContent(line: string): boolean {
  return /^[ \t]*[^ \t#]/.test(line);
}

function lineFrom(text: string, start: number): Line {
  const lineFeed = text.indexOf('\n', start);
  let end = lineFeed === -1 ? text.length : lineFeed;
  if (end > start && text.charCodeAt(end - 1) === 13) end--;
  return { start, end, text: text.slice(start, end) };
}
