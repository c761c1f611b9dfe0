/** Tabs may stand in block texts, in comments and between two things on a line, not before the first. */
import { EVENT_ID } from 'js-yaml';
import { isBlockScalar, NOWHERE, type Span } from './event-places.ts';
import type { YamlEvent } from './parse.ts';

const LEADING_TAB = /(?<![^\n\uFEFF]) *\t[ \t]*/g;

/** Where tabs stand for indentation, or before an anchor or tag. */
export function misplacedTabs(text: string, events: readonly YamlEvent[]): Span[] {
  if (!text.includes('\t')) return [];
  const texts = blockTexts(events);
  const leading = Array.from(text.matchAll(LEADING_TAB), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ end }) => !texts.some((span) => span.start < end && end <= span.end));
  return [...leading, ...events.flatMap((event) => tabsBefore(text, event))];
}

/** The first tab before the first character of a line between two offsets, or null. */
export function leadingTab(text: string, from: number, to: number): Span | null {
  const found = Array.from(text.slice(from, to).matchAll(LEADING_TAB))[0];
  if (found === undefined) return null;
  return { start: from + found.index, end: from + found.index + found[0].length };
}

function blockTexts(events: readonly YamlEvent[]): Span[] {
  return events.flatMap((event) =>
    event.type === EVENT_ID.SCALAR && isBlockScalar(event.style)
      ? [{ start: event.valueStart, end: event.valueEnd }]
      : [],
  );
}

function tabsBefore(text: string, event: YamlEvent): Span[] {
  if (!('tagStart' in event)) return [];
  const starts = [event.tagStart, event.anchorStart - 1].filter((start) => start > NOWHERE);
  return starts.flatMap((end) => {
    let start = end;
    while (/[ \t]/.test(text.charAt(start - 1))) start--;
    return text.slice(start, end).includes('\t') ? [{ start, end }] : [];
  });
}
