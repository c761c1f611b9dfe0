import { getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { NOWHERE, isBlockScalar, spanOf } from './event-places.ts';
import { plainValue, type ScalarValue } from './plain-scalar.ts';
import { anchorName, checkTag, type Reading } from './reading.ts';

/** A backslash at the end of a line, and an empty line below it: no two readers agree on it. */
const ESCAPED_BREAK = /(?<!\\)(?:\\\\)*\\\r?\n[ \t]*\r?\n/;

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The value of a scalar: quoted text is text, unquoted text may be a number or a word. */
export function readScalar(reading: Reading, event: ScalarEvent): ScalarValue {
  reading.size++;
  const value = scalarValue(reading, event);
  const anchor = anchorName(reading, event);
  if (anchor !== null) reading.anchors.close(anchor, value, 1);
  return value;
}

/** The text of a scalar, unquoted and unfolded. */
export function scalarText(text: string, event: ScalarEvent): string {
  if (event.valueStart === NOWHERE) return '';
  return event.fast ? text.slice(event.valueStart, event.valueEnd) : getScalarValue(text, event);
}

function scalarValue(reading: Reading, event: ScalarEvent): ScalarValue {
  const text = scalarText(reading.text, event);
  checkTag(reading, event, '!!str', '!');
  if (event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast) checkEscapes(reading, event, text);
  if (isBlockScalar(event.style)) checkBlank(reading, event, text);
  if (event.style === SCALAR_STYLE.PLAIN && !event.fast) checkMarkers(reading, event);
  if (event.style !== SCALAR_STYLE.PLAIN || event.tagStart !== NOWHERE) return text;
  checkCut(reading, event, text);
  const value = plainValue(text);
  if (typeof value === 'number' && !isExact(value)) {
    reading.report('CW1015', spanOf(event), { text });
  }
  return value;
}

/** `(3,3)` in brackets, without quotes: the comma ends the text, be it a value or a key. */
export function checkCut(reading: Reading, event: ScalarEvent, text: string): void {
  if (!text.includes('(') || text.includes(')')) return;
  const rest = /^\s*,[^()[\]{}"'#\n]*\)/.exec(reading.text.slice(event.valueEnd))?.[0];
  if (rest === undefined) return;
  const span = { start: event.valueStart, end: event.valueEnd + rest.length };
  reading.reject('CW1461', span, { text: reading.text.slice(span.start, span.end) });
}

/** Integers up to 2^53, and what is not an integer but finite. */
function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}

/** A line with three hyphens or dots inside a text: some readers end the document there. */
function checkMarkers(reading: Reading, event: ScalarEvent): void {
  const raw = reading.text.slice(event.valueStart, event.valueEnd);
  const marker = /\n[ \t]*(---|\.\.\.)(?![^ \t\r\n])/.exec(raw)?.[1];
  if (marker === undefined) return;
  reading.reject('CW1001', spanOf(event), { slip: 'indentation', text: marker, reason: '' });
}

/**
 * Whether spaces in an empty line are text, is a question that readers answer differently where a
 * block text has nothing else, or where they are the last thing in a file.
 */
function checkBlank(reading: Reading, event: ScalarEvent, text: string): void {
  const isEmpty = text !== '' && !/[^ \t\n]/.test(text);
  const endsBlank = /(?:^|\n)[ \t]+\n*$/.test(text);
  const endsFile = endsBlank && reading.text.slice(event.valueEnd).trim() === '';
  if (!isEmpty && !endsFile) return;
  reading.reject('CW1001', spanOf(event), { slip: 'blank-block', text, reason: '' });
}

function checkEscapes(reading: Reading, event: ScalarEvent, text: string): void {
  const raw = reading.text.slice(event.valueStart, event.valueEnd);
  if (ESCAPED_BREAK.test(raw)) {
    reading.reject('CW1001', spanOf(event), { slip: 'escaped-break', text: raw, reason: '' });
  }
  const surrogate = LONE_SURROGATE.exec(text)?.[0].charCodeAt(0);
  if (surrogate !== undefined) {
    const character = `U+${surrogate.toString(16).toUpperCase()}`;
    reading.reject('CW1016', spanOf(event), { character });
  }
}
