/** The state of turning the events of one text into values, with its anchors and aliases. */
import { type AliasEvent, EVENT_ID } from 'js-yaml';
import {
  fault,
  type Code,
  type Fault,
  type ParamsOf,
  type RelatedPlace,
  type Span,
} from '../../../diagnostics/index.ts';
import { NOWHERE, spanOf } from './event-places.ts';
import type { YamlEvent } from './parse.ts';
import { MAX_ALIASED_VALUES, MAX_ALIASES, MAX_DEPTH } from './limits.ts';

export class Reading {
  readonly text: string;
  readonly events: readonly YamlEvent[];
  readonly file: string;
  readonly faults: Fault[] = [];
  /** Offsets of what could not be read; what is there has no sound value. */
  readonly damage: number[] = [];
  readonly anchors = new Anchors();
  /** Keys and indexes down to the value that is being read; only the first `depth` count. */
  readonly path: (string | number)[] = [];
  depth = 0;
  /** The next event. Event 0 begins the document. */
  next = 1;
  /** Values read so far; an alias counts as what it stands for. */
  size = 0;

  /** The last key that was not there: its event, and where its colon ends. */
  missingKey = { index: 0, end: 0 };

  constructor(text: string, events: readonly YamlEvent[], file: string) {
    this.text = text;
    this.events = events;
    this.file = file;
  }

  /** Reports a fault that leaves the value as it is. */
  report<C extends Code>(
    code: C,
    span: Span,
    params: ParamsOf<C>,
    related: readonly RelatedPlace[] = [],
  ): void {
    const path = this.path.slice(0, this.depth);
    const at = { file: this.file, path, span, ...(related.length > 0 ? { related } : {}) };
    this.faults.push(fault(code, at, params));
  }

  /** Reports a fault that leaves no sound value. */
  reject<C extends Code>(code: C, span: Span, params: ParamsOf<C>): void {
    this.damage.push(span.start);
    this.report(code, span, params);
  }

  /** Whether the collection being read ends here; steps over its end. */
  ended(): boolean {
    const event = this.events[this.next];
    if (event !== undefined && event.type !== EVENT_ID.POP) return false;
    this.next++;
    return true;
  }
}

interface Anchored {
  readonly anchorStart: number;
  readonly anchorEnd: number;
}

/** The name that an event's anchor gives or its alias takes; null without one. */
export function anchorName({ text }: Reading, event: Anchored): string | null {
  return event.anchorStart === NOWHERE ? null : text.slice(event.anchorStart, event.anchorEnd);
}

interface Tagged {
  readonly tagStart: number;
  readonly tagEnd: number;
}

/** Reports a tag other than those that say what the value is anyway. */
export function checkTag(reading: Reading, event: Tagged, ...allowed: readonly string[]): void {
  if (event.tagStart === NOWHERE) return;
  const tag = reading.text.slice(event.tagStart, event.tagEnd);
  if (allowed.includes(tag)) return;
  reading.reject('CW1008', { start: event.tagStart, end: event.tagEnd }, { tag });
}

/**
 * Anchors and their aliases. An alias becomes a copy of what its anchor stands for, so that the
 * data is a tree; copies are counted before they are made.
 */

interface Anchor {
  value: unknown;
  /** Values in it, itself included; 0 while it is still being read. */
  size: number;
}

type AliasRefusal = 'unknown' | 'cyclic' | 'too-many-aliases' | 'too-many-values' | 'too-deep';

type Resolved =
  | { readonly refused: null; readonly value: unknown; readonly size: number }
  | { readonly refused: AliasRefusal };

class Anchors {
  readonly #byName = new Map<string, Anchor>();
  #aliases = 0;
  #values = 0;

  /** From now on, until `close`, `name` is inside what it stands for. */
  open(name: string): void {
    this.#byName.set(name, { value: undefined, size: 0 });
  }

  close(name: string, value: unknown, size: number): void {
    this.#byName.set(name, { value, size });
  }

  /** A copy for an alias that is `depth` levels deep. */
  resolve(name: string, depth: number): Resolved {
    const anchor = this.#byName.get(name);
    if (anchor === undefined) return { refused: 'unknown' };
    if (anchor.size === 0) return { refused: 'cyclic' };
    if (++this.#aliases > MAX_ALIASES) return { refused: 'too-many-aliases' };
    this.#values += anchor.size;
    if (this.#values > MAX_ALIASED_VALUES) return { refused: 'too-many-values' };
    if (depth + levels(anchor.value) > MAX_DEPTH) return { refused: 'too-deep' };
    return { refused: null, value: copy(anchor.value), size: anchor.size };
  }
}

function levels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((most, item) => Math.max(most, levels(item)), 0);
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}

/** What an alias stands for; null, with a fault, when it cannot be had. */
export function readAlias(reading: Reading, event: AliasEvent): unknown {
  const name = reading.text.slice(event.anchorStart, event.anchorEnd);
  const resolved = reading.anchors.resolve(name, reading.depth);
  if (resolved.refused === null) {
    reading.size += resolved.size;
    return resolved.value;
  }
  reading.size++;
  refuse(reading, resolved.refused, name, spanOf(event));
  return null;
}

function refuse(reading: Reading, refused: AliasRefusal, alias: string, span: Span): void {
  switch (refused) {
    case 'unknown':
      return reading.reject('CW1004', span, { alias });
    case 'cyclic':
      return reading.reject('CW1005', span, { alias });
    case 'too-deep':
      return reading.reject('CW1012', span, { limit: MAX_DEPTH });
    case 'too-many-aliases':
      return tooMany(reading, span, 'aliases', MAX_ALIASES);
    case 'too-many-values':
      return tooMany(reading, span, 'values', MAX_ALIASED_VALUES);
  }
}

/** Said once; every alias after the limit is damage all the same. */
function tooMany(reading: Reading, span: Span, counted: 'aliases' | 'values', limit: number): void {
  const said = reading.faults.some(({ code }) => code === 'CW1006');
  if (said) reading.damage.push(span.start);
  else reading.reject('CW1006', span, { counted, limit });
}
