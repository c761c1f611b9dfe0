/**
 * From places in the data to places in the text. Made only for files with faults, because finding
 * places takes longer than reading values.
 */
import { EVENT_ID } from 'js-yaml';
import type { Part, Path, Position, Range } from '../../diagnostics/index.ts';
import { isBlockScalar, NOWHERE, spanOf, type Span } from './yaml/event-places.ts';
import type { YamlEvent } from './yaml/parse.ts';
import { scalarText } from './yaml/read-scalar.ts';
import { readWithEvents } from './yaml/read-yaml.ts';

export type { Span } from './yaml/event-places.ts';

/** A node of the text: where it stands, and what is in it. */
interface Place {
  readonly event: YamlEvent;
  readonly span: Span;
  /** Where its key stands; null in lists and at the top. */
  readonly key: Span | null;
  /** By key or index, in the order of the text. Those of an alias are those of its anchor. */
  readonly children: ReadonlyMap<string, Place>;
}

/** The places of one text. */
export class Places {
  readonly #text: string;
  #root: Place | null | undefined;
  #lineStarts: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Offsets of the value at `path`, or of its key. An entry of a list has no key: then its first
   * pair stands for it. Of a path that the data does not have, the nearest key above is taken.
   */
  locate(path: Path, part: Part = 'value'): Span {
    let place = this.#top();
    for (const step of path) {
      const next = place?.children.get(String(step));
      if (next === undefined) return place === null ? START : keyOf(place);
      place = next;
    }
    if (place === null) return START;
    return part === 'key' || isEmpty(place.span) ? keyOf(place) : place.span;
  }

  /** Offsets of the `line`-th line (from 0) of a text written as a block; null for other texts. */
  lineOfScalar(path: Path, line: number): Span | null {
    let place = this.#top();
    for (const step of path) place = place?.children.get(String(step)) ?? null;
    if (place?.event.type !== EVENT_ID.SCALAR || !isBlockScalar(place.event.style)) return null;
    const lines = this.#text.slice(place.span.start, place.span.end).split('\n');
    const before = lines.slice(0, line).reduce((sum, content) => sum + content.length + 1, 0);
    const content = lines[line]?.replace(/\r$/, '');
    if (content === undefined) return null;
    const start = place.span.start + before;
    const indent = Math.min(Math.max(place.event.indent, 0), content.length);
    return { start: start + indent, end: start + content.length };
  }

  /** Lines and columns of two offsets. */
  toRange({ start, end }: Span): Range {
    return { start: this.#position(start), end: this.#position(Math.max(start, end)) };
  }

  #position(offset: number): Position {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  }

  #starts(): readonly number[] {
    if (this.#lineStarts === undefined) {
      const starts = [0];
      for (let at = this.#text.indexOf('\n'); at !== -1; at = this.#text.indexOf('\n', at + 1)) {
        starts.push(at + 1);
      }
      this.#lineStarts = starts;
    }
    return this.#lineStarts;
  }

  #top(): Place | null {
    this.#root ??= new Builder(this.#text, readWithEvents(this.#text, '').events).root();
    return this.#root;
  }
}

/** Offsets of a line of a block text in `text`; see `Places.lineOfScalar`. */
export function lineOfScalar(text: string, path: Path, line: number): Span | null {
  return new Places(text).lineOfScalar(path, line);
}

const START: Span = { start: 0, end: 0 };

function isEmpty({ start, end }: Span): boolean {
  return start < 0 || start === end;
}

/** The key; of an entry of a list its first pair, else itself. */
function keyOf(place: Place): Span {
  if (place.key !== null) return place.key;
  const [first] = place.children.values();
  if (first?.key == null) return isEmpty(place.span) ? START : place.span;
  return { start: first.key.start, end: Math.max(first.key.end, first.span.end) };
}

/** Builds the places of the first document from its events. */
class Builder {
  readonly #text: string;
  readonly #events: readonly YamlEvent[];
  readonly #anchors = new Map<string, Place>();
  #next = 1;

  constructor(text: string, events: readonly YamlEvent[]) {
    this.#text = text;
    this.#events = events;
  }

  root(): Place | null {
    return this.#events.length > 1 ? this.#place(null) : null;
  }

  #place(key: Span | null): Place | null {
    const event = this.#events[this.#next++];
    if (event === undefined) return null;
    const children = this.#children(event);
    const place = { event, key, children, span: this.#span(event, children) };
    if (event.type !== EVENT_ID.ALIAS && 'anchorStart' in event && event.anchorStart !== NOWHERE) {
      this.#anchors.set(this.#text.slice(event.anchorStart, event.anchorEnd), place);
    }
    return place;
  }

  #children(event: YamlEvent): ReadonlyMap<string, Place> {
    if (event.type === EVENT_ID.MAPPING) return this.#pairs();
    if (event.type === EVENT_ID.SEQUENCE) return this.#items();
    if (event.type !== EVENT_ID.ALIAS) return new Map();
    const name = this.#text.slice(event.anchorStart, event.anchorEnd);
    return this.#anchors.get(name)?.children ?? new Map();
  }

  #pairs(): Map<string, Place> {
    const pairs = new Map<string, Place>();
    while (this.#isOpen()) {
      const key = this.#place(null);
      const value = this.#place(key?.span ?? null);
      if (key?.event.type !== EVENT_ID.SCALAR || value === null) continue;
      const name = scalarText(this.#text, key.event);
      // Of a doubled key the first one counts, as in the data.
      if (!pairs.has(name)) pairs.set(name, value);
    }
    return pairs;
  }

  #items(): Map<string, Place> {
    const items = new Map<string, Place>();
    while (this.#isOpen()) {
      const item = this.#place(null);
      if (item !== null) items.set(String(items.size), item);
    }
    return items;
  }

  /** Whether the collection goes on; its end is passed over. */
  #isOpen(): boolean {
    const event = this.#events[this.#next];
    if (event !== undefined && event.type !== EVENT_ID.POP) return true;
    this.#next += 1;
    return false;
  }

  /** Of a collection: to the end of the last thing in it, brackets included. */
  #span(event: YamlEvent, children: ReadonlyMap<string, Place>): Span {
    const own = spanOf(event);
    if (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE) return own;
    const last = [...children.values()].at(-1);
    const end = Math.max(own.end, last?.span.end ?? 0, last?.key?.end ?? 0);
    const opening = this.#text[own.start];
    if (opening !== '{' && opening !== '[') return { start: own.start, end };
    const closing = this.#text.indexOf(opening === '{' ? '}' : ']', end);
    return { start: own.start, end: closing === -1 ? end : closing + 1 };
  }
}
