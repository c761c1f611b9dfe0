/**
 * What simple YAML has over several lines: block texts in one column; lists and mappings in brackets.
 */
import {
  COLON,
  type Cursor,
  FOLDED,
  giveUp,
  HYPHEN,
  LINE_FEED,
  OPENING_BRACKET,
  SIMPLE_DEPTH,
  SPACE,
} from './cursor.ts';
import {
  APOSTROPHE,
  checkedKey,
  plainKey,
  QUOTE,
  readFlowPlain,
  readQuoted,
  valueOf,
} from './scalars.ts';

/** Reads the text whose sign is at the cursor, and goes to the content behind it. */
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

/** The lines without their indentation; empty ones at the end are omitted. */
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

/** Lists and mappings in brackets, also over several lines; their texts end on their line. */

const CLOSING_BRACKET = 93;
const CLOSING_BRACE = 125;
const COMMA = 44;

/** Reads a list or mapping in brackets; its lines are right of the column `parent`. */
export function readFlow(cursor: Cursor, parent: number, depth: number): unknown {
  if (depth >= SIMPLE_DEPTH) giveUp();
  return cursor.code() === OPENING_BRACKET
    ? readFlowList(cursor, parent, depth + 1)
    : readFlowMapping(cursor, parent, depth + 1);
}

function readFlowList(cursor: Cursor, parent: number, depth: number): unknown[] {
  const items: unknown[] = [];
  while (entryBegins(cursor, parent, CLOSING_BRACKET)) {
    items.push(readFlowValue(cursor, parent, depth));
    endEntry(cursor, parent, CLOSING_BRACKET);
  }
  return items;
}

function readFlowMapping(cursor: Cursor, parent: number, depth: number): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  while (entryBegins(cursor, parent, CLOSING_BRACE)) {
    const isQuoted = cursor.code() === QUOTE || cursor.code() === APOSTROPHE;
    const key = isQuoted ? checkedKey(readQuoted(cursor)) : plainKey(readFlowPlain(cursor));
    cursor.skipSpaces();
    if (cursor.code() !== COLON || Object.hasOwn(map, key)) giveUp();
    cursor.at++;
    skipGap(cursor, parent);
    map[key] = readFlowValue(cursor, parent, depth);
    endEntry(cursor, parent, CLOSING_BRACE);
  }
  return map;
}

function readFlowValue(cursor: Cursor, parent: number, depth: number): unknown {
  const code = cursor.code();
  if (code === QUOTE || code === APOSTROPHE) return readQuoted(cursor);
  if (cursor.isBracket()) return readFlow(cursor, parent, depth);
  return valueOf(readFlowPlain(cursor));
}

/** Steps over the opening bracket or comma; whether an entry follows, and not the closing bracket. */
function entryBegins(cursor: Cursor, parent: number, closing: number): boolean {
  if (cursor.code() !== closing) {
    cursor.at++;
    skipGap(cursor, parent);
    if (cursor.code() !== closing) return true;
  }
  cursor.at++;
  return false;
}

/** Goes to the comma or the closing bracket behind an entry. */
function endEntry(cursor: Cursor, parent: number, closing: number): void {
  skipGap(cursor, parent);
  if (cursor.code() !== COMMA && cursor.code() !== closing) giveUp();
}

function skipGap(cursor: Cursor, parent: number): void {
  cursor.skipSpaces();
  if (!cursor.isLineDone()) return;
  cursor.nextLine();
  if (cursor.column <= parent) giveUp();
}
