/** Lists and mappings in brackets, also over several lines; their texts end on their line. */
import { COLON, giveUp, OPENING_BRACKET, SIMPLE_DEPTH, type Cursor } from './cursor.ts';
import {
  APOSTROPHE,
  checkedKey,
  plainKey,
  QUOTE,
  readFlowPlain,
  readQuoted,
  valueOf,
} from './scalars.ts';

const CLOSING_BRACKET = 93;
const CLOSING_BRACE = 125;
const COMMA = 44;

/** Reads a list or mapping in brackets; its lines stand right of the column `parent`. */
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
