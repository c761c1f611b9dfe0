/**
 * A fast reader for simple YAML, which is what nearly all game files are: mappings and lists by
 * indentation, texts and brackets that end on their line, block texts.
 *
 * It knows no faults. Whatever it does not know, or that could be wrong, it leaves to the full
 * reader; where it gives data, that reader gives the same, which tests prove over generated and
 * damaged texts.
 */
import { readBlockText, readFlow } from './blocks-and-brackets.ts';
import { COLON, Cursor, giveUp, NotSimple, SIMPLE_DEPTH, SPACE } from './cursor.ts';
import {
  APOSTROPHE,
  checkedKey,
  plainKey,
  QUOTE,
  readPlain,
  readQuoted,
  valueOf,
} from './scalars.ts';

/** Control characters, tabs among them, byte order marks, and halves of characters, paired or not. */
// oxlint-disable-next-line no-control-regex -- they are looked for
const SUSPECT = /[\0-\x09\x0B-\x1F\x7F-\x9F\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/;

/** The same but pairs, which is slower to find. */
const NOT_TEXT = /(?!\n)[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/u;

/** The data of a text that is simple, a list or a mapping; undefined for all others. */
export function readSimple(text: string): unknown {
  const marked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const lines = marked.includes('\r') ? marked.replaceAll('\r\n', '\n') : marked;
  if (SUSPECT.test(lines) && NOT_TEXT.test(lines)) return undefined;
  try {
    const cursor = new Cursor(lines);
    cursor.enterLine(0);
    if (cursor.isBracket()) return undefined;
    const data = readNode(cursor, -1, 0);
    return cursor.column === -1 && typeof data === 'object' ? (data ?? undefined) : undefined;
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}

/**
 * Reads what begins at the cursor, in the column that it has: a list or mapping by indentation, or
 * a value. It belongs to what is in the column `parent`. Goes to the content behind it.
 */
function readNode(cursor: Cursor, parent: number, depth: number): unknown {
  if (cursor.column === -1 || depth >= SIMPLE_DEPTH) giveUp();
  if (cursor.isDash()) return readList(cursor, depth + 1);
  const code = cursor.code();
  let value: unknown;
  if (cursor.isBracket()) value = readFlow(cursor, parent, depth);
  else {
    const isQuoted = code === QUOTE || code === APOSTROPHE;
    const text = isQuoted ? readQuoted(cursor) : readPlain(cursor);
    if (isKey(cursor)) {
      return readMapping(cursor, depth + 1, isQuoted ? checkedKey(text) : plainKey(text));
    }
    value = isQuoted ? text : valueOf(text);
  }
  cursor.endValue(parent);
  return value;
}

function readList(cursor: Cursor, depth: number): unknown[] {
  const { column } = cursor;
  const items: unknown[] = [];
  do {
    items.push(readItem(cursor, depth));
  } while (cursor.column === column && cursor.isDash());
  if (cursor.column > column) giveUp();
  return items;
}

/** Reads what is behind a dash, or below it. */
function readItem(cursor: Cursor, depth: number): unknown {
  const parent = cursor.column;
  const dash = cursor.at;
  cursor.at++;
  cursor.skipSpaces();
  if (cursor.isLineDone()) return readBelow(cursor, parent, depth, false);
  if (cursor.isBlockSign()) return readBlockText(cursor, parent);
  cursor.column = parent + cursor.at - dash;
  return readNode(cursor, parent, depth);
}

/** Reads a mapping from behind its first key. */
function readMapping(cursor: Cursor, depth: number, first: string): Record<string, unknown> {
  const { column } = cursor;
  const map: Record<string, unknown> = {};
  let key = first;
  for (;;) {
    if (Object.hasOwn(map, key)) giveUp();
    cursor.at++;
    cursor.skipSpaces();
    map[key] = readValue(cursor, column, depth);
    if (cursor.column !== column) break;
    key = readKey(cursor);
  }
  if (cursor.column > column) giveUp();
  return map;
}

/** Reads a key up to its colon. */
function readKey(cursor: Cursor): string {
  const code = cursor.code();
  const isQuoted = code === QUOTE || code === APOSTROPHE;
  const key = isQuoted ? checkedKey(readQuoted(cursor)) : plainKey(readPlain(cursor));
  return isKey(cursor) ? key : giveUp();
}

/** Whether what was just read is a key: goes to its colon. */
function isKey(cursor: Cursor): boolean {
  while (cursor.code() === SPACE) cursor.at++;
  return cursor.code() === COLON && cursor.isGap(1);
}

/** Reads the value of a key in the column `parent`, and goes to the content behind it. */
function readValue(cursor: Cursor, parent: number, depth: number): unknown {
  if (cursor.isLineDone()) return readBelow(cursor, parent, depth, true);
  if (cursor.isBlockSign()) return readBlockText(cursor, parent);
  const code = cursor.code();
  let value: unknown;
  if (code === QUOTE || code === APOSTROPHE) value = readQuoted(cursor);
  else if (cursor.isBracket()) value = readFlow(cursor, parent, depth);
  else value = valueOf(readPlain(cursor));
  cursor.endValue(parent);
  return value;
}

/** Reads what follows below a key or dash, or nothing; a list may be in the column of its key. */
function readBelow(cursor: Cursor, parent: number, depth: number, isKey: boolean): unknown {
  cursor.nextLine();
  const isList = isKey && cursor.column === parent && cursor.isDash();
  return isList || cursor.column > parent ? readNode(cursor, parent, depth) : null;
}
