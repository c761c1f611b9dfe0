/**
 * Events to values, with everything that a sound syntax can still get wrong.
 *
 * js-yaml's own constructor stops at the first fault and knows no second place; this one goes
 * on, and tells where it could not read a value.
 */
import { COLLECTION_STYLE, EVENT_ID, type MappingEvent, type SequenceEvent } from 'js-yaml';
import type { Fault, Slip, Span } from '../../../diagnostics/index.ts';
import { noteWords } from '../../../diagnostics/index.ts';
import { NOWHERE, spanOf, startOf } from './event-places.ts';
import { layoutSlip, readKey } from './read-key.ts';
import { lineAt, lineStart } from './lines.ts';
import type { YamlEvent } from './parse.ts';
import { anchorName, checkTag, readAlias, Reading } from './reading.ts';
import { readScalar } from './read-scalar.ts';

interface Built {
  readonly data: unknown;
  readonly faults: readonly Fault[];
  /** Offsets of what could not be read; what is there has no sound value. */
  readonly damage: readonly number[];
}

/** Builds the first document of `events`. */
export function build(text: string, events: readonly YamlEvent[], file: string): Built {
  const reading = new Reading(text, events, file);
  return { data: readValue(reading, NOWHERE), faults: reading.faults, damage: reading.damage };
}

/** `keyStart`: where the key of this value begins, in a block mapping; otherwise -1. */
function readValue(reading: Reading, keyStart: number): unknown {
  const event = reading.events[reading.next++];
  switch (event?.type) {
    case EVENT_ID.SCALAR:
      return readScalar(reading, event);
    case EVENT_ID.ALIAS:
      return readAlias(reading, event);
    case EVENT_ID.SEQUENCE:
      checkTag(reading, event, '!!seq');
      return readAnchored(reading, event, readSequence);
    case EVENT_ID.MAPPING:
      checkTag(reading, event, '!!map');
      if (keyStart !== NOWHERE) checkOwnLine(reading, event, keyStart);
      return readAnchored(reading, event, readMapping);
    case EVENT_ID.DOCUMENT:
    case EVENT_ID.POP:
    case undefined:
      return undefined;
  }
}

function readAnchored<E extends MappingEvent | SequenceEvent>(
  reading: Reading,
  event: E,
  read: (reading: Reading, event: E) => unknown,
): unknown {
  const name = anchorName(reading, event);
  const sizeBefore = reading.size++;
  if (name !== null) reading.anchors.open(name);
  const depth = reading.depth++;
  const value = read(reading, event);
  reading.depth = depth;
  if (name !== null) reading.anchors.close(name, value, reading.size - sizeBefore);
  return value;
}

function readSequence(reading: Reading): unknown[] {
  const items: unknown[] = [];
  while (!reading.ended()) {
    reading.path[reading.depth - 1] = items.length;
    items.push(readValue(reading, NOWHERE));
  }
  return items;
}

function readMapping(reading: Reading, event: MappingEvent): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  const isBlock = event.style === COLLECTION_STYLE.BLOCK;
  const column = isBlock ? event.start - lineStart(reading.text, event.start) : 0;
  const repeated: RepeatedKey[] = [];
  while (!reading.ended()) {
    const start = nextStart(reading);
    if (isBlock) checkLayout(reading, event, column, start);
    const again = readPair(reading, map, isBlock ? start : NOWHERE);
    if (again !== null) repeated.push(again);
  }
  const inList = isBlock && typeof reading.path[reading.depth - 2] === 'number';
  reportRepeated(reading, repeated, inList ? Object.keys(map)[0] : undefined);
  return map;
}

/** A key that its mapping has already. */
interface RepeatedKey {
  readonly key: string;
  readonly span: Span;
}

/** Reads a key and its value into `map`; the key, if it was there before. */
function readPair(
  reading: Reading,
  map: Record<string, unknown>,
  blockStart: number,
): RepeatedKey | null {
  const keyEvent = reading.events[reading.next];
  reading.depth--;
  const key = readKey(reading);
  reading.depth++;
  if (key === null || keyEvent === undefined) {
    readValue(reading, NOWHERE);
    return null;
  }
  reading.path[reading.depth - 1] = key;
  if (blockStart === NOWHERE) checkColon(reading, keyEvent);
  if (!Object.hasOwn(map, key)) {
    map[key] = readValue(reading, blockStart);
    return null;
  }
  readValue(reading, NOWHERE);
  return { key, span: spanOf(keyEvent) };
}

/**
 * Of an entry of a list, `first` is the first key. Where it comes again and others follow it, a new
 * entry begins that has lost its dash: removing a key would delete data.
 */
function reportRepeated(
  reading: Reading,
  repeated: readonly RepeatedKey[],
  first: string | undefined,
): void {
  if (repeated.length > 1 && repeated[0]?.key === first) {
    for (const { key, span } of repeated.filter((one) => one.key === first)) {
      const { end } = lineAt(reading.text, span.start);
      const text = reading.text.slice(span.start, end);
      reading.path[reading.depth - 1] = key;
      reading.reject('CW1460', { start: span.start, end }, { text });
    }
    return;
  }
  for (const { key, span } of repeated) {
    reading.path[reading.depth - 1] = key;
    const path = reading.path.slice(0, reading.depth);
    const before = { message: noteWords().keyIsHereFirst(key), file: reading.file, path };
    const inList = first !== undefined;
    reading.report('CW1003', span, { key, inList }, [{ ...before, part: 'key' }]);
  }
}

function nextStart(reading: Reading): number {
  const event = reading.events[reading.next];
  return event === undefined ? NOWHERE : startOf(event);
}

/** `{ card orc-ravager, count: 2 }`: without its colon the whole is a key. */
function checkColon(reading: Reading, key: YamlEvent): void {
  const { start, end } = spanOf(key);
  const text = reading.text.slice(start, end);
  if (!/^[\w-]+ +[^\s]/.test(text) || !/^\s*[,}]/.test(reading.text.slice(end, end + 80))) return;
  reading.reject('CW1001', { start, end }, { slip: 'missing-colon', text, reason: '' });
}

/** js-yaml lets a mapping begin behind its key when an anchor or tag is between them. */
function checkOwnLine(reading: Reading, event: MappingEvent, keyStart: number): void {
  const isBlock = event.style === COLLECTION_STYLE.BLOCK;
  if (isBlock && lineStart(reading.text, event.start) <= keyStart) {
    rejectLayout(reading, 'two-on-a-line', event.start);
  }
}

function checkLayout(reading: Reading, event: MappingEvent, column: number, key: number): void {
  if (key === NOWHERE) return;
  const slip = layoutSlip(reading.text, event.start, column, key);
  if (slip !== null) rejectLayout(reading, slip, key);
}

function rejectLayout(reading: Reading, slip: Slip, at: number): void {
  const start = slip === 'explicit-key' ? reading.text.lastIndexOf('?', at) : at;
  const { end } = lineAt(reading.text, at);
  const text = reading.text.slice(start, end);
  reading.reject('CW1001', { start, end }, { slip, text, reason: '' });
}
