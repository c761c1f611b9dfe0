/**
 * Scalars: their values by the core schema of YAML 1.2, and where the lines of their texts are.
 */
import type { Span } from '../../../diagnostics/index.ts';
import { getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { isBlockScalar, NOWHERE, spanOf } from './event-places.ts';
import { anchorName, checkTag, type Reading } from './reading.ts';
import { indentation, linesBetween } from './lines.ts';

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
export function isExact(value: number): boolean {
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

/** The values of unquoted text: the core schema of YAML 1.2 (specification, section 10.3.2). */

export type ScalarValue = string | number | boolean | null;

const words: Readonly<Record<string, boolean | null>> = Object.assign(Object.create(null), {
  '': null,
  '~': null,
  null: null,
  Null: null,
  NULL: null,
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
});

/** Characters that a word or a number can begin with; all other text is text. */
const startsValue = new Uint8Array(128);
for (const character of '~nNtTfF+-.0123456789') startsValue[character.charCodeAt(0)] = 1;

const LONGEST_WORD = 5;
const DECIMAL = /^[-+]?[0-9]+$/;
const BASED = /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;

/** What unquoted `text` stands for. Minus zero is zero: no card means the difference. */
export function plainValue(text: string): ScalarValue {
  const first = text.charCodeAt(0);
  if (first > 127 || startsValue[first] === 0) return text;
  if (text.length <= LONGEST_WORD) {
    const word = words[text];
    if (word !== undefined) return word;
  }
  return first > 57 ? text : number(text);
}

function number(text: string): string | number {
  if (DECIMAL.test(text) || FLOAT.test(text)) return Number(text) + 0;
  if (BASED.test(text)) return Number(text);
  if (INFINITE.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(text) ? NaN : text;
}

/** Where the lines of a text are that the YAML file holds as one scalar. */

/** The lines of the value of `event`, in order; also of a quoted text with \n in it. */
export function scalarLines(text: string, event: ScalarEvent): Span[] {
  switch (event.style) {
    case SCALAR_STYLE.LITERAL_BLOCK:
      return literalLines(text, event);
    case SCALAR_STYLE.FOLDED_BLOCK:
      return foldedLines(text, event);
    case SCALAR_STYLE.PLAIN:
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return flowLines(text, event);
  }
}

function literalLines(text: string, { valueStart, valueEnd, indent }: ScalarEvent): Span[] {
  return Array.from(linesBetween(text, valueStart, valueEnd), (line) => ({
    start: line.start + Math.min(indent < 0 ? 0 : indent, indentation(line.text)),
    end: line.end,
  }));
}

/** A line of the value runs over several of the file; its words are found one after the other. */
function foldedLines(text: string, event: ScalarEvent): Span[] {
  let cursor = event.valueStart;
  return scalarText(text, event)
    .split('\n')
    .map((line) => {
      const words = line.split(/[ \t]+/).filter((word) => word !== '');
      const first = words[0] === undefined ? cursor : text.indexOf(words[0], cursor);
      for (const word of words) cursor = text.indexOf(word, cursor) + word.length;
      return { start: first, end: cursor };
    });
}

/** Quoted and unquoted texts: a line ends at \n, or where empty lines are between two others. */
function flowLines(text: string, { style, valueStart, valueEnd }: ScalarEvent): Span[] {
  const piece =
    style === SCALAR_STYLE.DOUBLE_QUOTED
      ? /\\\r?\n[ \t]*|\\n|\\[^]|[ \t]*\r?\n\s*/g
      : /[ \t]*\r?\n\s*/g;
  const lines: Span[] = [];
  let start = valueStart;
  for (const { 0: found, index } of text.slice(valueStart, valueEnd).matchAll(piece)) {
    const end = valueStart + index;
    const after = end + found.length;
    if (found === '\\n') {
      lines.push({ start, end });
      start = after;
    } else if (!found.startsWith('\\')) {
      const breaks = found.split('\n').length - 1;
      if (breaks === 1) continue;
      lines.push({ start, end });
      for (let empty = 2; empty < breaks; empty++) lines.push({ start: after, end: after });
      start = after;
    }
  }
  return [...lines, { start, end: valueEnd }];
}
