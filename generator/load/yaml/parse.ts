/**
 * Text to js-yaml's events, which carry offsets.
 *
 * js-yaml follows the specification where it says that a closing bracket must be indented
 * deeper than the key of its collection. Everybody writes it below the key, and every other
 * reader takes it. Such brackets are moved one column to the right in a copy of the text, and
 * the offsets of the events are moved back.
 */
import { EVENT_ID, parseEvents, YAMLException, type Event } from 'js-yaml';
import { MAX_DEPTH } from './limits.ts';

export type YamlEvent = Event;

/** Why a text is not YAML. */
export interface SyntaxFailure {
  /** In the words of js-yaml. */
  readonly reason: string;
  readonly offset: number;
}

type Parsed =
  | { readonly events: Event[]; readonly failure: null }
  | { readonly events: null; readonly failure: SyntaxFailure };

/** Characters that may be parsed in vain where moving all brackets at once fails. */
const SECOND_TRIES = 500_000;

const CLOSING_LINE = /(?<![^\n]) *[\]}]/g;

/** Parses `text`; what js-yaml refuses comes back as a failure, nothing is thrown. */
export function parseYaml(text: string): Parsed {
  const parsed = parseMoved(text, []);
  if (parsed.failure === null || !isBelowKey(text, parsed.failure)) return parsed;
  const all = parseMoved(text, closingBrackets(text));
  if (all.failure !== null) return moveOneByOne(text, parsed.failure) ?? all;
  return parseMoved(text, outsideScalars(closingBrackets(text), all.events));
}

/** For texts with lines that look like closing brackets; null when it takes too long. */
function moveOneByOne(text: string, first: SyntaxFailure): Parsed | null {
  const moved = [first.offset];
  for (let tries = 0; tries * text.length < SECOND_TRIES; tries++) {
    const parsed = parseMoved(text, moved);
    if (parsed.failure === null || !isBelowKey(text, parsed.failure)) return parsed;
    if (moved.includes(parsed.failure.offset)) return parsed;
    moved.push(parsed.failure.offset);
  }
  return null;
}

/** Parses with a space put in before each of the offsets (ascending). */
function parseMoved(text: string, moved: readonly number[]): Parsed {
  try {
    const events = parseEvents(insertSpaces(text, moved), { maxDepth: MAX_DEPTH });
    if (moved.length > 0) events.forEach((event) => moveBack(event, moved));
    return { events, failure: null };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = original(error.mark?.position ?? 0, moved);
    return {
      events: null,
      failure: { reason: error.reason, offset: Math.min(offset, text.length) },
    };
  }
}

function isBelowKey(text: string, { reason, offset }: SyntaxFailure): boolean {
  return reason === 'deficient indentation' && /[\]}]/.test(text.charAt(offset));
}

/** Offsets of the brackets that close something at the beginning of a line. */
function closingBrackets(text: string): number[] {
  return Array.from(text.matchAll(CLOSING_LINE), ({ index, 0: line }) => index + line.length - 1);
}

/** Those of the offsets at which no text goes on; both lists are ascending. */
function outsideScalars(offsets: readonly number[], events: readonly Event[]): number[] {
  const scalars = events.filter((event) => event.type === EVENT_ID.SCALAR && !event.fast);
  let next = 0;
  return offsets.filter((offset) => {
    while (endOf(scalars[next]) <= offset) next++;
    const scalar = scalars[next];
    return scalar?.type !== EVENT_ID.SCALAR || scalar.valueStart > offset;
  });
}

function endOf(event: Event | undefined): number {
  return event?.type === EVENT_ID.SCALAR ? event.valueEnd : Infinity;
}

function insertSpaces(text: string, before: readonly number[]): string {
  if (before.length === 0) return text;
  let result = '';
  let from = 0;
  for (const at of before) {
    result += `${text.slice(from, at)} `;
    from = at;
  }
  return result + text.slice(from);
}

/** The offset in the text as written of an offset in the text with spaces put in. */
function original(offset: number, moved: readonly number[]): number {
  let low = 0;
  let high = moved.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moved[middle] ?? 0) + middle < offset) low = middle + 1;
    else high = middle;
  }
  return offset - low;
}

const OFFSETS = [
  'start',
  'valueStart',
  'valueEnd',
  'anchorStart',
  'anchorEnd',
  'tagStart',
  'tagEnd',
];

function moveBack(event: Event, moved: readonly number[]): void {
  moveOffsets(event, (offset) => original(offset, moved));
}

/** The events of a part of a text as those of the whole, in which it begins at `start`. */
export function moveEvents(events: readonly Event[], start: number): readonly Event[] {
  for (const event of events) moveOffsets(event, (offset) => offset + start);
  return events;
}

function moveOffsets(event: Event, move: (offset: number) => number): void {
  const offsets = event as unknown as Record<string, number>;
  for (const name of OFFSETS) {
    const offset = offsets[name];
    if (offset !== undefined && offset !== -1) offsets[name] = move(offset);
  }
}
