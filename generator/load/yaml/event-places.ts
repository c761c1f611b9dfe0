/** Where events are in the text, with their quotes, signs, anchors and tags. */
import type { Span } from '../../../diagnostics/index.ts';
import { EVENT_ID, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { YamlEvent } from './parse.ts';

/** js-yaml's offset of what is not there. */
export const NOWHERE = -1;

/** Where an event is, without anchor and tag; of a collection, its first character. */
export function spanOf(event: YamlEvent): Span {
  switch (event.type) {
    case EVENT_ID.SCALAR:
      return { start: contentStart(event), end: contentEnd(event) };
    case EVENT_ID.ALIAS:
      return { start: event.anchorStart - 1, end: event.anchorEnd };
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING:
      return { start: event.start, end: event.start + 1 };
    case EVENT_ID.DOCUMENT:
    case EVENT_ID.POP:
      return { start: NOWHERE, end: NOWHERE };
  }
}

/** The first offset of what an event begins with, anchor and tag included; -1 for an empty scalar. */
export function startOf(event: YamlEvent): number {
  switch (event.type) {
    case EVENT_ID.ALIAS:
      return event.anchorStart - 1;
    case EVENT_ID.SCALAR:
      return withProperties(event, contentStart(event));
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING:
      return withProperties(event, event.start);
    case EVENT_ID.DOCUMENT:
    case EVENT_ID.POP:
      return NOWHERE;
  }
}

/** Where a scalar itself begins: its opening quote, or the first character of its text. */
export function contentStart({ style, valueStart }: ScalarEvent): number {
  return isQuoted(style) ? valueStart - 1 : valueStart;
}

/** The offset after a scalar: after its closing quote, or the last character of its text. */
export function contentEnd({ style, valueEnd }: ScalarEvent): number {
  return isQuoted(style) ? valueEnd + 1 : valueEnd;
}

function isQuoted(style: ScalarEvent['style']): boolean {
  return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
}

export function isBlockScalar(style: ScalarEvent['style']): boolean {
  return style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
}

interface Properties {
  readonly anchorStart: number;
  readonly tagStart: number;
}

function withProperties({ anchorStart, tagStart }: Properties, content: number): number {
  let start = content;
  if (anchorStart !== NOWHERE && (start === NOWHERE || anchorStart <= start))
    start = anchorStart - 1;
  if (tagStart !== NOWHERE && (start === NOWHERE || tagStart < start)) start = tagStart;
  return start;
}
