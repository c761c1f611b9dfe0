/**
 * What is left of a file with damaged entries.
 *
 * The entries of the outermost list or mapping begin in one column, so they can be told apart
 * without reading them. Damaged ones are blanked: the rest keeps its offsets, can be read, and
 * the faults of one card hide no others.
 */
import { hasContent, indentation, linesBetween, type Line } from './lines.ts';

/** An entry of the outermost list or mapping, with all lines up to the next. */
export interface Entry {
  readonly start: number;
  readonly end: number;
}

/** The entries of a block list or mapping; the whole text when it is neither. */
export function splitEntries(text: string): Entry[] {
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
export interface Head extends Entry {
  readonly key: { readonly start: number; readonly end: number };
  readonly text: string;
}

/** What stands before the first dash of a list whose first entry has lost its own; null in other texts. */
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
export function commentOut(text: string, { start, end }: Entry): string {
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

/** The items of a list may stand in the column of the key that they belong to. */
function isProperty(line: Line): boolean {
  return !isItem(line) && /:(?:[ \t]|$)/.test(line.text);
}
