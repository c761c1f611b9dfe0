/** One fault for each entry of a file that js-yaml refuses, in words that help. */
import { fault, type Fault, type Span } from '../../../diagnostics/index.ts';
import { isBlockScalar, NOWHERE } from './event-places.ts';
import { MAX_DEPTH, MAX_SYNTAX_FAULTS } from './limits.ts';
import { hasContent, indentation, type Line, lineAt, lineBefore, linesBetween } from './lines.ts';
import { parseYaml, type SyntaxFailure, type YamlEvent } from './parse.ts';
import { readSimple } from './simple/read-simple.ts';
import { explain, type Failure } from './slips/index.ts';
import { EVENT_ID } from 'js-yaml';

interface SyntaxFaults {
  readonly faults: readonly Fault[];
  /** An offset in every damaged entry. */
  readonly damage: readonly number[];
}

/** Looks at every entry by itself. `whole` is what js-yaml said of the whole text. */
export function syntaxFaults(text: string, whole: SyntaxFailure, file: string): SyntaxFaults {
  const entries = splitEntries(text);
  const failures = entries.map((entry) => entryFailure(text, entry));
  const damage = entries.filter((_, index) => failures[index] !== null).map(({ start }) => start);
  const own = failures.filter((failure) => failure !== null);
  if (own.length > 0) return { faults: own.slice(0, MAX_SYNTAX_FAULTS).map(toFault(file)), damage };
  const failure = { text, entryStart: 0, entryEnd: text.length, ...whole };
  return { faults: [toFault(file)(failure)], damage: entries.map(({ start }) => start) };
}

function entryFailure(text: string, { start, end }: EntrySpan): Failure | null {
  const entry = text.slice(start, end);
  // What the fast reader reads has no fault; of a hundred entries, one has.
  if (readSimple(entry) !== undefined) return null;
  const { failure } = parseYaml(entry);
  if (failure === null) return null;
  const { offset, reason } = failure;
  return { text, entryStart: start, entryEnd: end, offset: start + offset, reason };
}

function toFault(file: string): (failure: Failure) => Fault {
  return (failure) => {
    const { text, offset, reason } = failure;
    const tab = tabAt(failure);
    if (tab !== null) return fault('CW1002', at(file, tab), {});
    const here = { start: offset, end: offset + 1 };
    if (reason.includes('maxDepth')) return fault('CW1012', at(file, here), { limit: MAX_DEPTH });
    if (/null byte|non-printable|valid JSON character/.test(reason)) {
      return fault('CW1016', at(file, here), { character: nameAt(text, offset) });
    }
    const { slip, text: quoted, ...span } = explain(failure);
    const params = { slip, text: quoted ?? text.slice(span.start, span.end), reason };
    return fault('CW1001', at(file, span), params);
  };
}

function at(file: string, { start, end }: Span): Pick<Fault, 'file' | 'path' | 'span'> {
  return { file, path: [], span: { start, end } };
}

/** A tab before the first character of the failed line or of the one above, or just before the place. */
function tabAt({ text, entryStart, offset }: Failure): Span | null {
  const line = lineAt(text, offset);
  const above = lineBefore(text, line.start);
  const from = above !== null && above.start >= entryStart ? above.start : line.start;
  const leading = leadingTab(text, from, line.end);
  if (leading !== null) return leading;
  const before = /\t[ \t]*$/.exec(text.slice(line.start, offset));
  return before === null ? null : { start: line.start + before.index, end: offset };
}

function nameAt(text: string, offset: number): string {
  const code = text.codePointAt(offset) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * What is left of a file with damaged entries.
 *
 * The entries of the outermost list or mapping begin in one column, so they can be distinguished
 * without reading them. Damaged ones are blanked: the rest keeps its offsets, can be read, and
 * the faults of one card hide no others.
 */

/** An entry of the outermost list or mapping, with all lines up to the next. */
interface EntrySpan {
  readonly start: number;
  readonly end: number;
}

/** The entries of a block list or mapping; the whole text when it is neither. */
export function splitEntries(text: string): EntrySpan[] {
  const lines = Array.from(linesBetween(text, 0, text.length)).filter(isEntryLine);
  const [first, ...others] = lines;
  if (first === undefined || /^[ \uFEFF]*[[{"'|>]/.test(first.text)) {
    return [{ start: 0, end: text.length }];
  }
  const column = columnOf(first);
  const begins = isItem(first) ? isItem : isProperty;
  const starts = [first, ...others.filter((line) => columnOf(line) === column && begins(line))];
  return starts.map(({ start }, index) => ({
    start,
    end: starts[index + 1]?.start ?? text.length,
  }));
}

/** The text with the entries blanked that hold one of the offsets. */
export function blankEntries(text: string, offsets: readonly number[]): string {
  const ascending = offsets.toSorted((a, b) => a - b);
  let next = 0;
  let from = 0;
  let sound = '';
  for (const { start, end } of splitEntries(text)) {
    while ((ascending[next] ?? Infinity) < start) next++;
    if ((ascending[next] ?? Infinity) >= end && end > start) continue;
    sound += text.slice(from, start) + comments(text.slice(start, end));
    from = end;
  }
  return sound + text.slice(from);
}

/** The first entry of a list that has no dash, with its first line. */
export interface Head extends EntrySpan {
  readonly key: { readonly start: number; readonly end: number };
  readonly text: string;
}

/** What is before the first dash of a list whose first entry has lost its own; null in other texts. */
export function headOfList(text: string): Head | null {
  const lines = Array.from(linesBetween(text, 0, text.length)).filter(isEntryLine);
  const [first] = lines;
  if (first === undefined || !isProperty(first)) return null;
  const column = columnOf(first);
  const dash = lines.find((line) => columnOf(line) < column);
  if (dash === undefined || !isItem(dash)) return null;
  const content = first.text.trimStart();
  const key = { start: first.end - content.length, end: first.end };
  return { start: 0, end: dash.start, key, text: content };
}

/** Makes comments of the lines of a part of a text; what is left keeps its offsets. */
export function commentOut(text: string, { start, end }: EntrySpan): string {
  return text.slice(0, start) + comments(text.slice(start, end)) + text.slice(end);
}

/** Blanks a part of a text, so that what is left keeps its offsets and lines. */
export function blank(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + spaces(text.slice(start, end)) + text.slice(end);
}

/** Lines of spaces would belong to a block text above them; a comment in the first column ends it. */
function comments(text: string): string {
  return spaces(text).replaceAll(/^ /gm, '#');
}

function spaces(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

function isEntryLine({ text }: Line): boolean {
  if (!hasContent(text.replace('\uFEFF', ''))) return false;
  // What is indented with tabs belongs to the entry above it.
  return !/^(?:---|\.\.\.)(?=[ \t]|$)|^ *\t/.test(text);
}

function columnOf({ text }: Line): number {
  return indentation(text.replace('\uFEFF', ''));
}

function isItem({ text }: Line): boolean {
  return /^[ \uFEFF]*-(?=[ \t]|$)/.test(text);
}

/** The items of a list may be in the column of the key that they belong to. */
function isProperty(line: Line): boolean {
  return !isItem(line) && /:(?:[ \t]|$)/.test(line.text);
}

/** Tabs may be in block texts, in comments and between two things on a line, not before the first. */

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
function leadingTab(text: string, from: number, to: number): Span | null {
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
