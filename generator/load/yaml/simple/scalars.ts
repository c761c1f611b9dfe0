/** Texts on one line: plain ones, and quoted ones with the escapes of JSON. */
import { plainValue, type ScalarValue } from '../read-scalar.ts';
import { COLON, giveUp, HASH, LINE_FEED, SPACE, type Cursor } from './cursor.ts';

export const QUOTE = 34;
export const APOSTROPHE = 39;

/** What a plain text cannot begin with, whatever follows. */
const reserved = new Uint8Array(128);
for (const sign of ',[]{}#&*!|>\'"%@`') reserved[sign.charCodeAt(0)] = 1;

/** What it cannot begin with before a space. */
const signs = new Uint8Array(128);
for (const sign of '-?:') signs[sign.charCodeAt(0)] = 1;

/** What ends a plain text inside brackets. */
const flowSigns = new Uint8Array(128);
for (const sign of ',[]{}') flowSigns[sign.charCodeAt(0)] = 1;

/** Escapes that JSON and YAML share; those of surrogates are left to the full reader. */
const SHARED_ESCAPES = /^(?:[^\\]|\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}))*$/;

/** The one key that changes an object instead of adding to it. */
const RESERVED_KEY = '__proto__';

/** Reads a plain text up to the end of its line, a comment or a colon before a space. */
export function readPlain(cursor: Cursor): string {
  const { text, at: start } = cursor;
  checkStart(cursor, false);
  let at = start;
  let end = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || at >= text.length) break;
    if (code === HASH && text.charCodeAt(at - 1) === SPACE) break;
    if (code === COLON && isGapAt(text, at + 1)) break;
    at++;
    if (code !== SPACE) end = at;
  }
  cursor.at = at;
  return text.slice(start, end);
}

/** The same inside brackets, where commas and brackets end it as well. */
export function readFlowPlain(cursor: Cursor): string {
  const { text, at: start } = cursor;
  checkStart(cursor, true);
  let at = start;
  let end = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || at >= text.length) break;
    if (code < 128 && flowSigns[code] === 1) break;
    if (code === HASH && text.charCodeAt(at - 1) === SPACE) break;
    if (code === COLON && isFlowGapAt(text, at + 1)) break;
    at++;
    if (code !== SPACE) end = at;
  }
  cursor.at = at;
  const plain = text.slice(start, end);
  // `(3,3)` may be a text that its comma cuts.
  return plain.includes('(') && !plain.includes(')') ? giveUp() : plain;
}

function checkStart(cursor: Cursor, inFlow: boolean): void {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code >= 128) return;
  if (reserved[code] === 1) giveUp();
  if (signs[code] !== 1) return;
  if (inFlow ? isFlowGapAt(text, at + 1) : isGapAt(text, at + 1)) giveUp();
}

function isGapAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === SPACE || code === LINE_FEED || at >= text.length;
}

function isFlowGapAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isGapAt(text, at) || (code < 128 && flowSigns[code] === 1);
}

/** Reads a quoted text that ends on its line. */
export function readQuoted(cursor: Cursor): string {
  return cursor.code() === QUOTE ? readDouble(cursor) : readSingle(cursor);
}

function readSingle(cursor: Cursor): string {
  const { text, at: start } = cursor;
  let end = start;
  do {
    end = text.indexOf("'", end + 1);
    if (end === -1) giveUp();
  } while (text.charCodeAt(end + 1) === APOSTROPHE && end++ > 0);
  const raw = text.slice(start + 1, end);
  if (raw.includes('\n')) giveUp();
  cursor.at = end + 1;
  return raw.includes("''") ? raw.replaceAll("''", "'") : raw;
}

function readDouble(cursor: Cursor): string {
  const { text, at: start } = cursor;
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) giveUp();
  const raw = text.slice(start + 1, end);
  if (raw.includes('\n')) giveUp();
  cursor.at = end + 1;
  if (!raw.includes('\\')) return raw;
  if (!SHARED_ESCAPES.test(raw)) giveUp();
  return JSON.parse(`"${raw}"`) as string;
}

/** Whether an odd number of backslashes is before `at`. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** The value of a plain text; numbers that cannot be held exactly are faults. */
export function valueOf(text: string): ScalarValue {
  const value = plainValue(text);
  if (typeof value !== 'number') return value;
  return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
    ? value
    : giveUp();
}

/** A bracket that opens in the middle of a key. */
export const OPEN_BRACKET = /^[\w-]+\s+[[{][^\]}]*$/;

/** A quote that opens in the middle of a key, behind a colon without a space. */
export const QUOTE_BEHIND_COLON = /^[^\s:"']+:["']/;

/** A plain key, which must read as it is written. */
export function plainKey(text: string): string {
  const value = plainValue(text);
  const isItself = value === text || (value !== null && String(value) === text);
  return isItself && text !== '<<' ? checkedKey(text) : giveUp();
}

export function checkedKey(text: string): string {
  const isSlip = OPEN_BRACKET.test(text) || QUOTE_BEHIND_COLON.test(text);
  return text === RESERVED_KEY || isSlip ? giveUp() : text;
}
