/** Where every value of a YAML text is: a tree beside the data, built from the events. */
import type { Span } from '../../../diagnostics/index.ts';
import {
  COLLECTION_STYLE,
  EVENT_ID,
  type MappingEvent,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { contentEnd, contentStart, isBlockScalar, NOWHERE, spanOf } from './event-places.ts';
import { lineAt } from './lines.ts';
import type { YamlEvent } from './parse.ts';
import { scalarText } from './read-scalar.ts';

export type PlaceNode = ScalarPlace | ListPlace | MapPlace | AliasPlace;

interface ScalarPlace {
  readonly kind: 'scalar';
  /** With its quotes or the sign of its block; of an empty value, its key or the "-" before it. */
  readonly span: Span;
  /** How it is written; null for an empty value. */
  readonly event: ScalarEvent | null;
}

interface ListPlace {
  readonly kind: 'list';
  readonly span: Span;
  readonly event: SequenceEvent;
  readonly items: readonly PlaceNode[];
}

export interface EntryPlace {
  readonly key: Span;
  /** How the key is written. */
  readonly keyEvent: YamlEvent;
  readonly value: PlaceNode;
}

interface MapPlace {
  readonly kind: 'map';
  readonly span: Span;
  readonly event: MappingEvent;
  /** Of a key that is written twice, the first. */
  readonly entries: ReadonlyMap<string, EntryPlace>;
}

interface AliasPlace {
  readonly kind: 'alias';
  readonly span: Span;
  readonly target: PlaceNode | null;
}

/** The tree of a text that was read to these events; null without any. */
export function placeTree(text: string, events: readonly YamlEvent[]): PlaceNode | null {
  return events.length < 2 ? null : new TreeBuilder(text, events).node(nowhere);
}

const nowhere = (): Span => ({ start: 0, end: 0 });

class TreeBuilder {
  readonly #text: string;
  readonly #events: readonly YamlEvent[];
  readonly #anchors = new Map<string, PlaceNode>();
  #next = 1;

  constructor(text: string, events: readonly YamlEvent[]) {
    this.#text = text;
    this.#events = events;
  }

  /** `instead`: what to show for an empty value. */
  node(instead: () => Span): PlaceNode {
    const event = this.#take();
    switch (event.type) {
      case EVENT_ID.SEQUENCE:
        return this.#anchored(event, this.#list(event));
      case EVENT_ID.MAPPING:
        return this.#anchored(event, this.#map(event));
      case EVENT_ID.ALIAS:
        return {
          kind: 'alias',
          span: spanOf(event),
          target: this.#anchors.get(this.#name(event)) ?? null,
        };
      case EVENT_ID.SCALAR:
        return this.#anchored(event, this.#scalar(event, instead));
      case EVENT_ID.DOCUMENT:
      case EVENT_ID.POP:
        throw new Error('An event that begins no node');
    }
  }

  #scalar(event: ScalarEvent, instead: () => Span): ScalarPlace {
    if (event.valueStart === NOWHERE) {
      return { kind: 'scalar', span: instead(), event: null };
    }
    return { kind: 'scalar', span: scalarSpan(this.#text, event), event };
  }

  #list(event: SequenceEvent): ListPlace {
    const items: PlaceNode[] = [];
    let end = event.start;
    while (!this.#ended()) {
      const before = end;
      const item = this.node(() => this.#dashAfter(before));
      items.push(item);
      end = item.span.end;
    }
    return { kind: 'list', span: this.#collectionSpan(event, end), event, items };
  }

  #map(event: MappingEvent): MapPlace {
    const entries = new Map<string, EntryPlace>();
    let end = event.start;
    while (!this.#ended()) {
      const keyEvent = this.#take();
      const key = spanOf(keyEvent);
      const name = this.#keyText(keyEvent);
      const value = this.node(() => key);
      if (!entries.has(name)) entries.set(name, { key, keyEvent, value });
      const colon = /^[ \t]*:/.exec(this.#text.slice(key.end))?.[0].length ?? 0;
      end = Math.max(key.end + colon, value.span.end);
    }
    return { kind: 'map', span: this.#collectionSpan(event, end), event, entries };
  }

  #keyText(event: YamlEvent): string {
    if (event.type === EVENT_ID.SCALAR) {
      this.#anchored(event, this.#scalar(event, nowhere));
      return scalarText(this.#text, event);
    }
    const target = event.type === EVENT_ID.ALIAS ? this.#anchors.get(this.#name(event)) : undefined;
    return target?.kind === 'scalar' && target.event !== null
      ? scalarText(this.#text, target.event)
      : '';
  }

  #take(): YamlEvent {
    const event = this.#events[this.#next++];
    if (event === undefined) throw new Error('The events end too early');
    return event;
  }

  #ended(): boolean {
    if (this.#events[this.#next]?.type !== EVENT_ID.POP) return false;
    this.#next++;
    return true;
  }

  #anchored<N extends PlaceNode>(event: { anchorStart: number; anchorEnd: number }, node: N): N {
    if (event.anchorStart !== NOWHERE) this.#anchors.set(this.#name(event), node);
    return node;
  }

  #name({ anchorStart, anchorEnd }: { anchorStart: number; anchorEnd: number }): string {
    return this.#text.slice(anchorStart, anchorEnd);
  }

  /** The sign of the next list item, for an item that is nothing else. */
  #dashAfter(end: number): Span {
    const gap = /^(?:[\s,[{]|#.*)*/.exec(this.#text.slice(end))?.[0].length ?? 0;
    return { start: end + gap, end: end + gap + 1 };
  }

  #collectionSpan(event: MappingEvent | SequenceEvent, lastEnd: number): Span {
    const { start } = event;
    const opening = this.#text.charAt(start);
    const hasBrackets =
      event.style === COLLECTION_STYLE.FLOW && (opening === '[' || opening === '{');
    if (!hasBrackets) return { start, end: lastEnd };
    const from = Math.max(lastEnd, start + 1);
    const gap = /^(?:[\s,:]|#.*)*/.exec(this.#text.slice(from))?.[0].length ?? 0;
    return { start, end: from + gap + 1 };
  }
}

function scalarSpan(text: string, event: ScalarEvent): Span {
  if (!isBlockScalar(event.style)) return { start: contentStart(event), end: contentEnd(event) };
  const header = lineAt(text, Math.max(0, event.valueStart - 1));
  const sign = header.text.search(/[|>][-+0-9]*[ \t]*(?:#.*)?$/);
  const end = text.slice(0, event.valueEnd).trimEnd().length;
  return { start: header.start + Math.max(0, sign), end: Math.max(end, header.start + sign + 1) };
}
