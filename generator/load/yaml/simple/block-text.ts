/** Block texts with lines in one column: `|`, `|-`, `>` and `>-`. */
import { FOLDED, giveUp, HYPHEN, LINE_FEED, SPACE, type Cursor } from './cursor.ts';

/** Reads the text whose sign stands at the cursor, and goes to the content behind it. */
export function readBlockText(cursor: Cursor, parent: number): string {
  const isFolded = cursor.code() === FOLDED;
  const isStripped = cursor.code(1) === HYPHEN;
  cursor.at += isStripped ? 2 : 1;
  cursor.skipSpaces();
  if (!cursor.isLineDone()) giveUp();
  const lines = readLines(cursor, parent);
  const text = isFolded ? fold(lines) : lines.join('\n');
  return isStripped ? text : `${text}\n`;
}

/** The lines without their indentation; empty ones at the end are left out. */
function readLines(cursor: Cursor, parent: number): string[] {
  const { text } = cursor;
  const lines: string[] = [];
  let column = -1;
  let filled = 0;
  let start = text.indexOf('\n', cursor.at) + 1;
  while (start > 0 && start < text.length) {
    const content = contentStart(text, start);
    const isEmpty = text.charCodeAt(content) === LINE_FEED;
    if (column === -1) column = isEmpty ? giveUp() : content - start;
    if (column <= parent || content >= text.length) giveUp();
    if (isEmpty ? content - start > column : content - start < column) {
      if (isEmpty) giveUp();
      break;
    }
    const end = text.indexOf('\n', content);
    lines.push(isEmpty ? '' : text.slice(start + column, end === -1 ? text.length : end));
    if (!isEmpty) filled = lines.length;
    start = end + 1;
  }
  if (filled === 0) giveUp();
  cursor.enterLine(start > 0 ? start : text.length);
  if (cursor.column > parent) giveUp();
  return lines.slice(0, filled);
}

function contentStart(text: string, lineStart: number): number {
  let at = lineStart;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** One line break becomes a space, of several one less remains. */
function fold(lines: readonly string[]): string {
  let text = lines[0] ?? '';
  let breaks = 0;
  if (text.startsWith(' ')) giveUp();
  for (const line of lines.slice(1)) {
    breaks++;
    if (line === '') continue;
    if (line.startsWith(' ')) giveUp();
    text += (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)) + line;
    breaks = 0;
  }
  return text;
}
