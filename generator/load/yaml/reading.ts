/** The state of turning the events of one text into values. */
import { EVENT_ID } from 'js-yaml';
import {
  fault,
  type Code,
  type Fault,
  type ParamsOf,
  type RelatedPlace,
} from '../../../diagnostics/index.ts';
import { Anchors } from './anchors.ts';
import { NOWHERE, type Span } from './event-places.ts';
import type { YamlEvent } from './parse.ts';

export class Reading {
  readonly text: string;
  readonly events: readonly YamlEvent[];
  readonly file: string;
  readonly faults: Fault[] = [];
  /** Offsets of what could not be read; what stands there has no sound value. */
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
