/** Keys of mappings: what may be one, and where it may be. */
import { EVENT_ID, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { ParamsOf, Slip } from '../../../diagnostics/index.ts';
import { NOWHERE, spanOf } from './event-places.ts';
import type { YamlEvent } from './parse.ts';
import { checkCut, plainValue, readScalar, scalarText } from './read-scalar.ts';
import { readAlias, type Reading } from './reading.ts';
import { OPEN_BRACKET, QUOTE_BEHIND_COLON } from './simple/scalars.ts';
import { BYTE_ORDER_MARK } from './lines.ts';

/** Setting this one on a plain object changes its prototype instead of adding a property. */
const RESERVED = '__proto__';

/** Reads the key at the cursor; null, with a fault, when it is none. */
export function readKey(reading: Reading): string | null {
  const event = reading.events[reading.next];
  if (event === undefined) return null;
  if (event.type === EVENT_ID.SCALAR) {
    reading.next++;
    return event.style === SCALAR_STYLE.PLAIN
      ? plainKey(reading, event)
      : textKey(reading, event, readScalar(reading, event));
  }
  if (event.type === EVENT_ID.ALIAS) {
    reading.next++;
    return textKey(reading, event, readAlias(reading, event));
  }
  skip(reading);
  return refuse(reading, event, event.type === EVENT_ID.MAPPING ? 'map' : 'list');
}

/** Numbers and words are keys where they read as they are written: `1`, but not `1.0` or `~`. */
function plainKey(reading: Reading, event: ScalarEvent): string | null {
  const text = scalarText(reading.text, event);
  if (event.tagStart !== NOWHERE || event.anchorStart !== NOWHERE) readScalar(reading, event);
  if (event.valueStart === NOWHERE) return noKey(reading);
  checkCut(reading, event, text);
  checkBracket(reading, event, text);
  checkQuote(reading, event, text);
  if (text === '<<') {
    reading.reject('CW1007', spanOf(event), {});
    return null;
  }
  const value = plainValue(text);
  if (value !== text && (value === null || String(value) !== text)) {
    return refuse(reading, event, 'value');
  }
  return textKey(reading, event, text);
}

/** `then { legal: true }`, whose first colon is missing: what would be the key goes into the bracket. */
function checkBracket(reading: Reading, event: ScalarEvent, text: string): void {
  if (!OPEN_BRACKET.test(text)) return;
  reading.reject('CW1001', spanOf(event), { slip: 'missing-colon', text, reason: '' });
}

/** `because:'meant: so'`, which has no space behind its first colon: what would be the key goes into the text. */
function checkQuote(reading: Reading, event: ScalarEvent, text: string): void {
  if (!QUOTE_BEHIND_COLON.test(text)) return;
  reading.reject('CW1001', spanOf(event), { slip: 'missing-space', text, reason: '' });
}

function textKey(reading: Reading, event: YamlEvent, key: unknown): string | null {
  if (typeof key !== 'string') return refuse(reading, event, 'value');
  return key === RESERVED ? refuse(reading, event, 'reserved') : key;
}

function refuse(reading: Reading, event: YamlEvent, found: ParamsOf<'CW1009'>['found']): null {
  const span = spanOf(event);
  reading.reject('CW1009', span, { found, text: reading.text.slice(span.start, span.end) });
  return null;
}

/** A colon or question mark without a key, behind the last thing before it that has a place. */
function noKey(reading: Reading): null {
  const { text, events, missingKey } = reading;
  let index = reading.next - 2;
  while (index > missingKey.index && spanOf(events[index] as YamlEvent).start === NOWHERE) index--;
  const before = index > missingKey.index ? events[index] : undefined;
  const isOpening = before?.type === EVENT_ID.MAPPING;
  const from =
    before === undefined
      ? missingKey.end
      : Math.max(0, spanOf(before)[isOpening ? 'start' : 'end']);
  const sign = text.slice(from).search(/[:?]/);
  const start = sign === -1 ? Math.max(0, from - 1) : from + sign;
  reading.missingKey = { index: reading.next - 1, end: start + 1 };
  reading.reject('CW1009', { start, end: start + 1 }, { found: 'empty', text: '' });
  return null;
}

/** Steps over a whole node. */
function skip(reading: Reading): void {
  let open = 0;
  do {
    const type = reading.events[reading.next++]?.type;
    if (type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING) open++;
    if (type === EVENT_ID.POP) open--;
  } while (open > 0);
}

/**
 * What is wrong with the place of a key in a block mapping, or null.
 *
 * The keys of a block mapping begin in one column, with nothing but indentation before them,
 * or the signs of the lists that begin on the line of the first. js-yaml does not look at what
 * is before the others.
 */
export function layoutSlip(
  text: string,
  mappingStart: number,
  column: number,
  keyStart: number,
): Slip | null {
  if (isExplicit(text, mappingStart)) return 'explicit-key';
  if (keyStart === mappingStart) return null;
  let at = keyStart - 1;
  while (text.charCodeAt(at) === 32) at--;
  if (at >= 0 && text.charCodeAt(at) !== 10 && text[at] !== BYTE_ORDER_MARK) {
    return text[at] === '?' ? 'explicit-key' : 'two-on-a-line';
  }
  return keyStart - at - 1 === column ? null : 'indentation';
}

function isExplicit(text: string, start: number): boolean {
  return text[start] === '?' && /[ \t\r\n]/.test(text.charAt(start + 1) || '\n');
}
